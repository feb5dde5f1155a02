/// Leads from offsets in decoded UTF-8 text back to offsets in the stored file.
///
/// Runs of characters that have the same width on both sides are one entry, so that a Latin-1 file of ASCII with a
/// few umlauts has a few entries.
struct OffsetMap: Sendable {
  private struct Run: Sendable {
    /// Offset of the run's first character in the text, and in the file.
    let text: Int32
    let stored: Int32
    /// Bytes of each of its characters in the text, and in the file.
    let textWidth: Int32
    let storedWidth: Int32
  }

  private var runs: [Run] = []

  /// Notes the next character. Characters are to be noted in order and without gaps.
  mutating func append(text: Int, textWidth: Int, stored: Int, storedWidth: Int) {
    if let last = runs.last, last.textWidth == Int32(textWidth), last.storedWidth == Int32(storedWidth) { return }
    runs.append(
      Run(
        text: Int32(text), stored: Int32(stored), textWidth: Int32(textWidth), storedWidth: Int32(storedWidth)))
  }

  /// The stored offset of the character that holds byte `offset` of the text; for the text's end, the file's.
  /// - Complexity: O(log runs).
  func storedOffset(of offset: Int) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if Int(runs[middle].text) <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return offset }
    let run = runs[low - 1]
    return Int(run.stored) + (offset - Int(run.text)) / Int(run.textWidth) * Int(run.storedWidth)
  }
}
