/// One repair that the findings of a rule may offer, as pages and listings say it.
public struct RepairDescription: Sendable, Equatable {
  /// As in the machine formats; several where they differ in nothing that is said here.
  public let kinds: [FixIt.Kind]
  public let applicability: FixIt.Applicability
  /// What is done, one phrase without a full stop: "a decimal comma becomes a point".
  public let change: String
  /// Why it is safe, or not, or only shown; one phrase without a full stop.
  public let reason: String

  static func safe(_ kinds: FixIt.Kind..., change: String, reason: String) -> RepairDescription {
    RepairDescription(kinds: kinds, applicability: .safe, change: change, reason: reason)
  }

  static func unsafe(_ kinds: FixIt.Kind..., change: String, reason: String) -> RepairDescription {
    RepairDescription(kinds: kinds, applicability: .unsafe, change: change, reason: reason)
  }

  static func display(_ kinds: FixIt.Kind..., change: String, reason: String) -> RepairDescription {
    RepairDescription(kinds: kinds, applicability: .display, change: change, reason: reason)
  }
}

extension FixIt.Applicability {
  /// How texts for people name it: "only shown" for `display`.
  public var word: String { self == .display ? "only shown" : rawValue }
}
