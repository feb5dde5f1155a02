/// What `lint` does with repairs.
struct FixMode: Sendable {
  /// Where repaired text goes.
  enum Output: Sendable {
    /// Into the files.
    case files
    /// A patch on standard output.
    case patch
  }

  let output: Output
  /// Also repairs that change what the author chose.
  let unsafe: Bool
  /// Whether what is left is reported.
  let reports: Bool

  static let options: [OptionSpecification] = [
    .flag(
      "fix",
      "Make the safe repairs in the files, and report what is left. Name the folder of a whole family: a file does not "
        + "know which others extend it."),
    .flag(
      "unsafe-fixes",
      "Also make repairs that change what was chosen or may not be what was meant, marked (unsafe) in reports: another "
        + "primary, background or paper, a text of another hue, a brand id, a reference, https for http. With --fix, "
        + "--fix-only or --diff."),
    .flag("fix-only", "Make the repairs and report no findings; exit with 0 when all is written."),
    .flag("diff", "Print the repairs as a patch and write nothing; exit with 1 when there are any."),
  ]

  /// Nil when nothing is to be repaired.
  /// - Throws: `UsageError` for `--unsafe-fixes` by itself.
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    unsafe = arguments.has("unsafe-fixes")
    guard arguments.has("fix") || arguments.has("fix-only") || arguments.has("diff") else {
      if unsafe { throw UsageError("'--unsafe-fixes' needs '--fix', '--fix-only' or '--diff'") }
      return nil
    }
    output = arguments.has("diff") ? .patch : .files
    reports = !arguments.has("diff") && !arguments.has("fix-only")
  }
}
