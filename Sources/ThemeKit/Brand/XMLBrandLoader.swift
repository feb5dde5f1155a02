/// Reads a tree of XML elements as a brand.
struct XMLBrandLoader {
  private let tree: SyntaxTree
  private var loader: BrandLoader
  private var id: WrittenValue?
  private var name: WrittenValue?
  private var extends: WrittenValue?
  private var palette: [BrandFile.PaletteEntry] = []
  private var paletteNames = FirstKeys()
  private var themes: [BrandFile.WrittenTheme] = []
  private var firstPalette: SourceRange?
  /// Always false: an element named like a theme is read as one.
  var hasUnreadThemes: Bool { false }
  /// What was found wrong, in no particular order.
  var problems: [ReadingProblem] { loader.problems }

  init(_ tree: SyntaxTree) {
    self.tree = tree
    loader = BrandLoader(tree)
  }

  mutating func load(root: SyntaxTree.Index) -> BrandFile {
    if tree.keyAsTyped(of: root) != "brand" { reportUnknown(root, owner: nil, meant: .misspelt("brand")) }
    for child in tree.children(of: root) {
      if tree[child].kind == .attribute { loadRootAttribute(child, root: root) } else { loadSection(child, of: root) }
    }
    reportStrayText(in: root, named: "brand")
    return BrandFile(
      format: .xml, root: tree[root].key, id: id, name: name, extends: extends, palette: palette,
      themes: themes)
  }

  // MARK: Root

  private static let attributes = ["id", "name", "extends"]

  private static func isAttribute(_ key: String) -> Bool { key == "id" || key == "name" || key == "extends" }

  private mutating func loadRootAttribute(_ index: SyntaxTree.Index, root: SyntaxTree.Index) {
    let key = tree.keyAsTyped(of: index)
    let meant: StrayKey.Meant
    if Self.isAttribute(key) {
      return loadIdentity(index, key: key, form: .attribute)
    } else if isSchemaAttribute(index) {
      return
    } else {
      meant = BrandLoader.meant(
        by: key, among: Self.attributes, present: attributeNames(of: root).filter(Self.isAttribute))
    }
    reportUnknown(index, owner: "brand", meant: meant)
    // Its value is that of the key that is meant, so that a misspelt id is one finding and not two.
    if case .misspelt(let key) = meant { loadIdentity(index, key: key, form: .attribute) }
  }

  private mutating func loadIdentity(_ index: SyntaxTree.Index, key: String, form: KeyForm) {
    let value = loader.value(of: index, key: key, form: form, expected: form == .element ? .text : .string)
    switch key {
    case "id": id = id ?? value
    case "name": name = name ?? value
    default: extends = extends ?? value
    }
  }

  private mutating func loadSection(_ index: SyntaxTree.Index, of root: SyntaxTree.Index) {
    let key = tree.keyAsTyped(of: index)
    var section = key
    if Self.isAttribute(key) {
      let isFree = !attributeNames(of: root).contains(key)
      loader.report(
        .unknownKey(StrayKey(name: key, form: .element, owner: "brand", meant: .attribute)), at: tree[index].key,
        edits: isFree ? XMLRepair.attribute(from: index, on: root, in: tree) : [])
      return loadIdentity(index, key: key, form: .element)
    }
    if !["palette", "theme", "ownTheme"].contains(key) {
      let meant = BrandLoader.meant(by: key, among: ["palette", "theme", "ownTheme"], present: [])
      reportUnknown(index, owner: "brand", meant: meant)
      guard case .misspelt(let name) = meant else { return }
      section = name
    }
    switch section {
    case "palette": loadPalette(index)
    case "theme": loadTheme(index, as: .theme)
    default: loadTheme(index, as: .ownTheme)
    }
  }

  // MARK: Palette

  private mutating func loadPalette(_ index: SyntaxTree.Index) {
    if let firstPalette {
      loader.report(
        .duplicateKey(name: "palette", form: .element), at: tree[index].key, related: [firstPalette])
    }
    firstPalette = firstPalette ?? tree[index].key
    for child in tree.children(of: index) {
      guard tree[child].kind == .element else {
        reportForeignAttribute(child, owner: "palette")
        continue
      }
      let key = tree.keyAsTyped(of: child)
      if key != "color" {
        let meant = BrandLoader.meant(by: key, among: ["color"], present: [])
        reportUnknown(child, owner: "palette", meant: meant)
        if meant == .nothingKnown { continue }
      }
      guard palette.count < Limit.paletteColors.value else {
        loader.report(.limitExceeded(.paletteColors, found: nil), at: tree[child].key)
        break
      }
      loadColor(child)
    }
    reportStrayText(in: index, named: "palette")
  }

  private mutating func loadColor(_ index: SyntaxTree.Index) {
    var name: WrittenValue?
    for child in tree.children(of: index) where tree[child].kind == .attribute {
      let key = tree.keyAsTyped(of: child)
      if key == "name" {
        name = loader.value(of: child, key: key, form: .attribute, expected: .string)
      } else if !isSchemaAttribute(child) {
        let meant = BrandLoader.meant(
          by: key, among: ["name"], present: attributeNames(of: index).filter { $0 == "name" })
        reportUnknown(child, owner: "color", meant: meant)
        if case .misspelt = meant {
          name = loader.value(of: child, key: "name", form: .attribute, expected: .string)
        }
      }
    }
    let value = loader.value(of: index, key: "color", form: .element, expected: .text)
    guard let name else { return loader.report(.unnamedColor, at: tree[index].key) }
    guard !name.text.isEmpty else { return }
    if let first = paletteNames.register(name.text, at: name.range) {
      return loader.report(.duplicateKey(name: name.text, form: .paletteName), at: name.range, related: [first])
    }
    if !BrandLoader.isPaletteName(name.text) {
      loader.report(.invalidPaletteName(text: name.text), at: name.range)
    }
    palette.append(
      BrandFile.PaletteEntry(
        name: WrittenValue(text: name.text, range: name.range, keyRange: name.keyRange), value: value))
  }

