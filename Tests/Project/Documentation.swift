import Foundation
import TestSupport

/// What the Markdown pages point at.
enum Documentation {
  /// The pages that people read first, and docs/.
  static func pages() throws -> [TextFile] {
    let paths =
      ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "Snapshots/README.md"]
      + (try Repository.paths(below: "docs"))
    return try paths.filter { $0.hasSuffix(".md") }.map(Repository.file)
  }

  /// Files that a page names and that do not exist: `page:line: target`.
  static func missingTargets(in page: TextFile, exists: (String) -> Bool) -> [String] {
    let folder = page.path.split(separator: "/").dropLast().joined(separator: "/")
    return page.lines.enumerated().flatMap { index, line in
      let links = matches(of: /\]\(([^)#\s]+)(?:#[^)\s]*)?\)/, in: line)
        .filter { !$0.contains("://") && !$0.hasPrefix("mailto:") }
        .filter { !exists(normalized(folder.isEmpty ? $0 : "\(folder)/\($0)")) }
      let paths = matches(of: /`([^`\s]+)`/, in: line)
        .map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }
        .filter { isPath($0) && !exists($0) }
      return (links + paths).map { "\(page.path):\(index + 1): \($0)" }
    }
  }

  /// Commands in the page's shell blocks, and in code, that call one of our scripts.
  static func commands(in page: TextFile) -> [[String]] {
    page.lines.flatMap { line in
      let code = matches(of: /`([^`]+)`/, in: line) + [String(line)]
      return code.filter { $0.hasPrefix("./scripts/") || $0.hasPrefix("scripts/") || $0.hasPrefix("qetheme ") }
        .map { $0.split(separator: " ").map(String.init) }
        .filter { !$0[0].contains("…") }
    }
  }

  /// Whether code in a page is the path of a file here: it begins with one of our folders.
  private static func isPath(_ code: String) -> Bool {
    let folders = ["Sources/", "Tests/", "scripts/", "docs/", "brands/", "Snapshots/", ".ci/"]
    return folders.contains { code.hasPrefix($0) } && !code.contains { "*<>…{}".contains($0) }
  }

  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  private static func matches(of pattern: Regex<(Substring, Substring)>, in line: Substring) -> [String] {
    line.matches(of: pattern).map { String($0.output.1) }
  }
}
