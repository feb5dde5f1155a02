import Testing

@testable import ThemeKit

struct ChangedBytesTests {
  private func splice(_ range: Range<Int>, _ text: String) -> ChangedBytes.Splice {
    ChangedBytes.Splice(range, Array(text.utf8))
  }

  @Test func saysWhereItDiffers() {
    var content = ChangedBytes(Array("0123456789".utf8))
    content.make([splice(1..<3, "abc"), splice(5..<5, "X"), splice(9..<10, "")])
    #expect(String(decoding: content.bytes, as: UTF8.self) == "0abc34X5678")
    #expect(
      content.changes == [
        ChangedBytes.Change(original: 1..<3, now: 1..<4), ChangedBytes.Change(original: 5..<5, now: 6..<7),
        ChangedBytes.Change(original: 9..<10, now: 11..<11),
      ])
    // A second time, at the edge of what was changed and amid it.
    content.make([splice(0..<1, ""), splice(2..<5, "-")])
    #expect(String(decoding: content.bytes, as: UTF8.self) == "a-4X5678")
    #expect(
      content.changes == [
        ChangedBytes.Change(original: 0..<4, now: 0..<2), ChangedBytes.Change(original: 5..<5, now: 3..<4),
        ChangedBytes.Change(original: 9..<10, now: 8..<8),
      ])
  }

  @Test func isUnchangedAtFirst() {
    let content = ChangedBytes([1, 2])
    #expect(content.changes == [])
    #expect(!content.isChanged)
    #expect(ChangedBytes([]).changes == [])
  }
}
