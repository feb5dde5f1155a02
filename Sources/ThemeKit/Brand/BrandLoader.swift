/// What the loaders of both formats share: they turn a tree into a `BrandFile`, and note what does not belong.
struct BrandLoader {
  let tree: SyntaxTree
  private(set) var problems: [ReadingProblem] = []

  init(_ tree: SyntaxTree) { self.tree = tree }

  mutating func report(
    _ kind: ReadingProblem.Kind, at range: SourceRange, related: [SourceRange] = [], edits: [TextEdit] = []
  ) {
    problems.append(ReadingProblem(kind, at: range, related: related, edits: edits))
  }

  // MARK: Keys

  /// The key that a misspelt one probably means: rather one that is not there yet.
  /// - Parameter present: the keys of its neighbours.
  static func meant(by name: String, among candidates: [String], present: [String]) -> StrayKey.Meant {
    let free = candidates.filter { !present.contains($0) }
    if let key = otherNames[name], candidates.contains(key) {
      return free.contains(key) ? .misspelt(key) : .given(key)
    }
    if isColorOnAnother(name) { return .nothingKnown }
    if let meant = NearMiss.match(for: name, among: free) { return .misspelt(meant) }
    return NearMiss.match(for: name, among: present).map { .given($0) } ?? .nothingKnown
  }

  /// What other design systems and the payload of `theme_applied` call a field. Their meaning is the same, so a rename
  /// keeps what the author meant.
  private static let otherNames = [
    "primaryColor": "primary", "accent": "primary", "accentColor": "primary", "brandColor": "primary",
    "bg": "background", "bgColor": "background", "backgroundColor": "background", "pageBackground": "background",
    "surface": "paper", "surfaceColor": "paper", "paperColor": "paper", "cardBackground": "paper",
    "textColor": "text", "foreground": "text", "foregroundColor": "text",
    "borderRadius": "radius", "cornerRadius": "radius",
    "font": "fontFamily", "fontName": "fontFamily", "typeface": "fontFamily",
    "stylesheet": "fontURL", "fontStylesheet": "fontURL",
    "colour": "color",
  ]

  /// Names like onPrimary: the colour of what stands on another one, which no field is, however near the spelling.
  private static func isColorOnAnother(_ name: String) -> Bool {
    let bytes = Array(name.utf8.prefix(3))
    return bytes.count == 3 && bytes[0] | 0x20 == UInt8(ascii: "o") && bytes[1] == UInt8(ascii: "n")
      && UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[2]
  }

  /// The keys of a theme in the order of every listing; without `mode` where that is an attribute.
  static func themeKeys(withMode: Bool) -> [String] {
    ThemeField.allCases.filter { withMode || $0 != .mode }.map(\.key)
  }

  // MARK: Values

  /// A value as written, and what is wrong with it whatever its field: empty, or not of the type.
  mutating func value(
    of index: SyntaxTree.Index, key: String, form: KeyForm, expected: MistypedValue.Expected
  ) -> WrittenValue {
    let node = tree[index]
    let (text, range) = tree.value(of: index)
    let value = WrittenValue(text: text, range: range, keyRange: node.key, kind: writtenKind(of: index))
    let isRight = expected == .number ? value.kind == .number : value.kind == .string
    if value.kind == .brokenString { return value }
    if !isRight {
      reportWrongType(index, value: value, key: key, expected: expected)
    } else if text.isEmpty {
      report(.emptyValue(key: key, form: form), at: range)
    }
    return value
  }

  private func writtenKind(of index: SyntaxTree.Index) -> WrittenValue.Kind {
    switch tree[index].kind {
    case .attribute: .string
    case .string: tree[index].isBroken ? .brokenString : .string
    case .element: firstElement(in: index) == nil ? .string : .object
    case .number: .number
    case .boolean: .boolean
    case .null: .null
    case .object: .object
    case .array: .array
    }
  }

  func firstElement(in index: SyntaxTree.Index) -> SyntaxTree.Index? {
    tree.children(of: index).first { tree[$0].kind == .element }
  }

  /// A value of the wrong type, with the repair where the meaning is plain.
  mutating func reportWrongType(
    _ index: SyntaxTree.Index, value: WrittenValue, key: String?, expected: MistypedValue.Expected
  ) {
    let node = tree[index]
    let found: MistypedValue.Found
    switch node.kind {
    case .element, .attribute: found = .elements
    case .string: found = .string
    case .number: found = .number
    case .boolean: found = .boolean
    case .null: found = .null
    case .object: found = .object
    case .array: found = .array
    }
    var edits: [TextEdit] = []
    // The value with its quotes: they stand just outside a string's content.
    if node.kind == .string, expected == .number, let radius = Radius(text: value.text), value.text.utf8.count <= 20 {
      let text = radius.isInRange ? value.text : radius.clamped.digits
      edits = [TextEdit(range: SourceRange(value.range.lowerBound - 1, value.range.upperBound + 1), text: text)]
    } else if node.kind == .number, expected == .string, let key,
      ThemeField.allCases.contains(where: { $0.isColor && $0.key == key }), SRGBColor(hex: "#" + value.text) != nil
    {
      edits = [TextEdit(range: value.range, text: "\"#\(value.text)\"")]
    }
    // Elements in place of text: at the first of them. Objects and arrays: at their opening bracket.
    let range: SourceRange
    switch found {
    case .elements: range = firstElement(in: index).map { tree[$0].key } ?? value.range
    case .object, .array: range = SourceRange(value.range.lowerBound, value.range.lowerBound + 1)
    default: range = value.range
    }
    let text = found == .elements ? tree.source.text(in: range) : value.text
    report(.wrongType(MistypedValue(key: key, expected: expected, found: found, text: text)), at: range, edits: edits)
  }

  // MARK: Limits

  private(set) var hasReachedThemeLimit = false

  /// Once a file: the themes after it are not read.
  mutating func reportThemeLimit(at range: SourceRange) {
    hasReachedThemeLimit = true
    report(.limitExceeded(.themes, found: nil), at: range)
  }

  // MARK: Palette

  /// `[A-Za-z][A-Za-z0-9._-]*`
  static func isPaletteName(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isASCIILetter else { return false }
    return name.utf8.allSatisfy {
      $0.isASCIILetter || $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") || $0 == .hyphen
    }
  }
}
