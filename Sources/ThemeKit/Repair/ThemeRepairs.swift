/// Finds the repairs of one contrast finding.
///
/// What is searched for is exact: a foreground is the nearest of all that pass on the finding's surfaces and keep every
/// other pair of all uses that change with it (`ColorPair.need`); a surface likewise; and a joint change is the smallest
/// of all such, because each pair between two changed colours is one of the finding's own. Where pairs tie the changed
/// colours together in another way, the kind is not offered at that place (see `requirements`).
public struct ThemeRepairs: Sendable {
  private struct Surface {
    let field: ThemeField
    let theme: Int
    let end: ColorPair.End
  }

  /// A value that is to be changed, and what changes with it.
  private struct Variable {
    let use: Int
    let value: WrittenValue
    let uses: [Int]
  }

  private let colors: BrandColors
  private let memory: RepairMemory
  private let foreground: ColorPair.End
  /// Those that can be judged, each once.
  private let surfaces: [Surface]
  /// The finding's own pairs, as indices.
  private let targets: [Int]
  private let theme: Int
  /// The themes of the finding that the repairs mend.
  let themes: [Int]
  private let limit: ContrastLimit
  private let kind: ColorPair.Kind

  /// Nil where the finding has no repair of its own: where the module replaced a written text, and its own text does not
  /// fit, repairing the written text is what helps.
  public init?(_ subject: ContrastSubject, of themes: [JudgedTheme], in colors: BrandColors, memory: RepairMemory) {
    guard let theme = subject.themes.first else { return nil }
    if subject.foreground == .ownText, !themes[theme].theme.text.isAbsent { return nil }
    let kind: ColorPair.Kind =
      switch subject.foreground {
      case .text, .ownText: .text
      case .primary, .link: .primary
      }
    let wanted = Set(subject.themes)
    let all = colors.pairs.indices.filter { colors.pairs[$0].kind == kind && wanted.contains(colors.pairs[$0].theme) }
    guard let first = all.first else { return nil }
    // A reference may lead to another colour in each brand that inherits it: those have repairs of their own.
    let foreground = colors.source(of: colors.pairs[first].foreground)
    let targets = all.filter { colors.source(of: colors.pairs[$0].foreground) == foreground }
    var surfaces: [Surface] = []
    var known: Set<ColorSource> = []
    for pair in targets.map({ colors.pairs[$0] }) where known.insert(colors.source(of: pair.surface)).inserted {
      surfaces.append(Surface(field: pair.field, theme: pair.theme, end: pair.surface))
    }
    self.colors = colors
    self.memory = memory
    self.kind = kind
    self.theme = theme
    self.targets = targets
    self.surfaces = surfaces
    self.foreground = colors.pairs[first].foreground
    let others = Set(Set(all).subtracting(targets).map { colors.pairs[$0].theme })
    self.themes = subject.themes.filter { !others.contains($0) }
    limit = subject.foreground == .link ? .fourPointFive : colors.pairs[first].limit
  }

  /// The ways to write repairs of a kind, the best first; none where a colour that must change is not in the file.
  public func plans(_ kind: ColorRepair.Kind) -> [RepairPlan] {
    guard let uses = changing(kind), !uses.isEmpty else { return [] }
    if kind == .bestPossible { return [RepairPlan(kind: kind, writtenOut: [])] }
    // A value of another file stays: what refers to it can only be written out, and not for the sake of a brand that
    // extends the file and brought the colour along.
    let written = uses.compactMap { use in colors.uses[use].map { (use: use, value: $0) } }
    guard written.allSatisfy({ $0.value.holder.file == 0 || $0.value.written.file == 0 && !$0.value.isBroughtAlong })
    else {
      return []
    }
    let forced = written.filter { $0.value.holder.file != 0 }
    let shared = written.filter { use, value in
      value.isReference && value.holder.file == 0 && value.written.file == 0
        && !Set(colors.uses(sharedWith: use)).isSubset(of: colors.uses(inheriting: use))
    }
    let plans = RepairPlan.plans(kind, shared: shared.map(\.use), forced: forced.map(\.use))
    // A joint search takes milliseconds: only the best plan that can be searched is.
    return kind == .joint ? Array(plans.lazy.filter { jointVariables($0) != nil }.prefix(1)) : plans
  }

