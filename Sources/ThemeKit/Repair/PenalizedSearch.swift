/// Looks for colours by cost: the OKLab distance from a target plus a penalty on relative luminance,
/// d(x) + penalty · Y(x), where luminances beyond an end count as that end.
///
/// `JointSearch` uses it in two ways: to find the least cost, and to list every colour within some cost of it.
struct PenalizedSearch: OctreeSearch {
  struct Find: Sendable {
    let found: NearestColor
    /// Times 2^58.
    let luminance: Int
    let cost: Double
  }

  let base: NearestSearch
  let penalty: Double
  /// The luminances (times 2^58) that count as they are.
  let counted: ClosedRange<Int>
  private(set) var best: Find?
  /// The colours at or below the ceiling, if there is one.
  private(set) var listed: [Find] = []
  private let ceiling: Double?
  /// What is at or above it is of no use.
  private var reach: Double
  /// The search is given up when the list grows longer.
  private let most: Int
  /// Whether the list holds every colour that it should.
  var isComplete: Bool { listed.count <= most }
  var cube: ColorCube { base.cube }

  /// - Parameters:
  ///   - base: the colours to look through, and the target.
  ///   - counted: where the penalty is negative no colour may be below it, where positive none above, so that what
  ///     does not count would only lessen the cost.
  ///   - known: colours of `base`, to start from.
  ///   - limit: costs at or above it are of no use.
  ///   - ceiling: lists every colour with at most this cost; nil finds the least cost only.
  ///   - most: where the list grows longer, the search is given up.
  init(
    _ base: NearestSearch, penalty: Double, counted: ClosedRange<Int>, known: [NearestColor] = [],
    below limit: Double = .infinity, ceiling: Double? = nil, most: Int = .max
  ) {
    self.base = base
    self.penalty = penalty
    self.counted = counted
    self.ceiling = ceiling
    reach = limit
    self.most = most
    for color in known { keep(find(color, color.color.scaledLuminance)) }
    if !base.luminances.intervals.isEmpty { run() }
  }

  @inline(__always)
  func bound(_ box: ColorBox) -> Double? {
    guard let span = base.span(of: box) else { return nil }
    let bounds = BoxBounds(box, of: cube)
    // Distance and luminance each at their best; together they are rarely so in one colour.
    let end = penalty > 0 ? max(bounds.lowLuminance, span.lowerBound) : min(bounds.highLuminance, span.upperBound)
    guard let axis = OKLabAxis(from: base.target, to: bounds.center) else { return charge(end) }
    let start = axis.value(at: base.target)
    let apart = max(0, bounds.interval(axis) - start) + charge(end)
    // Counting luminances as they are takes nothing from a cost, see `init`.
    let together = bounds.lowest(axis, penalty: penalty, luminances: span) - start
    return max(apart, together)
  }

  @inline(__always)
  func isOpen(_ box: ColorBox, bound: Double) -> Bool {
    bound <= (ceiling ?? reach) + BoxBounds.slack && isComplete
  }

  mutating func examine(_ box: ColorBox) {
    base.eachCandidate(in: box) { found, luminance in
      let find = find(found, luminance)
      keep(find)
      if let ceiling, find.cost <= ceiling { listed.append(find) }
    }
  }

  private func find(_ color: NearestColor, _ luminance: Int) -> Find {
    Find(found: color, luminance: luminance, cost: color.distance + charge(luminance))
  }

  private mutating func keep(_ find: Find) {
    guard find.cost < reach else { return }
    best = find
    reach = find.cost
  }

  private func charge(_ luminance: Int) -> Double {
    penalty * Double(min(max(luminance, counted.lowerBound), counted.upperBound)) * 0x1p-58
  }
}
