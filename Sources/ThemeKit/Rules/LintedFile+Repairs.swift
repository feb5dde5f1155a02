extension LintedFile {
  /// The same findings, with the wanted repairs of those about contrast.
  public func offering(_ wanted: RepairSelection, memory: RepairMemory) -> LintedFile {
    guard wanted != .none, let brand, diagnostics.contains(where: { $0.contrast != nil }) else { return self }
    var offered = diagnostics
    for index in offered.indices {
      guard let subject = offered[index].contrast, subject.foreground == .text, let theme = subject.themes.first,
        let fixIt = textRepair(themes[theme], brand, memory)
      else { continue }
      offered[index].fixIts.append(fixIt)
    }
    return LintedFile(source: source, outcome: outcome, themes: themes, diagnostics: offered)
  }

  private func textRepair(_ judged: JudgedTheme, _ brand: Brand, _ memory: RepairMemory) -> FixIt? {
    guard case .valid(let color, let text) = judged.theme.text, text.palette == nil, text.place.file == 0 else {
      return nil
    }
    let surfaces = JudgedSurface.all(of: judged, in: LintContext(brand: brand, themes: themes))
    let problem = RepairProblem(
      foreground: RepairProblem.Part(color),
      surfaces: surfaces.map { RepairProblem.Part($0.color, isChangeable: false) }, limit: .fourPointFive)
    guard let repair = memory.repair(.sameHue, of: problem) else { return nil }
    let ratios = zip(surfaces, repair.ratios).sorted { $0.1 < $1.1 }
      .map { "\($1.printed(against: .fourPointFive)):1 on \($0.name)" }
    return FixIt(
      kind: .sameHue,
      title: "use \(repair.foreground.hex): nearest with the same hue, \(ratios.joined(separator: ", "))",
      applicability: .safe, edits: [TextEdit(range: text.written.range, text: repair.foreground.hex)])
  }
}
