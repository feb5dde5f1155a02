/// Which values a repair may write. A colour that comes from the palette is changed there, with all its uses, or at the
/// place of use, where the reference is replaced.
public struct RepairPlan: Sendable {
  public let kind: ColorRepair.Kind
  /// The uses whose reference is replaced, as indices into `BrandColors.uses`.
  let writtenOut: [Int]

  /// The plans of one kind, the best first: those that replace fewer references.
  /// - Parameters:
  ///   - shared: the uses of the finding that have their colour in common with other uses.
  ///   - forced: those whose reference can only be replaced.
  static func plans(_ kind: ColorRepair.Kind, shared: [Int], forced: [Int]) -> [RepairPlan] {
    // Three colours of a theme change at most; what an own theme shares with several could be more.
    let shared = shared.prefix(3)
    return (0..<1 << shared.count)
      .sorted { ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1) }
      .map { choice in
        RepairPlan(
          kind: kind,
          writtenOut: forced + shared.enumerated().filter { choice >> $0.offset & 1 == 1 }.map(\.element))
      }
  }
}
