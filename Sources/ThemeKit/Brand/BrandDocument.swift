/// What one file says, before its references are resolved and what it extends is laid under it.
enum BrandDocument {
  /// `bareID` is the id of a bare theme; nil for a brand. The problems are those of syntax and form.
  case brand(BrandFile, bareID: String?, [ReadingProblem], hasUnreadThemes: Bool)
  /// Meant as a brand, but nothing of it can be used: the problems say why.
  case unreadable([ReadingProblem])
  /// Something else (only for candidates): not a finding.
  case notABrand
}

extension BrandDocument {
  /// Reads one file; see `BrandReader.read`.
  static func read(path: String, relativePath: String, bytes: [UInt8], origin: BrandReader.Origin) -> (
    source: SourceFile, document: BrandDocument
  ) {
    let format = BrandClassifier.format(path: path, bytes: bytes)
    if bytes.count > Limit.fileSize.value {
      return refuseSize(path: path, relativePath: relativePath, bytes: bytes, format: format, origin: origin)
    }
    let decoder = SourceDecoder(path: path, relativePath: relativePath, stored: bytes, format: format)
    let source = decoder.source
    if let fault = decoder.fault {
      let problem = ReadingProblem(.invalidEncoding(fault.reason), at: fault.range)
      return (source, unreadable(source, format, [problem], origin))
    }
    return (source, read(source, format, origin))
  }

  /// Reads a text that is in memory already.
  static func read(_ source: SourceFile, origin: BrandReader.Origin) -> BrandDocument {
    read(source, BrandClassifier.format(path: source.path, bytes: source.bytes), origin)
  }

  private static func read(
    _ source: SourceFile, _ format: SourceDecoder.Format, _ origin: BrandReader.Origin
  ) -> BrandDocument {
    switch format {
    case .xml: readXML(source, origin: origin)
    case .json: readJSON(source, origin: origin)
    }
  }

  private static func readXML(_ source: SourceFile, origin: BrandReader.Origin) -> BrandDocument {
    if origin == .candidate, !BrandClassifier.looksLikeBrand(source, .xml) { return .notABrand }
    let parsed = XMLParser.parse(source)
    guard !parsed.isCutShort, let root = parsed.tree.root else { return .unreadable(parsed.problems) }
    let name = parsed.tree.keyAsTyped(of: root)
    guard BrandClassifier.isNearlyBrand(name) else {
      let found = MistypedValue(key: nil, expected: .brand, found: .elements, text: name)
      let problem = ReadingProblem(.wrongType(found), at: parsed.tree[root].key)
      return .unreadable((parsed.problems + [problem]).inFileOrder)
    }
    var loader = XMLBrandLoader(parsed.tree)
    let file = loader.load(root: root)
    return .brand(
      file, bareID: nil, parsed.problems + loader.problems, hasUnreadThemes: loader.hasUnreadThemes)
  }

  private static func readJSON(_ source: SourceFile, origin: BrandReader.Origin) -> BrandDocument {
    let parsed = JSONParser.parse(source)
    if parsed.isCutShort { return unreadable(source, .json, parsed.problems, origin) }
    guard let root = parsed.tree.root else { return .unreadable(parsed.problems) }
    switch BrandClassifier.shape(of: parsed.tree, root: root, origin: origin) {
    case .brand:
      var loader = JSONBrandLoader(parsed.tree)
      let file = loader.load(root: root)
      return .brand(
        file, bareID: nil, parsed.problems + loader.problems, hasUnreadThemes: loader.hasUnreadThemes)
    case .bareTheme:
      var loader = JSONBrandLoader(parsed.tree)
      let file = loader.loadBareTheme(root: root)
      let isUnnamed = source.path == SourceFile.standardInputPath
      let id = isUnnamed ? "theme" : BrandID.slug(of: FileName.stem(of: source.path)) ?? "theme"
      return .brand(file, bareID: id, parsed.problems + loader.problems, hasUnreadThemes: false)
    case .somethingElse:
      if origin == .candidate { return .notABrand }
      return .unreadable((parsed.problems + [BrandClassifier.wrongRoot(of: parsed.tree, root: root)]).inFileOrder)
    }
  }

  /// A file of which nothing can be used: a finding if it must be a brand or seems to be meant as one.
  private static func unreadable(
    _ source: SourceFile, _ format: SourceDecoder.Format, _ problems: [ReadingProblem], _ origin: BrandReader.Origin
  ) -> BrandDocument {
    if origin == .candidate, !BrandClassifier.looksLikeBrand(source, format) { return .notABrand }
    return .unreadable(problems)
  }

  /// Of a file that is too large only the beginning is decoded, for the frame of its finding.
  private static func refuseSize(
    path: String, relativePath: String, bytes: [UInt8], format: SourceDecoder.Format, origin: BrandReader.Origin
  ) -> (source: SourceFile, document: BrandDocument) {
    let beginning = Array(bytes.prefix(shownOfLargeFile))
    let source = SourceDecoder(path: path, relativePath: relativePath, stored: beginning, format: format).source
    let problem = ReadingProblem(.limitExceeded(.fileSize, found: bytes.count), at: SourceRange(at: 0))
    return (source, unreadable(source, format, [problem], origin))
  }

  /// Bytes of a file beyond the limit that are still looked at.
  private static let shownOfLargeFile = 4096
}
