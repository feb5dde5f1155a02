import TestSupport
import ThemeKit

/// A brand file that schema and reader are both asked about.
struct SchemaSample {
  let name: String
  let format: BrandFile.Format
  let bytes: [UInt8]

  /// The sample brands, the fixtures, the examples of all rules, and every field with values of many kinds.
  static func all() throws -> [SchemaSample] { try files() + examples() + values() }

  private static func files() throws -> [SchemaSample] {
    let paths = try ["brands", "Tests/Fixtures"].flatMap { try Repository.paths(below: $0) }
    return try paths.filter { !$0.hasPrefix("brands/schema/") }.compactMap { path in
      guard let format = format(of: path) else { return nil }
      return SchemaSample(name: path, format: format, bytes: try Repository.bytes(of: path))
    }
  }

  private static func format(of path: String) -> BrandFile.Format? {
    path.lowercased().hasSuffix(".xml") ? .xml : path.lowercased().hasSuffix(".json") ? .json : nil
  }

  private static func examples() -> [SchemaSample] {
    RuleRegistry.descriptions.flatMap { rule in
      (rule.bad + rule.good).enumerated().map { index, example in
        SchemaSample(
          name: "example \(index + 1) of \(rule.id.rawValue)", format: example.language == .xml ? .xml : .json,
          bytes: Array(example.text.replacing("↓", with: "").utf8))
      }
    }
  }

  /// One brand for each value of each field, in both formats.
  private static func values() -> [SchemaSample] {
    let colors = [
      "#ff7a1a", "#FF7A1A", " #ff7a1a ", "#fff", "#ff7a1a80", "ff7a1a", "#ff7a1g", "##ff7a1", "#ff7a1a;", "red", "",
      " ", "{ember}", "{ ember }", "{}", "{9}", "{ember", "{{ember}}", "＃ff7a1a", "rgb(1,2,3)",
    ]
    let fields: [(key: String, values: [String])] = [
      ("mode", ["light", "dark", " dark ", "Dark", "auto", "", "light dark"]),
      ("primary", colors), ("text", colors),
      (
        "radius",
        [
          "0", "32", "14", "9.5", "-0", "32.5", "-1", "1e1", "1E+1", "100e-1", "1e999", "1e-999", "014", "1.", ".5",
          "+5", "14px", "NaN", "INF", "0x10", "", " 14 ", "1 4", "١٤",
        ]
      ),
      (
        "fontFamily",
        [
          "Inter", "Times New Roman", "O'Neill Sans", "a;b", "a{b}", "a\\b", "a\"b", "ヒラギノ角ゴ", "\u{202E}abc",
          "a\u{7F}b", "é", "🙂", "", "a, b", "-x",
        ]
      ),
      (
        "fontURL",
        [
          "https://fonts.acme.example/a.css", "HTTPS://fonts.acme.example", "https://fonts.acme.example:8443/a.css",
          "https://[2001:db8::1]/a.css", "https://user@acme.example/a.css", "https://acme.example/a.css?x=1#y",
          "http://acme.example/a.css", "//acme.example/a.css", "acme.example/a.css", "https://", "https:///a.css",
          "https://acme.example/a b.css", "https://acme.example/%zz", "https://acme.example/%20", "data:text/css,a",
          "https://acme.example/é.css", "https://acme.example/a.css#x#y", "ftp://acme.example/a.css", "",
        ]
      ),
      ("color", colors), ("unknown", ["x"]), ("Primary", ["#ff7a1a"]),
    ]
    return fields.flatMap { field in
      field.values.flatMap { value in
        [xml(field.key, value), json(field.key, value)]
      }
    } + ids.flatMap { [xmlRoot("id", $0), jsonRoot("\"id\": \(JSONString.literal($0))")] } + jsonTypes + xmlShapes
  }

  private static let ids = ["acme", "a", "9", "a-", "-a", "A", "ac me", "", String(repeating: "a", count: 65), "é"]

  private static var jsonTypes: [SchemaSample] {
    let literals = ["5", "true", "null", "[]", "{}", "\"x\""]
    let keys = ["mode", "primary", "radius", "fontFamily", "fontURL"]
    return keys.flatMap { key in literals.map { jsonTheme(key, $0) } }
      + ["id", "name", "extends", "palette", "themes", "ownThemes", "$schema"].flatMap { key in
        literals.map { literal in
          let defaults = ["id": "\"acme\"", "themes": "[{}]"].filter { $0.key != key }.sorted { $0.key < $1.key }
          let members = defaults.map { "\"\($0.key)\": \($0.value)" } + ["\"\(key)\": \(literal)"]
          return sample(.json, "{\(members.joined(separator: ", "))}")
        }
      }
      + [
        "{}", "[]", "5", "{\"themes\": [{}]}",
        "{\"id\": \"acme\", \"palette\": {\"9\": \"#ffffff\"}, \"themes\": [{}]}",
        "{\"id\": \"acme\", \"extends\": \"house.xml\"}",
        "{\"id\": \"acme\", \"extends\": \"house.xml\", \"themes\": []}",
        "{\"id\": \"acme\", \"themes\": []}", "{\"id\": \"acme\", \"extends\": \"\", \"themes\": []}",
        "{\"id\": \"acme\", \"themes\": [{}, {}]}", "{\"id\": \"acme\", \"themes\": [{}], \"ownThemes\": [{}, {}]}",
        "{\"id\": \"acme\", \"themes\": [{\"mode\": \"dark\"}, {\"mode\": \"dark\"}, {}]}",
      ].map { sample(.json, $0) }
  }

