/// One finding as people read it: headline, frames, repairs, remarks.
struct FindingBlock {
  let rows: [StyledText]

  init(_ diagnostic: Diagnostic, _ source: SourceFile, _ lines: LineIndex, _ style: ReportStyle) {
    let frames = FindingFrames(diagnostic, source, lines)
    let fix = diagnostic.fixIts.first { !$0.edits.isEmpty }
    let diff = fix.map { DiffFrame(source, lines, $0.edits) }
    let gutter = Gutter(lastLine: max(frames.lastLine, diff?.lastLine ?? 1))

    var rows = FindingBlock.headline(diagnostic, style)
    for (index, part) in frames.parts.enumerated() {
      if index > 0 { rows.append(gutter.bar) }
      rows.append(gutter.arrow(index == 0 ? "-->" : ":::", part.frame.source.place(of: part.range, part.frame.lines)))
      rows.append(gutter.bar)
      rows += part.frame.rows(gutter: gutter, style)
    }
    let hopeless = diagnostic.fixIts.filter { $0.kind == .bestPossible }
    if !hopeless.isEmpty { rows.append(gutter.bar) }
    for best in hopeless { rows += FindingBlock.remark("note", best.title, gutter, style) }
    if let fix, let diff {
      rows.append(gutter.bar)
      for (index, line) in style.lines(SafeText.terminal(fix.titleWithApplicability), width: style.width - 6)
        .enumerated()
      {
        var title = index == 0 ? StyledText("help", .help) : StyledText("    ")
        title.append(prose: (index == 0 ? ": " : "  ") + line)
        rows.append(title)
      }
      rows.append(gutter.bar)
      rows += diff.rows(gutter: gutter, width: style.width)
    }
    let remarks = FindingBlock.remarks(diagnostic, without: fix)
    if !remarks.isEmpty { rows.append(gutter.bar) }
    for remark in remarks { rows += FindingBlock.remark(remark.kind, remark.text, gutter, style) }
    self.rows = rows
  }

  private static func remark(_ kind: String, _ text: String, _ gutter: Gutter, _ style: ReportStyle) -> [StyledText] {
    let room = style.width - gutter.remarkIndentation(kind)
    return gutter.remark(kind, style.lines(SafeText.terminal(text), width: room))
  }

  /// `error[rule]: message`
  static func headline(_ diagnostic: Diagnostic, _ style: ReportStyle) -> [StyledText] {
    let name = "\(diagnostic.severity.name)[\(diagnostic.rule.rawValue)]"
    return wrapped(name, .severity(diagnostic.severity), SafeText.terminal(diagnostic.message), .strong, style)
  }

  /// `name: text`, in several rows where headlines are wrapped.
  static func wrapped(
    _ name: String, _ nameStyle: TextStyle, _ text: String, _ textStyle: TextStyle, _ style: ReportStyle
  ) -> [StyledText] {
    let whole = "\(name): \(text)"
    let lines = style.wrapsHeadlines ? style.lines(whole, width: style.width) : [whole]
    return lines.enumerated().map { index, line in
      var row = StyledText()
      if index == 0, line.hasPrefix(name) {
        row.append(name, nameStyle)
        row.append(prose: String(line.dropFirst(name.count)), textStyle)
      } else {
        row.append(prose: line, textStyle)
      }
      return row
    }
  }

  /// What stands below the frames: repairs that are not shown as a diff, advice, facts.
  private static func remarks(_ diagnostic: Diagnostic, without shown: FixIt?) -> [(kind: String, text: String)] {
    var remarks: [(kind: String, text: String)] = []
    var isShown = shown == nil
    for fixIt in diagnostic.fixIts where fixIt.kind != .bestPossible {
      if !isShown, !fixIt.edits.isEmpty {
        isShown = true
      } else {
        remarks.append(("help", (shown == nil ? "" : "or ") + fixIt.titleWithApplicability))
      }
    }
    if let help = diagnostic.help { remarks.append(("help", help)) }
    return remarks + diagnostic.notes.map { ("note", $0) }
  }
}

extension FixIt {
  /// The title, and whether `--fix` leaves the repair alone.
  var titleWithApplicability: String { applicability == .unsafe ? title + " (unsafe)" : title }
}
