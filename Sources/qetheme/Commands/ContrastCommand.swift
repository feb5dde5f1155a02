import ThemeKit

/// `contrast`: the ratio of a text colour on one or two backgrounds.
enum ContrastCommand: Command {
  static let specification = CommandSpecification(
    name: "contrast", abstract: "Show the contrast ratio of a colour on one or two backgrounds.",
    discussion: """
      Colours are six hex digits, with or without #. In a shell an unquoted # starts a comment: leave it out, or quote \
      the colour.

      The exit status is 1 when a pair is below the target.
      """,
    missingHint: "In a shell an unquoted # starts a comment: write 777777 or '#777777'.",
    operands: [
      OperandSpecification(
        name: "foreground", isRequired: true, isRepeating: false, help: "The text colour, such as 777777."),
      OperandSpecification(
        name: "background", isRequired: true, isRepeating: false, help: "The colour behind it, such as ffffff."),
      OperandSpecification(
        name: "second-background", isRequired: false, isRepeating: false, help: "Another colour behind it."),
    ],
    options: [
      .option("target", "ratio", default: "4.5", "The ratio to reach, from 1 to 21."),
      .option("format", "format", choices: ["text", "json"], default: "text", "How the result is printed."),
      Run.colorOption,
    ])

  static func run(_ arguments: ParsedArguments, _ run: Run) throws -> ExitStatus {
    let target = try target(arguments.value("target"))
    let colors = try colors(arguments.operands.map(\.text))
    let pairs = colors.dropFirst().map { ContrastPair(foreground: colors[0], background: $0, target: target) }
    if arguments.value("format") == "json" {
      run.print(json(pairs))
    } else {
      run.print(pairs.map { $0.text(run.reportStyle) }.joined(separator: "\n"))
    }
    return pairs.allSatisfy(\.passes) ? .success : .findings
  }

  private static func target(_ text: String?) throws(UsageError) -> ContrastLimit {
    guard let text else { return .fourPointFive }
    guard isPlainDecimal(text), let value = Double(text), (1...21).contains(value) else {
      throw UsageError(
        "The value '\(text)' is invalid for '--target <ratio>'. Please provide a number from 1 to 21.")
    }
    return ContrastLimit(value)
  }

  /// `4`, `4.5`: digits, and perhaps a point with digits behind it.
  private static func isPlainDecimal(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
  }

  private static func colors(_ words: [String]) throws(UsageError) -> [SRGBColor] {
    let digits = words.map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }
    let colors = digits.map { SRGBColor(hex: "#" + $0) }
    let wrong = zip(words, colors).filter { $0.1 == nil }.map { "'\($0.0)'" }
    guard !wrong.isEmpty else { return colors.compactMap { $0 } }
    let message =
      wrong.count == 1
      ? "\(wrong[0]) is not a colour of six hex digits"
      : "\(wrong.joined(separator: " and ")) are not colours of six hex digits"
    let repaired = digits.map(repaired)
    let suggestion = repaired.compactMap { $0 }
    throw UsageError(
      suggestion.count == repaired.count ? "\(message); did you mean \(suggestion.joined(separator: " "))?" : message)
  }

  /// Six digits for what is meant: themselves, or three of them doubled; nil when it cannot be told.
  private static func repaired(_ digits: String) -> String? {
    if SRGBColor(hex: "#" + digits) != nil { return digits }
    let doubled = digits.map { "\($0)\($0)" }.joined()
    return digits.count == 3 && SRGBColor(hex: "#" + doubled) != nil ? doubled : nil
  }

  private static func json(_ pairs: [ContrastPair]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.string("foreground", pairs[0].foreground.hex)
      json.array("pairs") { json in
        for pair in pairs { pair.write(to: &json) }
      }
      json.array("repairs") { _ in }
    }
    return json.text + "\n"
  }
}
