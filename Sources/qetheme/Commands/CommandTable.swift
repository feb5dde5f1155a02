/// The commands, in the order of help: adding one is one file and one row here.
enum CommandTable {
  /// Names beside the commands, so that the description of a command that is not run is never built.
  static var rows: [(name: String, command: any Command.Type)] {
    [
      ("lint", LintCommand.self),
      ("review", ReviewCommand.self),
      ("predict", PredictCommand.self),
      ("preview", PreviewCommand.self),
      ("diff", DiffCommand.self),
      ("contrast", ContrastCommand.self),
      ("rules", RulesCommand.self),
      ("explain", ExplainCommand.self),
    ]
  }

  static func command(named name: String) -> (any Command.Type)? { rows.first { $0.name == name }?.command }
}
