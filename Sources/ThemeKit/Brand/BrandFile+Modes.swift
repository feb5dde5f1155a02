extension BrandFile {
  /// A problem for each theme whose mode an earlier one of the same role has.
  /// - Precondition: nothing has been laid under this file.
  var duplicateModes: [ReadingProblem] {
    guard themes.count > 1 else { return [] }
    var problems: [ReadingProblem] = []
    // By role and mode: two times three.
    var first = (own: ModePlaces(), sent: ModePlaces())
    for theme in themes {
      guard let mode = theme.modeKey else { continue }
      let place = theme[.mode]?.range ?? theme.anchor
      let isOwn = theme.role == .ownTheme
      let earlier = isOwn ? first.own.register(mode, place) : first.sent.register(mode, place)
      if let earlier {
        problems.append(ReadingProblem(.duplicateMode(mode: mode.name, isOwn: isOwn), at: place, related: [earlier]))
      }
    }
    return problems
  }

  /// The first place of each mode.
  private struct ModePlaces {
    private var light: SourceRange?
    private var dark: SourceRange?
    private var any: SourceRange?

    /// The place of the same mode before this one; nil for the first.
    mutating func register(_ mode: WrittenTheme.ModeKey, _ place: SourceRange) -> SourceRange? {
      switch mode {
      case .light: Self.register(&light, place)
      case .dark: Self.register(&dark, place)
      case .any: Self.register(&any, place)
      }
    }

    private static func register(_ first: inout SourceRange?, _ place: SourceRange) -> SourceRange? {
      guard let earlier = first else {
        first = place
        return nil
      }
      return earlier
    }
  }
}

extension BrandFile.WrittenTheme {
  /// What a theme is told from others of its role by.
  enum ModeKey: Hashable {
    case light, dark
    /// No mode is written.
    case any

    var name: String {
      switch self {
      case .light: "light"
      case .dark: "dark"
      case .any: "any"
      }
    }
  }

  /// Nil where the mode cannot be read.
  var modeKey: ModeKey? {
    guard let mode = self[.mode] else { return .any }
    guard mode.kind == .string else { return nil }
    return switch ThemeMode(rawValue: mode.text) {
    case .light: .light
    case .dark: .dark
    case nil: nil
    }
  }
}
