/// What changed in one brand, for people.
struct ComparedBrandText {
  let brand: ComparedBrand
  let style: ReportStyle

  var rows: [StyledText] {
    var rows = [heading]
    if !brand.unread.isEmpty {
      rows += block("not compared", unread)
    } else if brand.isAdded || brand.isRemoved {
      return rows
    }
    if !brand.values.isEmpty { rows += block("brand, as written", table(brand.values, isWhole: false)) }
    for theme in brand.themes where theme.isChanged { rows += self.rows(of: theme) }
    let findings = self.findings
    if !findings.isEmpty { rows += block("findings", findings) }
    return rows
  }

  /// `acme  brands/acme.xml`, `acme added: dark, light  brands/acme.xml`
  private var heading: StyledText {
    var row = StyledText(SafeText.terminal(brand.name), .strong)
    let themes = (brand.new ?? brand.old)?.themes.map { $0.theme.modeName }.joined(separator: ", ") ?? ""
    if brand.unread.isEmpty {
      if brand.isAdded { row.append(" added" + (themes.isEmpty ? "" : ": \(themes)")) }
      if brand.isRemoved { row.append(" removed" + (themes.isEmpty ? "" : ": \(themes)")) }
    }
    row.append("  ")
    row.append(path, .gutter)
    return row
  }

  private var path: String {
    let paths = [brand.old, brand.new].compactMap { $0.map { SafeText.terminal($0.path) } }
    return paths.count == 2 && paths[0] == paths[1] ? paths[0] : paths.joined(separator: " → ")
  }

  private func block(_ title: String, _ rows: [StyledText]) -> [StyledText] {
    [StyledText(), StyledText(title, .strong)] + rows
  }

  // MARK: Themes

  private func rows(of theme: ComparedTheme) -> [StyledText] {
    let name = theme.key.title
    guard theme.isThere else { return block("\(name) removed", []) }
    let title = theme.wasThere ? name : brand.old?.brand == nil ? "\(name), not known before" : "\(name) added"
    var rows: [StyledText] = []
    if !theme.values.isEmpty { rows += block("\(title), as written", table(theme.values, isWhole: !theme.wasThere)) }
    let pairs = theme.pairs.filter { $0.change != .same }
    if !pairs.isEmpty { rows += block("\(title), contrast", ChangeTable(pairs.map(row), style).lines) }
    let fields = theme.fields.filter(\.isChanged)
    if !fields.isEmpty {
      rows += block("\(title), theme_applied", ChangeTable(fields.map(row), style).lines)
    } else if theme.new != nil {
      rows.append(StyledText("    the payload of theme_applied is the same", .gutter))
    }
    return rows
  }

  private func table(_ values: [ComparedValue], isWhole: Bool) -> [StyledText] {
    let rows = values.map { value in
      let new = ChangeCell.Piece(text(value.new))
      let cell = isWhole ? ChangeCell(new) : ChangeCell(.init(text(value.old)), new)
      return ChangeTable.Row(
        label: value.key, cells: value.isSpelling ? [cell, ChangeCell(.init("same value", .gutter))] : [cell])
    }
    return ChangeTable(rows, style).lines
  }

  private func text(_ value: ComparedValue.Written?) -> String { value?.shown ?? "–" }

  private func row(_ pair: ComparedPair) -> ChangeTable.Row {
    var cells = [change(pair.old, pair.new) { .init($0.printed) }]
    cells.append(change(pair.old, pair.new) { .init($0.verdict.word, ComparedBrandText.style(of: $0)) })
    if let remark = pair.new?.remark { cells.append(ChangeCell(.init(remark))) }
    return ChangeTable.Row(mark: pair.change.mark(pair.severity), label: pair.kind.title, cells: cells)
  }

  private func row(_ field: ComparedField) -> ChangeTable.Row {
    ChangeTable.Row(
      label: field.field.rawValue,
      cells: [
        change(field.old, field.new) { .init($0.applied) }, change(field.old, field.new) { .init($0.outcome.name) },
        change(field.old, field.new) { .init($0.basis.name) },
      ])
  }

  private func change<Side>(_ old: Side?, _ new: Side?, _ piece: (Side) -> ChangeCell.Piece) -> ChangeCell {
    switch (old.map(piece), new.map(piece)) {
    case (let old?, let new?): ChangeCell(old, new)
    case (let only?, nil), (nil, let only?): ChangeCell(only)
    case (nil, nil): ChangeCell(.init("–"))
    }
  }

  private static func style(of judgement: PairJudgement) -> TextStyle {
    switch judgement.verdict {
    case .pass: .added
    case .cannotTell: .secondary
    case .fail: .severity(judgement.severity)
    }
  }

  // MARK: Findings

  private var findings: [StyledText] {
    let appeared = brand.appeared.flatMap { row($0, $0.before == nil ? "new" : "graver", .worse) }
    // Why a version cannot be read has been said.
    if brand.unread.isEmpty { return appeared + brand.gone.flatMap { row($0, "gone", .better) } }
    return brand.new?.brand == nil ? [] : appeared
  }

  private func row(_ finding: ComparedFinding, _ word: String, _ change: Change) -> [StyledText] {
    var lead = StyledText("\(word) ")
    lead.append(ComparisonText.lead(of: finding))
    return ComparisonText.hanging(change.mark(finding.severity), lead, ComparisonText.sentence(of: finding), style)
  }

  /// The versions of which nothing can be told, each with its errors.
  private var unread: [StyledText] {
    let versions = [("old", brand.old), ("new", brand.new)]
    return versions.flatMap { which, version -> [StyledText] in
      guard let version, version.brand == nil else { return [] }
      let why = version.linted.brand == nil ? "cannot be read" : "extends what cannot be read"
      let sentence = "the \(which) version, \(SafeText.terminal(version.path)), \(why):"
      return ComparisonText.hanging(Change.changed.mark(.note), StyledText(), sentence, style)
        + version.errors.flatMap { error in
          ComparisonText.hanging(
            Change.worse.mark(.error), ComparisonText.lead(of: error), ComparisonText.sentence(of: error), style)
        }
    }
  }
}

extension ComparedValue.Written {
  /// As typed, and behind a reference what it leads to: `{ember} (#ff7a1a)`.
  var shown: String {
    if text.isEmpty { return "\"\"" }
    return resolved.map { "\(text) (\($0))" } ?? text
  }
}

extension PairJudgement {
  /// What is to be said beside ratio and verdict; nil for nothing.
  var remark: String? { reason ?? (isReplaced ? "as written" : nil) }
}

extension Change {
  /// A sign for how something changed; a word or an arrow stands beside it.
  func mark(_ severity: Severity) -> StyledText {
    switch self {
    case .worse: StyledText("✗", .severity(severity))
    case .better: StyledText("✓", .added)
    case .changed: StyledText("~", .gutter)
    case .same: StyledText(" ")
    }
  }
}
