public import ThemeKit

/// A theme as a test writes it down: keys and values; a colour, mode or number that does not parse is malformed.
public struct TestTheme: Sendable {
  public let role: Theme.Role
  public let values: [(field: ThemeField, text: String)]

  public init(_ values: KeyValuePairs<ThemeField, String>) { self.init(.theme, values) }

  public init(_ role: Theme.Role, _ values: KeyValuePairs<ThemeField, String>) {
    self.init(role, values: values.map { ($0.key, $0.value) })
  }

  public init(_ role: Theme.Role, values: [(field: ThemeField, text: String)]) {
    self.role = role
    self.values = values
  }

  public func text(_ field: ThemeField) -> String? { values.first { $0.field == field }?.text }

  /// The theme without a file behind it: each value gets a range of its own, in the order of the fields.
  public var theme: Theme {
    func state<Value>(_ field: ThemeField, _ parse: (String) -> Value?) -> FieldState<Value> {
      guard let text = text(field) else { return .absent }
      let start = 100 * (field.rawValue + 1) + (role == .ownTheme ? 1000 : 0)
      let written = WrittenValue(
        text: text, range: SourceRange(start, start + text.utf8.count), keyRange: SourceRange(start - 20, start - 10))
      let resolved = ResolvedValue(written: written)
      return parse(text).map { .valid($0, resolved) } ?? .malformed(resolved)
    }
    return Theme(
      role: role, range: SourceRange(0, 2000), anchor: SourceRange(1, 6),
      mode: state(.mode) { ThemeMode(rawValue: $0) }, primary: state(.primary) { SRGBColor(hex: $0) },
      background: state(.background) { SRGBColor(hex: $0) }, paper: state(.paper) { SRGBColor(hex: $0) },
      text: state(.text) { SRGBColor(hex: $0) },
      radius: state(.radius) { Radius(text: $0) }, fontFamily: state(.fontFamily) { $0.isEmpty ? nil : $0 },
      fontURL: state(.fontURL) { FontURL(text: $0) })
  }

  /// The theme as an element of an XML brand file.
  public var xml: String {
    let name = role == .theme ? "theme" : "ownTheme"
    let mode = text(.mode).map { " mode=\"\($0)\"" } ?? ""
    let children = values.filter { $0.field != .mode }.map { "<\($0.field.key)>\($0.text)</\($0.field.key)>" }
    return "<\(name)\(mode)>\(children.joined())</\(name)>"
  }

  /// The theme as an object of a JSON brand file.
  public var json: String {
    let members = values.map { field, text in
      let isNumber = field == .radius && Double(text) != nil
      return "\"\(field.key)\": \(isNumber ? text : JSONString.literal(text))"
    }
    return "{\(members.joined(separator: ", "))}"
  }
}

/// A whole brand file with these themes.
public enum TestBrand {
  public static func xml(_ themes: [TestTheme]) -> String {
    "<brand id=\"acme\">\n\(themes.map { "  \($0.xml)\n" }.joined())</brand>\n"
  }

  public static func json(_ themes: [TestTheme]) -> String {
    func list(_ role: Theme.Role) -> String { themes.filter { $0.role == role }.map(\.json).joined(separator: ", ") }
    return "{\"id\": \"acme\", \"themes\": [\(list(.theme))], \"ownThemes\": [\(list(.ownTheme))]}\n"
  }
}
