import Testing

@testable import ThemeKit

/// Wherever the module will change a value, a card shows what is written, what is applied, and why.
@Suite struct WrittenBesideAppliedTests {
  /// The texts of a row of the payload: its name, what is written, what is applied, and the explanation below.
  private func row(_ name: String, _ fixture: CardFixture, _ screen: Screen = .terminal) throws -> [String] {
    let layout = fixture.layout(screen)
    let texts = layout.canvas.texts
    let start = try #require(texts.firstIndex { $0.content == "theme_applied" })
    let first = try #require(texts[start...].first { $0.content == name })
    let line = texts[start...].filter { $0.baseline == first.baseline }.map(\.content)
    let below = texts[start...].filter { $0.baseline > first.baseline && $0.x == 86 && $0.style == .caption }
    // Lines of one paragraph are 15 points apart.
    var explanation: [PlacedText] = []
    for text in below where text.baseline - (explanation.last?.baseline ?? first.baseline + 3) == 15 {
      explanation.append(text)
    }
    return line + [explanation.map(\.content).joined(separator: " ")]
  }

  private func fixture(_ id: String) throws -> CardFixture { try #require(CardFixture.all.first { $0.id == id }) }

  @Test func aReplacedText() throws {
    #expect(
      try row("text", fixture("replaced")) == [
        "text", "#8a8f98", "#000000",
        "replaced, assumed: unreadable on background, so replaced by the module's own, as documented; the module's own "
          + "text colour is not documented",
      ])
  }

  @Test func aClampedRadius() throws {
    #expect(
      try row("radius", fixture("replaced"))
        == ["radius", "40.50", "32", "clamped, documented: clamped to 0 … 32"])
  }

  /// The payload has no place for a URL, so that it has a row of its own, and the font's says the rest.
  @Test func aDroppedFontURL() throws {
    #expect(
      try row("fontURL", fixture("replaced")) == [
        "fontURL", "http://fonts.example…", "dropped",
        "dropped, documented: not https, so the module drops it, as documented",
      ])
    #expect(
      try row("font", fixture("replaced")) == [
        "font", "Inter", "Inter",
        "as written, assumed: whether the family stays when its fontURL is dropped is not documented",
      ])
    #expect(try row("fontURL", fixture("hostile"))[1...2] == ["nowhere", "dropped"])
    #expect(try row("fontURL", fixture("hostile")).last?.hasPrefix("dropped, assumed: invalid, so") == true)
    // One that is kept changes nothing.
    let kept = try fixture("dark").layout(.terminal).canvas.texts.map(\.content)
    #expect(!kept.contains("fontURL"))
  }

  @Test func malformedValues() throws {
    let fixture = try fixture("malformed")
    #expect(
      try row("primary", fixture) == [
        "primary", "rgb(255, 122, 26)", "#2563eb",
        "fallback, assumed: invalid, so treated as absent; the module's own accent colour is not documented",
      ])
    #expect(try row("radius", fixture)[0...2] == ["radius", "12px", "8"])
    #expect(try row("mode", fixture)[0...2] == ["mode", "dusk", "light"])
  }

  /// On every card: the sentence of every field, and a mark for what is assumed, which the legend explains.
  @Test(arguments: CardFixture.all, Screen.allCases) func everyChangeIsExplained(
    _ fixture: CardFixture, _ screen: Screen
  ) throws {
    let card = fixture.card()
    let layout = fixture.layout(screen)
    let diamonds = layout.canvas.shapes.compactMap { shape -> Double? in
      guard case .stroke(let path, ChromeColors.warning, 1.5, _) = shape,
        let middle = path.text.firstMatch(of: /^M[\d.]+ ([\d.]+)l/)
      else { return nil }
      return Double(middle.output.1).map { $0 + 4.25 }
    }
    let start = try #require(layout.canvas.texts.firstIndex { $0.content == "theme_applied" })
    for field in card.theme.prediction.fields {
      let name = try #require(layout.canvas.texts[start...].first { $0.content == field.field.rawValue })
      let sentence = try #require(layout.canvas.texts[start...].first { $0.baseline == name.baseline + 18 })
      #expect(sentence.content.contains(field.basis.name))
      #expect(diamonds.contains { abs($0 - name.baseline - 14) < 0.01 } == (field.basis == .assumed))
    }
    #expect(layout.canvas.texts.contains { $0.content == "assumed" })
    #expect(diamonds.count > card.theme.prediction.fields.filter { $0.basis == .assumed }.count)
  }

  /// The overview names values too: those that are assumed have the same mark there.
  @Test(arguments: CardFixture.all) func theOverviewMarksWhatIsAssumed(_ fixture: CardFixture) throws {
    let prediction = fixture.card().theme.prediction
    let canvas = fixture.layout(.overview).screen
    let diamonds = canvas.shapes.filter { shape in
      if case .stroke(let path, _, 1.5, _) = shape {
        path.text.contains("l4.25 4.25l-4.25 4.25l-4.25 -4.25Z")
      } else {
        false
      }
    }
    let bases = [
      prediction.primary.basis, prediction.text.basis, prediction.background.basis, prediction.paper.basis,
      prediction.font.basis, prediction.radius.basis,
    ]
    #expect(diamonds.count == bases.filter { $0 == .assumed }.count)
  }
}
