import TestSupport
import Testing
import ThemeKit

/// Every field, written, absent and malformed, with and without an own theme: value, outcome, basis and origin.
@Suite struct ThemePredictionTableTests {
  /// One row of the table.
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let theme: TestTheme
    var own: [TestTheme] = []
    let field: PayloadField
    /// "applied outcome basis origin"
    let expected: String

    var testDescription: String { name }
  }

  static let ownDark = TestTheme(
    .ownTheme,
    [
      .mode: "dark", .primary: "#aa0000", .background: "#001100", .paper: "#002200", .text: "#eeddcc", .radius: "3",
      .fontFamily: "Own Sans",
    ])
  static let ownLight = TestTheme(.ownTheme, [.mode: "light", .primary: "#0000aa", .background: "#fffff0"])

  static let rows: [Row] = [
    // mode
    Row(name: "mode valid", theme: .init([.mode: "dark"]), field: .mode, expected: "dark asWritten documented theme"),
    Row(
      name: "mode valid, own", theme: .init([.mode: "light"]), own: [ownDark], field: .mode,
      expected: "light asWritten documented theme"),
    Row(name: "mode absent", theme: .init([:]), field: .mode, expected: "light fallback assumed profile"),
    Row(
      name: "mode absent, only own theme", theme: .init([:]), own: [ownDark], field: .mode,
      expected: "dark fallback brand ownTheme"),
    Row(
      name: "mode absent, two own themes", theme: .init([:]), own: [ownDark, ownLight], field: .mode,
      expected: "light fallback assumed profile"),
    Row(
      name: "mode absent, own theme without mode", theme: .init([:]), own: [.init(.ownTheme, [.radius: "3"])],
      field: .mode, expected: "light fallback assumed profile"),
    Row(
      name: "mode malformed", theme: .init([.mode: "Dark"]), field: .mode, expected: "light fallback assumed profile"),
    Row(
      name: "mode malformed, own", theme: .init([.mode: "Dark"]), own: [ownDark], field: .mode,
      expected: "dark fallback assumed ownTheme"),

    // primary
    Row(
      name: "primary valid", theme: .init([.mode: "dark", .primary: "#2563eb"]), field: .primary,
      expected: "#2563eb asWritten documented theme"),
    Row(
      name: "primary valid, own", theme: .init([.mode: "dark", .primary: "#2563eb"]), own: [ownDark], field: .primary,
      expected: "#2563eb asWritten documented theme"),
    Row(
      name: "primary in upper case", theme: .init([.mode: "dark", .primary: "#2563EB"]), field: .primary,
      expected: "#2563eb normalized documented theme"),
    Row(
      name: "primary absent", theme: .init([.mode: "dark"]), field: .primary,
      expected: "#2563eb fallback assumed profile"),
    Row(
      name: "primary absent, own", theme: .init([.mode: "dark"]), own: [ownDark], field: .primary,
      expected: "#aa0000 fallback brand ownTheme"),
    Row(
      name: "primary absent, own of the other mode", theme: .init([.mode: "light"]), own: [ownDark], field: .primary,
      expected: "#2563eb fallback assumed profile"),
    Row(
      name: "primary absent, own without mode", theme: .init([.mode: "light"]),
      own: [.init(.ownTheme, [.primary: "#aa0000"])], field: .primary, expected: "#aa0000 fallback brand ownTheme"),
    Row(
      name: "primary absent, own of each mode beats one without", theme: .init([.mode: "light"]),
      own: [.init(.ownTheme, [.primary: "#aa0000"]), ownLight], field: .primary,
      expected: "#0000aa fallback brand ownTheme"),
    Row(
      name: "primary absent, own of an assumed mode", theme: .init([:]), own: [ownDark, ownLight], field: .primary,
      expected: "#0000aa fallback assumed ownTheme"),
    Row(
      name: "primary absent, own of the only own mode", theme: .init([:]), own: [ownDark], field: .primary,
      expected: "#aa0000 fallback brand ownTheme"),
    Row(
      name: "primary malformed", theme: .init([.mode: "dark", .primary: "#25e"]), field: .primary,
      expected: "#2563eb fallback assumed profile"),
    Row(
      name: "primary malformed, own", theme: .init([.mode: "dark", .primary: "#25e"]), own: [ownDark],
      field: .primary, expected: "#aa0000 fallback assumed ownTheme"),
    Row(
      name: "primary absent, own malformed", theme: .init([.mode: "dark"]),
      own: [.init(.ownTheme, [.mode: "dark", .primary: "red"])], field: .primary,
      expected: "#2563eb fallback assumed profile"),

    // background
    Row(
      name: "background valid", theme: .init([.mode: "dark", .background: "#123456"]), field: .bg,
      expected: "#123456 asWritten documented theme"),
    Row(
      name: "background valid, own", theme: .init([.mode: "dark", .background: "#123456"]), own: [ownDark],
      field: .bg, expected: "#123456 asWritten documented theme"),
    Row(
      name: "background valid, mode assumed", theme: .init([.background: "#ABCDEF"]), field: .bg,
      expected: "#abcdef normalized documented theme"),
    Row(
      name: "background absent, dark", theme: .init([.mode: "dark"]), field: .bg,
      expected: "#101418 fallback assumed profile"),
    Row(
      name: "background absent, light", theme: .init([.mode: "light"]), field: .bg,
      expected: "#ffffff fallback assumed profile"),
    Row(
      name: "background absent, own", theme: .init([.mode: "dark"]), own: [ownDark], field: .bg,
      expected: "#001100 fallback brand ownTheme"),
    Row(
      name: "background absent, own of an assumed mode", theme: .init([:]), own: [ownDark, ownLight], field: .bg,
      expected: "#fffff0 fallback assumed ownTheme"),
    Row(
      name: "background malformed", theme: .init([.mode: "dark", .background: "white"]), field: .bg,
      expected: "#101418 fallback assumed profile"),
    Row(
      name: "background malformed, own", theme: .init([.mode: "dark", .background: "white"]), own: [ownDark],
      field: .bg, expected: "#001100 fallback assumed ownTheme"),

    // paper
    Row(
      name: "paper valid", theme: .init([.mode: "dark", .paper: "#222222"]), field: .paper,
      expected: "#222222 asWritten documented theme"),
    Row(
      name: "paper valid, own", theme: .init([.mode: "dark", .paper: "#22222F"]), own: [ownDark], field: .paper,
      expected: "#22222f normalized documented theme"),
    Row(
      name: "paper absent, background written", theme: .init([.mode: "dark", .background: "#123456"]), field: .paper,
      expected: "#123456 derived documented background"),
    Row(
      name: "paper absent, background written, own", theme: .init([.mode: "dark", .background: "#123456"]),
      own: [ownDark], field: .paper, expected: "#123456 derived documented background"),
    Row(
      name: "paper absent, own", theme: .init([.mode: "dark"]), own: [ownDark], field: .paper,
      expected: "#002200 fallback brand ownTheme"),
    Row(
      name: "paper absent, own background only", theme: .init([.mode: "light"]), own: [ownLight], field: .paper,
      expected: "#fffff0 derived assumed background"),
    Row(
      name: "paper absent, nothing", theme: .init([.mode: "dark"]), field: .paper,
      expected: "#101418 derived assumed background"),
    Row(
      name: "paper absent, background malformed, own", theme: .init([.mode: "dark", .background: "white"]),
      own: [ownDark], field: .paper, expected: "#002200 fallback assumed ownTheme"),
    Row(
      name: "paper malformed, background written",
      theme: .init([.mode: "dark", .background: "#123456", .paper: "#1234567"]), field: .paper,
      expected: "#123456 derived assumed background"),
    Row(
      name: "paper malformed", theme: .init([.mode: "dark", .paper: "#1234567"]), field: .paper,
      expected: "#101418 derived assumed background"),
    Row(
      name: "paper malformed, own", theme: .init([.mode: "dark", .paper: "#1234567"]), own: [ownDark],
      field: .paper, expected: "#002200 fallback assumed ownTheme"),

    // text
    Row(
      name: "text readable", theme: .init([.mode: "light", .background: "#ffffff", .text: "#767676"]), field: .text,
      expected: "#767676 asWritten documented theme"),
    Row(
      name: "text readable, in upper case", theme: .init([.mode: "light", .background: "#FFFFFF", .text: "#76706A"]),
      own: [ownLight], field: .text, expected: "#76706a normalized documented theme"),
    Row(
      name: "text unreadable", theme: .init([.mode: "light", .background: "#ffffff", .text: "#777777"]), field: .text,
      expected: "#000000 replaced(#777777) assumed profile"),
    Row(
      name: "text unreadable, own", theme: .init([.mode: "dark", .background: "#000000", .text: "#555555"]),
      own: [ownDark], field: .text, expected: "#ffffff replaced(#555555) assumed profile"),
    Row(
      name: "text readable on an assumed background", theme: .init([.mode: "light", .text: "#333333"]), field: .text,
      expected: "#333333 asWritten assumed theme"),
    Row(
      name: "text readable on the own background", theme: .init([.mode: "light", .text: "#333333"]),
      own: [ownLight], field: .text, expected: "#333333 asWritten brand theme"),
    Row(
      name: "text unreadable on paper only",
      theme: .init([.mode: "light", .background: "#ffffff", .paper: "#f0f0f0", .text: "#767676"]), field: .text,
      expected: "#767676 asWritten assumed theme"),
    Row(
      name: "text absent, light", theme: .init([.mode: "light", .background: "#ffffff"]), field: .text,
      expected: "#000000 fallback assumed profile"),
    Row(
      name: "text absent, dark", theme: .init([.mode: "dark"]), field: .text,
      expected: "#ffffff fallback assumed profile"),
    Row(
      name: "text absent, own", theme: .init([.mode: "dark"]), own: [ownDark], field: .text,
      expected: "#eeddcc fallback brand ownTheme"),
    Row(
      name: "text absent, own unreadable: not checked", theme: .init([.mode: "dark", .background: "#eeddcc"]),
      own: [ownDark], field: .text, expected: "#eeddcc fallback brand ownTheme"),
    Row(
      name: "text malformed", theme: .init([.mode: "light", .background: "#ffffff", .text: "#77777"]), field: .text,
      expected: "#000000 fallback assumed profile"),
    Row(
      name: "text malformed, own", theme: .init([.mode: "dark", .text: "#77777"]), own: [ownDark], field: .text,
      expected: "#eeddcc fallback assumed ownTheme"),

    // radius
    Row(name: "radius valid", theme: .init([.radius: "14"]), field: .radius, expected: "14 asWritten documented theme"),
    Row(
      name: "radius valid, own", theme: .init([.mode: "dark", .radius: "14.5"]), own: [ownDark], field: .radius,
      expected: "14.5 asWritten documented theme"),
    Row(
      name: "radius with needless digits", theme: .init([.radius: "14.0"]), field: .radius,
      expected: "14 normalized documented theme"),
    Row(name: "radius 0", theme: .init([.radius: "0"]), field: .radius, expected: "0 asWritten documented theme"),
    Row(name: "radius 32", theme: .init([.radius: "32"]), field: .radius, expected: "32 asWritten documented theme"),
    Row(
      name: "radius too large", theme: .init([.radius: "32.5"]), field: .radius,
      expected: "32 clamped(32.5) documented theme"),
    Row(
      name: "radius too small", theme: .init([.radius: "-1"]), field: .radius,
      expected: "0 clamped(-1) documented theme"),
    Row(
      name: "radius absent", theme: .init([.mode: "dark"]), field: .radius, expected: "8 fallback assumed profile"),
    Row(
      name: "radius absent, own", theme: .init([.mode: "dark"]), own: [ownDark], field: .radius,
      expected: "3 fallback brand ownTheme"),
    Row(
      name: "radius absent, own too large", theme: .init([.mode: "dark"]),
      own: [.init(.ownTheme, [.radius: "99"])], field: .radius, expected: "32 fallback assumed ownTheme"),
    Row(
      name: "radius malformed", theme: .init([.mode: "dark", .radius: "14px"]), field: .radius,
      expected: "8 fallback assumed profile"),
    Row(
      name: "radius malformed, own", theme: .init([.mode: "dark", .radius: "14px"]), own: [ownDark], field: .radius,
      expected: "3 fallback assumed ownTheme"),

    // font
    Row(
      name: "font valid", theme: .init([.fontFamily: "SF Pro Text"]), field: .font,
      expected: "SF Pro Text asWritten documented theme"),
    Row(
      name: "font valid, own, https", theme: .init([.fontFamily: "Inter", .fontURL: "HTTPS://fonts.example/a.css"]),
      own: [ownDark], field: .font, expected: "Inter asWritten documented theme"),
    Row(
      name: "font valid, url dropped", theme: .init([.fontFamily: "Inter", .fontURL: "http://fonts.example/a.css"]),
      field: .font, expected: "Inter asWritten assumed theme"),
    Row(
      name: "font absent", theme: .init([.mode: "dark"]), field: .font,
      expected: "system-ui fallback assumed profile"),
    Row(
      name: "font absent, own", theme: .init([.mode: "dark"]), own: [ownDark], field: .font,
      expected: "Own Sans fallback brand ownTheme"),
    Row(
      name: "font malformed", theme: .init([.mode: "dark", .fontFamily: "Inter; x"]), field: .font,
      expected: "system-ui fallback assumed profile"),
    Row(
      name: "font malformed, own", theme: .init([.mode: "dark", .fontFamily: ""]), own: [ownDark], field: .font,
      expected: "Own Sans fallback assumed ownTheme"),
  ]

  @Test(arguments: rows) func byHand(_ row: Row) {
    check(row, ThemePrediction(theme: row.theme.theme, ownThemes: row.own.map(\.theme)))
  }

  @Test(arguments: rows) func inXML(_ row: Row) throws {
    try check(row, read: ReadBrand(xml: TestBrand.xml([row.theme] + row.own)))
  }

  @Test(arguments: rows) func inJSON(_ row: Row) throws {
    try check(row, read: ReadBrand(json: TestBrand.json([row.theme] + row.own)))
  }

  private func check(_ row: Row, read: ReadBrand) throws {
    let brand = try #require(read.brand)
    let judged = try #require(Linter.judge(brand).first)
    check(row, judged.prediction)
  }

  private func check(_ row: Row, _ prediction: ThemePrediction) {
    #expect(described(prediction, row.field) == row.expected)
    let listed = prediction.fields.first { $0.field == row.field }
    #expect(listed?.written == row.theme.text(row.field.themeField))
    // What is assumed always says what is not known.
    if listed?.basis == .assumed {
      #expect(listed.map { $0.reason.contains("not documented") || $0.reason.contains("is assumed") } == true)
    }
  }

  /// "applied outcome basis origin"
  func described(_ prediction: ThemePrediction, _ field: PayloadField) -> String {
    func line<Value>(_ predicted: PredictedField<Value>) -> String {
      let from = predicted.outcome.from.map { "(\($0))" } ?? ""
      return "\(predicted.outcome.name)\(from) \(predicted.basis.name) \(predicted.origin)"
    }
    let rest =
      switch field {
      case .mode: line(prediction.mode)
      case .primary: line(prediction.primary)
      case .bg: line(prediction.background)
      case .paper: line(prediction.paper)
      case .text: line(prediction.text)
      case .radius: line(prediction.radius)
      case .font: line(prediction.font)
      }
    return "\(prediction.appliedText(field)) \(rest)"
  }
}
