import ThemeKit

/// A file of a run.
struct InputFile: Sendable {
  /// To open it by, and in `path.text` as typed or as found below what was typed.
  let path: FilePath
  /// For machine formats.
  let relativePath: String
  let origin: BrandReader.Origin
  /// What was read already, for standard input; nil for files.
  var bytes: [UInt8]?

  /// The order of every report; total.
  static func precedes(_ left: InputFile, _ right: InputFile) -> Bool {
    if left.relativePath != right.relativePath { return left.relativePath < right.relativePath }
    return left.path < right.path
  }
}
