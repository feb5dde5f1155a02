/// What a comparison found: what every form of it is made from.
public struct ComparisonReport: Sendable {
  /// A file or folder that was compared.
  public struct Side: Sendable {
    /// As typed.
    public let path: String
    /// For machines: never absolute.
    public let relativePath: String

    public init(path: String, relativePath: String) {
      self.path = path
      self.relativePath = relativePath
    }
  }

  public let old: Side
  public let new: Side
  /// The brands with something to say, in the order in which they were handed in.
  public private(set) var brands: [ComparedBrand] = []
  public private(set) var summary = ComparisonSummary()

  public init(old: Side, new: Side) {
    self.old = old
    self.new = new
  }

  /// Takes one more brand. One that is the same in both versions is only counted.
  ///
  /// - Returns: whether it is among `brands`.
  @discardableResult
  public mutating func add(_ brand: ComparedBrand) -> Bool {
    summary.count(brand)
    guard brand.isChanged || !brand.unread.isEmpty else { return false }
    brands.append(brand)
    return true
  }

  public var regressions: [Regression] { brands.flatMap(\.regressions) }

  /// Whether no brand was compared, of whatever state.
  public var isEmpty: Bool { brands.isEmpty && summary.compared == 0 }

  /// Whether nothing could be told, since no brand of the new version can be read.
  public var isUnreadable: Bool {
    !isEmpty && summary.compared == 0 && brands.allSatisfy { $0.new.map { $0.brand == nil } ?? false }
  }
}
