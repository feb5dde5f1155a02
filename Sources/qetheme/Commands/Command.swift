/// A command of the program.
protocol Command: Sendable {
  static var specification: CommandSpecification { get }
  /// - Throws: `UsageError` for what the table of options cannot tell; `RunError` when it cannot go on.
  static func run(_ arguments: ParsedArguments, _ run: Run) throws -> ExitStatus
}
