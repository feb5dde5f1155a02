/// Mends one file, round by round: `advance` is given the file as it is now, linted, and makes the repairs that are
/// next; the caller lints what came of it, and goes on until nothing changes.
///
/// A round that does not mend what it was to mend, or breaks the syntax, is taken back, and its repairs are made one by
/// one; those that fail are left out.
public struct FileMending: Sendable {
  /// Which repairs are made.
  public struct Wanted: Sendable {
    /// Also those that change what the author chose.
    public let unsafe: Bool
    /// Also those of contrast, once nothing else is left to mend: a colour is judged beside others, which may still be
    /// misspelt.
    public let colors: Bool
    public let memory: RepairMemory

    public init(unsafe: Bool, colors: Bool, memory: RepairMemory) {
      self.unsafe = unsafe
      self.colors = colors
      self.memory = memory
    }
  }

  /// A round whose outcome is not known yet.
  private struct Attempt: Sendable {
    let before: ChangedBytes
    let round: RepairRound
    let outcome: RepairOutcome
    let wasBrand: Bool
  }

  /// After so many rounds a file is left as it is: every round mends a finding, so that only a fault of ours, or a file
  /// made to provoke one, gets there.
  public static let mostRounds = 100

  /// The stored bytes, before and now.
  public private(set) var content: ChangedBytes
  /// How the bytes spell their text.
  public let encoding: SourceEncoding
  /// How many findings were mended.
  public private(set) var mended = 0
  /// What was tried and taken back.
  public private(set) var refused: [RepairRound.Repair] = []
  /// Whether repairs were left out because the file has a fault of syntax without one.
  public private(set) var isMalformed = false

  private var attempt: Attempt?
  private var isOneByOne = false
  private var rounds = 0

  /// - Parameter source: the file as it is stored.
  public init(_ source: SourceFile) {
    content = ChangedBytes(source.stored)
    encoding = source.encoding
  }

  /// Judges the round before, and makes the next one.
  ///
  /// - Parameter linted: what linting `content.bytes` gave.
  /// - Returns: whether the bytes have changed, and are to be linted again.
  public mutating func advance(_ linted: LintedFile, _ wanted: Wanted) -> Bool {
    if let attempt {
      self.attempt = nil
      guard isGood(attempt, linted) else {
        takeBack(attempt)
        return true
      }
      mended += attempt.round.repairs.count
    }
    guard rounds < FileMending.mostRounds else { return abandonBroken(linted) }
    var round = nextRound(linted, wanted)
    let changesColors = round.repairs.isEmpty && wanted.colors
    if changesColors { round = nextColors(linted, wanted) }
    guard !round.repairs.isEmpty else { return abandonBroken(linted) }
    rounds += 1
    attempt = Attempt(
      before: content, round: round,
      outcome: RepairOutcome(of: round, before: linted.diagnostics, changesColors: changesColors),
      wasBrand: linted.brand != nil)
    content.make(linted.source.splices(for: round.edits))
    return true
  }

  private func isGood(_ attempt: Attempt, _ linted: LintedFile) -> Bool {
    if attempt.wasBrand, linted.brand == nil { return false }
    return attempt.outcome.isReached(by: linted.diagnostics)
  }

  private mutating func takeBack(_ attempt: Attempt) {
    content = attempt.before
    if attempt.round.repairs.count > 1 {
      isOneByOne = true
    } else {
      isOneByOne = false
      refused += attempt.round.repairs
    }
  }

  /// What is still broken in its syntax is not written: all is taken back.
  private mutating func abandonBroken(_ linted: LintedFile) -> Bool {
    guard mended > 0, linted.diagnostics.contains(where: RepairOutcome.isSyntaxError) else { return false }
    content = ChangedBytes(content.original)
    mended = 0
    rounds = FileMending.mostRounds
    isMalformed = true
    return true
  }

  private mutating func nextRound(_ linted: LintedFile, _ wanted: Wanted) -> RepairRound {
    var isBroken = false
    var repairs: [(finding: Diagnostic, fixIt: FixIt)] = []
    // From the end: where two insert at one place and one has to wait, the second then comes before the first, as their
    // findings do.
    for finding in linted.diagnostics.reversed() where finding.contrast == nil {
      if let fixIt = fixIt(for: finding, linted, wanted) {
        repairs.append((finding, fixIt))
      } else if RepairOutcome.isSyntaxError(finding) {
        isBroken = true
      }
    }
    if isBroken {
      if !repairs.isEmpty { isMalformed = true }
      return RepairRound()
    }
    // Keys before values: a value that moves with its key is mended where it comes to stand.
    var round = RepairRound()
    for (finding, fixIt) in repairs where fixIt.kind == .key { add(finding, fixIt, to: &round) }
    var values = RepairRound()
    for (finding, fixIt) in repairs where fixIt.kind != .key && !round.meets(fixIt) {
      if !isOneByOne || round.repairs.isEmpty { add(finding, fixIt, to: &values) }
    }
    round.join(values)
    return round
  }

  private func add(_ finding: Diagnostic, _ fixIt: FixIt, to round: inout RepairRound) {
    if !isOneByOne || round.repairs.isEmpty { round.add(finding, fixIt) }
  }

  /// Repairs of contrast that do not hang on each other: one a theme, if it changes that theme alone; else one by itself.
  private func nextColors(_ linted: LintedFile, _ wanted: Wanted) -> RepairRound {
    var round = RepairRound()
    guard let brand = linted.brand, !linted.diagnostics.contains(where: RepairOutcome.isSyntaxError) else {
      return round
    }
    let offered = linted.offering(.applied(unsafe: wanted.unsafe), memory: wanted.memory)
    var changed: Set<Int> = []
    var isShared = false
    for finding in offered.diagnostics {
      guard let subject = finding.contrast, let fixIt = fixIt(for: finding, linted, wanted) else { continue }
      if isOneByOne, !round.repairs.isEmpty { break }
      if !round.holds(fixIt) {
        let theme = subject.themes.first { theme in
          // Behind the file's own themes come those of its heirs.
          theme < brand.themes.count && brand.themes[theme].file == 0
            && fixIt.edits.allSatisfy { brand.themes[theme].range.contains($0.range) }
        }
        if isShared { continue }
        if let theme {
          guard !changed.contains(theme) else { continue }
          changed.insert(theme)
        } else {
          guard round.repairs.isEmpty else { continue }
          isShared = true
        }
      }
      round.add(finding, fixIt)
    }
    return round
  }

  /// The repair of a finding that is to be made.
  private func fixIt(for finding: Diagnostic, _ linted: LintedFile, _ wanted: Wanted) -> FixIt? {
    let chosen = finding.fixIts.first { fixIt in
      switch fixIt.applicability {
      case .safe: !fixIt.edits.isEmpty
      case .unsafe: wanted.unsafe && !fixIt.edits.isEmpty
      case .display: false
      }
    }
    guard let chosen, !refused.contains(RepairRound.Repair(finding, chosen)) else { return nil }
    return linted.brand?.file.format == .xml ? chosen.keepingRemarks(of: linted.source) : chosen
  }
}
