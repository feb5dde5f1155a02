/// What a command takes and says about itself: the source of its parsing and of its help.
struct CommandSpecification: Sendable {
  let name: String
  /// One sentence.
  let abstract: String
  /// Paragraphs below the abstract; may be empty.
  var discussion: String = ""
  /// What helps when an operand is missing; may be empty.
  var missingHint: String = ""
  var operands: [OperandSpecification] = []
  var options: [OptionSpecification] = []

  /// The options of the command and those of every command.
  var allOptions: [OptionSpecification] { options + [.version, .help] }
}
