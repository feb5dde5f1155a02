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
    case unknownKey(UnknownKey)
    /// `related` is the first of the two places.
    case duplicateKey(name: String, form: KeyForm)
    case emptyValue(key: String, form: KeyForm)
    case wrongType(WrongType)
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

/// How a key is written.
public enum KeyForm: Hashable, Sendable {
  /// An XML element.
  case element
  /// An XML attribute.
  case attribute
  /// A JSON key.
  case member
  /// The name of a palette colour, in either format.
  case paletteName
}

/// A key that has no meaning where it stands.
public struct UnknownKey: Hashable, Sendable {
  /// What it should have been, as far as that can be told.
  public enum Meant: Hashable, Sendable {
    case nothingKnown
    /// A misspelt key.
    case misspelt(String)
    /// A field of a theme written as an attribute.
    case element
    /// An attribute written as an element.
    case attribute
  }

  /// As typed.
  public let name: String
  public let form: KeyForm
  /// The thing it stands in: "brand", "theme", "ownTheme", "palette", "color"; nil for the root itself.
  public let owner: String?
  public let meant: Meant

  public init(name: String, form: KeyForm, owner: String?, meant: Meant) {
    self.name = name
    self.form = form
    self.owner = owner
    self.meant = meant
  }
}

/// A value, or a root, of the wrong type.
public struct WrongType: Hashable, Sendable {
  public enum Expected: Hashable, Sendable {
    case string, number, object, array
    /// Text alone, without elements inside.
    case text
    /// Elements alone, without text between them.
    case elements
    /// The root of a brand file.
    case brand
  }

  /// The key of the value; "theme" for an item of `themes`; nil for the root.
  public let key: String?
  public let expected: Expected
  /// What stands there.
  public let found: Found
  /// The text as typed (shortened by whoever prints it); the root element's name.
  public let text: String

  public enum Found: Hashable, Sendable {
    case string, number, boolean, null, object, array, text, elements
  }

  public init(key: String?, expected: Expected, found: Found, text: String) {
    self.key = key
    self.expected = expected
    self.found = found
    self.text = text
  }
}
