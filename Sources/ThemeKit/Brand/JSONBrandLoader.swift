/// Reads a tree of JSON values as a brand, or as a bare theme.
struct JSONBrandLoader {
  private let tree: SyntaxTree
  private var base: BrandLoader
  private var id: WrittenValue?
  private var name: WrittenValue?
  private var extends: WrittenValue?
  private var palette: [BrandFile.PaletteEntry] = []
  private var themes: [BrandFile.WrittenTheme] = []

  /// Whether `themes` is there but holds what is no theme.
  private(set) var hasUnreadThemes = false
  /// What was found wrong, in no particular order.
  var problems: [ReadingProblem] { base.problems }

  static let brandKeys = ["$schema", "id", "name", "extends", "palette", "themes", "ownThemes"]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    base = BrandLoader(tree)
  }

  /// - Precondition: `root` is an object.
  mutating func load(root: SyntaxTree.Index) -> BrandFile {
    var present: [String]?
    forEachMember(of: root) { loader, member, key in
      var meantKey = key
      if !Self.brandKeys.contains(key) {
        let others = present ?? loader.keys(of: root, among: Self.brandKeys)
        present = others
        let meant = BrandLoader.meant(by: key, among: Self.brandKeys, present: others)
        loader.reportUnknown(member, owner: "brand", meant: meant)
        // What is meant is read, so that all of its faults are found at once.
        guard case .misspelt(let name) = meant else { return }
        present = others + [name]
        meantKey = name
      }
      loader.loadSection(member, key: meantKey)
    }
    return file(root)
  }

  /// Reads the whole of `root` as one theme.
  /// - Precondition: `root` is an object.
  mutating func loadBareTheme(root: SyntaxTree.Index) -> BrandFile {
    loadTheme(root, as: .theme, isBare: true)
    return file(root)
  }

  private func file(_ root: SyntaxTree.Index) -> BrandFile {
    BrandFile(
      format: .json, root: brace(of: root), id: id, name: name, extends: extends, palette: palette, themes: themes)
  }

  private func brace(of index: SyntaxTree.Index) -> SourceRange {
    let start = tree[index].content.lowerBound
    return SourceRange(start, start + 1)
  }

  private mutating func loadSection(_ index: SyntaxTree.Index, key: String) {
    switch key {
    case "id": id = id ?? string(index, key: key)
    case "name": name = name ?? string(index, key: key)
    case "extends": extends = extends ?? string(index, key: key)
    case "palette": loadPalette(index)
    case "themes": loadThemes(index, key: key, as: .theme)
    case "ownThemes": loadThemes(index, key: key, as: .ownTheme)
    default: _ = string(index, key: key)
    }
  }

  private mutating func string(_ index: SyntaxTree.Index, key: String) -> WrittenValue {
    base.value(of: index, key: key, form: .member, expected: .string)
  }

  // MARK: Palette

  private mutating func loadPalette(_ index: SyntaxTree.Index) {
    guard tree[index].kind == .object else { return reportWrongType(index, key: "palette", expected: .object) }
    forEachMember(of: index, form: .paletteName) { loader, member, name in
      let key = loader.tree[member].key
      guard loader.palette.count < Limit.paletteColors.value else {
        if !loader.hasReachedPaletteLimit {
          loader.hasReachedPaletteLimit = true
          loader.base.report(.limitExceeded(.paletteColors, found: nil), at: key)
        }
        return
      }
      let value = loader.string(member, key: name)
      if name.isEmpty {
        loader.base.report(.emptyValue(key: "name", form: .paletteName), at: key)
      } else if !BrandLoader.isPaletteName(name) {
        loader.base.report(.invalidPaletteName(text: name), at: key)
      }
      loader.palette.append(
        BrandFile.PaletteEntry(name: WrittenValue(text: name, range: key, keyRange: key), value: value))
    }
  }

  private var hasReachedPaletteLimit = false

  // MARK: Themes

  private mutating func loadThemes(_ index: SyntaxTree.Index, key: String, as role: Theme.Role) {
    guard tree[index].kind == .array else {
      if role == .theme { hasUnreadThemes = true }
      return reportWrongType(index, key: key, expected: .array)
    }
    for item in tree.children(of: index) {
      guard tree[item].kind == .object else {
        if role == .theme { hasUnreadThemes = true }
        reportWrongType(item, key: role == .theme ? "theme" : "ownTheme", expected: .object)
        continue
      }
      guard themes.count < Limit.themes.value else {
        if !base.hasReachedThemeLimit { base.reportThemeLimit(at: brace(of: item)) }
        return
      }
      loadTheme(item, as: role, isBare: false)
    }
  }

  private mutating func loadTheme(_ index: SyntaxTree.Index, as role: Theme.Role, isBare: Bool) {
    var values = [WrittenValue?](repeating: nil, count: ThemeField.allCases.count)
    var present: [String]?
    forEachMember(of: index) { loader, member, key in
      guard let field = ThemeField(key: key) else {
        if isBare, key == "$schema" { return }
        let fields = BrandLoader.themeKeys(withMode: true)
        let others = present ?? loader.keys(of: index, among: fields)
        present = others
        let meant = BrandLoader.meant(by: key, among: fields, present: others)
        // Two misspelt keys are not both told to be the same one.
        if case .misspelt(let name) = meant { present = others + [name] }
        loader.reportUnknown(member, owner: role == .theme ? "theme" : "ownTheme", meant: meant)
        return
      }
      values[field.rawValue] = loader.base.value(
        of: member, key: key, form: .member, expected: field == .radius ? .number : .string)
    }
    let first = tree.children(of: index).first { _ in true }
    let mode = values[ThemeField.mode.rawValue].flatMap { $0.range.isEmpty ? nil : $0.range }
    themes.append(
      BrandFile.WrittenTheme(
        role: role, range: tree[index].content, anchor: mode ?? first.map { tree[$0].key } ?? brace(of: index),
        values: values))
  }

  // MARK: What does not belong

  /// Goes through the members of an object; of a key that is there twice only the first is looked at, and none that
  /// holds half a surrogate pair.
  private mutating func forEachMember(
    of index: SyntaxTree.Index, form: KeyForm = .member,
    _ body: (inout JSONBrandLoader, SyntaxTree.Index, String) -> Void
  ) {
    var keys = FirstKeys()
    for member in tree.children(of: index) where !tree[member].keyIsBroken {
      let key = tree.key(of: member)
      if let first = keys.register(key, at: tree[member].key) {
        base.report(.duplicateKey(name: key, form: form), at: tree[member].key, related: [first])
      } else {
        body(&self, member, key)
      }
    }
  }

  /// The keys of an object that are among `known`.
  private func keys(of index: SyntaxTree.Index, among known: [String]) -> [String] {
    tree.children(of: index).map(tree.key).filter(known.contains)
  }

  private mutating func reportUnknown(_ index: SyntaxTree.Index, owner: String, meant: StrayKey.Meant) {
    var edits: [TextEdit] = []
    if case .misspelt(let name) = meant { edits = [TextEdit(range: tree[index].key, text: name)] }
    base.report(
      .unknownKey(StrayKey(name: tree.key(of: index), form: .member, owner: owner, meant: meant)),
      at: tree[index].key, edits: edits)
  }

  private mutating func reportWrongType(_ index: SyntaxTree.Index, key: String, expected: MistypedValue.Expected) {
    let (text, range) = tree.value(of: index)
    base.reportWrongType(
      index, value: WrittenValue(text: text, range: range, keyRange: tree[index].key), key: key,
      expected: expected)
  }
}
