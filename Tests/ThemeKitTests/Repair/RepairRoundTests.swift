import Testing
import ThemeKit

struct RepairRoundTests {
  private func add(_ edits: [(Range<Int>, String)], to round: inout RepairRound, message: String = "m") -> Bool {
    let fixIt = FixIt(
      kind: .value, title: "use \(message)", applicability: .safe,
      edits: edits.map { TextEdit(range: SourceRange($0.lowerBound, $0.upperBound), text: $1) })
    return round.add(Diagnostic(.invalidHexColor, .error, message, at: SourceRange(at: 0)), fixIt)
  }

  private func texts(_ round: RepairRound) -> [String] {
    round.edits.map { "\($0.range.lowerBound)-\($0.range.upperBound) \($0.text)" }
  }

  @Test func takesOnlyWhatDoesNotMeet() {
    var round = RepairRound()
    #expect(add([(10..<14, "a")], to: &round))
    #expect(!add([(13..<15, "b")], to: &round))
    #expect(!add([(11..<12, "b")], to: &round))
    #expect(!add([(8..<20, "b")], to: &round))
    #expect(add([(14..<15, "c")], to: &round), "it begins where the other ends")
    #expect(add([(2..<4, "d"), (30..<31, "e")], to: &round))
    #expect(!add([(0..<1, "f"), (30..<32, "f")], to: &round), "a repair is made whole or not at all")
    #expect(texts(round) == ["2-4 d", "10-14 a", "14-15 c", "30-31 e"])
  }

  @Test func letsInsertionsWait() {
    var round = RepairRound()
    #expect(add([(10..<10, "a")], to: &round))
    #expect(!add([(10..<10, "b")], to: &round))
    #expect(!add([(10..<12, "b")], to: &round))
    #expect(!add([(8..<10, "b")], to: &round))
    #expect(add([(11..<11, "c")], to: &round))
    #expect(!add([(9..<12, "d")], to: &round))
    #expect(texts(round) == ["10-10 a", "11-11 c"])
  }

  @Test func countsEqualEditsOnce() {
    var round = RepairRound()
    #expect(add([(10..<14, "a")], to: &round, message: "first"))
    #expect(add([(10..<14, "a")], to: &round, message: "second"))
    #expect(add([(10..<14, "a"), (20..<21, "b")], to: &round, message: "third"))
    #expect(!add([(10..<14, "A")], to: &round, message: "fourth"))
    #expect(texts(round) == ["10-14 a", "20-21 b"])
    #expect(round.repairs.map(\.message) == ["first", "second", "third"])
  }
}
