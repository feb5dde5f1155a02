internal import ThemeKit

/// A random brand file with colours that are often too close: palettes with chains and unused colours, own themes,
/// missing fields, both letter cases, and colours that are spelled with entities, escapes, comments and CDATA.
public struct RandomBrand: Sendable {
  public let path: String
  public let text: String

  public init(seed: UInt64) {
    var maker = Maker(seed: seed)
    path = "brands/random-\(seed).\(maker.isXML ? "xml" : "json")"
    text = maker.file()
  }

  private struct Maker {
    var generator: SeededGenerator
    let isXML: Bool
    let isUpperCase: Bool
    let areas: [SRGBColor]

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      isXML = Bool.random(using: &generator)
      isUpperCase = Int.random(in: 0..<3, using: &generator) == 0
      // Colours of a brand lie near each other more often than those of the cube.
      areas = [generator.color(), generator.color(), .white, SRGBColor(rgb: 0x101418), SRGBColor(rgb: 0x808080)]
    }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

    mutating func file() -> String {
      let names = (0..<Int.random(in: 0...5, using: &generator)).map { "c\($0)" }
      var palette: [(name: String, value: String)] = []
      for (index, name) in names.enumerated() {
        let isAlias = index > 0 && chance(25)
        palette.append((name, isAlias ? "{c\(Int.random(in: 0..<index, using: &generator))}" : color()))
      }
      var themes: [(role: Theme.Role, mode: String?, values: [(ThemeField, String)])] = []
      let modes: [String?] = ["light", "dark", nil]
      for mode in modes where chance(60) { themes.append((.theme, mode, fields(names, 75))) }
      if themes.isEmpty { themes.append((.theme, "light", fields(names, 90))) }
      for mode in modes where chance(30) { themes.append((.ownTheme, mode, fields(names, 60))) }
      return isXML ? xml(palette, themes) : json(palette, themes)
    }

    private mutating func fields(_ names: [String], _ percent: Int) -> [(ThemeField, String)] {
      var fields: [(ThemeField, String)] = []
      for field in [ThemeField.primary, .background, .paper, .text] where chance(percent) {
        let name = names.randomElement(using: &generator)
        if let name, chance(45) { fields.append((field, "{\(name)}")) } else { fields.append((field, color())) }
      }
      return fields
    }

    private mutating func color() -> String {
      let area = areas.randomElement(using: &generator) ?? .white
      let color = chance(30) ? generator.color() : generator.color(near: area, spread: chance(50) ? 20 : 90)
      return isUpperCase ? color.upperCaseHex : color.hex
    }

    private mutating func xml(
      _ palette: [(name: String, value: String)],
      _ themes: [(role: Theme.Role, mode: String?, values: [(ThemeField, String)])]
    ) -> String {
      var text = "<!-- é 🦊 -->\n<brand id=\"acme\">\n"
      if !palette.isEmpty {
        text += "  <palette>\n"
        for color in palette { text += "    <color name=\"\(color.name)\">\(xmlSpelling(color.value))</color>\n" }
        text += "  </palette>\n"
      }
      for theme in themes {
        let name = theme.role == .theme ? "theme" : "ownTheme"
        text += "  <\(name)\(theme.mode.map { " mode='\($0)'" } ?? "")>\r\n"
        for (field, value) in theme.values { text += "    <\(field.key)>\(xmlSpelling(value))</\(field.key)>\n" }
        text += "  </\(name)>\n"
      }
      return text + "</brand>\n"
    }

    private mutating func xmlSpelling(_ value: String) -> String {
      guard chance(25) else { return value }
      let digits = value.dropFirst()
      return switch Int.random(in: 0..<6, using: &generator) {
      case 0: "<![CDATA[\(value)]]>"
      case 1: " \(value.prefix(3))<!-- 🦊 -->\(value.dropFirst(3)) "
      case 2: "<![CDATA[\(value.prefix(4))]]>\(value.dropFirst(4))"
      case 3: value.first == "#" ? "&#35;\(digits)" : "&#x7b;\(digits)"
      case 4: "\n      \(value.dropLast())&#x\(String(value.utf8.last ?? 0, radix: 16));\n    "
      default: "\t\(value) "
      }
    }

    private mutating func json(
      _ palette: [(name: String, value: String)],
      _ themes: [(role: Theme.Role, mode: String?, values: [(ThemeField, String)])]
    ) -> String {
      var parts = ["\"id\": \"acme\", \"name\": \"Ä 🦊\""]
      if !palette.isEmpty {
        var entries: [String] = []
        for color in palette { entries.append("\"\(color.name)\": \"\(jsonSpelling(color.value))\"") }
        parts.append("\"palette\": { \(entries.joined(separator: ", ")) }")
      }
      for (role, key) in [(Theme.Role.theme, "themes"), (.ownTheme, "ownThemes")] {
        var objects: [String] = []
        for theme in themes where theme.role == role {
          var members = theme.mode.map { ["\"mode\": \"\($0)\""] } ?? []
          for (field, value) in theme.values { members.append("\"\(field.key)\": \"\(jsonSpelling(value))\"") }
          objects.append("  { \(members.joined(separator: ", ")) }")
        }
        if role == .theme || !objects.isEmpty {
          parts.append("\"\(key)\": [\n\(objects.joined(separator: ",\r\n"))\n]")
        }
      }
      return "{ \(parts.joined(separator: ",\n  ")) }\n"
    }

    private mutating func jsonSpelling(_ value: String) -> String {
      guard chance(25) else { return value }
      func escaped(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
      let place = Int.random(in: 0..<value.utf8.count, using: &generator)
      return value.utf8.enumerated().map { index, byte in
        index == 0 || index == place ? escaped(byte) : String(decoding: [byte], as: UTF8.self)
      }.joined()
    }
  }
}
