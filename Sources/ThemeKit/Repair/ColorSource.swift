/// Where a colour of a pair comes from, as far as it matters to repairs: the values of the repaired file, or the colour
/// alone where that file does not hold it.
struct ColorSource: Hashable {
  let color: SRGBColor
  /// The field's own value; nil where it is in no file, or in another one.
  let value: SourceRange?
  /// The value that holds the colour.
  let holder: SourceRange?
}

extension BrandColors {
  func source(of end: ColorPair.End) -> ColorSource {
    let use = end.use.flatMap { uses[$0] }
    func range(_ value: WrittenValue?) -> SourceRange? { value.flatMap { $0.file == 0 ? $0.range : nil } }
    return ColorSource(color: end.color, value: range(use?.written), holder: range(use?.holder))
  }
}
