/// An attribute of an HTML element. Its name is a literal of the program, its value is escaped when it is written.
public struct HTMLAttribute: Sendable {
  private let name: StaticString
  /// Nil for an attribute that is there or not, as `hidden`.
  private let value: String?

  public init(_ name: StaticString, _ value: String) {
    self.name = name
    self.value = value
  }

  private init(flag name: StaticString) {
    self.name = name
    value = nil
  }

  func write(to html: inout String) {
    html += " \(name)"
    guard let value else { return }
    html += "=\""
    HTMLWriter.escape(value, into: &html)
    html += "\""
  }
}

extension HTMLAttribute {
  public static func `class`(_ names: String) -> HTMLAttribute { HTMLAttribute("class", names) }
  public static func id(_ id: String) -> HTMLAttribute { HTMLAttribute("id", id) }
  /// The name of an element for those who do not see it.
  public static func label(_ text: String) -> HTMLAttribute { HTMLAttribute("aria-label", text) }
  /// The id of the element that names this one.
  public static func labelledBy(_ id: String) -> HTMLAttribute { HTMLAttribute("aria-labelledby", id) }
  public static func href(_ link: HTMLLink) -> HTMLAttribute { HTMLAttribute("href", link.text) }
  public static func src(_ link: HTMLLink) -> HTMLAttribute { HTMLAttribute("src", link.text) }
  /// Of a picture that says nothing which the text beside it does not say.
  public static let decorative = HTMLAttribute("aria-hidden", "true")
  public static let hidden = HTMLAttribute(flag: "hidden")
  public static let checked = HTMLAttribute(flag: "checked")
  public static let open = HTMLAttribute(flag: "open")
  /// A place that scrolls by itself must be within reach of the keyboard.
  public static let focusable = HTMLAttribute("tabindex", "0")
}
