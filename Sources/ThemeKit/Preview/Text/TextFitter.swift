/// Makes texts fit their places: cuts with an ellipsis, and breaks into lines. Nothing is ever cut inside a grapheme
/// cluster, so emoji sequences and letters with marks stay whole.
enum TextFitter {
  /// Which part of a text goes when it is too long.
  enum Truncation {
    case end
    /// For paths, whose end says most.
    case start
  }

  private static let ellipsis = "…"
  private static let neverFirst: Set<Character> = Set("、。，．・：；？！ー」』）】〉》ぁぃぅぇぉっゃゅょァィゥェォッャュョ々")

  /// `text`, or as much of it as fits into `width` together with an ellipsis; empty when not even that fits.
  static func fit(
    _ text: String, width: Double, style: FontStyle, truncating truncation: Truncation = .end
  ) -> String {
    if TextMeasurer.width(of: text, style: style) <= width { return text }
    let characters = Array(text)
    let kept = longestFit(upTo: characters.count) { count in
      TextMeasurer.width(of: cut(characters, to: count, truncation), style: style) <= width
    }
    return kept.map { cut(characters, to: $0, truncation) } ?? ""
  }

  /// `text` in lines of at most `width`, broken at spaces where there are any; the last line gets an ellipsis when
  /// more than `maximumLines` would be needed.
  static func wrap(_ text: String, width: Double, style: FontStyle, maximumLines: Int) -> [String] {
    var lines: [String] = []
    var rest = Substring(text)
    while !rest.isEmpty {
      if TextMeasurer.width(of: rest, style: style) <= width || lines.count + 1 == maximumLines {
        lines.append(fit(String(rest), width: width, style: style))
        break
      }
      let line = firstLine(of: rest, width: width, style: style)
      lines.append(trimmed(line))
      rest = rest[line.endIndex...].drop { $0 == " " }
    }
    return lines.filter { !$0.isEmpty }
  }

  /// A sentence with a name in it that fits into `maximumLines` whole: the name is cut with an ellipsis where it must.
  static func sentence(
    around name: String, width: Double, style: FontStyle, maximumLines: Int, _ sentence: (String) -> String
  ) -> String {
    let fits = { (text: String) in
      wrap(text, width: width, style: style, maximumLines: maximumLines + 1).count <= maximumLines
    }
    if fits(sentence(name)) { return sentence(name) }
    let characters = Array(name)
    let kept = longestFit(upTo: characters.count) { fits(sentence(cut(characters, to: $0, .end))) } ?? 0
    return sentence(cut(characters, to: kept, .end))
  }

  private static func firstLine(of text: Substring, width: Double, style: FontStyle) -> Substring {
    let characters = Array(text)
    let fitting =
      longestFit(upTo: characters.count) { count in
        TextMeasurer.width(of: String(characters.prefix(count)), style: style) <= width
      } ?? 0
    // At least one character a line, or a narrow place would never end.
    var count = max(fitting, 1)
    // Small kana, closing brackets and full stops do not begin a line in Chinese and Japanese.
    if count > 1, count < characters.count, neverFirst.contains(characters[count]) { count -= 1 }
    let line = text.prefix(count)
    if text.dropFirst(count).first == " " { return line }
    guard let space = line.lastIndex(of: " "), space > line.startIndex else { return line }
    return line[..<space]
  }

  private static func cut(_ characters: [Character], to count: Int, _ truncation: Truncation) -> String {
    switch truncation {
    case .end: trimmed(String(characters.prefix(count))) + ellipsis
    case .start: ellipsis + String(characters.suffix(count))
    }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    var text = Substring(text)
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// The greatest count, 0 … `limit`, that fits, by bisection; nil when 0 does not fit. Widths hardly ever shrink as
  /// a text grows (kerning), and a count that fits is always a right answer.
  private static func longestFit(upTo limit: Int, fits: (Int) -> Bool) -> Int? {
    guard fits(0) else { return nil }
    var low = 0
    var high = limit
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
