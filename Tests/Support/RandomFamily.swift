internal import ThemeKit

/// A random house, a brand that extends it, and brands that extend one of the two, in XML and JSON: with palettes that
/// recolour each other's themes, chains of references through several files, and own themes.
public struct RandomFamily: Sendable {
  public struct File: Sendable {
    public let path: String
    public let text: String
  }

  /// The house first, each file behind the one that it extends.
  public let files: [File]

  public var texts: [String: String] { Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }) }

  public init(seed: UInt64) {
    var maker = Maker(seed: seed)
    var files = [maker.file("house", extending: nil)]
    if maker.chance(60) { files.append(maker.file("middle", extending: files[0].path)) }
    for id in ["a", "b", "c"] {
      files.append(maker.file(id, extending: files[Int.random(in: 0..<files.count, using: &maker.generator) % 2].path))
    }
    self.files = files
  }

  private struct Maker {
    /// A name refers to later ones only, so that no circle comes of any merging.
    static let names = ["ink", "accent", "page", "card", "mist", "slate"]

    var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

    mutating func file(_ id: String, extending parent: String?) -> File {
      let isHouse = parent == nil
      var palette: [(key: String, value: String)] = []
      for (index, name) in Maker.names.enumerated() where isHouse || chance(30) {
        let later = Maker.names[(index + 1)...].randomElement(using: &generator)
        palette.append(
          (name, later.flatMap { chance(30) ? "{\($0)}" : nil } ?? color(isSurface: index == 2 || index == 3)))
      }
      var themes: [Theme] = []
      for mode in ["light", "dark"] where chance(isHouse ? 85 : 30) {
        themes.append(Theme(isOwn: false, mode: mode, values: fields(mode, isHouse ? 80 : 30)))
      }
      if isHouse, themes.isEmpty { themes.append(Theme(isOwn: false, mode: "light", values: fields("light", 90))) }
      if chance(25) { themes.append(Theme(isOwn: true, mode: "light", values: fields("light", 50))) }
      let isXML = chance(60)
      let path = "fam/\(id).\(isXML ? "xml" : "json")"
      let link = parent.map { String($0.dropFirst(4)) }
      return File(path: path, text: isXML ? xml(id, link, palette, themes) : json(id, link, palette, themes))
    }

    struct Theme {
      let isOwn: Bool
      let mode: String
      let values: [(key: String, value: String)]
    }

    private mutating func fields(_ mode: String, _ percent: Int) -> [(key: String, value: String)] {
      var fields: [(key: String, value: String)] = []
      for (field, name) in [("primary", "accent"), ("background", "page"), ("paper", "card"), ("text", "ink")]
      where chance(percent) {
        let other = Maker.names.randomElement(using: &generator) ?? name
        let isSurface = name == "page" || name == "card"
        let value = chance(65) ? "{\(chance(70) ? name : other)}" : color(isSurface: isSurface == (mode == "light"))
        fields.append((field, value))
      }
      return fields
    }

    /// Surfaces are mostly light, the others mostly dark, and about half of the pairs fail.
    private mutating func color(isSurface: Bool) -> String {
      generator.color(near: SRGBColor(rgb: isSurface ? 0xD8D8D8 : 0x585858), spread: chance(60) ? 40 : 80).hex
    }

    private func xml(
      _ id: String, _ parent: String?, _ palette: [(key: String, value: String)], _ themes: [Theme]
    ) -> String {
      var text = "<brand id=\"\(id)\"\(parent.map { " extends=\"\($0)\"" } ?? "")>\n"
      if !palette.isEmpty {
        text += "  <palette>\n"
        for color in palette { text += "    <color name=\"\(color.key)\">\(color.value)</color>\n" }
        text += "  </palette>\n"
      }
      for theme in themes {
        let name = theme.isOwn ? "ownTheme" : "theme"
        text += "  <\(name) mode=\"\(theme.mode)\">\n"
        for field in theme.values { text += "    <\(field.key)>\(field.value)</\(field.key)>\n" }
        text += "  </\(name)>\n"
      }
      return text + "</brand>\n"
    }

    private func json(
      _ id: String, _ parent: String?, _ palette: [(key: String, value: String)], _ themes: [Theme]
    ) -> String {
      func object(_ members: [(key: String, value: String)]) -> String {
        let written = members.map { "\"\($0.key)\": \"\($0.value)\"" }
        return "{ \(written.joined(separator: ", ")) }"
      }
      var parts = ["\"id\": \"\(id)\""]
      if let parent { parts.append("\"extends\": \"\(parent)\"") }
      if !palette.isEmpty { parts.append("\"palette\": \(object(palette))") }
      for (key, isOwn) in [("themes", false), ("ownThemes", true)] {
        let objects = themes.filter { $0.isOwn == isOwn }.map { object([("mode", $0.mode)] + $0.values) }
        if !objects.isEmpty { parts.append("\"\(key)\": [\n  \(objects.joined(separator: ",\n  "))\n]") }
      }
      return "{ \(parts.joined(separator: ",\n  ")) }\n"
    }
  }
}