  // MARK: Themes

  private mutating func loadTheme(_ index: SyntaxTree.Index, as role: Theme.Role) {
    if themes.count >= Limit.themes.value {
      if !loader.hasReachedThemeLimit { loader.reportThemeLimit(at: tree[index].key) }
      return
    }
    let owner = role == .theme ? "theme" : "ownTheme"
    var values = [WrittenValue?](repeating: nil, count: ThemeField.allCases.count)
    var known: [KeyForm: [String]] = [:]
    func isGiven(_ key: String, as form: KeyForm) -> Bool {
      let names = known[form] ?? childNames(of: index, form: form).filter { ThemeField(key: $0) != nil }
      known[form] = names
      return names.contains(key)
    }
    for child in tree.children(of: index) {
      let key = tree.keyAsTyped(of: child)
      let form: KeyForm = tree[child].kind == .attribute ? .attribute : .element
      guard let field = ThemeField(key: key) else {
        if form == .attribute, isSchemaAttribute(child) { continue }
        let candidates = form == .attribute ? ["mode"] : BrandLoader.themeKeys(withMode: false)
        let present = candidates.filter { isGiven($0, as: form) }
        let meant = BrandLoader.meant(by: key, among: candidates, present: present)
        reportUnknown(child, owner: owner, meant: meant)
        // Two misspelt keys are not both told to be the same one.
        if case .misspelt(let name) = meant { known[form, default: []].append(name) }
        continue
      }
      let right: KeyForm = field == .mode ? .attribute : .element
      if form != right {
        let isFree = !isGiven(key, as: right)
        var edits: [TextEdit] = []
        if isFree {
          edits =
            right == .element
            ? XMLRepair.element(from: child, in: index, of: tree)
            : XMLRepair.attribute(from: child, on: index, in: tree)
        }
        loader.report(
          .unknownKey(
            StrayKey(name: key, form: form, owner: owner, meant: right == .element ? .element : .attribute)),
          at: tree[child].key, edits: edits)
        if !isFree { continue }
      }
      if let first = values[field.rawValue] {
        loader.report(.duplicateKey(name: key, form: form), at: tree[child].key, related: [first.keyRange])
        continue
      }
      if form == .element {
        for attribute in tree.children(of: child) where tree[attribute].kind == .attribute {
          reportForeignAttribute(attribute, owner: key)
        }
      }
      values[field.rawValue] = loader.value(
        of: child, key: key, form: form, expected: form == .element ? .text : .string)
    }
    reportStrayText(in: index, named: owner)
    themes.append(
      BrandFile.WrittenTheme(role: role, range: tree[index].outer, anchor: tree[index].key, values: values))
  }

  // MARK: What does not belong

  /// `xmlns:xsi` and `xsi:…`, which say where a schema is. A prefix of that name with another meaning is a finding.
  private mutating func isSchemaAttribute(_ index: SyntaxTree.Index) -> Bool {
    let key = tree.keyAsTyped(of: index)
    guard key == "xmlns:xsi" else { return key.utf8.starts(with: "xsi:".utf8) }
    let (text, range) = tree.value(of: index)
    if text != SchemaInstance.namespace {
      loader.report(
        .foreignSchemaNamespace(text: text), at: range,
        edits: [TextEdit(range: range, text: SchemaInstance.namespace)])
    }
    return true
  }

  private mutating func reportForeignAttribute(_ index: SyntaxTree.Index, owner: String) {
    if !isSchemaAttribute(index) { reportUnknown(index, owner: owner, meant: .nothingKnown) }
  }

  private mutating func reportUnknown(_ index: SyntaxTree.Index, owner: String?, meant: StrayKey.Meant) {
    let node = tree[index]
    var edits: [TextEdit] = []
    if case .misspelt(let name) = meant { edits = XMLRepair.rename(index, to: name, in: tree) }
    loader.report(
      .unknownKey(
        StrayKey(
          name: tree.keyAsTyped(of: index), form: node.kind == .attribute ? .attribute : .element, owner: owner,
          meant: meant)),
      at: node.key, edits: edits)
  }

  private func attributeNames(of index: SyntaxTree.Index) -> [String] { childNames(of: index, form: .attribute) }

  private func childNames(of index: SyntaxTree.Index, form: KeyForm) -> [String] {
    tree.children(of: index).filter { (tree[$0].kind == .attribute) == (form == .attribute) }
      .map(tree.keyAsTyped)
  }

  /// Text between the elements of `index`: one finding for each piece.
  private mutating func reportStrayText(in index: SyntaxTree.Index, named owner: String) {
    var start = Int(tree[index].contentStart)
    for child in tree.children(of: index) where tree[child].kind == .element {
      reportStrayText(from: start, to: Int(tree[child].outerStart), owner: owner)
      start = Int(tree[child].outerEnd)
    }
    reportStrayText(from: start, to: Int(tree[index].contentEnd), owner: owner)
  }

  private mutating func reportStrayText(from start: Int, to end: Int, owner: String) {
    let bytes = tree.source.bytes
    guard start < end, bytes[start..<end].contains(where: { !$0.isSpace }) else { return }
    let (text, range) = XMLText.trimmed(
      tree.source, in: SourceRange(start, end), isAttribute: false, needsDecoding: true)
    guard !text.isEmpty else { return }
    loader.report(
      .wrongType(MistypedValue(key: owner, expected: .elements, found: .text, text: text)), at: range)
  }
}
