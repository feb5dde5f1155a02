/// Follows the references of a palette, and of the colours that use it.
struct PaletteResolver {
  private let entries: [BrandFile.PaletteEntry]
  /// False when a part of the palette could not be found: a name that is not there may be in that part.
  private let isWhole: Bool
  /// The first entry of each name; nil for a palette so small that looking through it is faster.
  private let indices: [ExactText: Int]?
  /// One for each entry; never absent once resolved.
  private(set) var states: [FieldState<SRGBColor>] = []
  private(set) var problems: [ReadingProblem] = []
  private var isUsed: [Bool]
  /// Entries on circles, whose finding says enough.
  private var isOnCircle: [Bool]

  /// Resolves all entries.
  /// - Complexity: O(entries).
  init(_ entries: [BrandFile.PaletteEntry], isWhole: Bool) {
    self.entries = entries
    self.isWhole = isWhole
    indices = entries.count > Self.smallPalette ? Self.table(of: entries) : nil
    isUsed = [Bool](repeating: false, count: entries.count)
    isOnCircle = isUsed
    states = [FieldState<SRGBColor>](repeating: .absent, count: entries.count)
    resolveEntries()
  }

  /// Indices of entries that nothing uses, directly or through other used entries, and that are on no circle.
  var unused: [Int] { entries.indices.filter { !isUsed[$0] && !isOnCircle[$0] } }

  /// The colour of a theme's field; what it refers to counts as used.
  mutating func state(of written: WrittenValue?) -> FieldState<SRGBColor> {
    guard let written else { return .absent }
    if let finished = Self.direct(written) { return finished }
    guard let name = Self.reference(in: written.text) else { return .malformed(ResolvedValue(written: written)) }
    guard let index = entry(named: name) else { return undefined(name, in: written, chain: []) }
    markUsed(index)
    return Self.use(of: states[index], by: written, isEntry: false)
  }

  private static let smallPalette = 16

  private static func table(of entries: [BrandFile.PaletteEntry]) -> [ExactText: Int] {
    var table: [ExactText: Int] = [:]
    for (index, entry) in entries.enumerated() {
      let name = ExactText(entry.name.text)
      if table[name] == nil { table[name] = index }
    }
    return table
  }

  /// The first entry of a name.
  private func entry(named name: String) -> Int? {
    let name = ExactText(name)
    if let indices { return indices[name] }
    return entries.firstIndex { ExactText($0.name.text) == name }
  }

  // MARK: Values

  /// The state of a value that is no reference; nil for a reference.
  private static func direct(_ written: WrittenValue) -> FieldState<SRGBColor>? {
    if written.kind != .string { return .malformed(ResolvedValue(written: written, reported: .wrongType)) }
    if written.text.isEmpty { return .malformed(ResolvedValue(written: written, reported: .emptyValue)) }
    if let color = SRGBColor(hex: written.text) { return .valid(color, ResolvedValue(written: written)) }
    return reference(in: written.text) == nil ? .malformed(ResolvedValue(written: written)) : nil
  }

  /// The name in `{name}`, whatever it is; nil when the text has another form.
  static func reference(in text: String) -> String? {
    let bytes = text.utf8
    guard bytes.first == .openBrace, bytes.last == .closeBrace, bytes.count >= 2 else { return nil }
    let name = text.utf8.dropFirst().dropLast()
    return name.contains { $0 == .openBrace || $0 == .closeBrace } ? nil : String(Substring(name))
  }

