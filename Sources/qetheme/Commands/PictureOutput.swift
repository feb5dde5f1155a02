import Synchronization
import ThemeKit

/// The PNG pictures that `preview --png` writes beside the cards. They are drawn on all processors, some at a time.
struct PictureOutput {
  /// Cards that are held at a time: a few for each processor.
  private static let batch = 32

  /// A card that waits to be drawn.
  private struct Job: Sendable {
    let card: DrawnCard
    let path: String
  }

  private let converter: PictureConverter
  private let scale: Int
  private let writer: FileWriter
  private let progress: Progress
  /// Pictures that were tried.
  private var done = 0
  private var jobs: [Job] = []
  private let hang = Hang()
  private(set) var written = 0
  private(set) var unchanged = 0
  /// Pictures that were not tried any more.
  private var leftOut = 0
  private var failures: [String] = []

  /// Set once the program has hung: it would hang for every other picture as well.
  private final class Hang: Sendable {
    private let value = Atomic(false)
    var isSet: Bool { value.load(ordering: .relaxed) }
    func set() { value.store(true, ordering: .relaxed) }
  }

  private enum Failure: Error {
    case drawing(OutsideProblem)
    case writing(FileProblem)
  }

  init(_ converter: PictureConverter, scale: Int, _ environment: Environment) {
    self.converter = converter
    self.scale = scale
    writer = FileWriter(folder: environment.folder)
    progress = Progress(environment.errors, total: nil, "pictures")
  }

  /// The picture of the card at `path`: `terminal.png`, at twice the size `terminal@2x.png`, as Xcode names them.
  static func path(ofCard path: String, scale: Int) -> String {
    "\(path.droppingByteSuffix(".svg"))\(scale == 1 ? "" : "@\(scale)x").png"
  }

  /// Takes a card whose own file is at `path`.
  mutating func take(_ card: DrawnCard, at path: String) {
    jobs.append(Job(card: card, path: PictureOutput.path(ofCard: path, scale: scale)))
    if jobs.count == PictureOutput.batch { draw() }
  }

  /// Draws what still waits, and gives what could not be drawn or written: a sentence each.
  mutating func finish() -> [String] {
    draw()
    if leftOut == 0 { return failures }
    return failures + ["\(leftOut) \(leftOut == 1 ? "picture was" : "pictures were") left out after that"]
  }

  private mutating func draw() {
    let (jobs, hang, scale, converter, writer) = (jobs, hang, scale, converter, writer)
    self.jobs = []
    let drawn = done
    done += jobs.count
    defer { progress.clear() }
    let outcomes = Parallel.map(jobs.count, chunk: 1, onProgress: { progress.show(drawn + $0) }) {
      number -> Result<FileWriter.Outcome, Failure>? in
      if hang.isSet { return nil }
      let (card, path) = (jobs[number].card, jobs[number].path)
      switch converter.png(card.svg, width: DrawnCard.width, height: card.height, scale: scale) {
      case .failure(let problem):
        if problem == .slow { hang.set() }
        return .failure(.drawing(problem))
      case .success(let bytes): return writer.write(bytes, to: path, number: number).mapError(Failure.writing)
      }
    }
    for (job, outcome) in zip(jobs, outcomes) {
      switch outcome {
      case .success(.written): written += 1
      case .success(.unchanged): unchanged += 1
      case .failure(.writing(let problem)): failures.append("cannot write '\(job.path)': \(problem.phrase)")
      case .failure(.drawing(let problem)):
        failures.append("\(converter.name) did not draw '\(job.path)': \(problem.phrase)")
      case nil: leftOut += 1
      }
    }
  }
}
