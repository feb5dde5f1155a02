import TestSupport
import Testing
import ThemeKit

/// What the rules say of their repairs is what their findings offer: no repair that is not described, and no description
/// without a repair.
@Suite struct RepairDescriptionTests {
  /// One kind of repair of one rule.
  private struct Row: Hashable, Comparable, CustomStringConvertible {
    let rule: RuleID
    let kind: FixIt.Kind
    let applicability: FixIt.Applicability

    var description: String { "\(rule.rawValue): \(applicability.rawValue) \(kind.rawValue)" }

    static func < (left: Row, right: Row) -> Bool { left.description < right.description }
  }

  private static let described = Set(
    RuleRegistry.descriptions.flatMap { rule in
      rule.repairs.flatMap { repair in
        repair.kinds.map { Row(rule: rule.id, kind: $0, applicability: repair.applicability) }
      }
    })

  private func offered(_ file: LintedFile, _ memory: RepairMemory) -> Set<Row> {
    Set(
      file.offering(.all, memory: memory).diagnostics.flatMap { finding in
        finding.fixIts.map { Row(rule: finding.rule, kind: $0.kind, applicability: $0.applicability) }
      })
  }

  /// Files whose findings offer what the examples of the rules do not.
  private static let more: [(path: String, text: String)] = [
    ("acme.xml", theme("<radius>1,5</radius>")), ("acme.xml", theme("<radius>40px</radius>")),
    ("acme.xml", theme("<fontFamily>A</fontFamily><fontURL>fonts.example/a.css</fontURL>")),
    ("acme.json", "{ \"id\": \"acme\", \"themes\": [ { \"radius\": \"140\" } ] }"),
    ("acme.xml", "<brand id=\"Acme\"><theme mode=\"dark\"/></brand>"),
    ("acme.xml", "<brand id=\"acme\" xmlns:xsi=\"http://example/\"><theme mode=\"dark\"/></brand>"),
  ]

  private static func theme(_ fields: String) -> String {
    "<brand id=\"acme\"><theme mode=\"dark\"><background>#101418</background>\(fields)</theme></brand>"
  }

  @Test func describedIsOffered() {
    let memory = RepairMemory()
    var found: Set<Row> = []
    for file in RepairCorpus.files { found.formUnion(offered(Lint.bytes(file.bytes, path: file.name), memory)) }
    for rule in RuleRegistry.descriptions {
      for example in rule.bad { found.formUnion(offered(example.lint(MarkedText(example.text).text), memory)) }
    }
    for (path, text) in Self.more { found.formUnion(offered(Lint.text(text, path: path), memory)) }
    for seed in UInt64(0)..<60 {
      let brand = RandomBrand(seed: 5000 + seed)
      found.formUnion(offered(Lint.text(brand.text, path: brand.path), memory))
    }
    // With the house outside of the run.
    for seed in UInt64(0)..<120 {
      let family = RandomFamily(seed: 5000 + seed)
      let texts = family.texts.mapValues { Array($0.utf8) }
      for file in family.files.dropFirst() {
        let linted = Linter.lint(
          path: file.path, relativePath: file.path, bytes: Array(file.text.utf8), origin: .explicit,
          parents: Parents(MemoryParents(linted: file.path, files: texts), file: 0))
        found.formUnion(offered(linted, memory))
      }
    }
    let own = "<ownTheme mode=\"light\"><background>#7a6f78</background><text>#4f5073</text></ownTheme>"
    let house = Self.theme("").replacing("</brand>", with: own + "</brand>")
    let heir = "<brand id=\"a\" extends=\"house.xml\"><theme mode=\"light\"/></brand>"
    found.formUnion(offered(Family(["house.xml": house, "a.xml": heir]).lint("a.xml"), memory))
    for path in ["houses\\house.xml", "houses/hause.xml"] {
      let brand = "<brand id=\"a\" extends=\"\(path)\"/>"
      found.formUnion(offered(Family(["houses/house.xml": Self.theme(""), "a.xml": brand]).lint("a.xml"), memory))
    }
    #expect(found.subtracting(Self.described).sorted() == [])
    #expect(Self.described.subtracting(found).sorted() == [])
  }

  @Test func pagesSayHowARepairIsMade() throws {
    let page = try #require(RuleRegistry.description(of: .invalidRadius).map(RulePage.init)).markdown
    #expect(
      page.contains(
        """
        ## Repair

        - **safe** (`value`): a number with px, a plus sign or needless zeros is written plainly. The number stays the same.
        - **unsafe** (`value`): a decimal comma becomes a point. A comma can stand between thousands too.
        """))
    let none = try #require(RuleRegistry.description(of: .singleMode).map(RulePage.init)).markdown
    #expect(none.contains("## Repair\n\nNone: what to change is the author's choice.\n"))
  }
}
