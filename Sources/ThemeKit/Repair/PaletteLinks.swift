/// The references in palettes that a repair may replace by a colour: those in the repaired file.
struct PaletteLinks {
  private let entries: [BrandFile.PaletteEntry]
  /// Whether the brand's file of each number is the repaired one.
  private let isRepaired: [Bool]
  private let indices: [ExactText: Int]
  /// For each entry that was asked for, the last such reference on the way from it, itself included.
  private var lastLinks: [Int: Int?] = [:]

  /// Nil where the palette has none.
  /// - Complexity: O(palette).
  init?(_ brand: Brand, _ isRepaired: [Bool]) {
    entries = brand.file.palette
    self.isRepaired = isRepaired
    guard entries.contains(where: { isRepaired[Int($0.value.file)] && Self.isReference($0.value) }) else { return nil }
    var indices: [ExactText: Int] = [:]
    for (index, entry) in entries.enumerated() {
      let name = ExactText(entry.name.text)
      if indices[name] == nil { indices[name] = index }
    }
    self.indices = indices
  }

  /// The last reference in the repaired file that a field's value leads through; nil when there is none.
  /// - Complexity: O(palette) over all calls.
  mutating func last(from value: WrittenValue) -> WrittenValue? {
    var path: [Int] = []
    var found: Int?
    var next = target(of: value)
    while let index = next, path.count < entries.count {
      if let known = lastLinks[index] {
        found = known
        break
      }
      path.append(index)
      next = target(of: entries[index].value)
    }
    for index in path.reversed() {
      let value = entries[index].value
      if found == nil, isRepaired[Int(value.file)], Self.isReference(value) { found = index }
      lastLinks.updateValue(found, forKey: index)
    }
    return found.map { entries[$0].value }
  }

  private func target(of value: WrittenValue) -> Int? {
    PaletteResolver.reference(in: value.text).flatMap { indices[ExactText($0)] }
  }

  private static func isReference(_ value: WrittenValue) -> Bool { PaletteResolver.reference(in: value.text) != nil }
}
