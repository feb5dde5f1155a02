/// Reads a file again with a repair made, and says whether it does what it promises: the finding is gone, and no error or
/// warning has come.
///
/// What contrast asks of the new colours has been checked already (`ThemeRepairs`); this finds what only the whole way
/// from bytes to findings shows. A file with very many repairs is not read again for all of them: its size times their
/// number would be too much to read.
struct RepairCheck {
  /// What a finding is about, whatever its words: figures change with the colours.
  private struct Subject: Hashable {
    let rule: RuleID
    /// The theme of a contrast finding, else where it stands.
    let theme: Int?
    let place: Int
  }

  private struct Verdict {
    let left: Set<Subject>
    /// The subjects of new errors and warnings but unused palette colours.
    let hasNew: Bool
    let unused: [Int]
  }

  /// Bytes that are read again for one file.
  private static let budget = 16 << 20

  private let file: LintedFile
  private let before: [Subject: Severity]
  private var known: [[TextEdit]: Verdict] = [:]
  private var left = RepairCheck.budget

  init(_ file: LintedFile) {
    self.file = file
    before = Self.subjects(of: file) { $0 }
  }

  /// - Parameters:
  ///   - diagnostic: the finding that is to go.
  ///   - unused: the palette colours that may be unused afterwards, as indices.
  mutating func holds(_ edits: [TextEdit], for diagnostic: Diagnostic, leaving unused: [Int]) -> Bool {
    guard let verdict = verdict(edits) else { return true }
    return !verdict.hasNew && verdict.unused.allSatisfy(unused.contains)
      && Self.subjects(of: diagnostic, at: diagnostic.range.lowerBound).allSatisfy { !verdict.left.contains($0) }
  }

  /// Nil where the budget is spent.
  private mutating func verdict(_ edits: [TextEdit]) -> Verdict? {
    if let known = known[edits] { return known }
    guard left >= file.source.bytes.count else { return nil }
    left -= file.source.bytes.count
    let after = Linter.lint(file.source.applying(edits))
    var unused: [Int] = []
    var hasNew = after.brand == nil
    let places = Self.places(before: edits)
    let subjects = Self.subjects(of: after, places)
    for diagnostic in after.diagnostics where diagnostic.severity != .note {
      for subject in Self.subjects(of: diagnostic, at: places(diagnostic.range.lowerBound)) {
        if let known = before[subject], known >= diagnostic.severity { continue }
        if diagnostic.rule == .unusedPaletteColor, let entry = paletteEntry(at: subject.place) {
          unused.append(entry)
        } else {
          hasNew = true
        }
      }
    }
    let verdict = Verdict(left: Set(subjects.keys), hasNew: hasNew, unused: unused)
    known[edits] = verdict
    return verdict
  }

  private func paletteEntry(at place: Int) -> Int? {
    file.brand?.file.palette.firstIndex { $0.name.range.lowerBound == place }
  }

  private static func subjects(of file: LintedFile, _ place: (Int) -> Int) -> [Subject: Severity] {
    var subjects: [Subject: Severity] = [:]
    for diagnostic in file.diagnostics {
      for subject in self.subjects(of: diagnostic, at: place(diagnostic.range.lowerBound)) {
        subjects[subject] = max(subjects[subject] ?? .note, diagnostic.severity)
      }
    }
    return subjects
  }

  private static func subjects(of diagnostic: Diagnostic, at place: Int) -> [Subject] {
    guard let contrast = diagnostic.contrast else {
      return [Subject(rule: diagnostic.rule, theme: nil, place: place)]
    }
    return contrast.themes.map { Subject(rule: diagnostic.rule, theme: $0, place: 0) }
  }

  /// Leads from an offset in the text with the edits made back to the one in the text without them.
  private static func places(before edits: [TextEdit]) -> (Int) -> Int {
    { offset in
      var shift = 0
      for edit in edits {
        let start = edit.range.lowerBound + shift
        if offset <= start { break }
        let end = start + edit.text.utf8.count
        if offset < end { return min(edit.range.upperBound, offset - shift) }
        shift += edit.text.utf8.count - edit.range.count
      }
      return offset - shift
    }
  }
}
