import ThemeKit

/// How a patch is printed: byte for byte into files and pipes; on a terminal as harmless text, with colour.
struct PatchStyle {
  private let isTerminal: Bool
  private let usesColor: Bool

  init(_ run: Run) {
    isTerminal = run.environment.output.isTerminal
    // A patch with colours in it cannot be applied, whatever a variable says.
    usesColor = isTerminal && run.usesColor(run.environment.output)
  }

  /// - Parameter encoding: of the file.
  func write(_ patch: UnifiedDiff, _ encoding: SourceEncoding, to stream: OutputStream) {
    guard isTerminal else { return stream.write(patch.bytes) }
    for line in patch.lines { stream.write(dressed(line, encoding) + "\n") }
  }

  private func dressed(_ line: UnifiedDiff.Line, _ encoding: SourceEncoding) -> String {
    let text = line.text(encoding).split(separator: "\t", omittingEmptySubsequences: false)
      .map { SafeText.terminal(String($0)) }.joined(separator: "\t")
    guard usesColor, let code = PatchStyle.code(line.kind) else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  /// The colours of git.
  private static func code(_ kind: UnifiedDiff.Kind) -> String? {
    switch kind {
    case .header: "1"
    case .place: "36"
    case .removed: "31"
    case .added: "32"
    case .kept, .remark: nil
    }
  }
}
