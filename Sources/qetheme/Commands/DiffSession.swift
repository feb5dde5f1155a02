import ThemeKit

/// One run of `diff`, its command line understood.
struct DiffSession {
  let old: DiffSide
  let new: DiffSide
  /// The folder for the page; nil for none.
  let out: String?
  let run: Run

  /// Compares, and says what was found.
  func compare(isJSON: Bool, failOn severity: Severity) -> ExitStatus {
    var report = ComparisonReport(old: old.name, new: new.name)
    var page = out.map { DiffPage(out: $0, run.environment.folder) }
    for match in DiffMatch.all(old, new) {
      let before = match.old.flatMap(old.version)
      let after = match.new.flatMap(new.version)
      if before == nil, after == nil { continue }
      let brand = ComparedBrand(old: before, new: after)
      guard report.add(brand) else { continue }
      page?.add(brand, fileNames: (match.old.map(old.cardName) ?? "", match.new.map(new.cardName) ?? ""))
    }
    var failures = old.failures + new.failures.filter { !old.failures.contains($0) }
    if failures.isEmpty, old.entries.isEmpty, new.entries.isEmpty {
      failures.append("no brand found in '\(old.name.path)' and '\(new.name.path)'")
    }
    if isJSON {
      run.print(ComparisonJSONReporter().text(of: report))
    } else if failures.isEmpty || !report.isEmpty {
      run.print(ComparisonTextReporter(style: run.reportStyle).text(of: report))
    }
    if var page, failures.isEmpty || !report.isEmpty {
      page.finish(report, failures: failures)
      failures += page.failures
      // Standard output holds what was found, and nothing else.
      if page.failures.isEmpty { run.warn(page.sentence) }
    }
    for failure in failures { run.fail(failure) }
    if !failures.isEmpty { return .failure }
    return report.summary.regressions(atLeast: severity) > 0 || report.isUnreadable ? .findings : .success
  }
}
