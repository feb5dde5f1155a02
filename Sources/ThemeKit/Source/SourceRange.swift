/// A half-open range of UTF-8 byte offsets in `SourceFile.bytes`.
///
/// Offsets are 0-based. An empty range marks a place between two bytes. Lines and columns are derived
/// late, by `LineIndex`.
public struct SourceRange: Hashable, Sendable {
  /// Offset of the first byte.
  public let lowerBound: Int
  /// Offset after the last byte; never below `lowerBound`.
  public let upperBound: Int

  /// - Precondition: `0 <= lowerBound <= upperBound`.
  @inlinable
  public init(_ lowerBound: Int, _ upperBound: Int) {
    precondition(0 <= lowerBound && lowerBound <= upperBound, "a source range runs forwards")
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }

  /// The empty range at `offset`.
  @inlinable
  public init(at offset: Int) { self.init(offset, offset) }

  /// Number of bytes.
  @inlinable
  public var count: Int { upperBound - lowerBound }
  /// Whether all of `other` lies in this range.
  @inlinable
  public func contains(_ other: SourceRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
  @inlinable
  public var isEmpty: Bool { lowerBound == upperBound }
}

extension SourceRange: Comparable {
  /// By first byte, then by last.
  public static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.lowerBound, left.upperBound) < (right.lowerBound, right.upperBound)
  }
}
