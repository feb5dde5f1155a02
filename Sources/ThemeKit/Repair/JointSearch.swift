/// The smallest joint change: over all ways to choose a foreground and surfaces that reach a limit, the one with the
/// least sum of OKLab distances. Exact up to rounding: sums that differ by less than 1e-12 may be taken for each other.
///
/// The colours meet in luminances alone. With Y for luminance plus flare and r for the limit, a surface s is light
/// enough for the foreground f if r·Y(f) ≤ Y(s), dark enough if r·Y(s) ≤ Y(f).
///
/// 1. **Cells.** Foreground luminances are cut into cells, and in each a surface is taken as lighter or as darker. The
///    sum is at least that of the nearest foreground in the cell and, for each surface, the nearest colour that passes
///    for some luminance of the cell. Where what a surface costs makes a step, because it has to leap over luminances
///    that its other pairs forbid, a cell ends: a step inside would spoil the prices.
/// 2. **Prices.** For any price p ≥ 0, adding p·(r·Y(f) − Y(s)) ≤ 0 to the sum makes it no greater, and what comes out
///    falls apart into a cost of the foreground alone, distance + p·r·Y(f), and one of the surface alone,
///    distance − p·Y(s) (weak duality; likewise for a darker surface). The sum of the least costs is a bound. The
///    price is what light costs the surface on average across the cell, which makes the bound miss by about the square
///    of the cell's width.
/// 3. **Lists.** If the best sum so far is above that bound by a gap, then in every better choice each colour's cost is
///    within the gap of its least. Those colours are listed and combined. While the gap is wide or the lists are long
///    the cell is halved instead.
///
/// The cases are taken in the order of their bounds, so that a good sum is known early. No search goes on beyond what
/// that sum leaves to it: a colour is of use only if its distance (cost), and what is known of the others' in the
/// same case, stay below it.
struct JointSearch {
  private let problem: RepairProblem
  private let foreground: NearestSearch
  private var surfaces: [JointSurface]
  /// The places of the changeable surfaces in the problem.
  private let places: [Int]
  private var best: JointChoice?
  /// The sum that a choice must be below.
  private var bar: Double

  /// Neighbouring cells differ by this factor in luminance plus flare.
  private static let cellFactor = 1.25
  /// Where the gap is not below it, the lists would be long: they are not even begun.
  private static let listableGap = 1e-3
  /// Lists that grow longer are given up.
  private static let listable = 400
  /// Far more than the rounding of sums and of prices times luminances.
  private static let slack = 1e-10

  /// - Parameter limit: only sums below it are of use.
  init(_ problem: RepairProblem, cube: ColorCube, below limit: Double) {
    self.problem = problem
    let places = problem.surfaces.indices.filter { problem.surfaces[$0].isChangeable }
    self.places = places
    // A colour that stays keeps whatever it has now, so its own luminance is always allowed.
    func search(_ part: RepairProblem.Part) -> NearestSearch {
      let luminances = LuminanceIntervals(meeting: part.requirements).union(part.color.scaledLuminance)
      return NearestSearch(cube: cube, luminances: luminances, target: part.color, band: nil)
    }
    surfaces = places.map { JointSurface(search(problem.surfaces[$0]), limit: problem.limit) }
    let fixed = problem.surfaces.filter { !$0.isChangeable }
      .map { ContrastRequirement(surface: $0.color, limit: problem.limit) }
    foreground = search(problem.foreground).within(LuminanceIntervals(meeting: fixed).intervals)
    bar = limit
  }

  /// The smallest change; nil when there is none below the limit, or fewer than two colours may change.
  mutating func smallest() -> ColorRepair? {
    guard problem.foreground.isChangeable, !surfaces.isEmpty else { return nil }
    let cells = JointCase.cells(growingBy: Self.cellFactor, endingAt: surfaces.flatMap(\.steps))
    var open = cells.compactMap(untouched)
    while let index = open.indices.min(by: { open[$0].bound < open[$1].bound }) {
      let next = open.remove(at: index)
      guard next.bound < bar + Self.slack else { break }
      open += next.sides.count < surfaces.count ? cases(of: next) : look(into: next)
    }
    return best.map(repair)
  }

  /// A cell with no surface on a side yet; nil when its foregrounds are all too far.
  private func untouched(_ cell: ClosedRange<Int>) -> JointCase? {
    foreground.within([cell]).nearest(below: bar).map { JointCase(cell: cell, sides: [], bound: $0.distance) }
  }

