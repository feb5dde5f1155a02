/// Reads a brand file, XML or JSON, into a `Brand`. Reading never throws and does no I/O.
public enum BrandReader {
  /// How the file came into the run.
  public enum Origin: Sendable {
    /// Named by the user (or standard input): it must be a brand; a bare theme object is read.
    case explicit
    /// Found in a folder: a root that is something else is no brand and is passed over.
    case candidate
  }

  /// What reading gave.
  public enum Outcome: Sendable {
    /// A brand, perhaps an incomplete one when there are errors.
    case brand(Brand)
    /// Meant as a brand, but nothing of it can be used: the problems say why.
    case unreadable
    /// Something else (only for candidates): not a finding.
    case notABrand
  }

  /// Reads one file.
  ///
  /// - Parameters:
  ///   - path: as typed; `SourceFile.standardInputPath` is standard input without a name.
  ///   - relativePath: from the repository root.
  ///   - bytes: as stored, in any of the supported encodings.
  ///   - origin: how the file came into the run.
  /// - Returns: the file (with as much of its text as could be decoded), what was read, and the problems for
  ///   the rules under `Rules/Reading`, in file order.
  public static func read(path: String, relativePath: String, bytes: [UInt8], origin: Origin) -> (
    source: SourceFile, result: Parsed<Outcome>
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

  /// Reads a text that is in memory already, as a file that was named. Its problems are in file order.
  public static func read(_ source: SourceFile) -> Parsed<Outcome> {
    read(source, BrandClassifier.format(path: source.path, bytes: source.bytes), .explicit)
  }

  private static func read(
    _ source: SourceFile, _ format: SourceDecoder.Format, _ origin: Origin
  ) -> Parsed<Outcome> {
    switch format {
    case .xml: readXML(source, origin: origin)
    case .json: readJSON(source, origin: origin)
    }
  }

  private static func readXML(_ source: SourceFile, origin: Origin) -> Parsed<Outcome> {
    if origin == .candidate, !BrandClassifier.looksLikeBrand(source, .xml) { return Parsed(.notABrand) }
    let parsed = XMLParser.parse(source)
    guard !parsed.isCutShort, let root = parsed.tree.root else { return Parsed(.unreadable, problems: parsed.problems) }
    let name = parsed.tree.keyAsTyped(of: root)
    guard BrandClassifier.isNearlyBrand(name) else {
      let found = MistypedValue(key: nil, expected: .brand, found: .elements, text: name)
      let problem = ReadingProblem(.wrongType(found), at: parsed.tree[root].key)
      return Parsed(.unreadable, problems: sorted(parsed.problems + [problem]))
    }
    var loader = XMLBrandLoader(parsed.tree)
    let file = loader.load(root: root)
    return resolve(file, source, bareID: nil, problems: parsed.problems + loader.problems, loader.hasUnreadThemes)
  }

  private static func readJSON(_ source: SourceFile, origin: Origin) -> Parsed<Outcome> {
    let parsed = JSONParser.parse(source)
    if parsed.isCutShort { return unreadable(source, .json, parsed.problems, origin) }
    guard let root = parsed.tree.root else { return Parsed(.unreadable, problems: parsed.problems) }
    switch BrandClassifier.shape(of: parsed.tree, root: root, origin: origin) {
    case .brand:
      var loader = JSONBrandLoader(parsed.tree)
      let file = loader.load(root: root)
      return resolve(file, source, bareID: nil, problems: parsed.problems + loader.problems, loader.hasUnreadThemes)
    case .bareTheme:
      var loader = JSONBrandLoader(parsed.tree)
      let file = loader.loadBareTheme(root: root)
      let isUnnamed = source.path == SourceFile.standardInputPath
      let id = isUnnamed ? "theme" : BrandID.slug(of: FileName.stem(of: source.path)) ?? "theme"
      return resolve(file, source, bareID: id, problems: parsed.problems + loader.problems, false)
    case .somethingElse:
      if origin == .candidate { return Parsed(.notABrand) }
      return Parsed(
        .unreadable, problems: sorted(parsed.problems + [BrandClassifier.wrongRoot(of: parsed.tree, root: root)]))
    }
  }

  private static func resolve(
    _ file: BrandFile, _ source: SourceFile, bareID: String?, problems: [ReadingProblem], _ hasUnreadThemes: Bool
  ) -> Parsed<Outcome> {
    var resolver = BrandResolver(file, hasUnreadThemes: hasUnreadThemes)
    let brand = resolver.resolve(source: source, bareID: bareID)
    return Parsed(.brand(brand), problems: sorted(problems + resolver.problems))
  }

  /// A file of which nothing can be used: a finding if it must be a brand or seems to be meant as one.
  private static func unreadable(
    _ source: SourceFile, _ format: SourceDecoder.Format, _ problems: [ReadingProblem], _ origin: Origin
  ) -> Parsed<Outcome> {
    if origin == .candidate, !BrandClassifier.looksLikeBrand(source, format) { return Parsed(.notABrand) }
    return Parsed(.unreadable, problems: problems)
  }

  /// Of a file that is too large only the beginning is decoded, for the frame of its finding.
  private static func refuseSize(
    path: String, relativePath: String, bytes: [UInt8], format: SourceDecoder.Format, origin: Origin
  ) -> (source: SourceFile, result: Parsed<Outcome>) {
    let beginning = Array(bytes.prefix(shownOfLargeFile))
    let source = SourceDecoder(path: path, relativePath: relativePath, stored: beginning, format: format).source
    let problem = ReadingProblem(.limitExceeded(.fileSize, found: bytes.count), at: SourceRange(at: 0))
    return (source, unreadable(source, format, [problem], origin))
  }

  /// Bytes of a file beyond the limit that are still looked at.
  private static let shownOfLargeFile = 4096

  /// By position; problems at one place in the order in which they were found.
  private static func sorted(_ problems: [ReadingProblem]) -> [ReadingProblem] {
    guard problems.count > 1 else { return problems }
    return problems.enumerated()
      .sorted { ($0.element.range, $0.offset) < ($1.element.range, $1.offset) }
      .map(\.element)
  }
}