  /// The foreground that the finding's theme would need of its own, in place of the one that it inherits; nil when there
  /// is none.
  public func overriding(_ kind: ColorRepair.Kind) -> ThemeRepair? {
    foreground.use.flatMap { repair(RepairPlan(kind: kind, writtenOut: [$0])) }
  }

  /// The repair by a plan; nil when there is none.
  public func repair(_ plan: RepairPlan) -> ThemeRepair? {
    switch plan.kind {
    case .bestPossible: bestPossible()
    case .sameHue, .nearest: changedForeground(plan)
    case .background: changedSurfaces(plan)
    case .joint: changedTogether(plan)
    }
  }

  /// The uses that a kind changes; nil when one of them is written nowhere.
  private func changing(_ kind: ColorRepair.Kind) -> [Int]? {
    switch kind {
    case .bestPossible, .sameHue, .nearest: foreground.use.map { [$0] }
    case .background:
      failing.reduce([] as [Int]?) { uses, surface in
        surface.end.use.flatMap { use in uses.map { $0.contains(use) ? $0 : $0 + [use] } }
      }
    case .joint: foreground.use.map { [$0] + surfaces.compactMap(\.end.use) }
    }
  }

  private var failing: [Surface] {
    surfaces.filter { !ContrastRatio(foreground.color, $0.end.color).meets(limit) }
  }

  // MARK: Kinds

  /// On the finding's surfaces alone: where other uses are what stands in the way, some colour does pass.
  private func bestPossible() -> ThemeRepair? {
    let problem = RepairProblem(
      foreground: RepairProblem.Part(foreground.color), surfaces: surfaces.map { fixed($0.end) }, limit: limit)
    guard let found = memory.repair(.bestPossible, of: problem) else { return nil }
    return ThemeRepair(
      kind: .bestPossible, changes: [], source: foreground.use.flatMap { colors.uses[$0] },
      foreground: found.foreground,
      results: results([]) { $0.use == foreground.use ? found.foreground : $0.color },
      isHeldBack: false, colors: found)
  }

  private func changedForeground(_ plan: RepairPlan) -> ThemeRepair? {
    guard let use = foreground.use, let variable = variable(use, plan),
      let requirements = requirements([variable], isJoint: false)
    else { return nil }
    let problem = RepairProblem(
      foreground: RepairProblem.Part(foreground.color, requirements: requirements[0]),
      surfaces: surfaces.map { fixed($0.end) }, limit: limit)
    guard let found = memory.repair(plan.kind, of: problem) else { return nil }
    return repair(found, [(variable, found.foreground)], isHeldBack: !requirements[0].isEmpty)
  }

  private func changedSurfaces(_ plan: RepairPlan) -> ThemeRepair? {
    guard let variables = variables(failing.compactMap(\.end.use), plan), !variables.isEmpty,
      let requirements = requirements(variables, isJoint: false)
    else { return nil }
    let problem = RepairProblem(
      foreground: RepairProblem.Part(foreground.color, isChangeable: false),
      surfaces: zip(variables, requirements).map { part($0, $1) }, limit: limit)
    guard let found = memory.repair(.background, of: problem) else { return nil }
    return repair(
      found, Array(zip(variables, found.backgrounds)), isHeldBack: requirements.contains { !$0.isEmpty })
  }