  /// The case with one more surface on either side, with the bounds of step 1.
  private mutating func cases(of part: JointCase) -> [JointCase] {
    let index = part.sides.count
    return JointCase.Side.allCases.compactMap { side in
      let easiest = side == .lighter ? part.cell.lowerBound : part.cell.upperBound
      let surface = surfaces[index].nearest(side, under: easiest, below: bar + Self.slack - part.bound)
      return surface.map {
        JointCase(cell: part.cell, sides: part.sides + [side], bound: part.bound + $0.distance)
      }
    }
  }

  /// Steps 2 and 3: what is still to be looked into, or nothing and the best choice is up to date.
  private mutating func look(into part: JointCase) -> [JointCase] {
    var offers: [JointOffer] = []
    for (index, side) in part.sides.enumerated() {
      guard let offer = surfaces[index].offer(side, for: part.cell, below: bar) else { return [] }
      offers.append(offer)
    }
    let ratio = problem.limit.value
    let penalty = offers.reduce(0) { $0 + ($1.side == .lighter ? ratio * $1.price : -$1.price) }
    let base = foreground.within([part.cell])
    let known = [best?.foreground].compactMap { $0 }.filter { part.cell.contains($0.color.scaledLuminance) }
    let all = 0...LuminanceIntervals.greatest
    // r·(Y(f) + flare) − (Y(s) + flare): the costs below leave out the flares.
    let flares = offers.reduce(0) { $0 + $1.price * (ratio - 1) * 0.05 }
    // What the costs of the other colours leave for one, if the case is to be of use.
    var rest = bar + Self.slack - flares - offers.reduce(0) { $0 + $1.atLeast }
    guard
      let cheapest = PenalizedSearch(base, penalty: penalty, counted: all, known: known, below: rest).best
    else { return [] }
    rest -= cheapest.cost
    var leasts: [Double] = []
    for offer in offers {
      rest += offer.atLeast
      guard let least = offer.least(below: rest) else { return [] }
      leasts.append(least)
      rest -= least
    }
    let bound = leasts.reduce(cheapest.cost, +) + flares
    guard max(bound, part.bound) < bar + Self.slack else { return [] }

    consider(cheapest.found, part.sides)
    let halves = JointCase.halves(of: part.cell)
    let margin = max(0, bar - bound) + Self.slack
    if halves == nil || margin < Self.listableGap {
      let most = halves == nil ? Int.max : Self.listable
      let foregrounds = PenalizedSearch(
        base, penalty: penalty, counted: all, ceiling: cheapest.cost + margin, most: most)
      let costs = foregrounds.isComplete ? Array(zip(offers, leasts)) : []
      let lists = costs.compactMap { offer, least in
        offer.list(upTo: least + margin, most: most).map { stairs($0, offer.side) }
      }
      if lists.count == offers.count {
        combine(foregrounds.listed.map(\.found), lists)
        return []
      }
    }
    return (halves ?? []).map { JointCase(cell: $0, sides: part.sides, bound: max(bound, part.bound)) }
  }

  /// The best choice with this foreground and the surfaces on these sides.
  private mutating func consider(_ found: NearestColor, _ sides: [JointCase.Side]) {
    var choice = JointChoice(foreground: found)
    for (index, side) in sides.enumerated() {
      let luminance = found.color.scaledLuminance
      guard let surface = surfaces[index].nearest(side, under: luminance, below: bar - choice.total) else { return }
      choice.add(surface)
    }
    keep(choice)
  }

  private mutating func keep(_ choice: JointChoice) {
    guard choice.total < bar else { return }
    best = choice
    bar = choice.total
  }

  /// The colours that are farther along than every nearer one, by distance.
  private func stairs(_ colors: [PenalizedSearch.Find], _ side: JointCase.Side) -> [NearestColor] {
    var stairs: [NearestColor] = []
    var reached = Int.min
    for color in colors.sorted(by: { $0.found.precedes($1.found) }) {
      let reach = side == .lighter ? color.luminance : -color.luminance
      if reach > reached {
        stairs.append(color.found)
        reached = reach
      }
    }
    return stairs
  }

  private mutating func combine(_ foregrounds: [NearestColor], _ surfaces: [[NearestColor]]) {
    for foreground in foregrounds where foreground.distance < bar {
      var choice = JointChoice(foreground: foreground)
      for stairs in surfaces {
        guard let surface = stairs.first(where: { problem.passes(foreground.color, $0.color) }) else { break }
        choice.add(surface)
      }
      if choice.surfaces.count == surfaces.count { keep(choice) }
    }
  }

  private func repair(_ choice: JointChoice) -> ColorRepair {
    var backgrounds = problem.surfaces.map(\.color)
    for (place, found) in zip(places, choice.surfaces) { backgrounds[place] = found.color }
    return ColorRepair(
      kind: .joint, foreground: choice.foreground.color, backgrounds: backgrounds, distance: choice.total)
  }
}
