/// What reading found wrong at one place, as data: Syntax and Brand raise problems, and the rules under
/// `Rules/Reading` turn them into diagnostics with words.
public struct ReadingProblem: Hashable, Sendable {
  /// What is wrong. One case for each thing that is said differently.
  public enum Kind: Hashable, Sendable {
    case malformedFile(reason: String)
  }

  public let kind: Kind
  public let range: SourceRange

  public init(_ kind: Kind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}
