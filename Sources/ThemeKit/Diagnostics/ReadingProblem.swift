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
    /// `text` is the path as written.
    case brokenExtends(text: String, ExtendsFault)
  }

  public let kind: Kind
  /// Where what is wrong stands: the smallest range that holds it.
  public let place: Place
  /// Second places, as the kind says.
  public let relatedPlaces: [Place]
  /// The edits that mend it, in file order, in the file of `place`; empty when there is no repair.
  public let edits: [TextEdit]

  public init(_ kind: Kind, at place: Place, related: [Place] = [], edits: [TextEdit] = []) {
    self.kind = kind
    self.place = place
    self.relatedPlaces = related
    self.edits = edits
  }

  /// A problem in the brand's own file.
  public init(_ kind: Kind, at range: SourceRange, related: [SourceRange] = [], edits: [TextEdit] = []) {
    self.init(kind, at: Place(range), related: related.map { Place($0) }, edits: edits)
  }

  public var range: SourceRange { place.range }
  public var related: [SourceRange] { relatedPlaces.map(\.range) }

  /// The same problem of a file that has another number.
  func inFile(_ number: UInt8) -> ReadingProblem {
    ReadingProblem(
      kind, at: Place(range, file: number), related: related.map { Place($0, file: number) }, edits: edits)
  }
}
