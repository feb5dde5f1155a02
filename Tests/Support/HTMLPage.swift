/// A page of HTML as a browser's parser would take it apart, as far as tests look at it: start tags with their attributes,
/// end tags, text. Anything that does not nest is a problem.
public struct HTMLPage: Sendable {
  public struct Element: Sendable {
    public let name: String
    /// In the order written, values decoded; an attribute without a value has an empty one.
    public let attributes: [(name: String, value: String)]
    /// The text in it, that of its children included, decoded.
    public fileprivate(set) var text = ""

    public subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
    public var classes: [String] { (self["class"] ?? "").split(separator: " ").map(String.init) }
  }

  /// In the order of their start tags.
  public private(set) var elements: [Element] = []
  /// What a strict parser would complain about.
  public private(set) var problems: [String] = []

  private static let void: Set<String> = ["meta", "img", "input", "br", "link"]
  private static let raw: Set<String> = ["style", "script", "title"]

  private var open: [Int] = []
  private var rest: Substring

  public init(_ html: String) {
    rest = html[...]
    if html.hasPrefix("<!DOCTYPE html>\n") {
      rest = rest.dropFirst("<!DOCTYPE html>\n".count)
    } else {
      problems.append("no doctype")
    }
    while !rest.isEmpty { step() }
    if !open.isEmpty { problems.append("left open: \(open.map { elements[$0].name })") }
  }

  public func elements(_ name: String) -> [Element] { elements.filter { $0.name == name } }
  public func elements(ofClass name: String) -> [Element] { elements.filter { $0.classes.contains(name) } }
  public func element(id: String) -> Element? { elements.first { $0["id"] == id } }

  private mutating func step() {
    guard rest.first == "<" else {
      let text = rest.prefix { $0 != "<" }
      add(String(text))
      rest = rest.dropFirst(text.count)
      return
    }
    if rest.hasPrefix("</") {
      let name = String(rest.dropFirst(2).prefix { $0 != ">" })
      rest = rest.dropFirst(name.count + 3)
      guard let last = open.popLast(), elements[last].name == name else {
        problems.append("</\(name)> closes nothing")
        return
      }
      return
    }
    startTag()
  }

  private mutating func startTag() {
    rest = rest.dropFirst()
    let name = String(rest.prefix { $0.isLetter || $0.isNumber })
    rest = rest.dropFirst(name.count)
    if name.isEmpty { problems.append("a stray <") }
    var attributes: [(name: String, value: String)] = []
    while let first = rest.first, first == " " {
      rest = rest.dropFirst()
      let attribute = String(rest.prefix { $0.isLetter || $0 == "-" || $0.isNumber })
      rest = rest.dropFirst(attribute.count)
      var value = ""
      if rest.hasPrefix("=\"") {
        let written = rest.dropFirst(2).prefix { $0 != "\"" }
        value = decoded(String(written))
        rest = rest.dropFirst(written.count + 3)
      }
      if attributes.contains(where: { $0.name == attribute }) { problems.append("\(attribute) twice in <\(name)>") }
      attributes.append((attribute, value))
    }
    if rest.first != ">" { problems.append("<\(name) is not closed: \(rest.prefix(20))") }
    rest = rest.dropFirst()
    elements.append(Element(name: name, attributes: attributes))
    if HTMLPage.void.contains(name) { return }
    guard HTMLPage.raw.contains(name) else {
      open.append(elements.count - 1)
      return
    }
    // What is in there ends only at its own end tag.
    guard let end = rest.firstRange(of: "</\(name)>") else {
      problems.append("<\(name)> has no end")
      return
    }
    let content = String(rest[..<end.lowerBound])
    elements[elements.count - 1].text = name == "title" ? decoded(content) : content
    rest = rest[end.upperBound...]
  }

  private mutating func add(_ text: String) {
    let text = decoded(text)
    for index in open { elements[index].text += text }
  }

  private mutating func decoded(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    let known = [("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\"")]
    while let ampersand = rest.firstIndex(of: "&") {
      result += rest[..<ampersand]
      rest = rest[ampersand...]
      guard let (name, character) = known.first(where: { rest.hasPrefix($0.0) }) else {
        problems.append("a stray &: \(rest.prefix(20))")
        rest = rest.dropFirst()
        continue
      }
      result += character
      rest = rest.dropFirst(name.count)
    }
    return result + rest
  }
}
