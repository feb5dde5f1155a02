import ThemeKit

/// `diff`: what is different between two versions of brands.
enum DiffCommand: Command {
  static let specification = CommandSpecification(
    name: "diff", abstract: "Compare two versions of a brand, or of a folder of brands.",
    discussion: """
      Shows which values, contrast verdicts and payload fields changed, and what lint finds that it did not find before. \
      Brands of two folders are matched by their id, themes by their mode; what a brand extends is compared with it.

      git show main:brands/acme.xml | qetheme diff - brands/acme.xml

      With --out a page shows the same with the cards of both versions side by side: <out>/index.html, and beside it \
      <out>/old and <out>/new. Nothing is ever deleted.

      The exit status is 1 when a verdict became worse: a pair that no longer passes or can no longer be told, a failure \
      that is graver or in a theme that is new, or a new error or warning. A failure in exchange for another is worse, too.
      """,
    operands: [
      OperandSpecification(
        name: "old", isRequired: true, isRepeating: false,
        help: "The old brand file or folder, or - for standard input."),
      OperandSpecification(
        name: "new", isRequired: true, isRepeating: false,
        help: "The new brand file or folder, or - for standard input."),
    ],
    options: [
      .option("out", "folder", "The folder to write a page to."),
      .option("format", "format", choices: ["text", "json"], default: "text", "How the result is printed."),
      .option(
        "fail-on", "severity", choices: ["error", "warning", "note"], default: "note",
        "The least severity of what became worse that makes the exit status 1."),
      .option(
        "stdin-filename", "name", default: "that of the other file",
        "The name of what is read from standard input, in reports and for what it extends."),
      Run.colorOption,
    ])

  static func run(_ arguments: ParsedArguments, _ run: Run) throws -> ExitStatus {
    try Inputs.checkInputName(arguments)
    let (old, new) = (arguments.operands[0], arguments.operands[1])
    if old == "-", new == "-" { throw UsageError("Only one of <old> and <new> can be standard input") }
    let folders = [old, new].map { DiffSide.isFolder($0, run.environment.folder) }
    if folders[0] != folders[1], DiffCommand.exists(folders[0] ? new : old, run) {
      throw UsageError(
        "'\(old.text)' is a \(folders[0] ? "folder" : "file") and '\(new.text)' a \(folders[1] ? "folder" : "file"). "
          + "Please provide two files or two folders.")
    }
    let out = arguments.value("out")
    if let out, out.isEmpty || out == "-" {
      throw UsageError("The value '\(out)' is invalid for '--out <folder>'. Please provide a folder.")
    }
    let name = arguments.values["stdin-filename"]
    let session = DiffSession(
      old: DiffSide(old, inputName: name ?? new, run.environment),
      new: DiffSide(new, inputName: name ?? old, run.environment), out: out, run: run)
    return session.compare(
      isJSON: arguments.value("format") == "json", failOn: arguments.severity("fail-on") ?? .note)
  }

  private static func exists(_ operand: Argument, _ run: Run) -> Bool {
    if operand == "-" { return true }
    if case .success = FolderWalk(run.environment.folder).kind(of: FilePath(bytes: operand.bytes), follow: true) {
      return true
    }
    return false
  }
}
