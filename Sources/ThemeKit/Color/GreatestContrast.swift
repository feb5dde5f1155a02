/// Finds the colour that does best where none passes: of all colours of a cube the one whose worst contrast ratio over
/// several surfaces is greatest; of those that do equally well the nearest to an original in OKLab, then the one with
/// the lower hex value.
///
/// Contrast depends on luminance alone, so the best luminances are found first. Below the darkest surface the worst
/// ratio grows towards black, above the lightest towards white. Between two neighbouring surfaces it is the smaller
/// of a rising ratio (to the darker one) and a falling one (to the lighter one), so it is greatest at one of the two
/// luminances of the cube next to where they cross. Ratios are compared in integers.
struct GreatestContrast {
  let cube: ColorCube
  let surfaces: [Int]

  /// - Parameter surfaces: at least one.
  init(on surfaces: [SRGBColor], cube: ColorCube = .full) {
    precondition(!surfaces.isEmpty, "a colour does well on something")
    self.surfaces = surfaces.map(\.scaledLuminance).sorted()
    self.cube = cube
  }

  func color(nearestTo original: SRGBColor) -> NearestColor {
    let luminances = bestLuminances()
    let target = OKLab(original)
    var best: NearestColor?
    for luminance in luminances {
      eachSplit(at: luminance) { red, green, blue in
        guard blue >= 0, self.luminance(red, green, blue) == luminance else { return }
        let color = cube.color(red, green, blue)
        let found = NearestColor(color: color, distance: OKLab(color).distance(to: target))
        if best.map({ found.precedes($0) }) ?? true { best = found }
      }
    }
    guard let best else { preconditionFailure("every luminance looked for is a colour's") }
    return best
  }

  private func worstRatio(_ luminance: Int) -> ContrastRatio {
    var worst = ContrastRatio(scaledLuminances: luminance, surfaces[0])
    for surface in surfaces.dropFirst() { worst = min(worst, ContrastRatio(scaledLuminances: luminance, surface)) }
    return worst
  }

  /// The luminances of the cube with the greatest worst ratio, ascending: nearly always one.
  private func bestLuminances() -> [Int] {
    let last = cube.levels.count - 1
    var candidates = [luminance(0, 0, 0), luminance(last, last, last)]
    for (darker, lighter) in zip(surfaces, surfaces.dropFirst()) where darker < lighter {
      let crossing = firstFalse(in: darker..<lighter) { luminance in
        ContrastRatio(scaledLuminances: luminance, darker) <= ContrastRatio(scaledLuminances: luminance, lighter)
      }
      candidates += neighbours(of: crossing)
    }
    let greatest = candidates.map(worstRatio).max()
    return Set(candidates.filter { worstRatio($0) == greatest }).sorted()
  }

  /// The greatest luminance of the cube that is at most `luminance`, and the least above it.
  private func neighbours(of luminance: Int) -> [Int] {
    var below: Int?
    var above: Int?
    eachSplit(at: luminance) { red, green, blue in
      if blue >= 0 { below = max(below ?? .min, self.luminance(red, green, blue)) }
      if blue + 1 < cube.levels.count { above = min(above ?? .max, self.luminance(red, green, blue + 1)) }
    }
    return [below, above].compactMap { $0 }
  }

  /// For every red and green the last blue with which the colour is at most this luminant, -1 where there is none.
  /// As green grows that blue only falls, so a red takes two walks of the levels.
  private func eachSplit(at luminance: Int, _ body: (_ red: Int, _ green: Int, _ blue: Int) -> Void) {
    for red in cube.levels.indices {
      var blue = cube.levels.count - 1
      for green in cube.levels.indices {
        while blue >= 0, self.luminance(red, green, blue) > luminance { blue -= 1 }
        body(red, green, blue)
      }
    }
  }

  private func luminance(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    cube.red[red] + cube.green[green] + cube.blue[blue]
  }
}
