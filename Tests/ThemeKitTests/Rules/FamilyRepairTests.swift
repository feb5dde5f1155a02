import TestSupport
import Testing
import ThemeKit

/// Repairs of values that several brands inherit.
@Suite struct FamilyRepairTests {
  private static let house = """
    <brand id="house">
      <palette><color name="accent">#ff7a1a</color><color name="ink">#707478</color></palette>
      <theme mode="dark">
        <primary>{accent}</primary><background>#101418</background><paper>#171c22</paper><text>{ink}</text>
      </theme>
    </brand>
    """
  private static let memory = RepairMemory()

  /// The repairs of the house for the contrast findings in it, as `applicability kind: title`.
  private func repairs(_ family: Family, heirs: [String], _ rule: RuleID = .lowTextContrast) -> [String] {
    let file = family.lint("house.xml").joining(heirs.map(family.lint)).offering(.all, memory: Self.memory)
    return file.diagnostics.filter { $0.rule == rule }.flatMap(\.fixIts).map {
      "\($0.applicability.rawValue) \($0.kind.rawValue): \($0.title)"
    }
  }

  @Test func oneColourHoldsForEveryBrand() {
    let family = Family([
      "house.xml": Self.house, "a.xml": "<brand id=\"a\" extends=\"house.xml\"/>",
      "b.xml": "<brand id=\"b\" extends=\"house.xml\"><theme mode=\"dark\"><paper>#262b31</paper></theme></brand>",
    ])
    #expect(
      repairs(family, heirs: []).first
        == "safe same-hue: use #818385 for {ink}: nearest with the same hue, 4.50:1 on paper, 4.86:1 on background, "
        + "distance 0.0522")
    #expect(
      repairs(family, heirs: ["a.xml", "b.xml"]).first
        == "safe same-hue: use #8e9194 for {ink}: nearest with the same hue that 3 brands allow, 4.50:1 on the paper "
        + "of b.xml, 5.83:1 on background, distance 0.0983")
  }

  @Test func aBrandsOwnColourIsNotWrittenIntoItsHouse() throws {
    let family = Family([
      "house.xml": Self.house.replacing("#707478", with: "#a0a4a8"),
      "a.xml": "<brand id=\"a\" extends=\"house.xml\"><palette><color name=\"ink\">#505458</color></palette></brand>",
    ])
    let heir = family.lint("a.xml")
    let joined = family.lint("house.xml").joining([heir]).offering(.all, memory: Self.memory)
    #expect(joined.diagnostics.filter { $0.rule == .lowTextContrast }.map(\.message) == [])
    // It is mended where it is written.
    let finding = try #require(
      heir.offering(.all, memory: Self.memory).diagnostics.first { $0.rule == .lowTextContrast })
    #expect(
      finding.fixIts.map { "\($0.applicability.rawValue): \($0.title)" } == [
        "safe: use #818385 for {ink}: nearest with the same hue, 4.50:1 on paper, 4.86:1 on background, "
          + "distance 0.1653",
        "unsafe: use #708789 for {ink}: nearest of all colours, 4.50:1 on paper, 4.85:1 on background, distance 0.1637",
      ])
    #expect(finding.fixIts[0].edits.map { heir.source.text(in: $0.range) } == ["#505458"])
  }

  @Test func aColourHoldsForEveryUseAndHeirOfItsBrand() throws {
    let light = "<theme mode=\"light\"><background>#ffffff</background><text>{ink}</text></theme></brand>"
    let family = Family([
      "house.xml": Self.house.replacing("</brand>", with: light),
      "a.xml": "<brand id=\"a\" extends=\"house.xml\"><palette><color name=\"ink\">#606468</color></palette></brand>",
      // Inherits the colour of a.xml.
      "b.xml": "<brand id=\"b\" extends=\"a.xml\"><theme mode=\"dark\"><paper>#0a0c0e</paper></theme></brand>",
      "c.xml": "<brand id=\"c\" extends=\"a.xml\"><theme mode=\"dark\"><paper>#262b31</paper></theme></brand>",
    ])
    let alone = family.lint("a.xml").joining([family.lint("b.xml")]).offering(.all, memory: Self.memory)
    func titles(_ file: LintedFile) -> [String] {
      file.diagnostics.filter { $0.rule == .lowTextContrast && $0.file == nil }.flatMap(\.fixIts).map(\.title)
    }
    // Between 4.5:1 on the light page and on the dark paper there is little room.
    #expect(titles(alone).isEmpty)
    let wider = Family([
      "house.xml": Self.house.replacing("</brand>", with: light),
      "a.xml": "<brand id=\"a\" extends=\"house.xml\"><palette><color name=\"ink\">#606468</color></palette>"
        + "<theme mode=\"dark\"><background>#000000</background><paper>#000000</paper></theme></brand>",
      "b.xml": "<brand id=\"b\" extends=\"a.xml\"><theme mode=\"dark\"><paper>#020202</paper></theme></brand>",
    ])
    #expect(
      titles(wider.lint("a.xml").joining([wider.lint("b.xml")]).offering(.applied(unsafe: false), memory: Self.memory))
        == [
          "use #6e767e for {ink}: nearest with the same hue that 2 brands allow, 4.50:1 on the paper of b.xml, "
            + "4.55:1 on background, distance 0.0612"
        ])
  }

  @Test func aChosenColourIsWrittenOut() throws {
    let family = Family([
      "house.xml": Self.house.replacing("#707478", with: "#a0a4a8").replacing(
        "<palette>", with: "<palette><color name=\"grey\">#505458</color>"),
      "a.xml": "<brand id=\"a\" extends=\"house.xml\"><palette><color name=\"ink\">{grey}</color></palette></brand>",
      // Its own grey is lost when the colour of a.xml is written out: that is not safe.
      "b.xml": "<brand id=\"b\" extends=\"a.xml\"><palette><color name=\"grey\">#c0c4c8</color></palette>"
        + "<theme mode=\"dark\"><primary>{grey}</primary></theme></brand>",
    ])
    func repairs(_ file: LintedFile) -> [String] {
      file.offering(.all, memory: Self.memory).diagnostics.filter { $0.rule == .lowTextContrast && $0.file == nil }
        .flatMap(\.fixIts).map { fixIt in
          let old = fixIt.edits.map { file.source.text(in: $0.range) }
          return "\(fixIt.applicability.rawValue) \(old): \(fixIt.title)"
        }
    }
    let file = family.lint("a.xml")
    let use = "use #818385 in place of {grey}: nearest with the same hue"
    #expect(
      repairs(file).first
        == "safe [\"{grey}\"]: \(use), 4.50:1 on paper, 4.86:1 on background, distance 0.1653")
    #expect(
      repairs(file.joining([family.lint("b.xml")])).first
        == "unsafe [\"{grey}\"]: \(use) that its 2 uses allow, 4.50:1 on paper, 4.86:1 on background, "
        + "distance 0.1653")
  }

  /// As many uses share the house's colour (text and paper) as inherit its text (house and brand): not the same ones.
  @Test func whatABrandRecoloursIsWrittenOutInItsHouse() {
    let family = Family([
      "house.xml": """
      <brand id="house">
        <palette><color name="ink">#999999</color></palette>
        <theme mode="light"><background>#ffffff</background><paper>{ink}</paper><text>{ink}</text></theme>
      </brand>
      """,
      "a.xml": "<brand id=\"a\" extends=\"house.xml\"><palette><color name=\"ink\">#aaaaaa</color></palette></brand>",
    ])
    let use = "same-hue: use #323232 in place of {ink}: nearest with the same hue"
    #expect(
      repairs(family, heirs: []).first
        == "safe \(use), 4.50:1 on paper, 12.82:1 on background, distance 0.3658")
    // The brand's own colour is lost in its text.
    #expect(repairs(family, heirs: ["a.xml"]).first?.hasPrefix("unsafe \(use) that its 2 uses allow, ") == true)
  }

  /// Where nothing can be offered a finding says so.
  @Test func whatCannotBeMendedSaysSo() throws {
    let family = Family([
      "house.xml": """
      <brand id="house">
        <theme mode="light"><background>#ffffff</background><paper>#0d2811</paper><text>#f1ebff</text></theme>
      </brand>
      """,
      "a.xml": """
      <brand id="a" extends="house.xml"><theme mode="light"><background>#ffe7ff</background></theme></brand>
      """,
    ])
    let file = family.lint("house.xml").joining([family.lint("a.xml")]).offering(.all, memory: Self.memory)
    let finding = try #require(file.diagnostics.first { $0.rule == .lowTextContrast })
    #expect(finding.fixIts.map(\.title) == [])
    #expect(finding.notes.last?.hasPrefix("no change in this file alone mends it without harm") == true)
  }

  @Test func theThemeThatABrandWouldWrite() throws {
    let family = Family([
      "house.xml": Self.house, "a.xml": "<brand id=\"a\" extends=\"house.xml\"/>",
      "b.xml": "<brand id=\"b\" extends=\"house.xml\"><theme mode=\"dark\"><radius>4</radius></theme></brand>",
    ])
    func help(_ path: String) -> [String] {
      family.lint(path).offering(.all, memory: Self.memory).diagnostics.filter { $0.rule == .lowTextContrast }
        .flatMap(\.fixIts).map { String($0.title.prefix(40)) }
    }
    #expect(help("a.xml") == ["write text #818385 in a dark theme of a."])
    #expect(help("b.xml") == ["write text #818385 in the dark theme of "])
  }

  @Test func anInheritedReferenceIsWrittenOut() throws {
    let family = Family([
      "house.xml": Self.house.replacing("#707478", with: "#a0a4a8"),
      "a.xml": """
      <brand id="a" extends="house.xml">
        <theme mode="dark"><paper>#50565c</paper><text>{ink}</text></theme>
      </brand>
      """,
    ])
    let file = family.lint("a.xml").offering(.applied(unsafe: false), memory: Self.memory)
    let finding = try #require(file.diagnostics.first { $0.rule == .lowTextContrast })
    let fixIt = try #require(finding.fixIts.first)
    #expect(finding.file == nil)
    #expect(fixIt.edits.map { file.source.text(in: $0.range) } == ["{ink}"])
    #expect(fixIt.applicability == .safe)
    // Its surfaces stand elsewhere: they are no part of a repair.
    let all = family.lint("a.xml").offering(.all, memory: Self.memory).diagnostics.flatMap(\.fixIts)
    #expect(all.flatMap(\.edits).allSatisfy { $0.range.upperBound <= file.source.bytes.count })
  }

  /// Damage that no test thought of: whatever is offered at a house leaves no brand of it worse.
  @Test(arguments: 0..<6) func noBrandIsHarmed(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(77 + seed))
    var made = 0
    for _ in 0..<8 {
      let texts = ["house.xml": house(&generator), "a.xml": child("a", &generator), "b.xml": child("b", &generator)]
      let before = lint(texts)
      let file = before[0].joining(Array(before[1...])).offering(.all, memory: Self.memory)
      for finding in file.diagnostics where finding.contrast != nil {
        for fixIt in finding.fixIts where !fixIt.edits.isEmpty {
          var changed = texts
          changed["house.xml"] = fixIt.applied(to: texts["house.xml"] ?? "")
          let after = lint(changed)
          let new = subjects(after).subtracting(subjects(before))
          #expect(new == [], "\(finding.message) | \(fixIt.title)\n\(texts)")
          let joined = after[0].joining(Array(after[1...]))
          let isLeft = joined.diagnostics.contains {
            $0.rule == finding.rule && $0.contrast?.themes.first == finding.contrast?.themes.first
          }
          #expect(!isLeft, "\(finding.message) | \(fixIt.title)\n\(texts)")
          made += 1
        }
      }
    }
    #expect(made > 10)
  }

  private func lint(_ texts: [String: String]) -> [LintedFile] {
    let files = texts.mapValues { Array($0.utf8) }
    return ["house.xml", "a.xml", "b.xml"].map { path in
      Linter.lint(
        path: path, relativePath: path, bytes: files[path] ?? [], origin: .explicit,
        parents: Parents(MemoryParents(linted: path, files: files), file: 0))
    }
  }

  /// Errors and warnings by brand, rule and theme. A palette colour may lose its last use.
  private func subjects(_ files: [LintedFile]) -> Set<String> {
    Set(
      files.flatMap { file in
        file.diagnostics.filter { $0.severity != .note && $0.rule != .unusedPaletteColor }.flatMap { finding in
          let themes = finding.contrast?.themes.map(String.init) ?? [""]
          return themes.map { "\(file.source.path) \(finding.severity.name) \(finding.rule.rawValue) \($0)" }
        }
      })
  }

  private func color(_ isDark: Bool, _ generator: inout SeededGenerator) -> String {
    generator.color(near: SRGBColor(rgb: isDark ? 0x303030 : 0xB8B8B8), spread: 70).hex
  }

  private func house(_ generator: inout SeededGenerator) -> String {
    let palette = ["ink", "page"].map { "<color name=\"\($0)\">\(color($0 == "page", &generator))</color>" }
    let themes = ["dark", "light"].map { mode -> String in
      let isDark = mode == "dark"
      let text = isDark && Bool.random(using: &generator) ? "{ink}" : color(!isDark, &generator)
      let background = isDark && Bool.random(using: &generator) ? "{page}" : color(isDark, &generator)
      return "<theme mode=\"\(mode)\"><primary>\(color(!isDark, &generator))</primary>"
        + "<background>\(background)</background><paper>\(color(isDark, &generator))</paper><text>\(text)</text></theme>"
    }
    return "<brand id=\"house\"><palette>\(palette.joined())</palette>\(themes.joined())</brand>"
  }

  private func child(_ id: String, _ generator: inout SeededGenerator) -> String {
    var text = "<brand id=\"\(id)\" extends=\"house.xml\">"
    if Bool.random(using: &generator) {
      text += "<palette><color name=\"ink\">\(color(false, &generator))</color></palette>"
    }
    for mode in ["dark", "light"] where Bool.random(using: &generator) {
      let field = ["paper", "background", "text", "primary"].randomElement(using: &generator) ?? "paper"
      let isSurface = field == "paper" || field == "background"
      text += "<theme mode=\"\(mode)\"><\(field)>\(color(isSurface == (mode == "dark"), &generator))</\(field)></theme>"
    }
    return text + "</brand>"
  }

  /// A brand in the middle of a family, with a finding in what it extends and a brand that extends it.
  @Test func whatIsInheritedIsNotNew() {
    let family = Family([
      "root.xml": "<brand id=\"root\"><theme mode=\"dark\"><background>#d7d7d7</background></theme></brand>",
      "house.xml":
        "<brand id=\"house\" extends=\"root.xml\"><theme mode=\"dark\"><text>#8a8f98</text></theme></brand>",
      "a.xml": "<brand id=\"a\" extends=\"house.xml\"/>",
    ])
    #expect(
      repairs(family, heirs: ["a.xml"]) == [
        "safe same-hue: use #5b5e63: nearest with the same hue that 2 brands allow, 4.52:1 on background, "
          + "distance 0.1679",
        "unsafe nearest: use #645b69: nearest of all colours that 2 brands allow, 4.50:1 on background, distance 0.1653",
      ])
    #expect(
      family.lint("house.xml").withOwnFindings.offering(.applied(unsafe: false), memory: Self.memory).diagnostics
        .filter { $0.rule == .lowTextContrast }.flatMap(\.fixIts).map(\.title) == [
          "use #5b5e63: nearest with the same hue, 4.52:1 on background, distance 0.1679"
        ])
  }
}
