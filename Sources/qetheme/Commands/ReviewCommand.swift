import ThemeKit

/// `review`: checks, predicts, draws, and puts everything on a page.
enum ReviewCommand: Command {
  static let specification = CommandSpecification(
    name: "review", abstract: "Write a page that shows brands as they will look, and what is wrong with them.",
    discussion: """
      Writes <out>/index.html with the findings and their repairs, the screens of each theme as the module is predicted \
      to show it, the contrast of its colours and the payload; the cards and payloads of 'preview' lie beside it. The \
      page opens from disk and from a web server. From \(Review.leastForPages) files on each brand has a page of its own, \
      <out>/<id>/index.html. Files that are as they should be are left alone; nothing is ever deleted.

      The exit status is that of 'lint'; the page is written whatever is found.
      """,
    operands: [Inputs.operand],
    options: [
      .option("out", "folder", required: true, "The folder to write to."),
      .flag("single-file", "Write the page alone, with its cards in it."),
    ] + Gate.options + [
      Inputs.stdinFilename,
      Run.colorOption,
    ])

  static func run(_ arguments: ParsedArguments, _ run: Run) throws -> ExitStatus {
    let gate = try Gate(arguments)
    let inputs = try Inputs(arguments, run.environment)
    let out = arguments.value("out") ?? ""
    guard !out.isEmpty, out != "-" else {
      throw UsageError("The value '\(out)' is invalid for '--out <folder>'. Please provide a folder.")
    }
    let session = ReviewSession(
      inputs: inputs, cards: CardFiles(out: out, screens: Screen.allCases),
      isSingleFile: arguments.has("single-file"), run: run)
    return session.write().map(gate.status) ?? .failure
  }
}
