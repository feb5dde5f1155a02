/// A part of a joint search: foregrounds with a luminance (times 2^58) in a cell, and for each surface whether it is to
/// be lighter or darker than the foreground.
struct JointCase {
  enum Side: CaseIterable { case lighter, darker }

  let cell: ClosedRange<Int>
  let sides: [Side]
  /// A number that no sum of distances in the case is below.
  let bound: Double

  /// The halves of a cell by lightness; they share the luminance between them. Nil when there is none between.
  static func halves(of cell: ClosedRange<Int>) -> [ClosedRange<Int>]? {
    guard cell.upperBound - cell.lowerBound > 1 else { return nil }
    let flare = RelativeLuminance.scaledFlare
    let middle = Int((Double(cell.lowerBound + flare) * Double(cell.upperBound + flare)).squareRoot()) - flare
    let split = min(max(middle, cell.lowerBound + 1), cell.upperBound - 1)
    return [cell.lowerBound...split, split...cell.upperBound]
  }

  /// All luminances in cells over which luminance plus flare grows by at most `factor`; neighbours share their ends.
  static func cells(growingBy factor: Double) -> [ClosedRange<Int>] {
    let flare = RelativeLuminance.scaledFlare
    var cells: [ClosedRange<Int>] = []
    var low = 0
    while low < LuminanceIntervals.greatest {
      let high = min(LuminanceIntervals.greatest, Int(Double(low + flare) * factor) - flare)
      cells.append(low...high)
      low = high
    }
    return cells
  }
}
