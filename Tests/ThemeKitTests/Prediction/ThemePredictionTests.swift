import TestSupport
import Testing
import ThemeKit

@Suite struct ThemePredictionTests {
  private func predict(_ theme: TestTheme, own: [TestTheme] = []) -> ThemePrediction {
    ThemePrediction(theme: theme.theme, ownThemes: own.map(\.theme))
  }

  @Test func payloadHasItsKeysInOrder() {
    let prediction = predict(
      .init([
        .mode: "dark", .primary: "#FF7A1A", .background: "#101418", .paper: "#171c22", .text: "#f2f4f7", .radius: "14",
        .fontFamily: "SF Pro Text",
      ]))
    #expect(
      prediction.payloadJSON
        == ##"{"mode":"dark","primary":"#ff7a1a","bg":"#101418","paper":"#171c22","text":"#f2f4f7","radius":14,"##
        + ##""font":"SF Pro Text"}"##)
  }

  @Test func payloadOfNothingIsTheBuiltInProfile() {
    #expect(
      predict(.init([:])).payloadJSON
        == ##"{"mode":"light","primary":"#2563eb","bg":"#ffffff","paper":"#ffffff","text":"#000000","radius":8,"##
        + ##""font":"system-ui"}"##)
  }

  @Test(arguments: [
    ("O'Neill \u{1F98A} é", "\"O'Neill \u{1F98A} é\""),
    ("a\"b\\c", #""a\"b\\c""#),
    ("\u{8}\u{C}\n\r\t\u{1B}[31m\u{0}", #""\b\f\n\r\t\u001b[31m\u0000""#),
    ("\u{7F}\u{9B}", #""\u007f\u009b""#),
    ("a\u{202E}b\u{2066}c\u{2028}d\u{FEFF}", #""a\u202eb\u2066c\u2028d\ufeff""#),
    ("</script>", #""</script>""#),
  ])
  func escapesJSONStrings(text: String, literal: String) {
    #expect(JSONString.literal(text) == literal)
  }

  @Test func unsafeFontNamesNeverReachThePayload() {
    for name in ["a;b", "a{b", "a}b", "a<b", "a>b", "a\\b", "a\"b", "a\u{1B}b", "a\u{202E}b"] {
      #expect(predict(.init([.fontFamily: name])).font.applied == "system-ui")
    }
    #expect(predict(.init([.fontFamily: "O'Neill Sans"])).font.applied == "O'Neill Sans")
  }

  @Test func replacedTextSaysWhatIsDocumentedAndWhatIsNot() {
    let text = predict(.init([.mode: "light", .background: "#ffffff", .text: "#777777"])).text
    #expect(
      text.reason
        == "unreadable on background, so replaced by the module's own, as documented; "
        + "the module's own text colour is not documented")
    #expect(text.alternative == nil)
  }

  @Test func textUnreadableOnPaperOnlyCarriesTheAlternative() {
    let text = predict(.init([.mode: "light", .background: "#ffffff", .paper: "#f0f0f0", .text: "#767676"])).text
    #expect(text.alternative == .init(applied: .black, when: "if the module checks text on paper as well"))
    #expect(
      text.reason
        == "readable on background but not on paper; whether text is also checked on paper is not documented")
  }

  @Test func noAlternativeWhereBothWaysGiveTheSamePayload() {
    // Black on white stays black whether or not the black paper is looked at.
    let text = predict(.init([.mode: "light", .background: "#ffffff", .paper: "#000000", .text: "#000000"])).text
    #expect(text.alternative == nil)
    #expect(text.basis == .documented)
  }

  @Test func letterCaseAndFractionsAreNamedAndKeepTheirBasis() {
    let prediction = predict(.init([.primary: "#FF7A1A", .radius: "14.5"]))
    #expect(prediction.primary.reason == "as written; letter case in the payload is not documented")
    #expect(prediction.primary.basis == .documented)
    #expect(
      prediction.radius.reason == "as written; how the module reports a fractional radius is not documented")
    #expect(prediction.radius.basis == .documented)
  }

  @Test func droppedFontURL() {
    let dropped = predict(.init([.fontFamily: "Inter", .fontURL: "http://fonts.example/a.css"]))
    #expect(dropped.droppedFontURL == "not https, so the module drops it, as documented")
    #expect(
      dropped.fields.last?.reason
        == "as written; whether the family stays when its fontURL is dropped is not documented; "
        + "fontURL: not https, so the module drops it, as documented")
    #expect(predict(.init([.fontURL: "https://fonts.example/a.css"])).droppedFontURL == nil)
    #expect(predict(.init([:])).droppedFontURL == nil)
  }

  @Test func aMalformedValueIsPassedOnToWhatHangsOnIt() {
    let theme = TestTheme([.mode: "dark", .background: "white"])
    let range = theme.theme.background.resolved?.place
    let prediction = predict(theme)
    #expect(range != nil)
    #expect(prediction.background.malformed == range)
    #expect(prediction.paper.malformed == range)
    #expect(prediction.text.malformed == range)
    #expect(prediction.primary.malformed == nil)
  }

  @Test func everyBuiltInValueSaysWhatIsNotKnown() {
    let profile = ModuleProfile.builtIn
    #expect(profile.basis == .assumed)
    let colors = [
      profile.lightBackground, profile.darkBackground, profile.primary, profile.darkText, profile.lightText,
      profile.darkLabel, profile.lightLabel, profile.tradeUpLight, profile.tradeDownLight, profile.tradeUpDark,
      profile.tradeDownDark,
    ]
    #expect(
      colors.map(\.value.hex) == [
        "#ffffff", "#101418", "#2563eb", "#000000", "#ffffff", "#000000", "#ffffff", "#067a4f", "#c62839", "#2ebd85",
        "#f6465d",
      ])
    let sentences =
      colors.map(\.unknown) + [
        profile.mode.unknown, profile.radius.unknown, profile.font.unknown, profile.textCheck.unknown,
      ]
    for sentence in sentences { #expect(sentence.hasSuffix("is not documented")) }
  }
}
