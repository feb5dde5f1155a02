/// A contrast that a colour must have with one other colour.
public struct ContrastRequirement: Hashable, Sendable {
  /// The other colour of the pair. Contrast has no direction: it may be the surface or what stands on it.
  public let surface: SRGBColor
  public let least: Least

  public enum Least: Hashable, Sendable {
    case limit(ContrastLimit)
    /// At least this ratio: "no worse than now".
    case ratio(ContrastRatio)
  }

  public init(surface: SRGBColor, least: Least) {
    self.surface = surface
    self.least = least
  }

  public init(surface: SRGBColor, limit: ContrastLimit) {
    self.init(surface: surface, least: .limit(limit))
  }

  public func isMet(by color: SRGBColor) -> Bool { isMet(by: ContrastRatio(color, surface)) }

  func isMet(by ratio: ContrastRatio) -> Bool {
    switch least {
    case .limit(let limit): ratio.meets(limit)
    case .ratio(let least): ratio >= least
    }
  }
}
