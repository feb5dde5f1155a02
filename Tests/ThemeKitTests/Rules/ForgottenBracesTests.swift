import TestSupport
import Testing
import ThemeKit

/// A palette colour named without its braces.
@Suite struct ForgottenBracesTests {
  private func findings(_ value: String) -> [String] {
    let text = """
      <brand id="acme">
        <palette>
          <color name="coral">#ff6f61</color>
          <color name="mist">#12</color>
        </palette>
        <theme mode="dark">
          <primary>\(value)</primary>
        </theme>
      </brand>
      """
    return Lint.text(text, path: "acme.xml").findings(of: [.invalidHexColor])
      .filter { $0.hasPrefix("7:") || $0.hasPrefix("  safe") }
  }

  /// The brand's own colour is meant, and not CSS's of the same name, which is #ff7f50.
  @Test(arguments: ["coral", "$coral", "{coral", "coral}", "@coral", "--coral", "${coral}"])
  func offersTheReference(value: String) {
    #expect(
      findings(value) == [
        "7:14-7:\(14 + value.count) error invalid-hex-color: primary \"\(value)\" must be {coral} to mean the palette colour",
        "  safe: use {coral}",
      ])
  }

  @Test func offersNoReferenceToAColourThatIsInvalidItself() {
    #expect(
      findings("mist") == ["7:14-7:18 error invalid-hex-color: primary \"mist\" must be # and six hex digits"])
  }

  @Test func leavesNothingBehindWhenApplied() throws {
    let text = ##"{"id":"acme","palette":{"coral":"#ff6f61"},"themes":[{"mode":"dark","primary":"coral"}]}"##
    let finding = try #require(Lint.json(text, .invalidHexColor).first)
    let mended = finding.fixIts[0].applied(to: text)
    #expect(mended == text.replacing("\"primary\":\"coral\"", with: "\"primary\":\"{coral}\""))
    #expect(Lint.text(mended, path: "acme.json").diagnostics.map(\.rule) == [.singleMode])
  }
}
