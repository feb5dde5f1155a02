extension Brand {
  /// The place of some bytes of a value's text; nil when the file spells the value differently (entities, escapes),
  /// so that its bytes cannot be told one by one.
  public func part(_ offsets: Range<Int>, of value: WrittenValue) -> Place? {
    let bytes = sources[Int(value.file)].bytes
    guard value.range.count == value.text.utf8.count, offsets.upperBound <= value.range.count,
      bytes[value.range.lowerBound..<value.range.upperBound].elementsEqual(value.text.utf8)
    else { return nil }
    let start = value.range.lowerBound
    return Place(SourceRange(start + offsets.lowerBound, start + offsets.upperBound), file: value.file)
  }
}
