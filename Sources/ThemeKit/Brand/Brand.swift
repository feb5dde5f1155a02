/// A brand with its references resolved and its values read.
public struct Brand: Sendable {
  /// The files that the brand is made of: its own one, then those that it extends, the nearest first.
  public let sources: [SourceFile]
  public let file: BrandFile
  /// Whether everything that is extended could be found and read. If not, a finding says so, and nothing that hangs on
  /// what is missing can be judged.
  public let isWhole: Bool
  /// `[a-z0-9][a-z0-9-]{0,63}`; nil when missing or invalid. A bare theme's is the slug of its file's stem.
  public let id: String?
  /// The name for people: `name` as written, else the id, else the file's name.
  public let displayName: String
  /// The themes that the app sends, in file order.
  public let themes: [Theme]
  /// The brand's own themes, in file order.
  public let ownThemes: [Theme]
  /// One for each of `file.palette`, references followed. Never absent. A malformed one that is not `reported` is
  /// for `invalid-hex-color`, at the entry; what uses it is malformed and reported.
  public let paletteColors: [FieldState<SRGBColor>]
  /// Indices into `file.palette` of entries that nothing refers to, directly or through other used entries.
  public let unusedPalette: [Int]

  public init(
    sources: [SourceFile], file: BrandFile, isWhole: Bool = true, id: String?, displayName: String,
    themes: [Theme], ownThemes: [Theme],
    paletteColors: [FieldState<SRGBColor>] = [], unusedPalette: [Int] = []
  ) {
    precondition(paletteColors.count == file.palette.count, "one colour for each palette entry")
    self.sources = sources
    self.file = file
    self.isWhole = isWhole
    self.id = id
    self.displayName = displayName
    self.themes = themes
    self.ownThemes = ownThemes
    self.paletteColors = paletteColors
    self.unusedPalette = unusedPalette
  }

  /// The brand's own file.
  public var source: SourceFile { sources[0] }

  /// The own theme that shows through in `mode`: the one of that mode, else the one without a mode.
  public func ownTheme(for mode: ThemeMode) -> Theme? { ownThemeIndex(for: mode).map { ownThemes[$0] } }

  /// The same theme's index in `ownThemes`.
  public func ownThemeIndex(for mode: ThemeMode) -> Int? {
    ownThemes.firstIndex { $0.writtenMode == mode } ?? ownThemes.firstIndex { $0.mode.isAbsent }
  }
}
