/// A file that others extend, read once for all of them.
public final class ParentBrand: Sendable {
  /// See `ParentFinder`.
  public let key: String
  public let source: SourceFile
  let content: Content

  enum Content: Sendable {
    case brand(BrandFile, [ReadingProblem], hasUnreadThemes: Bool)
    /// Meant as a brand, but nothing of it can be used.
    case unreadable([ReadingProblem])
    case notABrand

    init(_ document: BrandDocument) {
      switch document {
      case .brand(let file, _, let problems, let hasUnreadThemes):
        self = .brand(file, problems + file.duplicateModes, hasUnreadThemes: hasUnreadThemes)
      case .unreadable(let problems):
        self = problems.contains(where: \.saysNoBrand) ? .notABrand : .unreadable(problems)
      case .notABrand: self = .notABrand
      }
    }
  }

  /// Reads a parent. It is named, so a theme by itself may be one; what is something else is no brand.
  public init(key: String, path: String, relativePath: String, bytes: [UInt8]) {
    let (source, document) = BrandDocument.read(
      path: path, relativePath: relativePath, bytes: bytes, origin: .explicit)
    self.key = key
    self.source = source
    content = Content(document)
  }

  /// The same of a text that is in memory.
  init(key: String, source: SourceFile) {
    self.key = key
    self.source = source
    content = Content(BrandDocument.read(source, origin: .explicit))
  }

  /// Whether something can be inherited from it.
  public var isBrand: Bool {
    if case .brand = content { true } else { false }
  }

  /// A file that by its name is never a brand.
  public init(notABrand key: String, path: String) {
    self.key = key
    source = SourceFile(path: path, text: "")
    content = .notABrand
  }
}

extension ReadingProblem {
  /// Whether the root is something else than a brand.
  fileprivate var saysNoBrand: Bool {
    if case .wrongType(let found) = kind { found.expected == .brand } else { false }
  }
}
