/// The search for the colour nearest to a target in OKLab among those with a luminance in some intervals and, if
/// asked, in a band of hue. Of equally near colours the one with the lower hex value.
struct NearestSearch: OctreeSearch {
  let cube: ColorCube
  private(set) var luminances: LuminanceIntervals
  let target: OKLab
  /// Times 2^58.
  let targetLuminance: Int
  let band: HueBand?
  private(set) var best: NearestColor?
  /// Only colours nearer than this are of use; the distance of the best, once there is one.
  private var reach = Double.infinity

  init(cube: ColorCube, luminances: LuminanceIntervals, target: SRGBColor, band: HueBand?) {
    self.cube = cube
    self.luminances = luminances
    self.target = OKLab(target)
    targetLuminance = target.scaledLuminance
    self.band = band
  }

  /// The same search with fewer luminances: those in one of `intervals`, which are disjoint and ascending.
  func within(_ intervals: [ClosedRange<Int>]) -> NearestSearch {
    var search = self
    search.luminances = luminances.intersection(intervals)
    return search
  }

  /// The answer; nil when there is none nearer than `ceiling`.
  func nearest(below ceiling: Double = .infinity) -> NearestColor? {
    guard !luminances.intervals.isEmpty, ceiling > 0 else { return nil }
    var search = self
    search.reach = ceiling
    search.run()
    return search.best
  }

  @inline(__always)
  func bound(_ box: ColorBox) -> Double? {
    guard let span = span(of: box) else { return nil }
    let bounds = BoxBounds(box, of: cube)
    let distance = distanceBound(bounds, span)
    // The band takes four bounds more, so it is asked last.
    if let band, isOpen(box, bound: distance), band.misses(bounds, luminances: span) { return nil }
    return distance
  }

  /// The luminances in which the candidates of a box lie; nil when it has none.
  @inline(__always)
  func span(of box: ColorBox) -> ClosedRange<Int>? {
    let low = cube.lowLuminance(box)
    let high = cube.highLuminance(box)
    switch luminances.meeting(low, high) {
    case .none: return nil
    case .one(let interval): return interval
    case .several: return low...high
    }
  }

  /// A distance that no candidate in a box is below: for a unit vector n, |x − t| ≥ n·x − n·t. The best n points from
  /// the target to the candidate nearest to it; the centre of the box stands in for that candidate, brought into the
  /// band first, because in a thin band the way across it is no candidate's way.
  @inline(__always)
  func distanceBound(_ bounds: BoxBounds, _ span: ClosedRange<Int>) -> Double {
    let toward = band.map { $0.nearby(bounds.center) } ?? bounds.center
    guard let axis = OKLabAxis(from: target, to: toward) else { return 0 }
    return max(0, max(bounds.interval(axis), bounds.lowest(axis, luminances: span)) - axis.value(at: target))
  }

  @inline(__always)
  func isOpen(_ box: ColorBox, bound: Double) -> Bool {
    bound <= reach + BoxBounds.slack
  }

  mutating func examine(_ box: ColorBox) {
    var best = best
    let ceiling = reach
    eachCandidate(in: box) { found, _ in
      if best.map({ found.precedes($0) }) ?? (found.distance < ceiling) { best = found }
    }
    self.best = best
    reach = best?.distance ?? reach
  }

  /// Every colour of a box that may be an answer, and its luminance times 2^58.
  @inline(__always)
  func eachCandidate(in box: ColorBox, _ body: (_ found: NearestColor, _ luminance: Int) -> Void) {
    for red in box.red..<box.red + box.side {
      for green in box.green..<box.green + box.side {
        for blue in box.blue..<box.blue + box.side {
          let luminance = cube.red[red] + cube.green[green] + cube.blue[blue]
          guard luminances.contains(luminance) else { continue }
          let color = OKLab(
            ConeResponse(red: cube.linear[red], green: cube.linear[green], blue: cube.linear[blue]))
          if let band, red == green && green == blue || !band.contains(color) { continue }
          body(NearestColor(color: cube.color(red, green, blue), distance: color.distance(to: target)), luminance)
        }
      }
    }
  }
}
