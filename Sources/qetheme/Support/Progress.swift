/// A line on a terminal that says how far a run is, once it has taken half a second.
final class Progress {
  private static let patience = 500
  private static let interval = 100

  private let stream: OutputStream
  private let total: Int?
  private let noun: String
  private let start = Process.milliseconds
  private var shownAt: Int?

  /// - Parameters:
  ///   - total: nil when it is not known.
  ///   - noun: what is counted, in the plural.
  init(_ stream: OutputStream, total: Int?, _ noun: String = "files") {
    self.stream = stream
    self.total = total
    self.noun = noun
  }

  func show(_ done: Int) {
    guard stream.isTerminal else { return }
    let now = Process.milliseconds
    guard now - start > Progress.patience, shownAt.map({ now - $0 >= Progress.interval }) ?? true else { return }
    shownAt = now
    stream.write("\r\(done)\(total.map { " of \($0)" } ?? "") \(noun)\u{1B}[K")
  }

  /// Takes the line away again.
  func clear() {
    if shownAt != nil { stream.write("\r\u{1B}[K") }
    shownAt = nil
  }
}
