extension LintedFile {
  /// The same findings, with the wanted repairs of those about contrast.
  public func offering(_ wanted: RepairSelection, memory: RepairMemory) -> LintedFile {
    guard wanted != .none, let brand, diagnostics.contains(where: { $0.contrast != nil }) else { return self }
    var repairs = ContrastRepairs(self, brand, memory)
    var offered = diagnostics
    let isInFamily = brand.sources.count > 1 || !heirs.isEmpty
    for index in offered.indices {
      offered[index].fixIts += repairs.fixIts(for: offered[index], wanted)
      if wanted == .all, isInFamily, offered[index].isWithoutRepair { offered[index].notes.append(Diagnostic.noRepair) }
    }
    return with(offered)
  }
}

extension Diagnostic {
  /// What is said of text for which no change in its own file holds for every brand.
  static let noRepair =
    "no change in this file alone mends it without harm to another use or brand: give the brand a text or surface of its own"

  /// Whether it is an unreadable text of the file itself for which nothing is offered.
  fileprivate var isWithoutRepair: Bool {
    rule == .lowTextContrast && severity == .error && file == nil && fixIts.isEmpty
  }
}
