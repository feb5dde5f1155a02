import ThemeKit

/// One run of `review`, its command line understood.
struct ReviewSession {
  let inputs: Inputs
  let cards: CardFiles
  let isSingleFile: Bool
  let run: Run

  /// Writes the page, and says what was found and where it is.
  /// - Returns: the figures of the run; nil when something failed.
  func write() -> ReportSummary? {
    let lint = LintRun(inputs, run.environment, repairs: .all)
    var failures = inputs.failures + lint.failures
    guard lint.report.summary.files > 0 || !lint.failures.isEmpty else {
      for failure in failures { run.fail(failure) }
      run.fail("no brand found in \(inputs.paths.map { "'\($0)'" }.joined(separator: ", "))")
      return nil
    }
    var output = FileOutput(run.environment.folder)
    let page = "\(cards.out)/index.html"
    output.write(reviewed(lint, failures: failures, &output), to: page)
    let style = run.reportStyle
    run.print(SummaryReporter(style: style).text(of: lint.report))
    if output.failures.isEmpty {
      run.print("wrote \(output.countPhrase); the page is \(SafeText.terminal(page))\n")
    }
    failures += output.failures
    for failure in failures { run.fail(failure) }
    return failures.isEmpty ? lint.report.summary : nil
  }

  /// Takes one brand after the other: writes its cards, and its page if it has one of its own.
  /// - Returns: the page that leads to all others, or is all.
  private func reviewed(_ lint: LintRun, failures: [String], _ output: inout FileOutput) -> String {
    let form: Review.Form =
      isSingleFile ? .singleFile : lint.report.summary.files < Review.leastForPages ? .page : .pages
    var review = Review(form, of: lint.report, failures: failures)
    var reported: [FilePath: ReportedFile] = [:]
    for file in lint.report.files { reported[FilePath(file.source.path)] = file }
    let files = inputs.files
    let reader = FileReader(folder: run.environment.folder, limit: Inputs.readLimit)
    let parents = ParentStore(files, reader)
    let progress = Progress(run.environment.errors, total: files.count)
    var taken: Set<String> = []
    for (number, file) in files.enumerated() {
      progress.show(number)
      let known = reported.removeValue(forKey: file.path)
      if file.origin == .candidate, file.isNeverABrand { continue }
      guard case .success(let linted) = LintedFile.read(file, reader, Parents(parents, file: number)) else { continue }
      if case .notABrand = linted.outcome { continue }
      let id = lint.brandIDs[number].flatMap { taken.insert($0).inserted ? $0 : nil }
      let themes = self.themes(of: linted, id, fileName: file.cardName, form, &output)
      let brand = ReviewedBrand(linted, known, number: number, id: id, themes: themes)
      if let page = review.add(brand) { output.write(page.html, to: "\(cards.out)/\(page.path)") }
    }
    // What brands of the run extend and is no part of it.
    for (index, file) in lint.report.files.filter({ reported[FilePath($0.source.path)] != nil }).enumerated() {
      _ = review.add(ReviewedBrand(beside: file, number: files.count + index))
    }
    progress.clear()
    return review.index
  }

  /// The themes with their cards, which are written unless the page holds them itself.
  private func themes(
    of linted: LintedFile, _ id: String?, fileName: String, _ form: Review.Form, _ output: inout FileOutput
  ) -> [ReviewedTheme] {
    guard let brand = linted.brand, brand.isWhole else { return [] }
    var modes: Set<String> = []
    return linted.themes.map { theme in
      let mode = theme.theme.modeName
      guard let id, modes.insert(mode).inserted else { return ReviewedTheme(theme, cards: []) }
      let card = CardFiles.card(of: theme, in: linted, brand, id, fileName: fileName)
      let drawn = cards.drawn(card)
      if form == .singleFile { return ReviewedTheme(theme, cards: drawn.map { ReviewedCard($0, $1, path: nil) }) }
      let turned = CardVariant(direction: .rightToLeft)
      let mirrored = cards.drawn(card.varied(turned))
      for (screen, card) in drawn { output.write(card.svg, to: cards.path(of: screen, id, mode)) }
      for (screen, card) in mirrored { output.write(card.svg, to: cards.path(of: screen, id, mode, turned)) }
      let payload = cards.payload(of: theme, id)
      output.write(payload.text, to: payload.path)
      let folder = form == .page ? "\(id)/\(mode)" : mode
      return ReviewedTheme(
        theme,
        cards: zip(drawn, mirrored).map { usual, mirrored in
          ReviewedCard(usual.0, usual.1, path: "\(folder)/\(usual.0.rawValue).svg")
            .mirrored(mirrored.1, path: "\(folder)/\(usual.0.rawValue)\(turned.suffix).svg")
        })
    }
  }
}
