/// The colours of a theme as far as contrast repairs are concerned, and what their pairs are worth.
public struct ThemeColors: Hashable, Sendable {
  public enum Role: Int, Hashable, Sendable, CaseIterable {
    case text, primary, background, paper
  }

  public let text: SRGBColor
  /// Nil when it is not known well enough to be judged.
  public let primary: SRGBColor?
  public let background: SRGBColor
  /// Nil when the paper is derived from the background and changes with it.
  public let paper: SRGBColor?
  /// The colours that the file holds and a repair may change.
  public let changeable: Set<Role>
  /// The pairs that must reach their limit.
  public let errors: Set<CheckedPair.Kind>
  /// The limit for text: 4.5, or 7 at level AAA.
  public let textLimit: ContrastLimit
  /// The theme's mode, if the background suits it: a repair keeps it suited.
  public let suitedMode: ThemeMode?

  public init(
    text: SRGBColor, primary: SRGBColor? = nil, background: SRGBColor, paper: SRGBColor? = nil,
    changeable: Set<Role> = Set(Role.allCases), errors: Set<CheckedPair.Kind> = [.textOnBackground, .textOnPaper],
    textLimit: ContrastLimit = .fourPointFive, mode: ThemeMode? = nil
  ) {
    self.text = text
    self.primary = primary
    self.background = background
    self.paper = paper
    self.changeable = changeable
    self.errors = errors
    self.textLimit = textLimit
    suitedMode = mode.flatMap { Self.suits(background, $0) ? $0 : nil }
  }

  /// Light when black reads better than white.
  static func suits(_ background: SRGBColor, _ mode: ThemeMode) -> Bool {
    let onWhite = ContrastRatio(background, .white)
    let onBlack = ContrastRatio(background, .black)
    return mode == .light ? onBlack >= onWhite : onWhite >= onBlack
  }
}

extension ThemeColors {
  /// Text on background and paper.
  public var textProblem: RepairProblem {
    problem(
      foreground: (.text, text), limit: textLimit,
      others: primary.map { [(.primary, $0)] } ?? [])
  }

  /// Primary on background and paper; nil when it is not known.
  public var primaryProblem: RepairProblem? {
    primary.map { problem(foreground: (.primary, $0), limit: .three, others: [(.text, text)]) }
  }

  private func problem(
    foreground: (role: Role, color: SRGBColor), limit: ContrastLimit, others: [(role: Role, color: SRGBColor)]
  ) -> RepairProblem {
    func surface(_ role: Role, _ color: SRGBColor) -> RepairProblem.Part {
      var requirements = others.flatMap { other in surfaces(of: role).map { self.requirement(other, on: color, $0) } }
      if role == .background, let side = sideOfMode { requirements.append(side) }
      return RepairProblem.Part(color, isChangeable: changeable.contains(role), requirements: requirements)
    }
    return RepairProblem(
      foreground: RepairProblem.Part(foreground.color, isChangeable: changeable.contains(foreground.role)),
      surfaces: [surface(.background, background)] + (paper.map { [surface(.paper, $0)] } ?? []), limit: limit)
  }

  /// The surfaces that a colour is the colour of: a derived paper is the background too.
  private func surfaces(of role: Role) -> [Role] {
    role == .background && paper == nil ? [.background, .paper] : [role]
  }

  /// What another foreground needs of a surface: its limit where that is an error or is reached now; else no less than
  /// it has now, so that a warning is not made worse.
  private func requirement(
    _ other: (role: Role, color: SRGBColor), on surface: SRGBColor, _ role: Role
  ) -> ContrastRequirement {
    let kind: CheckedPair.Kind =
      switch (other.role, role) {
      case (.text, .paper): .textOnPaper
      case (.text, _): .textOnBackground
      case (_, .paper): .primaryOnPaper
      default: .primaryOnBackground
      }
    let limit = other.role == .text ? textLimit : .three
    let now = ContrastRatio(other.color, surface)
    guard errors.contains(kind) || now.meets(limit) else {
      return ContrastRequirement(surface: other.color, least: .ratio(now))
    }
    return ContrastRequirement(surface: other.color, limit: limit)
  }

  /// Black reads better than white at (Y + 0.05) / 0.05 ≥ 1.05 / (Y + 0.05), which is a ratio against black of at least
  /// √21; for a dark mode likewise against white. No 8-bit colour is so close to that that rounding matters.
  private var sideOfMode: ContrastRequirement? {
    guard let suitedMode else { return nil }
    return ContrastRequirement(
      surface: suitedMode == .light ? .black : .white, limit: .other(21.0.squareRoot()))
  }
}
