extension SourceFile {
  /// The edits that write a colour in place of a value, with as few bytes as the file allows.
  ///
  /// A colour that is spelled in another way than its own seven characters (`&#35;ff7a1a`, `\u0023ff7a1a`, parts in
  /// CDATA, a comment in between) keeps that spelling but for the digits that change. Where the characters cannot be
  /// told apart, and in place of a reference, the whole value goes.
  ///
  /// - Parameter hex: `#` and six digits.
  func edits(writing hex: String, over value: WrittenValue, _ format: BrandFile.Format) -> [TextEdit] {
    let whole = [TextEdit(range: value.range, text: hex)]
    let old = Array(value.text.utf8)
    let new = Array(hex.utf8)
    guard old.count == new.count, part(0..<old.count, of: value) == nil,
      let places = ValueSpelling.places(of: value.range, in: self, format), places.count == new.count
    else { return whole }
    var edits: [TextEdit] = []
    for (index, place) in places.enumerated() where old[index] != new[index] {
      let digit = String(decoding: [new[index]], as: UTF8.self)
      if let last = edits.last, last.range.upperBound == place.lowerBound {
        edits[edits.count - 1] = TextEdit(
          range: SourceRange(last.range.lowerBound, place.upperBound), text: last.text + digit)
      } else {
        edits.append(TextEdit(range: place, text: digit))
      }
    }
    return edits
  }
}
