/// Finds the colours nearest to an original that have enough contrast with one or several others.
///
/// Exact: of all 16,777,216 colours, by distance in OKLab in double precision; equally near colours by their hex
/// value, the lower first. Built from additions, multiplications, divisions and square roots alone, so the answer is
/// the same on every platform. A search looks at about a hundred colours and rules the others out by bounds on some
/// seven hundred boxes of colours (see `BoxBounds`).
public struct NearestPassing: Sendable {
  public let requirements: [ContrastRequirement]
  private let cube: ColorCube
  let luminances: LuminanceIntervals

  public init(_ requirements: [ContrastRequirement]) { self.init(requirements, cube: .full) }

  /// The same `limit` against each of `surfaces`.
  public init(on surfaces: [SRGBColor], limit: ContrastLimit) {
    self.init(surfaces.map { ContrastRequirement(surface: $0, limit: limit) })
  }

  init(_ requirements: [ContrastRequirement], cube: ColorCube) {
    self.requirements = requirements
    self.cube = cube
    luminances = LuminanceIntervals(meeting: requirements)
  }

  public func isPassing(_ color: SRGBColor) -> Bool { requirements.allSatisfy { $0.isMet(by: color) } }

  /// The nearest colour that passes: `original` itself if it does; nil when no colour passes.
  public func nearest(to original: SRGBColor) -> NearestColor? {
    if isPassing(original) { return NearestColor(color: original, distance: 0) }
    return search(for: original, band: nil)
  }

  /// The nearest colour that passes and keeps the hue: a grey for an exact grey; for any other colour one with an
  /// OKLCH hue within 2 degrees and a chroma at most 0.01 greater, and no grey. Nil when none of them passes.
  public func nearestOfSameHue(to original: SRGBColor) -> NearestColor? {
    if isPassing(original) { return NearestColor(color: original, distance: 0) }
    guard let band = HueBand(around: original) else { return nearestGrey(to: original) }
    return search(for: original, band: band)
  }

  /// The colour whose worst ratio over the surfaces is greatest, nearest to `original` where several do equally well:
  /// what is left to say when none passes. The surfaces must not be empty.
  public func bestPossible(for original: SRGBColor) -> NearestColor {
    GreatestContrast(on: requirements.map(\.surface), cube: cube).color(nearestTo: original)
  }

  private func search(for original: SRGBColor, band: HueBand?) -> NearestColor? {
    NearestSearch(cube: cube, luminances: luminances, target: original, band: band).nearest()
  }

  private func nearestGrey(to original: SRGBColor) -> NearestColor? {
    let target = OKLab(original)
    var best: NearestColor?
    for level in cube.levels {
      let grey = SRGBColor(red: level, green: level, blue: level)
      guard luminances.contains(grey.scaledLuminance) else { continue }
      let found = NearestColor(color: grey, distance: OKLab(grey).distance(to: target))
      if best.map({ found.precedes($0) }) ?? true { best = found }
    }
    return best
  }
}
