import ThemeKit

/// `contrast`: the ratio of a text colour on one or two backgrounds, and every repair where it is too low.
enum ContrastCommand: Command {
  static let specification = CommandSpecification(
    name: "contrast", abstract: "Show the contrast ratio of a colour on one or two backgrounds.",
    discussion: """
      Colours are six hex digits, with or without #. In a shell an unquoted # starts a comment: leave it out, or quote \
      the colour.

      Where a pair is below the target, the nearest colours that reach it are listed: of the same hue (2 degrees), of all \
      16,777,216, of the background, and, if that is less than any of them, a joint change of several colours. A \
      distance is the Euclidean one in OKLab, summed up over the colours that change.

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
    let colors = try TypedColor.all(arguments.operands.map(\.text))
    let pairs = colors.dropFirst().map { ContrastPair(foreground: colors[0], background: $0, target: target) }
    let problem = RepairProblem(
      foreground: colors[0].color, backgrounds: colors.dropFirst().map(\.color), limit: target)
    let repairs = ColorRepairs(problem).all()
    if arguments.value("format") == "json" {
      run.print(json(pairs, repairs))
    } else {
      let table = ContrastRepairTable(colors: colors, target: target, repairs: repairs, style: run.reportStyle)
      run.print(pairs.map { $0.text(run.reportStyle) }.joined(separator: "\n") + table.text)
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

  private static func json(_ pairs: [ContrastPair], _ repairs: [ColorRepair]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.string("foreground", pairs[0].foreground.color.hex)
      json.array("pairs") { json in
        for pair in pairs { pair.write(to: &json) }
      }
      json.array("repairs") { json in
        for repair in repairs { write(repair, to: &json) }
      }
    }
    return json.text + "\n"
  }

  private static func write(_ repair: ColorRepair, to json: inout JSONWriter) {
    json.object { json in
      json.string("kind", repair.kind.rawValue)
      json.string("foreground", repair.foreground.hex)
      json.array("backgrounds") { json in
        for background in repair.backgrounds { json.string(nil, background.hex) }
      }
      json.array("ratios") { json in
        for ratio in repair.ratios { json.literal(nil, ShortDecimal.text(ratio.cut(decimals: 12))) }
      }
      json.literal("distance", ShortDecimal.text(repair.roundedDistance(decimals: 9)))
    }
  }
}
