/// The bytes of a file with some of them changed, and which ones those are.
public struct ChangedBytes: Sendable {
  /// A change of the bytes as they are now.
  public struct Splice: Sendable {
    /// What goes; an empty range inserts.
    public let range: Range<Int>
    public let bytes: [UInt8]

    public init(_ range: Range<Int>, _ bytes: [UInt8]) {
      self.range = range
      self.bytes = bytes
    }
  }

  /// What one place was and is.
  public struct Change: Hashable, Sendable {
    public let original: Range<Int>
    public let now: Range<Int>
  }

  /// Bytes that are the same before and after.
  private struct Kept: Sendable {
    let original: Int
    let now: Int
    let length: Int
    var end: Int { now + length }
  }

  public let original: [UInt8]
  public private(set) var bytes: [UInt8]
  /// In order, without gaps of length zero between two.
  private var kept: [Kept]

  public init(_ original: [UInt8]) {
    self.original = original
    bytes = original
    kept = [Kept(original: 0, now: 0, length: original.count)]
  }

  public var isChanged: Bool { bytes != original }

  /// Makes changes together.
  ///
  /// - Precondition: `splices` are in order and do not overlap.
  /// - Complexity: O(bytes + changes so far).
  public mutating func make(_ splices: [Splice]) {
    var new: [UInt8] = []
    new.reserveCapacity(bytes.count)
    var stillKept: [Kept] = []
    var next = 0
    var copied = 0
    for splice in splices + [Splice(bytes.count..<bytes.count, [])] {
      let gap = copied..<splice.range.lowerBound
      while next < kept.count, kept[next].now < gap.upperBound {
        let from = max(kept[next].now, gap.lowerBound)
        let to = min(kept[next].end, gap.upperBound)
        if from < to {
          stillKept.append(
            Kept(
              original: kept[next].original + from - kept[next].now, now: new.count + from - gap.lowerBound,
              length: to - from))
        }
        // One that reaches beyond the splice is looked at again.
        if kept[next].end > gap.upperBound { break }
        next += 1
      }
      new += bytes[gap]
      new += splice.bytes
      copied = splice.range.upperBound
    }
    bytes = new
    kept = stillKept
  }

  /// The places that differ, in order.
  public var changes: [Change] {
    var changes: [Change] = []
    var original = 0
    var now = 0
    for kept in self.kept + [Kept(original: self.original.count, now: bytes.count, length: 0)] {
      if kept.original > original || kept.now > now {
        changes.append(Change(original: original..<kept.original, now: now..<kept.now))
      }
      original = kept.original + kept.length
      now = kept.end
    }
    return changes
  }
}
