/// The source frames of one finding: that of its own file, then one for each other file, in the order they are named.
struct FindingFrames {
  /// Each with the place that it is named by.
  let parts: [(frame: SourceFrame, range: SourceRange)]

  init(_ diagnostic: Diagnostic, _ source: SourceFile, _ lines: LineIndex) {
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
    parts =
      [(SourceFrame(source, lines, own), diagnostic.range)]
      + others.map { other in
        (SourceFrame(other.file, LineIndex(other.file), other.annotations), other.annotations[0].range)
      }
  }

  /// The largest line number shown.
  var lastLine: Int { parts.map(\.frame.lastLine).max() ?? 1 }
}
