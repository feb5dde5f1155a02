extension FixIt {
  /// The same repair without the loss of a comment or processing instruction that stands amid a value of XML: it comes
  /// behind the new text.
  public func keepingRemarks(of source: SourceFile) -> FixIt {
    let remarks = edits.map { source.xmlRemarks(in: $0.range) }
    guard remarks.contains(where: { !$0.isEmpty }) else { return self }
    return FixIt(
      kind: kind, title: title, applicability: applicability,
      edits: zip(edits, remarks).map { TextEdit(range: $0.range, text: $0.text + $1) })
  }
}
