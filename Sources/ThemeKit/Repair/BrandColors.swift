/// The colours that a brand's fields write, and every pair that they are in: what a change of one of them must keep.
///
/// The pairs are those that findings are made of: written text, or else the text that shows through, on each surface
/// (an error below its limit, a warning where a colour is assumed); primary on each surface (a warning); and the
/// background, as far as it stays on the side of its mode. Pairs that cannot be judged are none.
public struct BrandColors: Sendable {
  /// By member, theme and field, own themes after the others; nil where the field holds no colour.
  let uses: [ColorUse?]
  let pairs: [ColorPair]
  /// For each use the pairs that it is in, as indices.
  let pairsOfUse: [[Int]]
  /// The uses of each value that holds a colour, and of each that a field has, ascending.
  private let usesOfHolder: [Place: [Int]]
  private let usesOfValue: [Place: [Int]]

  static let fields: [ThemeField] = [.primary, .background, .paper, .text]

  /// A brand, and its themes as they are judged.
  public struct Member: Sendable {
    let brand: Brand
    let themes: [JudgedTheme]

    public init(_ brand: Brand, _ themes: [JudgedTheme]) {
      self.brand = brand
      self.themes = themes
    }
  }

  public init(_ brand: Brand, _ themes: [JudgedTheme], profile: ModuleProfile = .builtIn) {
    self.init([Member(brand, themes)], profile: profile)
  }

  /// - Parameter members: the brand whose file is to be repaired, and others that extend it. Their themes are numbered on.
  public init(_ members: [Member], profile: ModuleProfile = .builtIn) {
    let path = members[0].brand.source.path
    var uses: [ColorUse?] = []
    var pairs: [ColorPair] = []
    var theme = 0
    for (number, member) in members.enumerated() {
      // In each member's own numbers the repaired file has another one.
      let isRepaired = member.brand.sources.map { $0.path.utf8.elementsEqual(path.utf8) }
      let first = uses.count
      // Only where there are several files can a palette's value be what refers to a colour.
      var links = isRepaired.count > 1 ? PaletteLinks(member.brand, isRepaired) : nil
      for theme in member.brand.themes + member.brand.ownThemes {
        for field in Self.fields { uses.append(Self.use(field, of: theme, isRepaired, &links)) }
      }
      var builder = ColorPairBuilder(member.brand, number: number, firstUse: first, firstTheme: theme)
      for index in member.themes.indices { builder.add(index, member.themes[index]) }
      pairs += builder.pairs
      theme += member.themes.count
    }
    var pairsOfUse = [[Int]](repeating: [], count: uses.count)
    for (index, pair) in pairs.enumerated() {
      if let use = pair.foreground.use { pairsOfUse[use].append(index) }
      if let use = pair.surface.use, use != pair.foreground.use { pairsOfUse[use].append(index) }
    }
    var usesOfHolder: [Place: [Int]] = [:]
    var usesOfValue: [Place: [Int]] = [:]
    for (index, use) in uses.enumerated() {
      guard let use else { continue }
      usesOfHolder[use.holder.place, default: []].append(index)
      usesOfValue[use.written.place, default: []].append(index)
    }
    self.uses = uses
    self.pairs = pairs
    self.pairsOfUse = pairsOfUse
    self.usesOfHolder = usesOfHolder
    self.usesOfValue = usesOfValue
  }

  /// The values are numbered 0 in the file that is repaired, 1 in any other.
  private static func use(
    _ field: ThemeField, of theme: Theme, _ isRepaired: [Bool], _ links: inout PaletteLinks?
  ) -> ColorUse? {
    guard case .valid(let color, let resolved) = theme.color(field) else { return nil }
    func numbered(_ value: WrittenValue) -> WrittenValue { value.inFile(isRepaired[Int(value.file)] ? 0 : 1) }
    var written = resolved.written
    if !isRepaired[Int(written.file)], let link = links?.last(from: written) { written = link }
    let holder = resolved.palette ?? resolved.written
    return ColorUse(
      field: field, role: theme.role, color: color, written: numbered(written), holder: numbered(holder),
      isBroughtAlong: isRepaired.firstIndex(of: true).map { Int(holder.file) < $0 } ?? false)
  }

  /// Every use that gets its colour from where this one does, itself included.
  func uses(sharedWith use: Int) -> [Int] {
    uses[use].flatMap { $0.holder.file == 0 ? usesOfHolder[$0.holder.place] : [use] } ?? []
  }

  /// Every use that is this same value, itself included: of the themes that inherit it.
  func uses(inheriting use: Int) -> [Int] {
    uses[use].flatMap { $0.written.file == 0 ? usesOfValue[$0.written.place] : [use] } ?? []
  }

  /// The index of a field's use; own themes count on behind the themes.
  static func index(_ field: ThemeField, theme: Int) -> Int {
    let place = fields.firstIndex(of: field) ?? 0
    return theme * fields.count + place
  }
}
