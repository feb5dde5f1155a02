/// Finds the repairs of one problem. Nothing is computed before it is asked for; a search takes about 0.1 ms, the joint
/// repair some milliseconds.
public struct ColorRepairs: Sendable {
  public let problem: RepairProblem
  private let cube: ColorCube
  private let failing: [Int]

  public init(_ problem: RepairProblem) { self.init(problem, cube: .full) }

  init(_ problem: RepairProblem, cube: ColorCube) {
    self.problem = problem
    self.cube = cube
    failing = problem.failing
  }

  /// Every repair, in the order of every listing: best possible (only when no foreground passes), same hue, nearest,
  /// background, joint. Empty when nothing fails.
  public func all() -> [ColorRepair] {
    let nearest = nearest()
    let background = background()
    let best = nearest == nil ? bestPossible() : nil
    return [best, sameHue(), nearest, background, joint(below: [nearest, background])].compactMap { $0 }
  }

  /// The repair of one kind; nil when there is none.
  public func repair(_ kind: ColorRepair.Kind) -> ColorRepair? {
    switch kind {
    case .bestPossible: bestPossible()
    case .sameHue: sameHue()
    case .nearest: nearest()
    case .background: background()
    case .joint: joint()
    }
  }

  /// The nearest foreground of the same hue that passes on every surface; nil when there is none.
  public func sameHue() -> ColorRepair? {
    guard isForegroundOpen else { return nil }
    return foregroundSearch.nearestOfSameHue(to: problem.foreground.color).flatMap { repaired(.sameHue, by: $0) }
  }

  /// The nearest foreground that passes on every surface; nil when there is none.
  public func nearest() -> ColorRepair? {
    guard isForegroundOpen else { return nil }
    return foregroundSearch.nearest(to: problem.foreground.color).flatMap { repaired(.nearest, by: $0) }
  }

  /// The foreground that does best when none passes; nil when one does. It is no solution: it says how far one gets.
  public func bestPossible() -> ColorRepair? {
    guard isForegroundOpen, nearest() == nil else { return nil }
    let best = GreatestContrast(on: problem.surfaces.map(\.color), cube: cube)
      .color(nearestTo: problem.foreground.color)
    guard problem.foreground.requirements.allSatisfy({ $0.isMet(by: best.color) }) else { return nil }
    return ColorRepair(
      kind: .bestPossible, foreground: best.color, backgrounds: problem.surfaces.map(\.color), distance: best.distance)
  }

  /// Each failing surface at the nearest colour that the foreground passes on; nil when one of them has none or must
  /// stay as it is.
  public func background() -> ColorRepair? {
    guard !failing.isEmpty else { return nil }
    var backgrounds = problem.surfaces.map(\.color)
    var distance = 0.0
    for index in failing {
      let surface = problem.surfaces[index]
      let text = ContrastRequirement(surface: problem.foreground.color, limit: problem.limit)
      let search = NearestPassing(surface.requirements + [text], cube: cube)
      guard surface.isChangeable, let found = search.nearest(to: surface.color) else { return nil }
      backgrounds[index] = found.color
      distance += found.distance
    }
    return checked(
      ColorRepair(
        kind: .background, foreground: problem.foreground.color, backgrounds: backgrounds, distance: distance))
  }

  /// The smallest change of several colours, if it is smaller than every change of the foreground or of the failing
  /// surfaces alone; else nil. (See `JointSearch`.)
  public func joint() -> ColorRepair? { joint(below: [nearest(), background()]) }

  private func joint(below others: [ColorRepair?]) -> ColorRepair? {
    guard !failing.isEmpty else { return nil }
    let least = others.compactMap { $0?.distance }.min() ?? .infinity
    var search = JointSearch(problem, cube: cube, below: least)
    return search.smallest().flatMap(checked)
  }

  private var isForegroundOpen: Bool { problem.foreground.isChangeable && !failing.isEmpty }

  private var foregroundSearch: NearestPassing {
    let onSurfaces = problem.surfaces.map { ContrastRequirement(surface: $0.color, limit: problem.limit) }
    return NearestPassing(problem.foreground.requirements + onSurfaces, cube: cube)
  }

  private func repaired(_ kind: ColorRepair.Kind, by found: NearestColor) -> ColorRepair? {
    checked(
      ColorRepair(
        kind: kind, foreground: found.color, backgrounds: problem.surfaces.map(\.color), distance: found.distance))
  }

  /// The repair, read again as it will be written and held against every pair that its colours are in; nil if it
  /// does not hold, so that no wrong repair is ever shown.
  private func checked(_ repair: ColorRepair) -> ColorRepair? {
    guard let foreground = SRGBColor(hex: repair.foreground.hex),
      foreground == problem.foreground.color
        || problem.foreground.requirements.allSatisfy({ $0.isMet(by: foreground) })
    else { return nil }
    for (surface, background) in zip(problem.surfaces, repair.backgrounds) {
      guard let background = SRGBColor(hex: background.hex), problem.passes(foreground, background),
        background == surface.color || surface.requirements.allSatisfy({ $0.isMet(by: background) })
      else { return nil }
    }
    return repair
  }
}
