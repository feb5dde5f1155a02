extension LintedFile {
  /// The same findings, with the wanted repairs of those about contrast.
  public func offering(_ wanted: RepairSelection, memory: RepairMemory) -> LintedFile {
    guard wanted != .none, let brand, diagnostics.contains(where: { $0.contrast != nil }) else { return self }
    var repairs = ContrastRepairs(self, brand, memory)
    var offered = diagnostics
    for index in offered.indices { offered[index].fixIts += repairs.fixIts(for: offered[index], wanted) }
    return with(offered)
  }
}
