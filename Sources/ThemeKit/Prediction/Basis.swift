/// How sure a predicted value is; ordered from the weakest. The weakest basis on the way to a value wins.
public enum Basis: Int, Sendable, Comparable, CaseIterable {
  /// The built-in profile, or a rule of the module that is not documented.
  case assumed
  /// Learnt from a real module's events.
  case observed
  /// The brand's own theme, as its file says.
  case brand
  /// The public documentation of QEEmbedTheme.
  case documented

  public var name: String {
    switch self {
    case .assumed: "assumed"
    case .observed: "observed"
    case .brand: "brand"
    case .documented: "documented"
    }
  }

  public static func < (left: Basis, right: Basis) -> Bool { left.rawValue < right.rawValue }
}
