extension SourceFile {
  /// The range of some bytes of a value's text; nil when the file spells the value differently (entities, escapes),
  /// so that its bytes cannot be told one by one.
  /// - Precondition: the value is in this file.
  public func part(_ offsets: Range<Int>, of value: WrittenValue) -> SourceRange? {
    guard value.range.count == value.text.utf8.count, offsets.upperBound <= value.range.count,
      bytes[value.range.lowerBound..<value.range.upperBound].elementsEqual(value.text.utf8)
    else { return nil }
    return SourceRange(value.range.lowerBound + offsets.lowerBound, value.range.lowerBound + offsets.upperBound)
  }
}

extension Brand {
  /// The place of some bytes of a value's text, in the file that the value is in.
  public func part(_ offsets: Range<Int>, of value: WrittenValue) -> Place? {
    sources[Int(value.file)].part(offsets, of: value).map { Place($0, file: value.file) }
  }
}
