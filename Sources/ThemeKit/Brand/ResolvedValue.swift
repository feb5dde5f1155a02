/// A written value, and the palette entry that a reference led to.
public struct ResolvedValue: Hashable, Sendable {
  /// Why a value cannot be used that reading, or the rules on the palette entry it leads to, already report.
  public enum Reported: Hashable, Sendable {
    /// `empty-value`
    case emptyValue
    /// `wrong-type`; `malformed-file` for a string with half a surrogate pair
    case wrongType
    /// `undefined-reference`, here or further along the chain of references
    case undefinedReference
    /// `reference-cycle`, also when the value only leads into the cycle
    case referenceCycle
    /// The palette entry at the end of the reference has a finding of its own: it is empty, of the wrong type, or
    /// no colour.
    case paletteColor
  }

  /// The value in the theme.
  public let written: WrittenValue
  /// The palette's value at the end of the reference; nil when the value is no reference, or leads nowhere.
  public let palette: WrittenValue?
  /// Set when the value cannot be used and a finding already says so: no rule reports it again.
  public let reported: Reported?
  /// Where to point at: the place of use; but where a brand's palette colours a theme that it inherits, the brand's colour.
  ///
  /// Of all the values that a reference leads through that is the one in the file nearest to the brand; in that file the
  /// place of use, or else the palette's value that is reached last.
  public let place: Place

  /// - Parameter place: nil is the place of use.
  public init(
    written: WrittenValue, palette: WrittenValue? = nil, reported: Reported? = nil, at place: Place? = nil
  ) {
    self.written = written
    self.palette = palette
    self.reported = reported
    self.place = place ?? written.place
  }

  /// The text that counts: the palette's for a resolved reference, else the value's own; as typed.
  public var text: String { palette?.text ?? written.text }
  /// The place of use, if another one is to be pointed at.
  public var colorUse: Place? { place == written.place ? nil : written.place }
}
