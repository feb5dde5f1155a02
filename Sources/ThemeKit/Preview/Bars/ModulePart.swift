/// What the module can show around its screens. An app hides all of it by default.
///
/// Only the names are documented, not how any of it looks: it is drawn as an illustration.
public enum ModulePart: String, Sendable, CaseIterable {
  /// A bar with the screen's title and the account, at the top.
  case header
  /// A bar that leads to the five screens, at the bottom.
  case nav
  /// A line that names the module.
  case branding
}

extension Set<ModulePart> {
  /// `header, nav`: in the order of the table.
  var names: String { ModulePart.allCases.filter(contains).map(\.rawValue).joined(separator: ", ") }
}
