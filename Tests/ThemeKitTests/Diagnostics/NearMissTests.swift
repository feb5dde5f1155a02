import Testing
import ThemeKit

@Suite struct NearMissTests {
  static let keys = ["mode", "primary", "background", "paper", "text", "radius", "fontFamily", "fontURL"]

  @Test(arguments: [
    ("backround", "background"), ("Primary", "primary"), ("fontUrl", "fontURL"), ("raduis", "radius"),
    ("font-family", "fontFamily"), ("txet", "text"), ("papr", "paper"),
  ])
  func findsTheWordThatIsMeant(word: String, meant: String) {
    #expect(NearMiss.match(for: word, among: NearMissTests.keys) == meant)
  }

  @Test(arguments: ["colour", "bg", "x", "", "secondary", "tint"])
  func offersNothingFarFetched(word: String) {
    #expect(NearMiss.match(for: word, among: NearMissTests.keys) == nil)
  }

  @Test func countsSwappedNeighboursAsOne() {
    #expect(NearMiss.editDistance("barnd", "brand") == 1)
    #expect(NearMiss.editDistance("brands", "brand") == 1)
    #expect(NearMiss.editDistance("", "brand") == 5)
    #expect(NearMiss.editDistance(String(repeating: "a", count: 1_000), "brand") == .max)
  }
}
