/// The smallest joint change: over all ways to choose a foreground and surfaces that reach a limit, the one with the
/// least sum of OKLab distances. Exact up to rounding: sums that differ by less than 1e-12 may be taken for each other.
///
/// The colours meet in luminances alone. With Y for luminance plus flare and r for the limit, a surface s is light
/// enough for the foreground f if r·Y(f) ≤ Y(s), dark enough if r·Y(s) ≤ Y(f).
///
/// 1. **Cells.** Foreground luminances are cut into cells, and in each a surface is taken as lighter or as darker. The
///    sum is at least that of the nearest foreground in the cell and, for each surface, the nearest colour that passes
///    for some luminance of the cell.
/// 2. **Prices.** For any price p ≥ 0, adding p·(r·Y(f) − Y(s)) ≤ 0 to the sum makes it no greater, and what comes out
///    falls apart into a cost of the foreground alone, distance + p·r·Y(f), and one of the surface alone,
///    distance − p·Y(s) (weak duality; likewise for a darker surface). The sum of the least costs is a bound. The
///    price is what light costs the surface on average across the cell, which makes the bound miss by about the square
///    of the cell's width.
/// 3. **Lists.** If the best sum so far is above that bound by a gap, then in every better choice each colour's cost is
///    within the gap of its least. Those colours, some hundreds, are listed and combined. While the gap is wide the
///    cell is halved instead.
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
  /// A gap that is small enough for lists.
  private static let listableGap = 5e-4
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
    var open = JointCase.cells(growingBy: Self.cellFactor).flatMap { cases(in: $0) }
    while let index = open.indices.min(by: { open[$0].bound < open[$1].bound }) {
      let next = open.remove(at: index)
      guard next.bound < bar + Self.slack else { break }
      open += look(into: next)
    }
    return best.map(repair)
  }

  /// Every way to put the surfaces on sides, with the bounds of step 1.
  private mutating func cases(in cell: ClosedRange<Int>) -> [JointCase] {
    guard let found = foreground.within([cell]).nearest(), found.distance < bar else { return [] }
    var cases = [JointCase(cell: cell, sides: [], bound: found.distance)]
    for index in surfaces.indices {
      let lighter = surfaces[index].nearest(.lighter, under: cell.lowerBound)
      let darker = surfaces[index].nearest(.darker, under: cell.upperBound)
      cases = cases.flatMap { part in
        [(JointCase.Side.lighter, lighter), (.darker, darker)].compactMap { side, surface in
          surface.map { JointCase(cell: cell, sides: part.sides + [side], bound: part.bound + $0.distance) }
        }
      }
    }
    return cases.filter { $0.bound < bar + Self.slack }
  }

  /// Steps 2 and 3: what is still to be looked into, or nothing and the best choice is up to date.
  private mutating func look(into part: JointCase) -> [JointCase] {
    var offers: [JointOffer] = []
    for (index, side) in part.sides.enumerated() {
      guard let offer = surfaces[index].offer(side, for: part.cell) else { return [] }
      offers.append(offer)
    }
    let ratio = problem.limit.value
    let penalty = offers.reduce(0) { $0 + ($1.side == .lighter ? ratio * $1.price : -$1.price) }
    let base = foreground.within([part.cell])
    let known = [best?.foreground].compactMap { $0 }.filter { part.cell.contains($0.color.scaledLuminance) }
    let all = 0...LuminanceIntervals.greatest
    guard let cheapest = PenalizedSearch(base, penalty: penalty, counted: all, known: known).best else { return [] }
    let leasts = offers.compactMap { $0.search().best?.cost }
    guard leasts.count == offers.count else { return [] }
    // r·(Y(f) + flare) − (Y(s) + flare): the costs above leave out the flares.
    let flares = offers.reduce(0) { $0 + $1.price * (ratio - 1) * 0.05 }
    let bound = leasts.reduce(cheapest.cost, +) + flares
    guard max(bound, part.bound) < bar + Self.slack else { return [] }

    consider(cheapest.found)
    let gap = bar - bound
    if gap > Self.listableGap, let halves = JointCase.halves(of: part.cell) {
      return halves.map { JointCase(cell: $0, sides: part.sides, bound: max(bound, part.bound)) }
    }
    let margin = max(0, gap) + Self.slack
    let foregrounds = PenalizedSearch(
      base, penalty: penalty, counted: all, known: [cheapest.found], ceiling: cheapest.cost + margin)
    combine(
      foregrounds.listed.map(\.found),
      zip(offers, leasts).map { offer, least in stairs(offer.search(ceiling: least + margin).listed, offer.side) })
    return []
  }

  /// The best choice with this foreground.
  private mutating func consider(_ found: NearestColor) {
    var choice = JointChoice(foreground: found)
    for index in surfaces.indices {
      guard let surface = surfaces[index].nearest(under: found.color.scaledLuminance) else { return }
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
