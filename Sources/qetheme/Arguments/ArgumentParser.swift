import ThemeKit

/// Takes a command line apart by the table of its command: `--option value`, `--option=value`, `-h`, `--` before
/// operands that begin with a dash. Options and operands may be mixed.
struct ArgumentParser {
  private let specification: CommandSpecification
  private let options: [OptionSpecification]
  private var parsed = ParsedArguments()
  private var error = UsageError()
  private var unexpected: [String] = []

  private init(_ specification: CommandSpecification) {
    self.specification = specification
    options = specification.allOptions
  }

  /// - Throws: everything that is wrong, in one error.
  static func parse(
    _ arguments: [Argument], by specification: CommandSpecification
  ) throws(UsageError) -> ParsedArguments {
    var parser = ArgumentParser(specification)
    parser.take(arguments)
    // Help and version are answered however wrong the rest is.
    if parser.parsed.has("help") || parser.parsed.has("version") { return parser.parsed }
    parser.check()
    if !parser.error.messages.isEmpty { throw parser.error }
    return parser.parsed
  }

  private mutating func take(_ arguments: [Argument]) {
    var index = 0
    var onlyOperands = false
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if onlyOperands || argument.bytes.first != UInt8(ascii: "-") || argument.bytes.count == 1 {
        takeOperand(argument)
        continue
      }
      if argument.bytes == Array("--".utf8) {
        onlyOperands = true
        continue
      }
      let equals = argument.bytes.firstIndex(of: UInt8(ascii: "="))
      let name = Argument(bytes: Array(argument.bytes[..<(equals ?? argument.bytes.count)])).text
      guard let option = option(named: name) else {
        error.messages.append(unknown(name))
        continue
      }
      let attached = equals.map { Argument(bytes: Array(argument.bytes[($0 + 1)...])) }
      guard option.value != nil else {
        if attached == nil {
          parsed.set(option.name)
        } else {
          error.messages.append("The option '--\(option.name)' takes no value")
        }
        continue
      }
      if let attached {
        takeValue(attached, of: option)
      } else if index < arguments.count, !isOption(arguments[index]) {
        takeValue(arguments[index], of: option)
        index += 1
      } else {
        error.messages.append("Missing value for '\(option.label)'")
      }
    }
  }

  private func option(named word: String) -> OptionSpecification? {
    options.first { option in
      word == "--\(option.name)" || option.short.map { word == "-\($0)" } ?? false
    }
  }

  /// Whether a word is an option, so that it cannot be the value of the one before it. `-3` is a number.
  private func isOption(_ argument: Argument) -> Bool {
    guard argument.bytes.count > 1, argument.bytes[0] == UInt8(ascii: "-") else { return false }
    return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(argument.bytes[1])
      && argument.bytes[1] != UInt8(ascii: ".")
  }

  private mutating func takeOperand(_ argument: Argument) {
    let isOpen = specification.operands.last?.isRepeating ?? false
    if isOpen || parsed.operands.count < specification.operands.count {
      parsed.operands.append(argument)
    } else {
      unexpected.append(argument.text)
    }
  }

  private mutating func takeValue(_ value: Argument, of option: OptionSpecification) {
    let words =
      option.isList ? value.text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) : [value.text]
    let wrong = option.choices.isEmpty ? [] : words.filter { !option.choices.contains($0) }
    guard wrong.isEmpty else {
      for word in wrong {
        error.messages.append(
          ArgumentParser.invalid(word, for: "'\(option.label)'", choices: option.choices, isList: option.isList))
      }
      return
    }
    if option.isRepeating { parsed.append(option.name, value) } else { parsed.set(option.name, value) }
  }

  private mutating func check() {
    if unexpected.count == 1 { error.messages.append("Unexpected argument '\(unexpected[0])'") }
    if unexpected.count > 1 {
      let words = unexpected.map { "'\($0)'" }.joined(separator: ", ")
      error.messages.append("\(unexpected.count) unexpected arguments: \(words)")
    }
    for operand in specification.operands.dropFirst(parsed.operands.count) where operand.isRequired {
      error.messages.append("Missing expected argument '<\(operand.name)>'")
      error.help.append(("<\(operand.name)>", operand.help))
    }
    if !error.help.isEmpty, !specification.missingHint.isEmpty { error.help.append(("", specification.missingHint)) }
    for option in options where option.isRequired && parsed.value(option.name) == nil {
      // A value that was given and is wrong has been named already.
      if error.messages.contains(where: { $0.contains("'\(option.label)'") }) { continue }
      error.messages.append("Missing expected argument '\(option.label)'")
      error.help.append((option.label, option.help))
    }
  }

  private func unknown(_ word: String) -> String {
    let names = options.map { "--\($0.name)" }
    let near = NearMiss.match(for: word, among: names)
    return "Unknown option '\(word)'" + (near.map { ". Did you mean '\($0)'?" } ?? "")
  }

  /// "The value 'x' is invalid for '--format <format>'. Please provide one of 'full', 'concise' and 'json'."
  static func invalid(_ value: String, for label: String, choices: [String], isList: Bool = false) -> String {
    var message = "The value '\(value)' is invalid for \(label). "
    // A digit is no slip of another digit.
    let words = choices.filter { $0.utf8.count > 1 }
    if let near = NearMiss.match(for: value, among: words) { message += "Did you mean '\(near)'? " }
    let quoted = choices.map { "'\($0)'" }
    let list = quoted.dropLast().joined(separator: ", ") + (quoted.count > 1 ? " and " : "") + (quoted.last ?? "")
    return message + (isList ? "Please provide any of \(list), with commas between." : "Please provide one of \(list).")
  }
}
