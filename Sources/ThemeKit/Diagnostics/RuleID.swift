/// The permanent name of a rule: the bad pattern, in kebab-case.
///
/// An id is never given a new meaning; a renamed rule keeps its old id as an alias.
public enum RuleID: String, Sendable, CaseIterable {
  // Reading
  case malformedFile = "malformed-file"
  case invalidEncoding = "invalid-encoding"
  case forbiddenDoctype = "forbidden-doctype"
  case limitExceeded = "limit-exceeded"
  case unknownKey = "unknown-key"
  case duplicateKey = "duplicate-key"
  case emptyValue = "empty-value"
  case wrongType = "wrong-type"
  case invalidBrandID = "invalid-brand-id"
  case duplicateBrandID = "duplicate-brand-id"
  case noTheme = "no-theme"
  case duplicateMode = "duplicate-mode"
  case undefinedReference = "undefined-reference"
  case referenceCycle = "reference-cycle"
  case brokenExtends = "broken-extends"
  // Values
  case invalidMode = "invalid-mode"
  case invalidHexColor = "invalid-hex-color"
  case invalidRadius = "invalid-radius"
  case radiusOutOfRange = "radius-out-of-range"
  case invalidFontURL = "invalid-font-url"
  case insecureFontURL = "insecure-font-url"
  case unsafeFontFamily = "unsafe-font-family"
  case fontURLWithoutFamily = "font-url-without-family"
  case fontURLNotStylesheet = "font-url-not-stylesheet"
  case privateFontHost = "private-font-host"
  // Contrast
  case lowTextContrast = "low-text-contrast"
  case lowOwnTextContrast = "low-own-text-contrast"
  case lowPrimaryContrast = "low-primary-contrast"
  case lowLinkContrast = "low-link-contrast"
  // Consistency
  case modeBackgroundMismatch = "mode-background-mismatch"
  case unusedPaletteColor = "unused-palette-color"
  case unevenModes = "uneven-modes"
  case singleMode = "single-mode"
  case indistinctPaper = "indistinct-paper"
}
