/// One option of a command: a row of the table that parsing, help and usage lines are made from.
struct OptionSpecification: Sendable {
  /// Without the dashes.
  let name: String
  /// One letter; nil for none.
  let short: Character?
  /// What stands for the value in help: "format"; nil for a flag.
  let value: String?
  /// The only values there are; empty when any text will do.
  let choices: [String]
  /// Whether a value is several of the choices, with commas between them.
  var isList = false
  /// What holds when the option is not given; nil when help says nothing about it.
  let standard: String?
  let isRequired: Bool
  /// Whether the option can be given several times, each value counting.
  var isRepeating = false
  /// For help: a sentence.
  let help: String

  /// An option without a value.
  static func flag(_ name: String, short: Character? = nil, _ help: String) -> OptionSpecification {
    OptionSpecification(name: name, short: short, value: nil, choices: [], standard: nil, isRequired: false, help: help)
  }

  static func option(
    _ name: String, _ value: String, choices: [String] = [], isList: Bool = false, default standard: String? = nil,
    required: Bool = false, _ help: String
  ) -> OptionSpecification {
    OptionSpecification(
      name: name, short: nil, value: value, choices: choices, isList: isList, standard: standard, isRequired: required,
      help: help)
  }

  /// An option that can be given several times.
  static func repeating(_ name: String, _ value: String, _ help: String) -> OptionSpecification {
    OptionSpecification(
      name: name, short: nil, value: value, choices: [], standard: nil, isRequired: false, isRepeating: true, help: help
    )
  }

  /// `--format <format>`
  var label: String { value.map { "--\(name) <\($0)>" } ?? "--\(name)" }

  /// For usage lines: `[--format <format>]`.
  /// `[--output <format=path> ...]` for one that can be given several times.
  var usage: String { isRequired ? label : isRepeating ? "[\(label) ...]" : "[\(label)]" }

  static let help = flag("help", short: "h", "Show help information.")
  static let version = flag("version", "Show the version.")
}

/// A word of the command line that is no option.
struct OperandSpecification: Sendable {
  let name: String
  let isRequired: Bool
  let isRepeating: Bool
  /// For help: a sentence.
  let help: String

  /// For usage lines: `<path>`, `[<path> ...]`.
  var usage: String {
    let label = isRepeating ? "<\(name)> ..." : "<\(name)>"
    return isRequired ? label : "[\(label)]"
  }
}
