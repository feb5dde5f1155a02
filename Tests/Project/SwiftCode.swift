/// Swift source with comments and the text of string literals blanked out: what is left is code, on the same lines.
///
/// Knows line and nested block comments, one-line, multi-line and raw strings, and keeps the code of
/// interpolations. Regex literals are not known; these sources have none.
struct SwiftCode {
  /// One word of code: an identifier, keyword or number.
  struct Word {
    let text: String
    /// 1-based.
    let line: Int
    /// How many braces are open at the word.
    let depth: Int
    /// The character before the word, white space left out; nil at the start.
    let before: Character?
    /// The character after the word, white space left out; nil at the end.
    let after: Character?
  }

  let words: [Word]

  init(_ source: String) {
    var blanker = Blanker(source)
    words = SwiftCode.words(of: blanker.blanked())
  }

  private static func words(of code: [Character]) -> [Word] {
    var words: [Word] = []
    var line = 1
    var depth = 0
    var before: Character?
    var index = 0
    while index < code.count {
      let character = code[index]
      if isWordCharacter(character) {
        let start = index
        while index < code.count, isWordCharacter(code[index]) { index += 1 }
        let after = code[index...].first { !$0.isWhitespace }
        words.append(Word(text: String(code[start..<index]), line: line, depth: depth, before: before, after: after))
        before = code[index - 1]
        continue
      }
      if character.isNewline { line += 1 }
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      if !character.isWhitespace { before = character }
      index += 1
    }
    return words
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}

/// Walks through source text and blanks what is no code.
private struct Blanker {
  private let source: [Character]
  private var index = 0
  private var output: [Character] = []

  init(_ text: String) {
    source = Array(text)
    output.reserveCapacity(source.count)
  }

  mutating func blanked() -> [Character] {
    code(untilParenthesis: false)
    return output
  }

  private func starts(_ text: String, at position: Int) -> Bool {
    source[min(position, source.count)...].starts(with: text)
  }

  private mutating func keep() {
    output.append(source[index])
    index += 1
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<min(count, source.count - index) {
      output.append(source[index].isNewline ? "\n" : " ")
      index += 1
    }
  }

  /// Code up to the end, or up to the parenthesis that closes an interpolation.
  private mutating func code(untilParenthesis: Bool) {
    var open = 0
    while index < source.count {
      if starts("//", at: index) {
        while index < source.count, !source[index].isNewline { blank() }
      } else if starts("/*", at: index) {
        comment()
      } else if source[index] == "\"" || (source[index] == "#" && opensRawString()) {
        string()
      } else {
        if source[index] == "(" { open += 1 }
        if source[index] == ")" {
          if untilParenthesis, open == 0 { return blank() }
          open -= 1
        }
        keep()
      }
    }
  }

  private mutating func comment() {
    var depth = 0
    repeat {
      if starts("/*", at: index) {
        depth += 1
        blank(2)
      } else if starts("*/", at: index) {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && index < source.count
  }

  private func opensRawString() -> Bool {
    source[index...].first { $0 != "#" } == "\""
  }

  private mutating func string() {
    let hashes = String(repeating: "#", count: source[index...].prefix { $0 == "#" }.count)
    blank(hashes.count)
    let quote = starts("\"\"\"", at: index) ? "\"\"\"" : "\""
    blank(quote.count)
    while index < source.count, !starts(quote + hashes, at: index) {
      if starts("\\" + hashes + "(", at: index) {
        blank(hashes.count + 2)
        code(untilParenthesis: true)
      } else if starts("\\" + hashes, at: index) {
        blank(hashes.count + 2)
      } else {
        blank()
      }
    }
    blank(quote.count + hashes.count)
  }
}
