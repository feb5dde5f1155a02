import ThemeKit

/// A file of a run.
struct InputFile: Sendable {
  /// To open it by, and in `path.text` as typed or as found below what was typed.
  let path: FilePath
  /// For machine formats; never absolute.
  let relativePath: String
  /// Whether `relativePath` begins at the root of a repository.
  var isInRepository = false
  let origin: BrandReader.Origin
  /// Which file of the system this is, as far as finding it told; nil when it cannot be told.
  var identity: FileIdentity?
  /// Whether a symbolic link was found in a folder.
  var isLink = false
  /// Whether it is standard input.
  var isInput = false
  /// What counts in place of what is stored: standard input, or a text that has been mended; nil for a file that is
  /// still to be read.
  var bytes: [UInt8]?

  /// Which name of a file that has several stands for it, the lowest first.
  var rank: Int { isInput ? 0 : origin == .explicit ? 1 : isLink ? 3 : 2 }

  /// On cards: from the root of the repository; outside one the name alone, so that a card is the same wherever it
  /// is drawn.
  var cardName: String { isInRepository ? relativePath : PathNames.last(of: path.text) }

  /// Whether the name says that it is something else: settings, or a schema.
  var isNeverABrand: Bool {
    let name = PathNames.last(of: path.text)
    return name.lowercased() == "qetheme.json" || Array(name.utf8).hasLowercasedSuffix(".schema.json")
  }

  /// The order of every report, by bytes; total.
  static func precedes(_ left: InputFile, _ right: InputFile) -> Bool {
    left.relativePath.hasSameBytes(as: right.relativePath)
      ? left.path < right.path : left.relativePath.precedesInBytes(right.relativePath)
  }
}
