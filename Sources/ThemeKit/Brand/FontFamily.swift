/// What a font family name may hold.
///
/// The module puts the name into a style sheet; QEEmbedTheme documents only that "everything is validated by the
/// module". So a name with a character that could end or escape a CSS declaration is not sent.
public enum FontFamily {
  /// The first character that is unsafe in a family name: a control character, a bidirectional control, a line or
  /// paragraph separator, or one of `; { } < > \ "`. An apostrophe is fine.
  public static func firstUnsafeScalar(in name: String) -> Unicode.Scalar? {
    name.unicodeScalars.first(where: isUnsafe)
  }

  public static func isSafe(_ name: String) -> Bool { firstUnsafeScalar(in: name) == nil }

  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ";", "{", "}", "<", ">", "\\", "\"": true
    // C0, DEL and C1 controls.
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": true
    // Bidi controls (Unicode property Bidi_Control) and the separators that end a line.
    case "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: false
    }
  }
}
