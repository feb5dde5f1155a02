/// A colour on a surface where it does not reach its limit.
struct LowContrast {
  let surface: JudgedSurface
  let ratio: ContrastRatio
  let limit: ContrastLimit

  /// "4.47:1"
  var printed: String { "\(ratio.printed(against: limit)):1" }
  /// "needs 4.5:1"
  var need: String { "needs \(limit == .fourPointFive ? "4.5" : "3"):1" }

  /// What a finding with this as its headline is about.
  /// - Parameter value: the foreground, where it is written.
  func subject(_ foreground: ContrastSubject.Foreground, theme: Int, of value: ResolvedValue?) -> ContrastSubject {
    ContrastSubject(
      foreground, theme: theme, use: value == nil ? surface.use : value?.colorUse, worst: ratio,
      figure: "\(printed) on \(surface.bare)")
  }

  /// The surfaces where `color` is below `limit`; the first is the one for the headline.
  ///
  /// A surface that is certain comes before an assumed one, and the lower ratio before the higher.
  static func all(
    of color: SRGBColor, on surfaces: [JudgedSurface], limit: ContrastLimit
  ) -> [LowContrast] {
    var failures: [LowContrast] = []
    for surface in surfaces {
      let ratio = ContrastRatio(color, surface.color)
      guard !ratio.meets(limit) else { continue }
      let failure = LowContrast(surface: surface, ratio: ratio, limit: limit)
      if let first = failures.first, failure.outranks(first) {
        failures.insert(failure, at: 0)
      } else {
        failures.append(failure)
      }
    }
    return failures
  }

  private func outranks(_ other: LowContrast) -> Bool {
    let isCertain = surface.basis != .assumed
    let otherIsCertain = other.surface.basis != .assumed
    return isCertain == otherIsCertain ? ratio < other.ratio : isCertain
  }
}
