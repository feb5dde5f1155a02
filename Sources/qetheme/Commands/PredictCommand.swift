import ThemeKit

/// `predict`: the payloads that the module is predicted to answer with.
enum PredictCommand: Command {
  static let specification = CommandSpecification(
    name: "predict", abstract: "Predict what the module answers to each theme.",
    discussion: """
      Prints the payload of the event theme_applied as JSON: of one file and a mode the payload alone, else a list of \
      brands, modes and payloads. With --explain each field is shown with what was written, what happens to it, how \
      sure that is, and why.
      """,
    operands: [Inputs.operand],
    options: [
      modeOption,
      .flag("explain", "Show for each field what happens to it, and why."),
      .option(
        "format", "format", choices: ["text", "json"], default: "text with --explain, else json",
        "How the result is printed."),
      Inputs.stdinFilename,
      Run.colorOption,
    ])

  static let modeOption = OptionSpecification.option(
    "mode", "mode", choices: ["light", "dark", "any"], "Only the theme of this mode; any is the one without a mode.")

  static func run(_ arguments: ParsedArguments, _ run: Run) throws -> ExitStatus {
    let inputs = try Inputs(arguments, run.environment)
    let mode = arguments.value("mode")
    let explains = arguments.has("explain")
    let isText = arguments.value("format").map { $0 == "text" } ?? explains
    let isAlone = !inputs.areWholeFolders && inputs.paths.count == 1 && mode != nil
    var brands = BrandRun(inputs, run)
    var predicted: [PredictedTheme] = []
    for (number, file) in inputs.files.enumerated() {
      guard let linted = brands.brand(inFile: number) else { continue }
      if let id = linted.brand?.id, let sentence = brands.takenID(id, file) { run.warn(sentence) }
      let themes = PredictedTheme.themes(of: linted).filter { mode == nil || $0.mode == mode }
      if themes.isEmpty, let mode, file.origin == .explicit {
        brands.fail(missing(mode, in: linted, file), .failure)
      }
      predicted += isAlone ? Array(themes.prefix(1)) : themes
    }
    if let mode, predicted.isEmpty, inputs.areWholeFolders, brands.count > 0 {
      brands.fail("no brand has a theme of the mode \(mode)", .failure)
    }
    if isText {
      let style = run.reportStyle
      run.print(predicted.map { $0.table(explained: explains, style) }.joined(separator: "\n"))
    } else if isAlone, !explains {
      if let only = predicted.first { run.print(only.prediction.payloadJSON + "\n") }
    } else if !isAlone || !predicted.isEmpty {
      run.print(PredictedTheme.json(predicted, explained: explains))
    }
    if !explains, predicted.contains(where: \.hasAlternative) {
      run.warn("an undocumented rule of the module could give other values: --explain shows which")
    }
    return brands.finish(inputs)
  }

  private static func missing(_ mode: String, in linted: LintedFile, _ file: InputFile) -> String {
    let modes = linted.themes.map(\.theme.modeName)
    let others = modes.isEmpty ? "no theme" : modes.joined(separator: ", ")
    return "'\(file.path.text)' has no theme of the mode \(mode); it has \(others)"
  }
}
