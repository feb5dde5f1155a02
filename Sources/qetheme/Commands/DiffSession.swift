import ThemeKit

/// One run of `diff`, its command line understood.
struct DiffSession {
  let old: DiffSide
  let new: DiffSide
  let run: Run

  /// Compares, and says what was found.
  func compare(isJSON: Bool, failOn severity: Severity) -> ExitStatus {
    var report = ComparisonReport(old: old.name, new: new.name)
    for match in DiffMatch.all(old, new) {
      let before = match.old.flatMap(old.version)
      let after = match.new.flatMap(new.version)
      if before == nil, after == nil { continue }
      report.add(ComparedBrand(old: before, new: after))
    }
    var failures = old.failures + new.failures
    if failures.isEmpty, old.entries.isEmpty, new.entries.isEmpty {
      failures.append("no brand found in '\(old.name.path)' and '\(new.name.path)'")
    }
    if isJSON {
      run.print(ComparisonJSONReporter().text(of: report))
    } else if failures.isEmpty || !report.isEmpty {
      run.print(ComparisonTextReporter(style: run.reportStyle).text(of: report))
    }
    for failure in failures { run.fail(failure) }
    if !failures.isEmpty { return .failure }
    return report.summary.regressions(atLeast: severity) > 0 || report.isUnreadable ? .findings : .success
  }
}
