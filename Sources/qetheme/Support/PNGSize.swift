/// The pixels of a PNG picture, from its first chunk (PNG Specification, 5.2 and 11.2.2).
struct PNGSize: Hashable {
  let width: Int
  let height: Int

  var phrase: String { "\(width) × \(height)" }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  /// Length and name of the first chunk.
  private static let header: [UInt8] = [0, 0, 0, 13] + Array("IHDR".utf8)
  /// Length, name and checksum of the last chunk.
  private static let end: [UInt8] = [0, 0, 0, 0] + Array("IEND".utf8) + [0xae, 0x42, 0x60, 0x82]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Nil when `bytes` are not a PNG from its signature to its last chunk.
  init?(of bytes: [UInt8]) {
    guard bytes.starts(with: PNGSize.signature + PNGSize.header), bytes.count >= 45,
      bytes.suffix(PNGSize.end.count).elementsEqual(PNGSize.end)
    else { return nil }
    func number(at start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    self.init(width: number(at: 16), height: number(at: 20))
  }
}
