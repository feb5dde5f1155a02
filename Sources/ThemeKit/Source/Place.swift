/// A range in one of the files that a brand is made of.
///
/// A brand that extends others has values in several files, and a range alone would not say in which.
public struct Place: Hashable, Sendable {
  public let range: SourceRange
  /// Which of `Brand.sources`: 0 is the brand's own file, 1 the one that it extends, and so on.
  public let file: UInt8

  @inlinable
  public init(_ range: SourceRange, file: UInt8 = 0) {
    self.range = range
    self.file = file
  }
}

extension Place: Comparable {
  /// The own file first; within a file by range.
  public static func < (left: Place, right: Place) -> Bool {
    left.file == right.file ? left.range < right.range : left.file < right.file
  }
}
