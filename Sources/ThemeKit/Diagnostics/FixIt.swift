/// One replacement of bytes in a file.
public struct TextEdit: Hashable, Sendable {
  /// What goes; an empty range inserts.
  public let range: SourceRange
  /// What comes instead, as file text (already escaped for its place).
  public let text: String

  public init(range: SourceRange, text: String) {
    self.range = range
    self.text = text
  }
}

/// A repair that a finding offers.
public struct FixIt: Sendable {
  /// What the repair changes; the `kind` of machine formats.
  public enum Kind: String, Sendable {
    case value, key, syntax
    /// Another foreground of the same hue, with enough contrast.
    case sameHue = "same-hue"
    /// The nearest foreground with enough contrast.
    case nearest
    /// Another background, another paper, or both, with enough contrast.
    case background
    /// Foreground and surfaces together.
    case joint
    /// The foreground that does best where none has enough contrast; only to be shown.
    case bestPossible = "best-possible"
  }

  /// Whether the repair may be applied without asking.
  public enum Applicability: String, Sendable, CaseIterable {
    /// Keeps what the author meant.
    case safe
    /// Changes what the author chose.
    case unsafe
    /// Only to be shown.
    case display
  }

  public let kind: Kind
  /// A verb phrase, lower case: "use #ffaa00".
  public let title: String
  public let applicability: Applicability
  /// Edits in the finding's own file, in file order, not overlapping; empty for `display`.
  public let edits: [TextEdit]

  public init(kind: Kind, title: String, applicability: Applicability, edits: [TextEdit]) {
    self.kind = kind
    self.title = title
    self.applicability = applicability
    self.edits = edits
  }
}
