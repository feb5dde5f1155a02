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
    /// The theme of a contrast finding, numbered as in `LintedFile.joining`; else where it stands.
    let theme: Int?
    let place: Int
    /// Which of the file and its heirs has the finding; a theme says so itself.
    let member: Int
    /// Whether the place is in a file that the member extends.
    let isInherited: Bool
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
  /// Bytes of the file and its heirs.
  private let size: Int

  init(_ file: LintedFile) {
    self.file = file
    let own = Member(number: 0, firstTheme: 0, source: file.source)
    var before = Self.subjects(of: file.diagnostics + file.setAside, own) { $0 }
    for (number, member) in file.members.enumerated().dropFirst() {
      before.merge(
        Self.subjects(
          of: member.file.diagnostics, Member(number: number, firstTheme: member.firstTheme, source: file.source)
        ) { $0 },
        uniquingKeysWith: max)
    }
    self.before = before
    size = file.members.reduce(0) { $0 + $1.file.source.bytes.count }
  }

  /// - Parameters:
  ///   - diagnostic: the finding that is to go.
  ///   - unused: the palette colours that may be unused afterwards, as indices.
  mutating func holds(_ edits: [TextEdit], for diagnostic: Diagnostic, leaving unused: [Int]) -> Bool {
    guard let verdict = verdict(edits) else { return true }
    return !verdict.hasNew && verdict.unused.allSatisfy(unused.contains)
      && (diagnostic.contrast?.themes ?? []).allSatisfy {
        !verdict.left.contains(Self.subject(of: diagnostic.rule, theme: $0))
      }
  }

  /// Nil where the budget is spent.
  private mutating func verdict(_ edits: [TextEdit]) -> Verdict? {
    if let known = known[edits] { return known }
    guard left >= size else { return nil }
    left -= size
    let after = file.linted(as: file.source.applying(edits))
    var unused: [Int] = []
    var hasNew = after[0].brand == nil
    let places = Self.places(before: edits)
    var remaining: Set<Subject> = []
    for (number, (after, before)) in zip(after, file.members).enumerated() {
      let member = Member(number: number, firstTheme: before.firstTheme, source: file.source)
      for (subject, severity) in Self.subjects(of: after.diagnostics, member, places) {
        remaining.insert(subject)
        if severity == .note { continue }
        if let known = self.before[subject], known >= severity { continue }
        if subject.rule == .unusedPaletteColor, number == 0, let entry = paletteEntry(at: subject.place) {
          unused.append(entry)
        } else {
          hasNew = true
        }
      }
    }
    let verdict = Verdict(left: remaining, hasNew: hasNew, unused: unused)
    known[edits] = verdict
    return verdict
  }

  private func paletteEntry(at place: Int) -> Int? {
    file.brand?.file.palette.firstIndex { $0.name.place.file == 0 && $0.name.range.lowerBound == place }
  }

  /// Who has a finding.
  private struct Member {
    let number: Int
    let firstTheme: Int
    /// The repaired file.
    let source: SourceFile
  }

  private static func subjects(
    of diagnostics: [Diagnostic], _ member: Member, _ place: (Int) -> Int
  ) -> [Subject: Severity] {
    var subjects: [Subject: Severity] = [:]
    for diagnostic in diagnostics {
      for subject in self.subjects(of: diagnostic, member, place) {
        subjects[subject] = max(subjects[subject] ?? .note, diagnostic.severity)
      }
    }
    return subjects
  }

  private static func subjects(of diagnostic: Diagnostic, _ member: Member, _ place: (Int) -> Int) -> [Subject] {
    if let contrast = diagnostic.contrast {
      return contrast.themes.map { subject(of: diagnostic.rule, theme: member.firstTheme + $0) }
    }
    let offset = diagnostic.range.lowerBound
    let isRepaired = diagnostic.file.map { $0.path.utf8.elementsEqual(member.source.path.utf8) } ?? (member.number == 0)
    return [
      Subject(
        rule: diagnostic.rule, theme: nil, place: isRepaired ? place(offset) : offset, member: member.number,
        isInherited: diagnostic.file != nil)
    ]
  }

  private static func subject(of rule: RuleID, theme: Int) -> Subject {
    Subject(rule: rule, theme: theme, place: 0, member: 0, isInherited: false)
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
