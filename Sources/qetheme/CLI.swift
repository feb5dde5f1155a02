import ThemeKit

/// The program: from arguments and an environment to an exit status.
enum CLI {
  static let specification = CommandSpecification(
    name: "", abstract: "Checks, predicts and previews the themes of brands that embed the QE trading module.")

  static func run(_ arguments: [Argument], _ environment: Environment) -> ExitStatus {
    OutputStream.ignoreWriteSignals()
    let run = Run(environment: environment)
    let status = dispatch(arguments, run)
    if let failure = environment.output.failure {
      run.fail("cannot write to standard output: \(FileProblem.system(failure).phrase)")
      return .failure
    }
    return status
  }

  private static func dispatch(_ arguments: [Argument], _ run: Run) -> ExitStatus {
    guard let first = arguments.first else {
      run.print(help(run.textWidth))
      return .success
    }
    let word = first.text
    if let command = CommandTable.command(named: word) {
      return perform(command, Array(arguments.dropFirst()), run)
    }
    switch word {
    case "help": return help(arguments.dropFirst(), run)
    case "--help", "-h":
      run.print(help(run.textWidth))
      return .success
    case "--version":
      run.print(version)
      return .success
    default: return unknown(word, run)
    }
  }

  private static func perform(_ command: any Command.Type, _ arguments: [Argument], _ run: Run) -> ExitStatus {
    var run = run
    do {
      let parsed = try ArgumentParser.parse(arguments, by: command.specification)
      if parsed.has("help") {
        run.print(HelpPage(specification: command.specification, width: run.textWidth).text)
        return .success
      }
      if parsed.has("version") {
        run.print(version)
        return .success
      }
      run.colorChoice = parsed.choice("color")
      return try command.run(parsed, run)
    } catch let error as UsageError {
      return usage(error, command.specification, run)
    } catch let error as RunError {
      run.fail(error.message)
      return .failure
    } catch {
      run.fail("internal error: \(error)")
      return .failure
    }
  }

  private static var version: String { "\(Tool.name) \(Tool.version)\n" }

  private static func help(_ width: Int) -> String {
    let subcommands = CommandTable.rows.map { $0.command.specification } + [helpCommand]
    return HelpPage(specification: specification, subcommands: subcommands, width: width).text
  }

  private static let helpCommand = CommandSpecification(
    name: "help", abstract: "Show help for a subcommand.",
    operands: [
      OperandSpecification(name: "subcommand", isRequired: false, isRepeating: false, help: "The subcommand.")
    ])

  private static func help(_ words: ArraySlice<Argument>, _ run: Run) -> ExitStatus {
    let name = words.first { $0.bytes.first != UInt8(ascii: "-") }?.text
    guard let name, name != "help" else {
      run.print(help(run.textWidth))
      return .success
    }
    guard let command = CommandTable.command(named: name) else { return unknown(name, run) }
    run.print(HelpPage(specification: command.specification, width: run.textWidth).text)
    return .success
  }

  private static func unknown(_ word: String, _ run: Run) -> ExitStatus {
    let names = CommandTable.rows.map(\.name) + ["help"]
    let isOption = word.utf8.first == UInt8(ascii: "-")
    let near = NearMiss.match(for: word, among: isOption ? ["--help", "--version"] : names)
    let message = isOption ? "Unknown option '\(word)'" : "Unexpected argument '\(word)'"
    return usage(UsageError(message + (near.map { ". Did you mean '\($0)'?" } ?? "")), nil, run)
  }

  /// Prints what is wrong with the command line.
  private static func usage(_ error: UsageError, _ command: CommandSpecification?, _ run: Run) -> ExitStatus {
    let width = run.errorWidth
    var text = error.messages.map { "Error: \(SafeText.terminal($0))\n" }.joined()
    for (label, help) in error.help { text += "Help:  \(label.isEmpty ? "" : label + "  ")\(help)\n" }
    if let command {
      text += HelpPage(specification: command, width: width).usage("Usage: ")
      text += "  See 'qetheme \(command.name) --help' for more information.\n"
    } else {
      text += "Usage: qetheme <subcommand>\n  See 'qetheme --help' for more information.\n"
    }
    run.environment.errors.write(text)
    return .usage
  }
}