  private static var xmlShapes: [SchemaSample] {
    [
      "<brand id=\"acme\"/>", "<brand id=\"acme\"><ownTheme/></brand>", "<brand><theme/></brand>",
      "<brand id=\"acme\" extends=\"house.xml\"/>",
      "<brand id=\"acme\" extends=\"house.xml\"><theme/><palette/></brand>",
      "<brand id=\"acme\" extends=\"house.xml\"><ownTheme/></brand>", "<brand id=\"acme\" extends=\"\"/>",
      "<brand id=\"acme\"><extends>house.xml</extends><theme/></brand>",
      "<brand id=\"acme\" extra=\"x\"><theme/></brand>", "<brand id=\"acme\"><theme/>text</brand>",
      "<brand id=\"acme\" name=\" \"><theme/></brand>", "<brand id=\"acme\"><theme primary=\"#ff7a1a\"/></brand>",
      "<brand id=\"acme\"><theme><mode>dark</mode></theme></brand>", "<theme/>",
      "<brand id=\" acme \"><theme/></brand>",
      "<brand id=\"acme\"><theme><primary x=\"1\">#ff7a1a</primary></theme></brand>",
      "<brand id=\"acme\"><theme><primary><b/>#ff7a1a</primary></theme></brand>",
      "<brand id=\"acme\"><theme><primary>&#35;ff7a1a<!-- é --></primary></theme></brand>",
      "<brand id=\"acme\"><theme><primary><![CDATA[ #ff7a1a ]]></primary></theme></brand>",
      "<brand id=\"acme\"><ownTheme/><theme/><palette/><theme mode=\"dark\"/></brand>",
      "<brand id=\"acme\"><palette><color>#ff7a1a</color></palette><theme/></brand>",
      "<brand id=\"acme\"><palette><color name=\"\">#ff7a1a</color></palette><theme/></brand>",
      "<brand id=\"acme\"><palette><colour name=\"a\">#ff7a1a</colour></palette><theme/></brand>",
      "<brand id=\"acme\"><palette><color name=\"a b\">#ff7a1a</color></palette><theme/></brand>",
      "<brand id=\"acme\"><palette/><palette/><theme/></brand>",
      "<brand id=\"acme\"><theme><text>#ffffff</text><text>#ffffff</text></theme></brand>",
      "<b:brand xmlns:b=\"urn:x\" id=\"acme\"><b:theme/></b:brand>",
      "<brand xmlns=\"urn:x\" id=\"acme\"><theme/></brand>",
      """
      <brand xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="a.xsd" id="acme">
        <theme xsi:type="x"/>
      </brand>
      """,
    ].map { sample(.xml, $0) }
  }

  private static func xml(_ key: String, _ value: String) -> SchemaSample {
    let text = escaped(value)
    switch key {
    case "mode": return sample(.xml, "<brand id=\"acme\"><theme mode=\"\(text)\"/></brand>")
    case "color":
      return sample(.xml, "<brand id=\"acme\"><palette><color name=\"c\">\(text)</color></palette><theme/></brand>")
    default: return sample(.xml, "<brand id=\"acme\"><theme><\(key)>\(text)</\(key)></theme></brand>")
    }
  }

  private static func json(_ key: String, _ value: String) -> SchemaSample {
    let text = JSONString.literal(value)
    switch key {
    case "color": return sample(.json, "{\"id\": \"acme\", \"palette\": {\"c\": \(text)}, \"themes\": [{}]}")
    case "radius": return jsonTheme(key, value)
    default: return jsonTheme(key, text)
    }
  }

  private static func jsonTheme(_ key: String, _ literal: String) -> SchemaSample {
    sample(.json, "{\"id\": \"acme\", \"themes\": [{\"\(key)\": \(literal)}]}")
  }

  private static func xmlRoot(_ key: String, _ value: String) -> SchemaSample {
    sample(.xml, "<brand \(key)=\"\(escaped(value))\"><theme/></brand>")
  }

  private static func jsonRoot(_ member: String) -> SchemaSample { sample(.json, "{\(member), \"themes\": [{}]}") }

  private static func sample(_ format: BrandFile.Format, _ text: String) -> SchemaSample {
    SchemaSample(name: text, format: format, bytes: Array(text.utf8))
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