  private func changedTogether(_ plan: RepairPlan) -> ThemeRepair? {
    guard let (variables, requirements) = jointVariables(plan) else { return nil }
    let others = variables.dropFirst()
    let problem = RepairProblem(
      foreground: RepairProblem.Part(foreground.color, requirements: requirements[0]),
      surfaces: zip(others, requirements.dropFirst()).map { part($0, $1) }
        + surfaces.filter { $0.end.use == nil }.map { fixed($0.end) },
      limit: limit)
    guard let found = memory.repair(.joint, of: problem) else { return nil }
    return repair(
      found, [(variables[0], found.foreground)] + zip(others, found.backgrounds),
      isHeldBack: requirements.contains { !$0.isEmpty })
  }

  /// The foreground and one or two surfaces, with their requirements; nil when a joint search cannot say it.
  private func jointVariables(_ plan: RepairPlan) -> ([Variable], [[ContrastRequirement]])? {
    guard let use = foreground.use, let first = variable(use, plan),
      let others = variables(surfaces.compactMap(\.end.use), plan), (1...2).contains(others.count),
      let requirements = requirements([first] + others, isJoint: true)
    else { return nil }
    return ([first] + others, requirements)
  }

  private func fixed(_ end: ColorPair.End) -> RepairProblem.Part { RepairProblem.Part(end.color, isChangeable: false) }

  private func part(_ variable: Variable, _ requirements: [ContrastRequirement]) -> RepairProblem.Part {
    RepairProblem.Part(color(variable), requirements: requirements)
  }

  // MARK: Variables

  private func color(_ variable: Variable) -> SRGBColor { colors.uses[variable.use]?.color ?? foreground.color }

  private func variable(_ use: Int, _ plan: RepairPlan) -> Variable? {
    guard let written = colors.uses[use] else { return nil }
    if plan.writtenOut.contains(use) {
      return Variable(use: use, value: written.written, uses: colors.uses(inheriting: use))
    }
    let writtenOut = Set(plan.writtenOut.flatMap(colors.uses(inheriting:)))
    return Variable(
      use: use, value: written.holder, uses: colors.uses(sharedWith: use).filter { !writtenOut.contains($0) })
  }

  /// One for each value.
  private func variables(_ uses: [Int], _ plan: RepairPlan) -> [Variable]? {
    var variables: [Variable] = []
    for use in uses {
      guard let variable = variable(use, plan) else { return nil }
      if !variables.contains(where: { $0.value.place == variable.value.place }) { variables.append(variable) }
    }
    return variables
  }

  /// For each use the variable that changes it, -1 for none.
  private func owners(_ variables: [Variable]) -> [Int8] {
    var owners = [Int8](repeating: -1, count: colors.uses.count)
    for (index, variable) in variables.enumerated() {
      for use in variable.uses { owners[use] = Int8(index) }
    }
    return owners
  }

  private func eachPair(of variables: [Variable], _ body: (Int) -> Bool) -> Bool {
    for variable in variables {
      for use in variable.uses {
        for pair in colors.pairsOfUse[use] where !body(pair) { return false }
      }
    }
    return true
  }

  /// What each variable must meet with the colours that stay, besides the finding's own pairs. Nil where the variables
  /// cannot be chosen by that: where a pair has the same one on both sides, or two of them without being one of those
  /// that a joint search is about.
  private func requirements(_ variables: [Variable], isJoint: Bool) -> [[ContrastRequirement]]? {
    let owners = owners(variables)
    func owner(_ end: ColorPair.End) -> Int? { end.use.flatMap { owners[$0] < 0 ? nil : Int(owners[$0]) } }
    var requirements = [[ContrastRequirement]](repeating: [], count: variables.count)
    let isPossible = eachPair(of: variables) { index in
      let pair = colors.pairs[index]
      let isTarget = targets.contains(index)
      let need = isTarget ? .limit(limit) : pair.need
      switch (owner(pair.foreground), owner(pair.surface)) {
      case (nil, nil): break
      case (let first?, nil):
        if !isTarget { requirements[first].append(ContrastRequirement(surface: pair.surface.color, least: need)) }
      case (nil, let second?):
        if !isTarget { requirements[second].append(ContrastRequirement(surface: pair.foreground.color, least: need)) }
      case (let first?, let second?) where first == second:
        if case .limit = need { return false }
      case (let first?, let second?):
        guard isJoint, min(first, second) == 0, isImplied(need) else { return false }
      }
      return true
    }
    return isPossible ? requirements.map(Self.sorted) : nil
  }

