import ThemeKit

/// One run of a command: its environment, and the ways to print.
struct Run {
  let environment: Environment
  /// `--color`, when given.
  var colorChoice: ColorChoice?

  static let colorOption = OptionSpecification.option(
    "color", "when", choices: ColorChoice.allCases.map(\.rawValue), default: "auto", "Whether to use colour.")

  /// Prints on standard output.
  func print(_ text: String) { environment.output.write(text) }

  /// A sentence about the run on standard error.
  func warn(_ sentence: String) { environment.errors.write("qetheme: " + SafeText.terminal(sentence) + "\n") }

  /// The same for something that went wrong.
  func fail(_ sentence: String) { environment.errors.write("Error: " + SafeText.terminal(sentence) + "\n") }

  /// Whether `stream` gets colour.
  func usesColor(_ stream: OutputStream) -> Bool {
    ColorChoice.usesColor(chosen: colorChoice, environment.setting, isTerminal: stream.isTerminal)
  }

  /// How a report on standard output is dressed.
  var reportStyle: ReportStyle { reportStyle(environment.output) }

  /// How a report on `stream` is dressed.
  func reportStyle(_ stream: OutputStream) -> ReportStyle {
    let color = usesColor(stream)
    let frameWidth = stream.isTerminal ? 80 : ReportStyle.defaultWidth
    return ReportStyle(
      color: color, swatches: color && hasTrueColor, width: columns ?? stream.columns ?? frameWidth,
      wrapsHeadlines: stream.isTerminal || columns != nil)
  }

  /// Cells of a line of help and messages.
  var textWidth: Int { max(40, columns ?? environment.output.columns ?? 80) }

  /// The same on standard error.
  var errorWidth: Int { max(40, columns ?? environment.errors.columns ?? 80) }

  private var columns: Int? { environment.setting("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } }

  private var hasTrueColor: Bool {
    switch environment.setting("COLORTERM") {
    case "truecolor", "24bit": true
    default: false
    }
  }
}
