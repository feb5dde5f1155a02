import Foundation
import TestSupport
import Testing
import ThemeKit

/// The examples of every rule's description, as they are and in other dress.
@Suite struct RuleExampleTests {
  /// A way to write the same file.
  enum Dress: CaseIterable {
    case plain, somethingInFront, carriageReturns, byteOrderMark, emoji

    func dressed(_ example: RuleDescription.Example) -> String {
      let text = example.text
      switch (self, example.language) {
      case (.plain, _): return text
      case (.somethingInFront, .xml):
        // Nothing can stand in front of a declaration.
        let comment = "<!-- é, then a fox: 🦊 -->\n"
        return text.hasPrefix("<?xml ") ? replacingFirst("?>", in: text, with: "?>" + comment) : comment + text
      case (.somethingInFront, .json): return "\n\t \n" + text
      case (.carriageReturns, _):
        return text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
      case (.byteOrderMark, _): return "\u{FEFF}" + text
      case (.emoji, .xml): return replacingFirst("id=\"acme\"", in: text, with: "name=\"Ä 🦊 日本\" id=\"acme\"")
      case (.emoji, .json):
        return replacingFirst("\"id\": \"acme\"", in: text, with: "\"name\": \"Ä 🦊 日本\", \"id\": \"acme\"")
      }
    }

    private func replacingFirst(_ part: String, in text: String, with new: String) -> String {
      guard let range = text.range(of: part) else { return text }
      return text.replacingCharacters(in: range, with: new)
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let rule: RuleID
    let example: RuleDescription.Example
    let isBad: Bool
    let dress: Dress

    var testDescription: String { "\(rule.rawValue) \(isBad ? "bad" : "good") \(example.language) \(dress)" }
  }

  static let cases = RuleRegistry.descriptions.flatMap { description in
    Dress.allCases.flatMap { dress in
      description.bad.map { Case(rule: description.id, example: $0, isBad: true, dress: dress) }
        + description.good.map { Case(rule: description.id, example: $0, isBad: false, dress: dress) }
    }
  }

  @Test(arguments: cases) func reportsWhatIsMarked(_ item: Case) {
    let marked = MarkedText(item.dress.dressed(item.example))
    let found = findings(item.rule, marked.text, item.example)
    // A byte-order mark has no place among the offsets.
    let markLength = item.dress == .byteOrderMark ? 3 : 0
    #expect(found.map(\.range.lowerBound) == marked.offsets.map { $0 - markLength })
    #expect(item.isBad == !marked.offsets.isEmpty)
  }

  @Test(arguments: cases.filter { $0.isBad && $0.dress != .byteOrderMark })
  func fixesLeaveNothingOfTheFindingBehind(_ item: Case) {
    let text = MarkedText(item.dress.dressed(item.example)).text
    let before = findings(item.rule, text, item.example)
    for diagnostic in before {
      for fixIt in diagnostic.fixIts where fixIt.applicability != .display {
        let after = findings(item.rule, fixIt.applied(to: text), item.example)
        var expected = before.map(\.message)
        expected.remove(at: expected.firstIndex(of: diagnostic.message) ?? 0)
        #expect(after.map(\.message) == expected, "\(fixIt.title)")
      }
    }
  }

  private func findings(
    _ rule: RuleID, _ text: String, _ example: RuleDescription.Example
  ) -> [Diagnostic] {
    let file = example.lint(text)
    if rule == .duplicateBrandID {
      var ids = BrandIDs()
      _ = ids.register(Lint.text("<brand id=\"acme\"><theme/></brand>", path: "brands/first.xml"))
      return ids.register(file).map { [$0] } ?? []
    }
    return file.diagnostics.filter { $0.rule == rule }
  }

  @Test func everyRuleShowsBothSides() {
    for description in RuleRegistry.descriptions {
      #expect(!description.bad.isEmpty, "\(description.id)")
      #expect(!description.good.isEmpty, "\(description.id)")
      for text in [description.summary, description.rationale, description.source] {
        #expect(!text.isEmpty && text == text.trimmingCharacters(in: .whitespacesAndNewlines), "\(description.id)")
      }
      #expect(description.wcag == description.id.wcag, "\(description.id)")
    }
  }
}
