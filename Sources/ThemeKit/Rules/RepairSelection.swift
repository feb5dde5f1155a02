/// Which repairs of contrast findings are searched for: a search costs far more than linting a file.
public enum RepairSelection: Hashable, Sendable {
  /// None: for reports that show no repairs.
  case none
  /// The one that would be applied: the safe one, and with `unsafe` another where there is no safe one.
  case applied(unsafe: Bool)
  /// Every repair, to be shown.
  case all
}
