/// A changeable surface of a joint search: what it costs to make it light or dark enough for a foreground.
struct JointSurface {
  private let search: NearestSearch
  private let limit: ContrastLimit
  private var lighter = Reaches(side: .lighter)
  private var darker = Reaches(side: .darker)

  init(_ search: NearestSearch, limit: ContrastLimit) {
    self.search = search
    self.limit = limit
  }

  /// The foreground luminances at which the cost makes a step or begins to rise: the last ones under which a surface
  /// at the upper end of an allowed interval, or the surface as it is, passes as the lighter one; likewise for darker.
  var steps: [Int] {
    let own = search.targetLuminance
    let ends = search.luminances.intervals
    let lighter = (ends.map(\.upperBound) + [own]).map { passing(against: $0).dark?.upperBound }
    let darker = (ends.map(\.lowerBound) + [own]).map { passing(against: $0).light.map { $0.lowerBound - 1 } }
    return (lighter + darker).compactMap { $0 }.filter { (0..<LuminanceIntervals.greatest).contains($0) }
  }

  private func passing(against luminance: Int) -> (dark: ClosedRange<Int>?, light: ClosedRange<Int>?) {
    LuminanceIntervals.passing(against: luminance) { $0.meets(limit) }
  }

  /// The luminances of surfaces on one side that pass under a foreground of this luminance; nil when there are none.
  func passing(_ side: JointCase.Side, under foreground: Int) -> ClosedRange<Int>? {
    let passing = passing(against: foreground)
    return side == .lighter ? passing.light : passing.dark
  }

  /// The nearest colour on one side that passes under a foreground of this luminance; nil when there is none nearer
  /// than `ceiling`.
  mutating func nearest(_ side: JointCase.Side, under foreground: Int, below ceiling: Double) -> NearestColor? {
    passing(side, under: foreground).flatMap { nearest(side, in: $0, below: ceiling) }
  }

  private mutating func nearest(
    _ side: JointCase.Side, in passing: ClosedRange<Int>, below ceiling: Double
  ) -> NearestColor? {
    switch side {
    case .lighter: lighter.nearest(search, in: passing, below: ceiling)
    case .darker: darker.nearest(search, in: passing, below: ceiling)
    }
  }

  /// The surface's part in a case (see `JointSearch`): its price, and the search for its least cost. Nil when no colour
  /// nearer than `ceiling` passes for any foreground of the cell.
  mutating func offer(_ side: JointCase.Side, for cell: ClosedRange<Int>, below ceiling: Double) -> JointOffer? {
    // The ends of the cell at which passing is easiest and hardest.
    let (easy, hard) = side == .lighter ? (cell.lowerBound, cell.upperBound) : (cell.upperBound, cell.lowerBound)
    guard let passing = passing(side, under: easy), let near = nearest(side, in: passing, below: ceiling) else {
      return nil
    }
    let strictest = self.passing(side, under: hard)
    let counted: ClosedRange<Int> =
      switch side {
      case .lighter: passing.lowerBound...(strictest?.lowerBound ?? LuminanceIntervals.greatest)
      case .darker: (strictest?.upperBound ?? 0)...passing.upperBound
      }
    // Any price is valid; beyond the ceiling a rough one will do.
    let far = nearest(
      side, in: side == .lighter ? counted.upperBound...passing.upperBound : 0...counted.lowerBound, below: ceiling)
    let width = Double(counted.upperBound - counted.lowerBound) * 0x1p-58
    let slope = width > 0 ? max(0, (far?.distance ?? min(ceiling, 1)) - near.distance) / width : 0
    return JointOffer(
      side: side, price: side == .lighter ? slope : slope / limit.value, counted: counted,
      atLeast: near.distance
        + (side == .lighter ? -slope * Double(counted.upperBound) : slope * Double(counted.lowerBound)) * 0x1p-58,
      penalty: side == .lighter ? -slope : slope, base: search.within([passing]),
      known: [near, far].compactMap { $0 })
  }
}

/// What was found already on one side: the nearest colours that reach some luminances, and luminances that no colour
/// nearer than some distance reaches.
///
/// The farther a colour has to reach, the fewer there are: so an answer for one luminance bounds those for all beyond
/// it, and is the answer for every luminance up to its own.
private struct Reaches {
  let side: JointCase.Side
  private var found: [(luminance: Int, color: NearestColor)] = []
  private var missed: [(luminance: Int, distance: Double)] = []

  init(side: JointCase.Side) { self.side = side }

  mutating func nearest(
    _ search: NearestSearch, in passing: ClosedRange<Int>, below ceiling: Double
  ) -> NearestColor? {
    let luminance = side == .lighter ? passing.lowerBound : passing.upperBound
    for known in found where reaches(luminance, known.luminance) {
      if known.color.distance >= ceiling { return nil }
      if reaches(known.color.color.scaledLuminance, luminance) { return known.color }
    }
    for known in missed where reaches(luminance, known.luminance) && known.distance >= ceiling { return nil }
    if let color = search.within([passing]).nearest(below: ceiling) {
      found.append((luminance, color))
      return color
    }
    missed.append((luminance, ceiling))
    return nil
  }

  /// Whether one luminance is at least as far along as another.
  private func reaches(_ luminance: Int, _ other: Int) -> Bool {
    side == .lighter ? luminance >= other : luminance <= other
  }
}

/// A surface's part in a case.
struct JointOffer {
  let side: JointCase.Side
  /// What a unit of the foreground's and the surface's light is charged with.
  let price: Double
  /// The luminances that some foreground of the cell asks for; what goes beyond them earns no more.
  let counted: ClosedRange<Int>
  /// No cost is below it.
  let atLeast: Double
  /// On the surface's luminance.
  let penalty: Double
  let base: NearestSearch
  /// Colours of `base`.
  let known: [NearestColor]

  /// The least cost, if it is below a limit.
  func least(below limit: Double) -> Double? {
    PenalizedSearch(base, penalty: penalty, counted: counted, known: known, below: limit).best?.cost
  }

  /// Every colour with at most a cost; nil when there are more than some.
  func list(upTo cost: Double, most: Int) -> [PenalizedSearch.Find]? {
    let search = PenalizedSearch(base, penalty: penalty, counted: counted, ceiling: cost, most: most)
    return search.isComplete ? search.listed : nil
  }
}