  /// What a reference makes of the state of the entry that it names.
  /// - Parameter isEntry: whether the reference is a palette's value, else a field's.
  private static func use(
    of state: FieldState<SRGBColor>, by written: WrittenValue, isEntry: Bool
  ) -> FieldState<SRGBColor> {
    guard let resolved = state.resolved else { return .malformed(ResolvedValue(written: written)) }
    let end = resolved.palette ?? resolved.written
    let below = resolved.place
    let isNearest = isEntry ? written.file < below.file : written.file <= below.file
    let place = isNearest ? nil : below
    if let color = state.value { return .valid(color, ResolvedValue(written: written, palette: end, at: place)) }
    switch resolved.reported {
    case .undefinedReference, .referenceCycle:
      return .malformed(ResolvedValue(written: written, reported: resolved.reported, at: place))
    case .emptyValue, .wrongType, .paletteColor, nil:
      return .malformed(ResolvedValue(written: written, palette: end, reported: .paletteColor, at: place))
    }
  }

  private mutating func undefined(
    _ name: String, in written: WrittenValue, chain: [String]
  ) -> FieldState<SRGBColor> {
    guard isWhole else { return .malformed(ResolvedValue(written: written, reported: .undefinedReference)) }
    let names = nearNames(of: name, in: written.file, isEntry: !chain.isEmpty)
    let suggestion = NearMiss.match(for: name, among: names)
    problems.append(
      ReadingProblem(
        .undefinedReference(chain: chain + [name], suggestion: suggestion), at: written.place,
        edits: suggestion.map { [TextEdit(range: written.range, text: "{\($0)}")] } ?? []))
    return .malformed(ResolvedValue(written: written, reported: .undefinedReference))
  }

  /// Names of about the same length, in file order. None for names so short that all are alike, and none of a palette
  /// so large that looking would be slow. For an entry only those that are colours themselves, so that no circle comes
  /// of it.
  /// A file does not know the colours of those that extend it.
  private func nearNames(of name: String, in file: UInt8, isEntry: Bool) -> [String] {
    guard entries.count <= 256, name.utf8.count >= 3 else { return [] }
    return entries.filter { entry in
      entry.name.file >= file && abs(entry.name.text.utf8.count - name.utf8.count) <= 8
        && (!isEntry || Self.reference(in: entry.value.text) == nil)
    }.map(\.name.text)
  }

  // MARK: Entries

  private mutating func resolveEntries() {
    for start in entries.indices where states[start].isAbsent {
      if let direct = Self.direct(entries[start].value) {
        states[start] = direct
        continue
      }
      // The entries from `start` on, each referring to the next one.
      var path: [Int] = []
      var places: [Int: Int] = [:]
      var state: FieldState<SRGBColor>?
      var next: Int? = start
      while let index = next {
        next = nil
        let written = entries[index].value
        if !states[index].isAbsent {
          state = states[index]
          break
        }
        if let place = places[index] {
          reportCircle(Array(path[place...]))
          for member in path[place...] { isOnCircle[member] = true }
          state = .malformed(ResolvedValue(written: written, reported: .referenceCycle))
          break
        }
        places[index] = path.count
        path.append(index)
        if let direct = Self.direct(written) {
          state = direct
          states[index] = direct
          path.removeLast()
        } else if let name = Self.reference(in: written.text) {
          next = entry(named: name)
          if next == nil {
            states[index] = undefined(name, in: written, chain: [entries[index].name.text])
            state = states[index]
            path.removeLast()
          }
        }
      }
      for index in path.reversed() {
        guard let end = state else { break }
        state = Self.use(of: end, by: entries[index].value, isEntry: true)
        states[index] = state ?? end
      }
    }
  }

  /// One finding for a circle, at the member that stands first in the file.
  private mutating func reportCircle(_ members: [Int]) {
    guard let first = members.min(), let turn = members.firstIndex(of: first) else { return }
    let ordered = members[turn...] + members[..<turn]
    problems.append(
      ReadingProblem(
        .referenceCycle(chain: (ordered + [first]).map { entries[$0].name.text }), at: entries[first].value.place,
        related: ordered.dropFirst().map { entries[$0].value.place }))
  }

  private mutating func markUsed(_ index: Int) {
    var next: Int? = index
    while let index = next, !isUsed[index] {
      isUsed[index] = true
      next = Self.reference(in: entries[index].value.text).flatMap(entry(named:))
    }
  }
}
