/// Every repair of every rule as Markdown: `docs/repairs.md`.
public struct RepairsPage: Sendable {
  private let descriptions: [RuleDescription]

  /// - Parameter descriptions: in the order of the page.
  public init(_ descriptions: [RuleDescription]) { self.descriptions = descriptions }

  /// The page, ending in a newline.
  public var markdown: String {
    Self.introduction
      + FixIt.Applicability.allCases.map(section).joined()
        + """

        ## No repair

        What to change is the author's choice: \(withoutRepair).

        """
  }

  private func section(_ applicability: FixIt.Applicability) -> String {
    var text = "\n## \(title(applicability))\n\n| rule | kind | what changes | why |\n|---|---|---|---|\n"
    for rule in descriptions {
      for repair in rule.repairs where repair.applicability == applicability {
        let kinds = repair.kinds.map { "`\($0.rawValue)`" }.joined(separator: ", ")
        text += "| \(link(rule)) | \(kinds) | \(repair.change) | \(repair.reason) |\n"
      }
    }
    return text
  }

  private func title(_ applicability: FixIt.Applicability) -> String {
    switch applicability {
    case .safe: "Safe: made by `--fix`"
    case .unsafe: "Unsafe: made with `--unsafe-fixes` as well"
    case .display: "Only shown"
    }
  }

  private var withoutRepair: String {
    descriptions.filter(\.repairs.isEmpty).map(link).joined(separator: ", ")
  }

  private func link(_ rule: RuleDescription) -> String {
    "[`\(rule.id.rawValue)`](rules/\(rule.id.rawValue).md)"
  }

  private static let introduction = """
    # Repairs

    A repair is **safe** when it keeps what the author meant, and **unsafe** when it changes what was chosen or may not be
    what was meant. `lint` shows both beside a finding, the unsafe ones with "(unsafe)" behind them, and counts the safe ones
    in its last line. `lint --fix` makes the safe ones, `--fix --unsafe-fixes` the others too, and `--diff` prints them
    as a patch. [The command line](cli.md#repairs) says what is kept of a file.

    Repairs of contrast look for the **nearest** colour: of all 16,777,216 colours the one that is least far from what is
    written and reaches the ratio on every surface on which it stands. Distance is the length of the difference of two
    colours in OKLab, a space in which equal steps look about equally large: 0 is the same colour, 1 the way from
    black to white, and below 0.02 two colours are hard to tell apart side by side. It is printed behind each repair, and
    "nearest" and "smallest" are said only of what is proved. A colour has the **same hue** when its OKLCH hue is within 2° and its
    chroma at most 0.01 higher; a grey stays an exact grey. Of the unsafe repairs of one finding `--unsafe-fixes` makes the first
    there is of: same hue, nearest, background, joint.

    """
}
