import ThemeKit

/// A rule's description as `rules` and `explain` show it.
struct RuleListing {
  private let rule: RuleDescription

  init(_ rule: RuleDescription) { self.rule = rule }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.string("id", rule.id.rawValue)
      json.string("category", rule.category.rawValue)
      json.string("severity", rule.severity.name)
      json.string("summary", rule.summary)
      json.string("rationale", rule.rationale)
      json.string("source", rule.source)
      json.string("wcag", rule.wcag)
      json.string("url", rule.id.helpURL)
      json.array("repairs") { json in
        for repair in rule.repairs { write(repair, to: &json) }
      }
      write("bad", rule.bad, to: &json)
      write("good", rule.good, to: &json)
    }
  }

  private func write(_ key: String, _ examples: [RuleDescription.Example], to json: inout JSONWriter) {
    json.array(key) { json in
      for example in examples {
        json.object { json in
          json.string("language", example.language.rawValue)
          json.string("text", RuleListing.file(example))
        }
      }
    }
  }

  private func write(_ repair: RepairDescription, to json: inout JSONWriter) {
    json.object { json in
      json.array("kinds") { json in
        for kind in repair.kinds { json.string(nil, kind.rawValue) }
      }
      json.string("applicability", repair.applicability.rawValue)
      json.string("change", repair.change)
      json.string("reason", repair.reason)
    }
  }

  func text(_ style: ReportStyle, width: Int) -> String {
    func heading(_ text: String) -> String { style.color ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
    func paragraph(_ text: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .flatMap { TextWrapping.lines(String($0), width: width) }.joined(separator: "\n") + "\n"
    }
    // Eight cells: the two words and their colons are equally long.
    func remark(_ word: String, _ text: String) -> String {
      let lines = TextWrapping.lines(text, width: width - 8)
      return "\(heading("\(word):")) " + lines.joined(separator: "\n        ") + "\n"
    }
    let severity = RuleListing.padded(rule.severity, style).trimmingBlanks
    var text = "\(heading(rule.id.rawValue))  \(severity), \(rule.category.rawValue)\n\n"
    text += paragraph(RuleListing.sentence(rule.summary)) + "\n" + paragraph(rule.rationale) + "\n"
    text += remark("Source", RuleListing.sentence(rule.source))
    if let url = rule.id.helpURL { text += "        \(url)\n" }
    for repair in rule.repairs { text += remark("Repair", repair.text) }
    for (title, examples, reports) in [("Bad", rule.bad, true), ("Good", rule.good, false)] {
      for example in examples {
        text += "\n\(heading("\(title) (\(example.language.rawValue.uppercased()))"))\n\n"
        text += ExampleListing(example, reporting: reports ? rule.id : nil).text(style, width: width)
      }
    }
    return text
  }

  /// The severity's name, as wide as the widest, in its colour.
  static func padded(_ severity: Severity, _ style: ReportStyle) -> String {
    let name = severity.name + String(repeating: " ", count: 7 - severity.name.utf8.count)
    guard style.color else { return name }
    let parameters =
      switch severity {
      case .error: "1;31"
      case .warning: "1;33"
      case .note: "1;36"
      }
    return "\u{1B}[\(parameters)m\(name)\u{1B}[0m"
  }

  /// A phrase as a sentence: with a capital, unless it begins with a name of code, and a full stop.
  private static func sentence(_ phrase: String) -> String {
    let isCode = phrase.prefix { $0 != " " }.dropFirst().contains(where: \.isUppercase)
    return (isCode ? phrase : phrase.prefix(1).uppercased() + phrase.dropFirst()) + (phrase.hasSuffix(".") ? "" : ".")
  }

  /// The example as a file: without the marks of what is reported.
  private static func file(_ example: RuleDescription.Example) -> String {
    String(example.text.unicodeScalars.filter { $0 != "↓" }.map(Character.init))
  }
}

extension String {
  /// Without blanks, of which there are only those of a padded word.
  fileprivate var trimmingBlanks: String { String(filter { $0 != " " }) }
}
