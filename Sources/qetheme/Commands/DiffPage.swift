import ThemeKit

/// The page of `diff` and the cards beside it, written as they are made.
struct DiffPage {
  private let path: String
  private var output: FileOutput
  private var writer: DiffCards
  private var cards: [[ThemeKey: ComparedCards]] = []

  init(out: String, _ folder: WorkingFolder) {
    path = "\(CardFiles(out: out, screens: []).out)/index.html"
    output = FileOutput(folder)
    writer = DiffCards(out: out)
  }

  /// What could not be written: a sentence each.
  var failures: [String] { output.failures }

  /// "wrote 13 files; the page is diff/index.html"
  var sentence: String { "wrote \(output.countPhrase); the page is \(path)" }

  /// Takes the next brand of the report.
  mutating func add(_ brand: ComparedBrand, fileNames: (old: String, new: String)) {
    cards.append(writer.write(brand, fileNames: fileNames, to: &output))
  }

  /// Writes the page itself.
  mutating func finish(_ report: ComparisonReport, failures: [String]) {
    output.write(ComparisonPage(report, cards: cards, failures: failures).html, to: path)
  }
}
