/// Which way something went from the old version to the new one.
public enum Change: String, Sendable, CaseIterable {
  case same
  case worse, better
  /// Different, and neither.
  case changed
}
