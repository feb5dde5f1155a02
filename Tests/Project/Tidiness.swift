import Foundation

/// Habits that can be read off the text: lengths, names, words that must not be there.
enum Tidiness {
  /// A file of code is split before it grows past this.
  static let mostLines = 400

  /// Tables that scripts write, which may be longer.
  static let generated: Set<String> = ["Sources/ThemeKit/Preview/Text/InterMetrics+Table.swift"]

  /// Words of code that hide a wrong input or give up on one.
  static func forbiddenCode(in file: TextFile) -> [String] {
    SwiftCode(file.text).words.compactMap { word in
      let isForbidden =
        switch word.text {
        case "try", "as": word.after == "!" && !isComparison(word, in: file)
        case "fatalError": word.after == "("
        case "Any": true
        default: false
        }
      return isForbidden ? "\(file.path):\(word.line): \(word.text)" : nil
    }
  }

  private static func isComparison(_ word: SwiftCode.Word, in file: TextFile) -> Bool {
    file.lines[word.line - 1].contains("\(word.text) !")
  }

  /// Notes of work that was put off, and paths of the machine that a file was written on.
  static func forbiddenText(in file: TextFile, checkout: String) -> [String] {
    // Put together here, so that this file does not hold them.
    let putOff = ["TO" + "DO", "FIX" + "ME", "XX" + "X:"]
    let machine = ["/ro" + "ot/", "/ho" + "me/", "/Us" + "ers/", checkout]
    return file.lines.enumerated().flatMap { index, line in
      (putOff + machine).filter { line.contains($0) }.map { "\(file.path):\(index + 1): \($0)" }
    }
  }

  /// Why the name of a Swift file does not say what it holds; nil when it does.
  static func misnamed(_ file: TextFile) -> String? {
    let stem = String(file.name.dropLast(".swift".count))
    if stem == "main" { return nil }
    let parts = stem.split(separator: "+", maxSplits: 1).map(String.init)
    let words = SwiftCode(file.text).words
    let named = zip(words, words.dropFirst()).contains { keyword, name in
      let keywords: Set<String> =
        parts.count == 2 ? ["extension"] : ["struct", "class", "enum", "protocol", "actor", "typealias", "extension"]
      return keyword.depth == 0 && keywords.contains(keyword.text) && name.text == parts[0]
    }
    if named { return nil }
    return parts.count == 2 ? "\(file.path) extends no \(parts[0])" : "\(file.path) declares no \(parts[0])"
  }
}
