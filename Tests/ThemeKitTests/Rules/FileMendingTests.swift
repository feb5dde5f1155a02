import TestSupport
import Testing
import ThemeKit

struct FileMendingTests {
  @Test func mendsInRoundsUntilNothingIsLeft() {
    #expect(
      Mend.text(
        """
        <brand id="acme" name="Zöe 🦊">
          <theme mode='Dark' primary="#FF7A1A" radius="40">
            <backround>#fa0</backround>
          </theme>
        </brand>

        """, path: "acme.xml") == """
          <brand id="acme" name="Zöe 🦊">
            <theme mode='dark'>
              <primary>#FF7A1A</primary>
              <radius>32</radius>
              <background>#ffaa00</background>
            </theme>
          </brand>

          """)
  }

  @Test func keepsTheOrderOfWhatMoves() {
    #expect(
      Mend.text(
        "<brand><theme radius='40' primary='fa0' text='#fff' background='#000'/><id>a</id><name>B</name></brand>",
        path: "a.xml")
        == "<brand id=\"a\" name=\"B\"><theme><radius>32</radius><primary>#ffaa00</primary><text>#ffffff</text>"
        + "<background>#000000</background></theme></brand>")
  }

  @Test func changesWhatWasChosenOnlyWhenAsked() {
    let text = "<brand id=\"acme\"><theme><fontURL>http://a.example/a.css</fontURL></theme></brand>"
    #expect(Mend.text(text, path: "acme.xml") == text)
    #expect(Mend.text(text, path: "acme.xml", unsafe: true) == text.replacing("http:", with: "https:"))
  }

  @Test func keepsRemarksAmidAValue() {
    #expect(
      Mend.text(
        "<brand id=\"acme\"><theme><primary>fa<!-- é -->0<?p i?></primary><radius>4<?x?>0</radius></theme></brand>",
        path: "acme.xml")
        == "<brand id=\"acme\"><theme><primary>#ffaa00<!-- é --><?p i?></primary><radius>32<?x?></radius></theme></brand>"
    )
    #expect(
      Mend.text("<brand><id>acme<!-- why --></id><theme/></brand>", path: "acme.xml")
        == "<brand id=\"acme\"><!-- why --><theme/></brand>")
  }

  @Test func mendsSyntaxOnlyWhenAllOfItCanBe() {
    let mendable = "{\"id\": \"a\", /* é */ \"themes\": [{\"radius\": 40,},], // x\n}\n"
    #expect(Mend.text(mendable, path: "a.json") == "{\"id\": \"a\",  \"themes\": [{\"radius\": 32}]\n}\n")
    for broken in ["{\"id\": \"a\", \"themes\": [{\"radius\": 40,},] \"x\": 1}", "{\"id\": \"a\", /* */ \"b\": '1'}"] {
      let mending = Mend.bytes(Array(broken.utf8), path: "a.json")
      #expect(String(decoding: mending.content.bytes, as: UTF8.self) == broken)
      #expect(mending.isMalformed)
      #expect(mending.mended == 0)
    }
  }

  /// Beside the background that is meant the text is fine; beside the one that the misspelt key leaves it would not be.
  @Test func judgesColorsOnlyWhenTheOthersAreMended() {
    #expect(
      Mend.text(
        "<brand id=\"a\"><theme><backround>#101418</backround><text>#c9ced6</text></theme></brand>", path: "a.xml")
        == "<brand id=\"a\"><theme><background>#101418</background><text>#c9ced6</text></theme></brand>")
  }

  @Test func countsFindings() {
    let text =
      "<brand id=\"a\"><theme mode=\"dark\"><primary>fa0</primary><text>#f0</text><paper>fa0</paper></theme></brand>"
    #expect(Mend.bytes(Array(text.utf8), path: "a.xml").mended == 2)
  }

  /// A linter that never sees the repair take: every one is taken back and left out.
  @Test func takesBackWhatDoesNotMend() {
    let stored = Array("<brand id=\"a\"><theme><radius>40</radius><primary>fa0</primary></theme></brand>".utf8)
    let linted = Lint.bytes(stored, path: "a.xml")
    var mending = FileMending(linted.source)
    var rounds = 0
    while mending.advance(linted, FileMending.Wanted(unsafe: true, colors: true, memory: RepairMemory())), rounds < 1000
    { rounds += 1 }
    #expect(mending.content.bytes == stored)
    #expect(mending.mended == 0)
    #expect(mending.refused.map(\.title) == ["use #ffaa00", "use 32"])
    #expect(rounds < 10)
  }
}
