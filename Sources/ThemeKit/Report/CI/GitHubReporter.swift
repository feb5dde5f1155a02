/// Workflow commands of GitHub Actions, which become annotations on the lines of a pull request.
///
/// GitHub shows ten annotations of a kind a step. So the gravest come first, at most ten errors, ten warnings and nine
/// notices; one more notice says how many findings were left out. Notes are notices.
public struct GitHubReporter: Sendable {
  /// Annotations of one kind that are shown for a step, as GitHub documents.
  static let most = 10

  public init() {}

  public func text(of report: Report) -> String {
    var commands: [Severity: [String]] = [:]
    for failure in report.failures {
      commands[.error, default: []].append(
        command("error", [("title", "unreadable"), ("file", failure.path)], failure.message))
    }
    for file in report.files {
      let lines = LineIndex(file.source)
      for diagnostic in file.diagnostics {
        commands[diagnostic.severity, default: []].append(
          command(
            kind(diagnostic.severity), place(diagnostic, file, lines), message(diagnostic)))
      }
      for group in UncheckedGroup.groups(of: file.unchecked) {
        let properties = [("title", "not-checked")] + place(group.range, file, lines)
        commands[.note, default: []].append(command("notice", properties, "not checked: " + group.message))
      }
    }
    var text = ""
    var left: [String] = []
    for severity in [Severity.error, .warning, .note] {
      let all = commands[severity] ?? []
      let room = severity == .note ? GitHubReporter.most - 1 : GitHubReporter.most
      // The last notice need not say that one was left out: it can be shown in its place.
      let shown =
        severity == .note && left.isEmpty && all.count == GitHubReporter.most ? all.count : min(all.count, room)
      text += all.prefix(shown).joined()
      if all.count > shown { left.append("\(all.count - shown) \(name(severity, all.count - shown))") }
    }
    if !left.isEmpty {
      text += command(
        "notice", [("title", Tool.name)],
        "\(left.joined(separator: ", ")) more: GitHub shows \(GitHubReporter.most) of a kind, the log has all")
    }
    return text
  }

  private func kind(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private func name(_ severity: Severity, _ count: Int) -> String {
    let word = severity == .note ? "notice" : severity.name
    return count == 1 ? word : word + "s"
  }

  private func message(_ diagnostic: Diagnostic) -> String {
    let repair = diagnostic.fixIts.first { $0.kind != .bestPossible }
    return ([diagnostic.line, repair?.titleWithApplicability].compactMap(\.self)).joined(separator: "\n")
  }

  private func place(_ diagnostic: Diagnostic, _ file: ReportedFile, _ lines: LineIndex) -> [(String, String)] {
    [("title", diagnostic.rule.rawValue)] + place(diagnostic.range, file, lines)
  }

  /// Columns are given only where both ends are in one line, as GitHub asks for.
  private func place(_ range: SourceRange, _ file: ReportedFile, _ lines: LineIndex) -> [(String, String)] {
    let start = lines.position(at: range.lowerBound)
    let end = lines.position(at: range.upperBound)
    var properties = [
      ("file", file.source.relativePath), ("line", String(start.line)), ("endLine", String(end.line)),
    ]
    if start.line == end.line { properties += [("col", String(start.column)), ("endColumn", String(end.column))] }
    return properties
  }

  private func command(_ kind: String, _ properties: [(String, String)], _ message: String) -> String {
    let list = properties.map { "\($0)=\(GitHubReporter.escaped($1, also: ":,"))" }.joined(separator: ",")
    let lines = message.split(separator: "\n").map { SafeText.terminal(String($0)) }
    return "::\(kind) \(list)::\(GitHubReporter.escaped(lines.joined(separator: "\n")))\n"
  }

  /// Percent, CR and LF would end a command or be read as another character; in properties colon and comma would, too.
  static func escaped(_ text: String, also others: String = "") -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar == "%" || scalar == "\r" || scalar == "\n" || others.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += digits.utf8.count < 2 ? "%0" + digits : "%" + digits
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
