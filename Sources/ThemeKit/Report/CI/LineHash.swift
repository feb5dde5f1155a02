/// The hashes by which GitHub code scanning knows a line again, `primaryLocationLineHash`.
///
/// A line's hash is a rolling one, modulo 2^64 with the multiplier 37, over the 100 UTF-16 units that begin with its first
/// one that is no blank. Blanks and tabs are passed over, and every line break counts as LF. Behind the file come
/// 65535 and zeros. What is printed is the hash in hexadecimal digits, a colon, and how often it has come up so far.
struct LineHash {
  private static let window = 100
  private static let multiplier: UInt64 = 37
  private static let endOfFile: UInt16 = 0xFFFF

  /// The hash of each line, the first at index 0.
  static func all(of text: String) -> [String] {
    var units: [UInt16] = []
    var starts: [Int] = []
    var isLineStart = true
    var follows = false
    func take(_ unit: UInt16) {
      if isLineStart { starts.append(units.count) }
      isLineStart = unit == 0x0A
      units.append(unit)
    }
    for unit in text.utf16 {
      let isSecondHalf = follows && unit == 0x0A
      follows = unit == 0x0D
      if unit == 0x20 || unit == 0x09 || isSecondHalf { continue }
      take(unit == 0x0D ? 0x0A : unit)
    }
    take(endOfFile)

    let highest = (0..<window).reduce(UInt64(1)) { power, _ in power &* multiplier }
    var hash: UInt64 = 0
    var counts: [UInt64: Int] = [:]
    var hashes: [String] = []
    hashes.reserveCapacity(starts.count)
    // A line's window is full when a hundred units from its start have been taken.
    for index in 0..<units.count + window where hashes.count < starts.count {
      if index - starts[hashes.count] == window {
        counts[hash, default: 0] += 1
        hashes.append("\(String(hash, radix: 16)):\(counts[hash, default: 1])")
        if hashes.count == starts.count { break }
      }
      let coming = index < units.count ? UInt64(units[index]) : 0
      let going = index >= window && index - window < units.count ? UInt64(units[index - window]) : 0
      hash = hash &* multiplier &+ coming &- highest &* going
    }
    return hashes
  }
}
