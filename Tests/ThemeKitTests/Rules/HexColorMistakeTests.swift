import Testing

@testable import ThemeKit

@Suite struct HexColorMistakeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    let rule: String
    let suggestion: String?

    init(_ text: String, _ rule: String, _ suggestion: String? = nil) {
      self.text = text
      self.rule = rule
      self.suggestion = suggestion
    }

    var testDescription: String { text }
  }

  static let rows = [
    // Digits.
    Row("#ABC", "have six hex digits, it has three", "#AABBCC"),
    Row("#fA0", "have six hex digits, it has three", "#ffAA00"),
    Row("#12345", "have six hex digits, it has five"),
    Row("#1234567890", "have six hex digits, it has ten"),
    Row("#12345678901", "have six hex digits, it has 11"),
    Row("#", "have six hex digits, it has none"),
    Row("00ECB2", "start with #", "#00ECB2"),
    Row("ff7a1a", "start with #", "#ff7a1a"),
    Row("fa0", "start with # and have six hex digits, it has three", "#ffaa00"),
    Row("12345", "start with # and have six hex digits, it has five"),
    Row("#12ZZZZ", "have hex digits only (0-9, a-f), \"Z\" is none"),
    Row("#FF00GG", "have hex digits only (0-9, a-f), \"G\" is none"),
    Row("#FF00é0", "have hex digits only (0-9, a-f), \"é\" (U+00E9) is none"),
    Row("#FF00\u{0}0", "have hex digits only (0-9, a-f), U+0000 is none"),
    Row("ABC12z", "be # and six hex digits, \"z\" is none"),
    // Alpha is never guessed.
    Row(
      "#80FF0000",
      "have six hex digits, without alpha: CSS reads #80FF00 with alpha 00, Android reads #FF0000 with alpha 80"),
    Row(
      "#FF0000FF",
      "have six hex digits, without alpha: CSS reads #FF0000 with alpha FF, Android reads #0000FF with alpha FF"),
    Row(
      "#abcd",
      "have six hex digits, without alpha: CSS reads #aabbcc with alpha dd, Android reads #bbccdd with alpha aa"),
    Row(
      "abcd",
      "start with # and have six hex digits, without alpha: CSS reads #aabbcc with alpha dd, "
        + "Android reads #bbccdd with alpha aa"),
    // The whole value counts.
    Row("Not a color #123456 at all", "be # and six hex digits and nothing else"),
    Row("invalid#000000", "be # and six hex digits and nothing else"),
    Row("#123456#", "be # and six hex digits and nothing else"),
    Row("ember", "be # and six hex digits"),
    Row("@color/ember", "be # and six hex digits"),
    Row("   ", "be # and six hex digits, it is blank"),
    // Surroundings.
    Row("#fff ", "have no white space around it", "#ffffff"),
    Row("\u{A0}#101418", "have no white space around it", "#101418"),
    Row("#10 14 18", "have no white space in it", "#101418"),
    Row("'#101418'", "have no quotes of its own", "#101418"),
    Row("#101418;", "end after the colour, without \";\"", "#101418"),
    Row("##101418", "start with one #", "#101418"),
    Row("0x101418", "start with #, not with 0x", "#101418"),
    Row("0X10141A", "start with #, not with 0X", "#10141A"),
    // Look-alikes.
    Row("#FFOOFF", "have the digit 0, not the letter O", "#FF00FF"),
    Row("#ffo0ff", "have the digit 0, not the letter o", "#ff00ff"),
    Row("#fOo", "have the digit 0, not the letter O", "#ff0000"),
    Row("＃１０１４１８", "be written in ASCII, \"＃\" (U+FF03) is full-width", "#101418"),
    Row("#10141８", "be written in ASCII, \"８\" (U+FF18) is full-width", "#101418"),
    Row("#10141Ａ", "be written in ASCII, \"Ａ\" (U+FF21) is full-width", "#10141A"),
    Row("#ＺＺＺＺＺＺ", "be written in ASCII, \"Ｚ\" (U+FF3A) is full-width"),
    // Functions.
    Row("rgb(255, 122, 26)", "be # and six hex digits, not rgb()", "#ff7a1a"),
    Row("RGB(255 122 26)", "be # and six hex digits, not rgb()", "#ff7a1a"),
    Row("rgba(255, 122, 26, 1)", "be # and six hex digits, not rgba()", "#ff7a1a"),
    Row("rgb(100% 50% 0% / 100%)", "be # and six hex digits, not rgb()", "#ff8000"),
    Row("rgba(255, 122, 26, .5)", "be opaque, its alpha is .5"),
    Row("rgb(255 122 26 / 50%)", "be opaque, its alpha is 50%"),
    Row("hsl(25, 100%, 55%)", "be # and six hex digits, not hsl()", "#ff791a"),
    Row("hsl(0.5turn 100% 50%)", "be # and six hex digits, not hsl()", "#00ffff"),
    Row("hsl(-120deg 100 25)", "be # and six hex digits, not hsl()", "#000080"),
    Row("rgb(255, 122)", "be # and six hex digits, not rgb()"),
    Row("rgb(a, b, c)", "be # and six hex digits, not rgb()"),
    Row("var(--accent)", "be # and six hex digits, not var()"),
    Row("oklch(0.7 0.2 40)", "be # and six hex digits, not oklch()"),
    // Names.
    Row("white", "be # and six hex digits, not a CSS name", "#ffffff"),
    Row("RebeccaPurple", "be # and six hex digits, not a CSS name", "#663399"),
    Row("transparent", "be opaque"),
  ]

  @Test(arguments: rows) func explains(_ row: Row) {
    let mistake = HexColorMistake(in: row.text)
    #expect(mistake.rule == row.rule)
    #expect(mistake.suggestion == row.suggestion)
    // What is suggested is read again and passes.
    if let suggestion = mistake.suggestion { #expect(SRGBColor(hex: suggestion) != nil) }
  }

  @Test func everyNamedColourIsThere() {
    #expect(CSSColorNames.table.count == 148)
    #expect(CSSColorNames.table.map(\.name) == CSSColorNames.table.map(\.name).sorted())
    for (name, rgb) in CSSColorNames.table {
      #expect(HexColorMistake(in: name).suggestion == SRGBColor(rgb: rgb).hex)
    }
    #expect(CSSColorNames.color(named: "cornflowerblue")?.hex == "#6495ed")
    #expect(CSSColorNames.color(named: "slategrey") == CSSColorNames.color(named: "slategray"))
  }

  /// Layers are taken off a value one by one; endless ones must not take endless time or stack.
  @Test(arguments: [";", "\"", "' ", "#", "0", "０", " ", "rgb(", ","])
  func longValuesAreNotLookedInto(piece: String) {
    let text = String(repeating: piece, count: 20_000)
    #expect(HexColorMistake(in: text).rule == "be # and six hex digits")
    #expect(HexColorMistake(in: text).suggestion == nil)
    #expect(HexColorMistake(in: "#123456" + text).rule == "be # and six hex digits and nothing else")
  }

  /// Nothing that a file can hold makes the reader stop or suggest something that is no colour.
  @Test func everySuggestionIsAColour() {
    let pieces = ["#", "f", "0", "O", " ", "rgb(", ")", ",", "%", "/", "１", "\u{301}", "\u{1F98A}", ";", "'", "1e999"]
    var generator = SplitMix64(state: 20)
    for _ in 0..<20_000 {
      let text = (0..<Int(generator.next() % 9)).map { _ in pieces[Int(generator.next() % UInt64(pieces.count))] }
        .joined()
      if SRGBColor(hex: text) != nil { continue }
      let mistake = HexColorMistake(in: text)
      #expect(!mistake.rule.isEmpty)
      if let suggestion = mistake.suggestion {
        #expect(SRGBColor(hex: suggestion) != nil, "\(text) → \(suggestion)")
      }
    }
  }
}

/// A small generator with a fixed start, so that a failure can be seen again (Steele, Lea, Flood 2014).
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
