/// Lists the pairs of a brand's themes.
struct ColorPairBuilder {
  private(set) var pairs: [ColorPair] = []
  private let brand: Brand
  private let number: Int
  private let firstUse: Int
  private let firstTheme: Int

  /// - Parameters:
  ///   - number: of the brand among those that are repaired together.
  ///   - firstUse: the index of the brand's first use in `BrandColors.uses`.
  ///   - firstTheme: what its first theme is numbered by.
  init(_ brand: Brand, number: Int, firstUse: Int, firstTheme: Int) {
    self.brand = brand
    self.number = number
    self.firstUse = firstUse
    self.firstTheme = firstTheme
  }

  /// A surface that can be judged.
  private struct Surface {
    let field: ThemeField
    let end: ColorPair.End
    let isAssumed: Bool
  }

  mutating func add(_ theme: Int, _ judged: JudgedTheme) {
    let surfaces = surfaces(of: judged, theme)
    addText(theme, judged, surfaces)
    let primary = judged.prediction.primary
    if primary.basis != .assumed, primary.malformed == nil {
      let end = end(.primary, primary, judged, theme)
      for surface in surfaces { add(.primary, theme, end, surface, .three, isRequired: false) }
    }
    if let background = surfaces.first, background.field == .background { addSide(theme, judged, background) }
  }

  /// The background, and paper where it is not the background over again.
  private func surfaces(of judged: JudgedTheme, _ theme: Int) -> [Surface] {
    let prediction = judged.prediction
    var surfaces: [Surface] = []
    if prediction.background.malformed == nil {
      surfaces.append(
        Surface(
          field: .background, end: end(.background, prediction.background, judged, theme),
          isAssumed: prediction.background.basis == .assumed))
    }
    if prediction.paper.malformed == nil, prediction.paper.origin != .background {
      surfaces.append(
        Surface(
          field: .paper, end: end(.paper, prediction.paper, judged, theme),
          isAssumed: prediction.paper.basis == .assumed))
    }
    return surfaces
  }

  /// The written text, whatever the module makes of it; else what shows through.
  private mutating func addText(_ theme: Int, _ judged: JudgedTheme, _ surfaces: [Surface]) {
    let text = judged.prediction.text
    let foreground: ColorPair.End
    var isAssumed = false
    if let written = judged.theme.text.value {
      foreground = ColorPair.End(color: written, use: index(.text, theme))
    } else {
      guard text.malformed == nil else { return }
      foreground = end(.text, text, judged, theme)
      isAssumed = text.basis == .assumed
    }
    for surface in surfaces {
      add(.text, theme, foreground, surface, .fourPointFive, isRequired: !isAssumed && !surface.isAssumed)
    }
  }

  /// Keeps a background on its side of the middle: where it suits the theme's mode, and where the module's own text,
  /// which shows on another paper too, is chosen by it.
  private mutating func addSide(_ theme: Int, _ judged: JudgedTheme, _ background: Surface) {
    let prediction = judged.prediction
    let onBlack = ContrastRatio(background.end.color, .black)
    let onWhite = ContrastRatio(background.end.color, .white)
    let isKnown = prediction.mode.basis != .assumed && !background.isAssumed
    let suits = isKnown && (prediction.mode.applied == .light ? onBlack >= onWhite : onWhite >= onBlack)
    let showsOwnText =
      judged.theme.text.isAbsent && prediction.text.origin == .profile && prediction.paper.origin != .background
    guard suits || showsOwnText else { return }
    let isLight = suits ? prediction.mode.applied == .light : onBlack >= onWhite
    let end = ColorPair.End(color: isLight ? .black : .white, use: nil)
    add(.side, theme, end, background, Self.middle, isRequired: false)
  }

  /// Black reads better than white at (Y + 0.05) / 0.05 ≥ 1.05 / (Y + 0.05), which is a ratio against black of at least
  /// √21; white likewise. No 8-bit colour is so close to that that rounding matters.
  private static let middle = ContrastLimit.other(21.0.squareRoot())

  private mutating func add(
    _ kind: ColorPair.Kind, _ theme: Int, _ foreground: ColorPair.End, _ surface: Surface, _ limit: ContrastLimit,
    isRequired: Bool
  ) {
    pairs.append(
      ColorPair(
        kind: kind, member: number, theme: firstTheme + theme, foreground: foreground, surface: surface.end,
        field: surface.field, limit: limit, isRequired: isRequired))
  }

  /// A predicted colour, and the field that writes it.
  private func end(
    _ field: ThemeField, _ predicted: PredictedField<SRGBColor>, _ judged: JudgedTheme, _ theme: Int
  ) -> ColorPair.End {
    var use: Int?
    switch predicted.origin {
    case .theme: use = index(field, theme)
    case .ownTheme:
      use = brand.ownThemeIndex(for: judged.prediction.mode.applied)
        .map { index(field, brand.themes.count + $0) }
    case .background, .profile: break
    }
    return ColorPair.End(color: predicted.applied, use: use)
  }

  private func index(_ field: ThemeField, _ theme: Int) -> Int {
    firstUse + BrandColors.index(field, theme: theme)
  }
}
