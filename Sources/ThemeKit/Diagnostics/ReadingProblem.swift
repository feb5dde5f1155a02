/// What reading found wrong at one place, as data: Syntax and Brand raise problems, and the rules under
/// `Rules/Reading` turn them into diagnostics with words.
public struct ReadingProblem: Hashable, Sendable {
  /// What is wrong. One case for each thing that is said differently.
  public enum Kind: Hashable, Sendable {
    case malformedFile(SyntaxFault)
    case invalidEncoding(EncodingFault)
    case forbiddenDoctype
    /// `found` is nil where counting stopped at the limit.
    case limitExceeded(Limit, found: Int?)
    case unknownKey(StrayKey)
    /// `xmlns:xsi` with another namespace than the one of XML Schema instances.
    case foreignSchemaNamespace(text: String)
    /// `related` is the first of the two places.
    case duplicateKey(name: String, form: KeyForm)
    case emptyValue(key: String, form: KeyForm)
    case wrongType(MistypedValue)
    /// A palette colour without the attribute `name`.
    case unnamedColor
    /// A palette name that no reference can spell.
    case invalidPaletteName(text: String)
    case missingBrandID
    /// `slug` is an id made of it; nil when nothing is left.
    case invalidBrandID(text: String, slug: String?)
    case noTheme
    /// `mode` is "any" for two without a mode. `related` is the first one's place.
    case duplicateMode(mode: String, isOwn: Bool)
    /// The names on the way, the undefined one last; `suggestion` is a palette name like it.
    case undefinedReference(chain: [String], suggestion: String?)
    /// The names of the circle, its first one again at the end. `related` are the values of the others.
    case referenceCycle(chain: [String])
  }

  public let kind: Kind
  /// The smallest range that holds what is wrong.
  public let range: SourceRange
  /// Second places, as the kind says.
  public let related: [SourceRange]
  /// The edits that mend it, in file order; empty when there is no repair.
  public let edits: [TextEdit]

  public init(_ kind: Kind, at range: SourceRange, related: [SourceRange] = [], edits: [TextEdit] = []) {
    self.kind = kind
    self.range = range
    self.related = related
    self.edits = edits
  }
}
