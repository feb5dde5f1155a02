/// Tells brand files from other files.
enum BrandClassifier {
  /// What a JSON document is.
  enum Shape {
    case brand, bareTheme, somethingElse
  }

  /// The format by the file's extension, else by the first character that is no white space.
  static func format(path: String, bytes: [UInt8]) -> SourceDecoder.Format {
    if FileName.hasExtension("xml", path) { return .xml }
    if FileName.hasExtension("json", path) { return .json }
    // Byte-order marks and the zero bytes of UTF-16 aside.
    let first = bytes.first { !$0.isSpace && $0 != 0 && $0 < 0x80 }
    return first == .lessThan ? .xml : .json
  }

  /// Whether a root element is meant as `brand`: at most two edits away, letter case aside.
  static func isNearlyBrand(_ name: String) -> Bool {
    name == "brand" || NearMiss.editDistance(name.lowercased(), "brand") <= 2
  }

  /// Whether a file that cannot be read is meant as a brand: XML whose root (or DOCTYPE) nearly says so, JSON that
  /// holds the key `themes`.
  static func looksLikeBrand(_ source: SourceFile, _ format: SourceDecoder.Format) -> Bool {
    switch format {
    case .xml:
      let prolog = XMLProlog(source)
      if let name = prolog.rootName { return isNearlyBrand(source.text(in: name)) }
      let root = Array("<brand".utf8)
      return source.bytes.drop { $0.isSpace }.starts(with: root)
    case .json:
      return source.bytes.contains(sequence: "\"themes\"")
    }
  }

  /// What a JSON document is meant as. In a folder only what can be nothing else is a brand; a file that was named
  /// is a brand or a bare theme if any of its keys says so.
  static func shape(of tree: SyntaxTree, root: SyntaxTree.Index, origin: BrandReader.Origin) -> Shape {
    guard tree[root].kind == .object else { return .somethingElse }
    var has = (brandKey: false, themeKey: false, themes: false, id: false, neighbour: false)
    for member in tree.children(of: root) {
      let key = tree.key(of: member)
      switch key {
      case "themes", "ownThemes": has.themes = true
      case "id": has.id = true
      case "extends", "palette": has.neighbour = true
      case "name": has.brandKey = true
      default:
        if ThemeField(key: key) != nil { has.themeKey = true }
        if origin == .explicit, NearMiss.match(for: key, among: ["themes", "ownThemes"]) != nil { has.brandKey = true }
      }
    }
    if has.themes || has.id && has.neighbour { return .brand }
    if origin == .candidate { return .somethingElse }
    if has.id || has.neighbour { return .brand }
    if has.themeKey { return .bareTheme }
    return has.brandKey ? .brand : .somethingElse
  }

  /// A root that is no brand: a value at itself, an object at its opening brace.
  static func wrongRoot(of tree: SyntaxTree, root: SyntaxTree.Index) -> ReadingProblem {
    let (text, range) = tree.value(of: root)
    let found: MistypedValue.Found
    switch tree[root].kind {
    case .object: found = .object
    case .array: found = .array
    case .string: found = .string
    case .number: found = .number
    case .boolean: found = .boolean
    case .null: found = .null
    case .element, .attribute: found = .elements
    }
    let start = range.lowerBound
    let place = found == .object || found == .array ? SourceRange(start, start + 1) : range
    return ReadingProblem(
      .wrongType(MistypedValue(key: nil, expected: .brand, found: found, text: text)), at: place)
  }
}

extension [UInt8] {
  /// Whether the bytes of `text` stand somewhere in it.
  func contains(sequence text: StaticString) -> Bool {
    indices.contains { holds(text, at: $0, before: count) }
  }
}
