/// Turns cards into PNG pictures with a program that is installed.
struct PictureConverter: Sendable {
  /// The programs that it can be, the first that is there.
  static let names = ["rsvg-convert", "resvg"]
  /// Milliseconds that a picture may take. A card takes about a tenth of a second.
  private static let patience = 30_000
  /// Bytes that a picture may have; a card at three times its size has about 400,000.
  private static let limit = 64 << 20

  private let program: OutsideProgram
  private let patience: Int

  var name: String { program.name }

  /// - Parameter path: the value of `PATH`.
  /// - Returns: nil when none is installed.
  init?(onPath path: String?, patience: Int = PictureConverter.patience) {
    guard let program = OutsideProgram.find(PictureConverter.names, onPath: path) else { return nil }
    self.program = program
    self.patience = patience
  }

  /// The card `svg`, `width` × `height` points, as a PNG with `scale` pixels a point.
  func png(_ svg: String, width: Int, height: Int, scale: Int) -> Result<[UInt8], OutsideProblem> {
    let arguments =
      program.name == "resvg" ? ["--zoom", "\(scale)", "-", "-c"] : ["--format", "png", "--zoom", "\(scale)"]
    return program.run(
      arguments, input: Array(svg.utf8), patience: patience, limit: PictureConverter.limit
    ).flatMap { bytes in
      guard let size = PNGSize(of: bytes) else { return .failure(.wrongOutput("no whole PNG")) }
      let wanted = PNGSize(width: width * scale, height: height * scale)
      return size == wanted
        ? .success(bytes) : .failure(.wrongOutput("a picture of \(size.phrase) pixels, not \(wanted.phrase)"))
    }
  }
}
