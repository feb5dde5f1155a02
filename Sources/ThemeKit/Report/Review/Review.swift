/// A review of brands: one page, or an index and a page for each brand. Brands are handed in one after the other, so that
/// of a long review only lines of the index are kept.
public struct Review: Sendable {
  /// From this many files on each brand gets a page of its own.
  public static let leastForPages = 50

  /// How a review is spread over files.
  public enum Form: Sendable {
    /// One page, with the cards as files beside it.
    case page
    /// One page that holds its cards itself.
    case singleFile
    /// An index, and a page for each brand in the folder of its cards.
    case pages
  }

  let form: Form
  let summary: ReportSummary
  /// What could not be read: a sentence each.
  let failures: [String]
  private(set) var totals: ReviewTotals
  private(set) var rows: [ReviewRow] = []
  private(set) var rules: Set<RuleID> = []
  private(set) var crops: Set<CardCrop> = []
  /// Whether there are cards from right to left on the index's own page.
  private(set) var hasMirrored = false
  /// The brands of the index's own page.
  private(set) var sections = HTMLWriter()

  public init(_ form: Form, of report: Report, failures: [String]) {
    self.form = form
    summary = report.summary
    self.failures = failures
    totals = ReviewTotals(report)
  }

  /// Takes one more brand, in the order of reports.
  ///
  /// - Returns: its own page, if it gets one, by its path from the index.
  public mutating func add(_ brand: ReviewedBrand) -> (path: String, html: String)? {
    for theme in brand.themes { totals.add(theme.judged) }
    guard form == .pages, let id = brand.id else {
      rows.append(ReviewRow(brand, link: .fragment(brand.anchor)))
      rules.formUnion(brand.findings.map(\.rule))
      for card in brand.themes.flatMap(\.cards) {
        crops.formUnion(card.crops)
        hasMirrored = hasMirrored || card.mirrored != nil
      }
      sections.section(ReviewBrandSection(brand: brand))
      return nil
    }
    let path = "\(id)/index.html"
    rows.append(ReviewRow(brand, link: .file(path)))
    return (path, ReviewPage.html(of: brand))
  }

  /// The page that leads to all others, or that is all.
  public var index: String { ReviewPage.html(of: self) }
}

/// A brand in the table of brands.
struct ReviewRow: Sendable {
  let anchor: String
  let name: String
  let path: String
  let link: HTMLLink
  let themes: [(title: String, rank: Int, prediction: ThemePrediction)]
  let errors: Int
  let warnings: Int
  let notes: Int

  init(_ brand: ReviewedBrand, link: HTMLLink) {
    anchor = brand.anchor
    name = brand.name
    path = brand.source.relativePath
    self.link = link
    themes = brand.themes.map { ($0.title, $0.rank, $0.judged.prediction) }.sorted { $0.1 < $1.1 }
    errors = brand.count(.error)
    warnings = brand.count(.warning)
    notes = brand.count(.note)
  }

  /// The severities of its findings, for the filter.
  var found: String {
    let found = [(errors, Severity.error), (warnings, .warning), (notes, .note)].filter { $0.0 > 0 }.map(\.1.name)
    return found.isEmpty ? "none" : found.joined(separator: " ")
  }
}
