public import ThemeKit

/// What reading a text gave, in a form that tests can look into.
public struct ReadBrand {
  public let source: SourceFile
  public let outcome: BrandReader.Outcome
  public let problems: [ReadingProblem]

  public init(_ path: String, bytes: [UInt8], as origin: BrandReader.Origin = .explicit) {
    let (source, result) = BrandReader.read(path: path, relativePath: path, bytes: bytes, origin: origin)
    self.source = source
    outcome = result.value
    problems = result.problems
  }

  public init(xml text: String, as origin: BrandReader.Origin = .explicit) {
    self.init("acme.xml", bytes: Array(text.utf8), as: origin)
  }

  public init(json text: String, as origin: BrandReader.Origin = .explicit) {
    self.init("acme.json", bytes: Array(text.utf8), as: origin)
  }

  public var brand: Brand? {
    if case .brand(let brand) = outcome { brand } else { nil }
  }
  public var isNotABrand: Bool {
    if case .notABrand = outcome { true } else { false }
  }
  public var isUnreadable: Bool {
    if case .unreadable = outcome { true } else { false }
  }

  /// The text with the edits of all problems applied, last first.
  public var repaired: String {
    var bytes = source.bytes
    for edit in problems.flatMap(\.edits).sorted(by: { $0.range > $1.range }) {
      bytes.replaceSubrange(edit.range.lowerBound..<edit.range.upperBound, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Each problem as `line:column "text"`.
  public var places: [String] {
    let index = LineIndex(source)
    return problems.map {
      let position = index.position(at: $0.range.lowerBound)
      return "\(position.line):\(position.column) \(source.text(in: $0.range))"
    }
  }
}
