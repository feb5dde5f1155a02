/// The formats a report can be printed in: the one table of them.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// For people: source frames, labels and repairs.
  case full
  /// One line a finding, as Xcode, Emacs and Vim read it.
  case concise
  /// For programs; `docs/report.schema.json` describes it.
  case json
  /// The same, one object a line.
  case jsonl
  /// For GitHub code scanning and other services.
  case sarif
  /// Annotations of GitHub Actions.
  case github
  /// GitLab's code quality report.
  case gitlab
  /// A test report for services that show tests.
  case junit
  /// Checkstyle's XML.
  case checkstyle
  /// A comment for a pull request.
  case markdown

  /// Whether the format is for programs: paths relative to the repository, and never any colour.
  public var isForMachines: Bool {
    switch self {
    case .full, .concise: false
    case .json, .jsonl, .sarif, .github, .gitlab, .junit, .checkstyle, .markdown: true
    }
  }

  /// Whether the format shows the repairs of findings.
  public var showsRepairs: Bool {
    switch self {
    case .full, .json, .jsonl, .sarif, .github, .junit, .markdown: true
    case .concise, .gitlab, .checkstyle: false
    }
  }

  /// Whether the format names the files that lint clean.
  public var namesCleanFiles: Bool { self == .junit }

  /// Whether the format shows the contrast of all themes.
  public var showsThemes: Bool { self == .markdown }

  /// The report as text that ends in a newline, or nothing at all.
  public func text(of report: Report, style: ReportStyle) -> String {
    switch self {
    case .full: FullReporter(style: style).text(of: report)
    case .concise: ConciseReporter().text(of: report)
    case .json: JSONReporter().text(of: report)
    case .jsonl: JSONLinesReporter().text(of: report)
    case .sarif: SARIFReporter().text(of: report)
    case .github: GitHubReporter().text(of: report)
    case .gitlab: GitLabReporter().text(of: report)
    case .junit: JUnitReporter().text(of: report)
    case .checkstyle: CheckstyleReporter().text(of: report)
    case .markdown: MarkdownReporter().text(of: report)
    }
  }
}