  /// Whether what is searched for anyway is enough.
  private func isImplied(_ need: ContrastRequirement.Least) -> Bool {
    switch need {
    case .limit(let other): other.value <= limit.value
    case .ratio(let ratio): ratio.value <= limit.value
    }
  }

  /// Each once and in a fixed order, so that equal problems are found equal.
  private static func sorted(_ requirements: [ContrastRequirement]) -> [ContrastRequirement] {
    func key(_ requirement: ContrastRequirement) -> (UInt32, Int, Double) {
      switch requirement.least {
      case .limit(let limit): (requirement.surface.rgb, 0, limit.value)
      case .ratio(let ratio): (requirement.surface.rgb, 1, ratio.value)
      }
    }
    var unique: [ContrastRequirement] = []
    for requirement in requirements.sorted(by: { key($0) < key($1) }) where requirement != unique.last {
      unique.append(requirement)
    }
    return unique
  }

  // MARK: Results

  /// The repair, unless a pair does not hold with the new colours.
  private func repair(
    _ found: ColorRepair, _ new: [(variable: Variable, color: SRGBColor)], isHeldBack: Bool
  ) -> ThemeRepair? {
    let changed = new.filter { $0.color != color($0.variable) }
    let owners = owners(changed.map(\.variable))
    func after(_ end: ColorPair.End) -> SRGBColor {
      guard let use = end.use, owners[use] >= 0 else { return end.color }
      return changed[Int(owners[use])].color
    }
    // Of other brands the same pairs, which had a say too.
    var inherited: [Int] = []
    let own = colors.pairs[targets[0]].member
    let holds = eachPair(of: changed.map(\.variable)) { index in
      let pair = colors.pairs[index]
      if pair.member != own, pair.kind == kind, pair.limit == limit { inherited.append(index) }
      let need = targets.contains(index) ? .limit(limit) : pair.need
      return ContrastRequirement(surface: after(pair.surface), least: need).isMet(by: after(pair.foreground))
    }
    guard holds, !changed.isEmpty else { return nil }
    let changes = changed.compactMap { variable, color in
      colors.uses[variable.use].map { use in
        ColorChange(
          use: use, value: variable.value, color: color, uses: variable.uses.compactMap { colors.uses[$0] })
      }
    }
    return ThemeRepair(
      kind: found.kind, changes: changes, source: foreground.use.flatMap { colors.uses[$0] },
      foreground: after(foreground), results: results(inherited, after),
      isHeldBack: isHeldBack, colors: found)
  }

  /// The ratios on the surfaces of the finding's theme, or in place of one the lower one that another brand has there.
  /// - Parameter inherited: the pairs of other brands that count.
  private func results(_ inherited: [Int], _ after: (ColorPair.End) -> SRGBColor) -> [ThemeRepair.Result] {
    func result(_ pair: ColorPair) -> ThemeRepair.Result {
      ThemeRepair.Result(
        field: pair.field, ratio: ContrastRatio(after(pair.foreground), after(pair.surface)), member: pair.member)
    }
    var results = targets.map { colors.pairs[$0] }.filter { $0.theme == theme }.map(result)
    for other in inherited.map({ result(colors.pairs[$0]) }) where other.ratio.meets(limit) {
      if let index = results.firstIndex(where: { $0.field == other.field }) {
        if other.ratio < results[index].ratio { results[index] = other }
      } else {
        results.append(other)
      }
    }
    return results.sorted { ($0.ratio, $0.field.rawValue) < ($1.ratio, $1.field.rawValue) }
  }
}
