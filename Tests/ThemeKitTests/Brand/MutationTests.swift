import TestSupport
import Testing

@testable import ThemeKit

/// Thousands of damaged files: nothing crashes, every range is inside the file and at the edges of characters, and the
/// two judges of XML agree.
struct MutationTests {
  /// A small generator with a fixed beginning (SplitMix64), so that every run damages the same way.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  /// What is put in: pieces of syntax, and bytes that are no text.
  static let pieces: [[UInt8]] =
    [
      "<", ">", "/", "</", "/>", "&", "&#", ";", "\"", "'", "=", " ", "\n", "\r", "\r\n", "]]>", "<![CDATA[", "<!--",
      "-->", "--",
      "<?", "?>", "<?xml ", "<!DOCTYPE ", "xmlns:a=\"b\"", "a:", ":", "{", "}", "[", "]", ",", "\\", "\\u", "\\ud800",
      "//",
      "/*", "*/", "é", "🎄", "\u{FEFF}", "\u{FFFE}", "\0", "\u{1}", "0", "-", "e", ".", "null", "{ember}", "<theme>",
      "<brand>",
      "encoding=\"UTF-16\"", "encoding=\"ISO-8859-1\"", "encoding=\"windows-1252\"",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF0, 0x9F], [0xFF, 0xFE], [0xFE, 0xFF]]

  static func damage(_ bytes: [UInt8], _ generator: inout Generator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let start = Int.random(in: 0...bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 0...12, using: &generator))
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: pieces.randomElement(using: &generator) ?? [], at: start)
      case 2: bytes.replaceSubrange(start..<end, with: pieces.randomElement(using: &generator) ?? [])
      case 3: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &generator))
      default: bytes.removeSubrange(start...)
      }
    }
    return bytes
  }

  static let seeds: [(path: String, bytes: [UInt8])] = {
    let utf16 = BrandReaderTests.xml.replacing("UTF-8", with: "UTF-16").utf16.flatMap {
      [UInt8($0 & 255), UInt8($0 >> 8)]
    }
    return [
      ("a.xml", Array(BrandReaderTests.xml.utf8)), ("a.json", Array(BrandReaderTests.json.utf8)),
      ("a.xml", [0xFF, 0xFE] + utf16), ("a.xml", [0xEF, 0xBB, 0xBF] + Array(BrandReaderTests.xml.utf8)),
      ("a.xml", Array(BrandReaderTests.xml.replacing("UTF-8", with: "ISO-8859-1").utf8)),
    ] + ReadingProblemTests.cases.map { ($0.text.hasPrefix("<") ? "a.xml" : "a.json", Array($0.text.utf8)) }
  }()

  @Test(arguments: 0..<8) func rangesStayInTheFileAndBetweenCharacters(seed: Int) {
    var generator = Generator(state: UInt64(seed))
    for round in 0..<750 {
      let (path, bytes) = Self.seeds[round % Self.seeds.count]
      let damaged = Self.damage(bytes, &generator)
      for origin in [BrandReader.Origin.explicit, .candidate] {
        let read = ReadBrand(path, bytes: damaged, as: origin)
        let ranges = Self.ranges(of: read)
        let bad = ranges.filter { !Self.isAtEdges($0, in: read.source) }
        #expect(bad == [], "\(String(decoding: damaged, as: UTF8.self))")
        for problem in read.problems { #expect(!problem.diagnostic.message.isEmpty) }
        if read.isUnreadable { #expect(!read.problems.isEmpty) }
      }
    }
  }

  /// libxml2 decides; the search for the fault must find one just when there is one.
  @Test(arguments: 0..<4) func bothJudgesOfXMLAgree(seed: Int) {
    var generator = Generator(state: UInt64(1_000 + seed))
    let seeds = Self.seeds.filter { $0.path == "a.xml" && String(validating: $0.bytes, as: UTF8.self) != nil }
    for round in 0..<1_000 {
      let damaged = Self.damage(seeds[round % seeds.count].bytes, &generator)
      guard let text = String(validating: damaged, as: UTF8.self) else { continue }
      let source = SourceFile(path: "a.xml", text: text)
      let parsed = XMLParser.parse(source)
      let fault = XMLFaultFinder.fault(in: source)
      #expect(parsed.isCutShort == (fault != nil), "\(text)")
      #expect(parsed.problems.allSatisfy { $0.kind != .malformedFile(.xml(.other)) }, "\(text)")
    }
  }

  static func ranges(of read: ReadBrand) -> [SourceRange] {
    var ranges = read.problems.flatMap { [$0.range] + $0.related + $0.edits.map(\.range) }
    guard let brand = read.brand else { return ranges }
    func add(_ value: WrittenValue?) {
      guard let value else { return }
      ranges += [value.range, value.keyRange]
    }
    add(brand.file.id)
    add(brand.file.name)
    ranges.append(brand.file.root)
    for entry in brand.file.palette {
      add(entry.name)
      add(entry.value)
    }
    for theme in brand.file.themes {
      ranges += [theme.range, theme.anchor]
      theme.values.forEach(add)
    }
    return ranges
  }

  static func isAtEdges(_ range: SourceRange, in source: SourceFile) -> Bool {
    [range.lowerBound, range.upperBound].allSatisfy { offset in
      offset == source.bytes.count || offset < source.bytes.count && source.bytes[offset] & 0xC0 != 0x80
    } && source.storedOffset(of: range.upperBound) <= source.stored.count
  }
}
