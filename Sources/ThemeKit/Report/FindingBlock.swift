/// One finding as people read it: headline, frames, repairs, remarks.
struct FindingBlock {
  let rows: [StyledText]

  init(_ diagnostic: Diagnostic, _ source: SourceFile, _ lines: LineIndex, width: Int) {
    let frames = FindingBlock.frames(diagnostic, source, lines)
    let fix = diagnostic.fixIts.first { !$0.edits.isEmpty }
    let diff = fix.map { DiffFrame(source, lines, $0.edits) }
    let gutter = Gutter(lastLine: (frames.map(\.frame.lastLine) + [diff?.lastLine ?? 1]).max() ?? 1)

    var rows = [FindingBlock.headline(diagnostic)]
    for (index, part) in frames.enumerated() {
      if index > 0 { rows.append(gutter.bar) }
      rows.append(gutter.arrow(index == 0 ? "-->" : ":::", part.frame.source.place(of: part.range, part.frame.lines)))
      rows.append(gutter.bar)
      rows += part.frame.rows(gutter: gutter, width: width)
    }
    if let fix, let diff {
      rows.append(gutter.bar)
      var title = StyledText("help", .help)
      title.append(prose: ": " + SafeText.terminal(fix.title))
      rows += [title, gutter.bar]
      rows += diff.rows(gutter: gutter, width: width)
    }
    let remarks = FindingBlock.remarks(diagnostic, without: fix)
    if !remarks.isEmpty { rows.append(gutter.bar) }
    for remark in remarks {
      let room = width - gutter.remarkIndentation(remark.kind)
      rows += gutter.remark(remark.kind, TextWrapping.lines(SafeText.terminal(remark.text), width: room))
    }
    self.rows = rows
  }

  private static func headline(_ diagnostic: Diagnostic) -> StyledText {
    var row = StyledText("\(diagnostic.severity.name)[\(diagnostic.rule.rawValue)]", .severity(diagnostic.severity))
    row.append(prose: ": " + SafeText.terminal(diagnostic.message), .strong)
    return row
  }

  /// The frame of the finding's own file, then one for each other file, in the order they are named.
  private static func frames(
    _ diagnostic: Diagnostic, _ source: SourceFile, _ lines: LineIndex
  ) -> [(frame: SourceFrame, range: SourceRange)] {
    var own = [
      FrameAnnotation(
        range: diagnostic.range, label: diagnostic.label, isPrimary: true, style: .severity(diagnostic.severity))
    ]
    var others: [(file: SourceFile, annotations: [FrameAnnotation])] = []
    for related in diagnostic.related {
      let annotation = FrameAnnotation(
        range: related.range, label: related.message, isPrimary: false, style: .secondary)
      guard let file = related.file, file.path != source.path else {
        own.append(annotation)
        continue
      }
      if let known = others.firstIndex(where: { $0.file.path == file.path }) {
        others[known].annotations.append(annotation)
      } else {
        others.append((file, [annotation]))
      }
    }
    return [(SourceFrame(source, lines, own), diagnostic.range)]
      + others.map { other in
        (SourceFrame(other.file, LineIndex(other.file), other.annotations), other.annotations[0].range)
      }
  }

  /// What stands below the frames: repairs that are not shown as a diff, advice, facts.
  private static func remarks(_ diagnostic: Diagnostic, without shown: FixIt?) -> [(kind: String, text: String)] {
    var remarks: [(kind: String, text: String)] = []
    var isShown = shown == nil
    for fixIt in diagnostic.fixIts {
      if !isShown, !fixIt.edits.isEmpty {
        isShown = true
      } else {
        remarks.append(("help", (shown == nil ? "" : "or ") + fixIt.title))
      }
    }
    if let help = diagnostic.help { remarks.append(("help", help)) }
    return remarks + diagnostic.notes.map { ("note", $0) }
  }
}
