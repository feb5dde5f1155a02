public import ThemeKit

/// Lints text as a file that was named explicitly.
public enum Lint {
  public static func text(_ text: String, path: String) -> LintedFile {
    bytes(Array(text.utf8), path: path)
  }

  public static func bytes(_ bytes: [UInt8], path: String) -> LintedFile {
    Linter.lint(path: path, relativePath: path, bytes: bytes, origin: .explicit)
  }

  /// The findings of one rule in an XML brand file.
  public static func xml(_ text: String, _ rule: RuleID) -> [Diagnostic] {
    Lint.text(text, path: "brands/acme.xml").diagnostics.filter { $0.rule == rule }
  }

  /// The findings of one rule in a JSON brand file.
  public static func json(_ text: String, _ rule: RuleID) -> [Diagnostic] {
    Lint.text(text, path: "brands/acme.json").diagnostics.filter { $0.rule == rule }
  }
}
