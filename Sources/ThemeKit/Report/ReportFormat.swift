/// The formats a report can be printed in: the one table of them.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// For people: source frames, labels and repairs.
  case full
  /// One line a finding, as Xcode, Emacs and Vim read it.
  case concise
  /// For programs; `docs/report.schema.json` describes it.
  case json

  /// Whether the format is for programs: paths relative to the repository, and never any colour.
  public var isForMachines: Bool {
    switch self {
    case .full, .concise: false
    case .json: true
    }
  }

  /// Whether the format shows the repairs of findings.
  public var showsRepairs: Bool {
    switch self {
    case .full, .json: true
    case .concise: false
    }
  }

  /// The report as text that ends in a newline, or nothing at all.
  public func text(of report: Report, style: ReportStyle) -> String {
    switch self {
    case .full: FullReporter(style: style).text(of: report)
    case .concise: ConciseReporter().text(of: report)
    case .json: JSONReporter().text(of: report)
    }
  }
}
