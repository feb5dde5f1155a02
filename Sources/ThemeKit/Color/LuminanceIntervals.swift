/// The relative luminances (times 2^58) at which a colour meets contrast requirements: a union of disjoint closed
/// intervals in ascending order.
///
/// A contrast ratio depends on a colour through its luminance alone. Against one surface it falls as the luminance
/// rises to the surface's and grows from there on, so one requirement leaves at most two intervals (dark enough,
/// light enough) and n requirements at most n + 1. The ends are found with the very comparison that gives verdicts:
/// a luminance is inside exactly if every verdict is "passes".
struct LuminanceIntervals: Sendable {
  /// Empty when no luminance passes.
  private(set) var intervals: [ClosedRange<Int>]

  /// The luminance of white, times 2^58: the greatest there is.
  static let greatest = SRGBColor.white.scaledLuminance

  init(meeting requirements: [ContrastRequirement]) {
    intervals = [0...Self.greatest]
    for requirement in requirements {
      let passing = Self.passing(against: requirement.surface.scaledLuminance, requirement.isMet)
      self = intersection([passing.dark, passing.light].compactMap { $0 })
    }
  }

  /// The luminances of `self` that are also in one of `others`, which are disjoint and ascending.
  func intersection(_ others: [ClosedRange<Int>]) -> LuminanceIntervals {
    var result = self
    result.intervals = intervals.flatMap { interval in
      others.filter { $0.overlaps(interval) }.map { $0.clamped(to: interval) }
    }
    return result
  }

  /// The luminances of `self` and one more.
  func union(_ luminance: Int) -> LuminanceIntervals {
    guard !contains(luminance) else { return self }
    var result = self
    result.intervals = (intervals + [luminance...luminance]).sorted { $0.lowerBound < $1.lowerBound }
    return result
  }

  /// The luminances at which a colour passes against one surface: at most two intervals, dark and light.
  static func passing(
    against surface: Int, _ isMet: (ContrastRatio) -> Bool
  ) -> (dark: ClosedRange<Int>?, light: ClosedRange<Int>?) {
    func passes(_ luminance: Int) -> Bool { isMet(ContrastRatio(scaledLuminances: luminance, surface)) }
    // Below the surface passing is a prefix, above it a suffix.
    let darkCount = firstFalse(in: 0..<(surface + 1), passes)
    let lightStart = firstFalse(in: surface..<(greatest + 1)) { !passes($0) }
    if darkCount >= lightStart { return (0...greatest, nil) }
    return (darkCount > 0 ? 0...darkCount - 1 : nil, lightStart <= greatest ? lightStart...greatest : nil)
  }

  @inline(__always)
  func contains(_ luminance: Int) -> Bool {
    for interval in intervals where interval.contains(luminance) { return true }
    return false
  }

  /// How the luminances from `low` to `high` lie to the intervals.
  @inline(__always)
  func meeting(_ low: Int, _ high: Int) -> Overlap {
    var overlap = Overlap.none
    for interval in intervals where interval.lowerBound <= high && low <= interval.upperBound {
      if case .none = overlap { overlap = .one(interval) } else { return .several }
    }
    return overlap
  }

  enum Overlap {
    case none
    case one(ClosedRange<Int>)
    case several
  }
}

/// The first number of `range` for which `predicate` is false, or the range's end; the predicate must be true on a
/// prefix and false on the rest.
func firstFalse(in range: Range<Int>, _ predicate: (Int) -> Bool) -> Int {
  var low = range.lowerBound
  var high = range.upperBound
  while low < high {
    let middle = low + (high - low) / 2
    if predicate(middle) { low = middle + 1 } else { high = middle }
  }
  return low
}
