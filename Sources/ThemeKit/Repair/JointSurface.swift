/// A changeable surface of a joint search: what it costs to make it light or dark enough for a foreground.
struct JointSurface {
  private let search: NearestSearch
  private let limit: ContrastLimit
  /// What was found already, by the luminance to be reached.
  private var reaching: [JointCase.Side: [Int: NearestColor?]] = [:]

  init(_ search: NearestSearch, limit: ContrastLimit) {
    self.search = search
    self.limit = limit
  }

  /// The luminances of surfaces on one side that pass under a foreground of this luminance; nil when there are none.
  func passing(_ side: JointCase.Side, under foreground: Int) -> ClosedRange<Int>? {
    let passing = LuminanceIntervals.passing(against: foreground) { $0.meets(limit) }
    return side == .lighter ? passing.light : passing.dark
  }

  /// The nearest colour on one side that passes under a foreground of this luminance.
  mutating func nearest(_ side: JointCase.Side, under foreground: Int) -> NearestColor? {
    guard let passing = passing(side, under: foreground) else { return nil }
    return nearest(side, in: passing)
  }

  /// The nearest colour that passes under a foreground of this luminance.
  mutating func nearest(under foreground: Int) -> NearestColor? {
    let lighter = nearest(.lighter, under: foreground)
    let darker = nearest(.darker, under: foreground)
    guard let lighter, let darker else { return lighter ?? darker }
    return lighter.precedes(darker) ? lighter : darker
  }

  private mutating func nearest(_ side: JointCase.Side, in passing: ClosedRange<Int>) -> NearestColor? {
    let threshold = side == .lighter ? passing.lowerBound : passing.upperBound
    if let known = reaching[side]?[threshold] { return known }
    let found = search.within([passing]).nearest()
    reaching[side, default: [:]][threshold] = found
    return found
  }

  /// The surface's part in a case (see `JointSearch`): its price, and the search for its least cost. Nil when no colour
  /// passes for any foreground of the cell.
  mutating func offer(_ side: JointCase.Side, for cell: ClosedRange<Int>) -> JointOffer? {
    // The ends of the cell at which passing is easiest and hardest.
    let (easy, hard) = side == .lighter ? (cell.lowerBound, cell.upperBound) : (cell.upperBound, cell.lowerBound)
    guard let passing = passing(side, under: easy), let near = nearest(side, in: passing) else { return nil }
    let strictest = self.passing(side, under: hard)
    let counted: ClosedRange<Int> =
      switch side {
      case .lighter: passing.lowerBound...(strictest?.lowerBound ?? LuminanceIntervals.greatest)
      case .darker: (strictest?.upperBound ?? 0)...passing.upperBound
      }
    let far = nearest(side, in: side == .lighter ? counted.upperBound...passing.upperBound : 0...counted.lowerBound)
    let width = Double(counted.upperBound - counted.lowerBound) * 0x1p-58
    let slope = width > 0 ? max(0, (far?.distance ?? near.distance) - near.distance) / width : 0
    return JointOffer(
      side: side, price: side == .lighter ? slope : slope / limit.value, counted: counted,
      penalty: side == .lighter ? -slope : slope, base: search.within([passing]),
      known: [near, far].compactMap { $0 })
  }
}

/// A surface's part in a case.
struct JointOffer {
  let side: JointCase.Side
  /// What a unit of the foreground's and the surface's light is charged with.
  let price: Double
  /// The luminances that some foreground of the cell asks for; what goes beyond them earns no more.
  let counted: ClosedRange<Int>
  /// On the surface's luminance.
  let penalty: Double
  let base: NearestSearch
  /// Colours of `base`.
  let known: [NearestColor]

  func search(ceiling: Double? = nil) -> PenalizedSearch {
    PenalizedSearch(base, penalty: penalty, counted: counted, known: known, ceiling: ceiling)
  }
}
