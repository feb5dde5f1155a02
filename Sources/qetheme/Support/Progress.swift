/// A line on a terminal that says how far a run is, once it has taken half a second.
final class Progress {
  private static let patience = 500
  private static let interval = 100

  private let stream: OutputStream
  private let total: Int
  private let start = Process.milliseconds
  private var shownAt: Int?

  init(_ stream: OutputStream, total: Int) {
    self.stream = stream
    self.total = total
  }

  func show(_ done: Int) {
    guard stream.isTerminal else { return }
    let now = Process.milliseconds
    guard now - start > Progress.patience, shownAt.map({ now - $0 >= Progress.interval }) ?? true else { return }
    shownAt = now
    stream.write("\r\(done) of \(total) files\u{1B}[K")
  }

  /// Takes the line away again.
  func clear() {
    if shownAt != nil { stream.write("\r\u{1B}[K") }
  }
}
