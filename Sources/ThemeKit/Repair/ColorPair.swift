/// Two colours of a theme that must be told apart: a foreground and a surface, or a surface and black or white.
struct ColorPair: Sendable {
  /// A colour of a pair.
  struct End: Sendable {
    let color: SRGBColor
    /// The use that writes it, an index into `BrandColors.uses`; nil for a colour that no file holds.
    let use: Int?
  }

  /// What the pair is.
  enum Kind: Hashable, Sendable {
    case text, primary
    /// A background that stays light or dark.
    case side
  }

  let kind: Kind
  /// Which of the brands has it, as they were given to `BrandColors`.
  let member: Int
  /// Index into `Brand.themes`, counted on from brand to brand.
  let theme: Int
  let foreground: End
  let surface: End
  /// Background or paper.
  let field: ThemeField
  let limit: ContrastLimit
  /// Whether the limit is to be reached in any case: a failure is an error.
  let isRequired: Bool

  /// What a change of one of the colours must leave: the limit where that is an error or is reached now; else no less
  /// than there is now, so that a warning is not made worse.
  var need: ContrastRequirement.Least {
    let now = ContrastRatio(foreground.color, surface.color)
    return isRequired || now.meets(limit) ? .limit(limit) : .ratio(now)
  }
}
