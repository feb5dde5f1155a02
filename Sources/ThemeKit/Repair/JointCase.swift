/// A part of a joint search: foregrounds with a luminance (times 2^58) in a cell, and for each surface whether it is to
/// be lighter or darker than the foreground.
struct JointCase {
  enum Side: CaseIterable { case lighter, darker }

  let cell: ClosedRange<Int>
  let sides: [Side]
  /// A number that no sum of distances in the case is below.
  let bound: Double

  /// The halves of a cell by lightness; nil when it is a single luminance.
  static func halves(of cell: ClosedRange<Int>) -> [ClosedRange<Int>]? {
    guard cell.lowerBound < cell.upperBound else { return nil }
    let flare = RelativeLuminance.scaledFlare
    let middle = Int((Double(cell.lowerBound + flare) * Double(cell.upperBound + flare)).squareRoot()) - flare
    let split = min(max(middle, cell.lowerBound), cell.upperBound - 1)
    return [cell.lowerBound...split, split + 1...cell.upperBound]
  }

  /// All luminances in cells over which luminance plus flare grows by at most `factor`, and which end at each of `ends`.
  static func cells(growingBy factor: Double, endingAt ends: [Int]) -> [ClosedRange<Int>] {
    let flare = RelativeLuminance.scaledFlare
    var cells: [ClosedRange<Int>] = []
    var low = 0
    for end in ends.sorted() + [LuminanceIntervals.greatest] {
      while low <= end {
        let high = min(end, Int(Double(low + flare) * factor) - flare)
        cells.append(low...high)
        low = high + 1
      }
    }
    return cells
  }
}
