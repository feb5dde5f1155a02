import TestSupport
import Testing
import ThemeKit

@Suite struct BrandIDsTests {
  @Test func theSecondUseIsReported() throws {
    var ids = BrandIDs()
    let first = Lint.text("<brand id=\"acme\"><theme/></brand>", path: "brands/acme.xml")
    let second = Lint.text("{ \"id\": \"acme\", \"themes\": [{}] }", path: "brands/old.json")
    #expect(ids.register(first) == nil)
    #expect(ids.register(Lint.text("<brand id=\"acme2\"><theme/></brand>", path: "brands/b.xml")) == nil)
    let found = ids.register(second)
    let finding = try #require(found)
    #expect(finding.rule == .duplicateBrandID)
    #expect(finding.severity == .error)
    #expect(finding.message == "id \"acme\" must be unique, brands/acme.xml has it too")
    #expect(finding.range == second.source.range(of: "acme"))
    let related = try #require(finding.related.first)
    #expect(related.file?.path == "brands/acme.xml")
    #expect(related.range == first.source.range(of: "acme"))
    #expect(related.message == "first used here")
  }

  /// A third use points at the first as well.
  @Test func everyLaterUseIsReported() {
    var ids = BrandIDs()
    let found = ["a", "b", "c"].compactMap {
      ids.register(Lint.text("<brand id=\"acme\"><theme/></brand>", path: "\($0).xml"))?.message
    }
    #expect(
      found == ["id \"acme\" must be unique, a.xml has it too", "id \"acme\" must be unique, a.xml has it too"])
  }

  @Test func aBareThemeStandsForItsFile() throws {
    var ids = BrandIDs()
    #expect(ids.register(Lint.text("{ \"mode\": \"dark\" }", path: "acme.json")) == nil)
    let second = Lint.text("<brand id=\"acme\"><theme/></brand>", path: "b.xml")
    let found = ids.register(second)
    let finding = try #require(found)
    #expect(finding.related.first?.range == SourceRange(0, 1))
  }

  /// Missing and invalid ids are said elsewhere.
  @Test func noIDNoFinding() {
    var ids = BrandIDs()
    for _ in 0..<2 {
      #expect(ids.register(Lint.text("<brand id=\"ACME!\"><theme/></brand>", path: "a.xml")) == nil)
      #expect(ids.register(Lint.text("<brand><theme/></brand>", path: "a.xml")) == nil)
    }
  }
}
