/// The colours that a brand's fields write, and every pair that they are in: what a change of one of them must keep.
///
/// The pairs are those that findings are made of: written text, or else the text that shows through, on each surface
/// (an error below its limit, a warning where a colour is assumed); primary on each surface (a warning); and the
/// background, as far as it stays on the side of its mode. Pairs that cannot be judged are none.
public struct BrandColors: Sendable {
  /// By theme and field, own themes after the others; nil where the field holds no colour.
  let uses: [ColorUse?]
  let pairs: [ColorPair]
  /// For each use the pairs that it is in, as indices.
  let pairsOfUse: [[Int]]
  /// The uses of each value that holds a colour, ascending, by the value's place in the file.
  private let usesOfHolder: [Int: [Int]]

  static let fields: [ThemeField] = [.primary, .background, .paper, .text]

  /// - Parameter themes: one for each of `brand.themes`.
  public init(_ brand: Brand, _ themes: [JudgedTheme], profile: ModuleProfile = .builtIn) {
    let uses = (brand.themes + brand.ownThemes).flatMap { theme in Self.fields.map { Self.use($0, of: theme) } }
    var builder = ColorPairBuilder(brand, uses: uses)
    for index in themes.indices { builder.add(index, themes[index]) }
    var pairsOfUse = [[Int]](repeating: [], count: uses.count)
    for (index, pair) in builder.pairs.enumerated() {
      if let use = pair.foreground.use { pairsOfUse[use].append(index) }
      if let use = pair.surface.use, use != pair.foreground.use { pairsOfUse[use].append(index) }
    }
    var usesOfHolder: [Int: [Int]] = [:]
    for (index, use) in uses.enumerated() {
      guard let use else { continue }
      usesOfHolder[use.holder.range.lowerBound, default: []].append(index)
    }
    self.uses = uses
    pairs = builder.pairs
    self.pairsOfUse = pairsOfUse
    self.usesOfHolder = usesOfHolder
  }

  private static func use(_ field: ThemeField, of theme: Theme) -> ColorUse? {
    guard case .valid(let color, let resolved) = theme.color(field) else { return nil }
    return ColorUse(
      field: field, role: theme.role, color: color, written: resolved.written,
      holder: resolved.palette ?? resolved.written)
  }

  /// Every use that gets its colour from where this one does, itself included.
  func uses(sharedWith use: Int) -> [Int] {
    uses[use].flatMap { usesOfHolder[$0.holder.range.lowerBound] } ?? []
  }

  /// The index of a field's use; own themes count on behind the themes.
  static func index(_ field: ThemeField, theme: Int) -> Int {
    let place = fields.firstIndex(of: field) ?? 0
    return theme * fields.count + place
  }
}
