/// A brand in two versions.
public struct ComparedBrand: Sendable {
  /// Nil where that version does not have the brand.
  public let old: BrandVersion?
  public let new: BrandVersion?
  /// What the brand itself writes differently: `id`, `name`, `extends`, and colours of the palette.
  public let values: [ComparedValue]
  /// All of them: those of the old version in file order, then new ones; own themes at the end.
  public let themes: [ComparedTheme]
  /// Findings that are new or graver, and those that are gone; in the order of reports.
  public let appeared: [ComparedFinding]
  public let gone: [ComparedFinding]

  /// - Precondition: one of the versions is there.
  public init(old: BrandVersion?, new: BrandVersion?) {
    precondition(old != nil || new != nil, "a brand is in one version at least")
    self.old = old
    self.new = new
    // What is there on one side alone is told by its being there.
    let isComparable = old?.brand != nil && new?.brand != nil
    values = isComparable ? ComparedBrand.values(old?.brand, new?.brand) : []
    // Where the new version cannot be read, its themes are not known to be gone.
    let isKnown = new.map { $0.brand != nil } ?? true
    themes = isKnown ? ComparedBrand.themes(old, new) : []
    let findings = FindingComparison(old: old, new: new)
    appeared = findings.appeared
    gone = new?.brand == nil ? [] : findings.gone
  }

  /// The brand's id, or else what it is called; the new one where it has changed.
  public var name: String { new?.id ?? old?.id ?? new?.name ?? old?.name ?? "" }

  public var isAdded: Bool { old == nil }
  public var isRemoved: Bool { new == nil }

  /// The versions of which nothing can be told.
  public var unread: [BrandVersion] { [old, new].compactMap { $0 }.filter { $0.brand == nil } }

  public var isChanged: Bool {
    old == nil || new == nil || !values.isEmpty || !appeared.isEmpty || !gone.isEmpty
      || themes.contains(where: \.isChanged)
  }

  private static func themes(_ old: BrandVersion?, _ new: BrandVersion?) -> [ComparedTheme] {
    let before = old?.themes ?? []
    let after = new?.themes ?? []
    let judged = matched(ThemeKey.keys(of: before.map(\.theme)), ThemeKey.keys(of: after.map(\.theme))).map {
      ComparedTheme($0.key, old: $0.old.map { before[$0] }, new: $0.new.map { after[$0] })
    }
    let ownBefore = old?.brand?.ownThemes ?? []
    let ownAfter = new?.brand?.ownThemes ?? []
    let own = matched(ThemeKey.keys(of: ownBefore), ThemeKey.keys(of: ownAfter)).map {
      ComparedTheme($0.key, old: $0.old.map { ownBefore[$0] }, new: $0.new.map { ownAfter[$0] })
    }
    return judged + own
  }

  private static func matched(
    _ old: [ThemeKey], _ new: [ThemeKey]
  ) -> [(key: ThemeKey, old: Int?, new: Int?)] {
    old.enumerated().map { ($1, $0, new.firstIndex(of: $1)) }
      + new.enumerated().filter { !old.contains($1) }.map { ($1, nil, $0) }
  }

  private static func values(_ old: Brand?, _ new: Brand?) -> [ComparedValue] {
    func written(_ value: WrittenValue?) -> ComparedValue.Written? { value.map { ComparedValue.Written($0) } }
    let before = old?.file
    let after = new?.file
    var values = [
      // A bare theme has no id of its own.
      ComparedValue("id", old: written(before?.id), new: written(after?.id)),
      ComparedValue("name", old: written(before?.name), new: written(after?.name)),
      ComparedValue("extends", old: written(before?.extends), new: written(after?.extends)),
    ].compactMap { $0 }
    let oldPalette = before?.palette ?? []
    let newPalette = after?.palette ?? []
    var known: Set<ExactText> = []
    for entry in oldPalette + newPalette where known.insert(ExactText(entry.name.text)).inserted {
      let name = ExactText(entry.name.text)
      let change = ComparedValue(
        "palette.\(entry.name.text)", old: written(oldPalette.first { ExactText($0.name.text) == name }?.value),
        new: written(newPalette.first { ExactText($0.name.text) == name }?.value))
      if let change { values.append(change) }
    }
    return values
  }
}

extension BrandVersion {
  /// All errors, in the order of reports.
  var errors: [ComparedFinding] { FindingPlaces(self)?.findings.filter { $0.severity == .error } ?? [] }
}
