/// A foreground that is to reach a contrast limit on one or several surfaces, and what else its colours must keep.
///
/// Equal problems have equal repairs, so a problem is the key under which repairs can be remembered.
public struct RepairProblem: Hashable, Sendable {
  /// A colour of the problem.
  public struct Part: Hashable, Sendable {
    public let color: SRGBColor
    /// False for a colour that is not in the file: it stays as it is.
    public let isChangeable: Bool
    /// What the colour must meet in pairs outside the problem, whatever it is changed to.
    public let requirements: [ContrastRequirement]

    public init(_ color: SRGBColor, isChangeable: Bool = true, requirements: [ContrastRequirement] = []) {
      self.color = color
      self.isChangeable = isChangeable
      self.requirements = requirements
    }
  }

  public let foreground: Part
  public let surfaces: [Part]
  public let limit: ContrastLimit

  public init(foreground: Part, surfaces: [Part], limit: ContrastLimit) {
    self.foreground = foreground
    self.surfaces = surfaces
    self.limit = limit
  }

  /// One foreground on one or more surfaces, with nothing else to keep.
  public init(foreground: SRGBColor, backgrounds: [SRGBColor], limit: ContrastLimit) {
    self.init(foreground: Part(foreground), surfaces: backgrounds.map { Part($0) }, limit: limit)
  }

  /// Whether a foreground and a surface reach the limit.
  func passes(_ foreground: SRGBColor, _ surface: SRGBColor) -> Bool {
    ContrastRatio(foreground, surface).meets(limit)
  }

  /// The surfaces on which the foreground fails, as indices.
  var failing: [Int] { surfaces.indices.filter { !passes(foreground.color, surfaces[$0].color) } }
}
