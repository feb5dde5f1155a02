/// Checks that the folders of ThemeKit, and the program above them, only lean on what stands below.
///
/// References are found by name: a word of one folder's code that is a top-level type of a folder it must not see.
/// A name that the folder declares itself, at any depth, counts as its own. What only the compiler could tell
/// (a method that a higher folder adds to a lower type) is not looked for.
struct Layering {
  /// A folder of `Sources/ThemeKit`, and the folders that its code may name.
  static let mayUse: [String: Set<String>] = [
    "Source": [],
    "Color": [],
    "Diagnostics": ["Source", "Color"],
    "Syntax": ["Source", "Color", "Diagnostics"],
    "Brand": ["Source", "Color", "Diagnostics", "Syntax"],
    "Prediction": ["Source", "Color", "Diagnostics", "Brand"],
    "Repair": ["Source", "Color", "Diagnostics", "Brand", "Prediction"],
    "Rules": ["Source", "Color", "Diagnostics", "Brand", "Prediction", "Repair"],
    "Preview": ["Source", "Color", "Diagnostics", "Brand", "Prediction"],
    "Comparison": ["Source", "Color", "Diagnostics", "Brand", "Prediction", "Repair", "Rules"],
    "Report": [
      "Source", "Color", "Diagnostics", "Brand", "Prediction", "Repair", "Rules", "Preview", "Comparison",
    ],
  ]

  /// The modules that a file may import.
  static func allowedImports(of path: String) -> Set<String> {
    switch path {
    case "Sources/ThemeKit/Syntax/XMLParser.swift": ["CLibXML2"]
    case "Sources/ThemeKit/Repair/RepairMemory.swift": ["Synchronization"]
    case _ where path.hasPrefix("Sources/qetheme/"): ["ThemeKit", "Glibc", "Darwin", "Synchronization"]
    default: []
    }
  }

  /// Calls that only the program makes: ThemeKit is handed bytes and gives values back.
  static let programOnly: Set<String> = [
    "print", "debugPrint", "dump", "readLine", "exit", "abort", "getenv", "setenv", "fopen", "fclose", "fwrite",
    "fputs", "fread", "malloc_stats", "system", "popen", "CommandLine",
  ]

  let files: [TextFile]

  /// `path:line: what is wrong`, in file order.
  func violations() -> [String] {
    let parsed = files.map { (file: $0, code: SwiftCode($0.text)) }
    var owners: [String: Set<String>] = [:]
    var declared: [String: Set<String>] = [:]
    for (file, code) in parsed {
      guard let folder = Layering.folder(of: file.path) else { continue }
      for declaration in code.declaredTypes() {
        declared[folder, default: []].insert(declaration.name)
        if declaration.isVisible { owners[declaration.name, default: []].insert(folder) }
      }
    }
    return parsed.flatMap { file, code in
      unknownFolder(file) + forbiddenImports(file, code)
        + forbiddenReferences(file, code, owners: owners, declared: declared) + forbiddenCalls(file, code)
    }
  }

  /// The folder of ThemeKit that a path lies in; nil elsewhere.
  private static func folder(of path: String) -> String? {
    let parts = path.split(separator: "/")
    guard parts.count > 3, parts[0] == "Sources", parts[1] == "ThemeKit" else { return nil }
    return String(parts[2])
  }

  private func unknownFolder(_ file: TextFile) -> [String] {
    if file.path.hasPrefix("Sources/qetheme/") { return [] }
    if let folder = Layering.folder(of: file.path), Layering.mayUse[folder] != nil { return [] }
    return ["\(file.path):1: the file lies in no folder of the layering table"]
  }

  private func forbiddenImports(_ file: TextFile, _ code: SwiftCode) -> [String] {
    let allowed = Layering.allowedImports(of: file.path)
    return zip(code.words, code.words.dropFirst()).compactMap { word, next in
      guard word.text == "import", word.depth == 0, word.line == next.line, !allowed.contains(next.text)
      else { return nil }
      return "\(file.path):\(word.line): imports \(next.text)"
    }
  }

  private func forbiddenReferences(
    _ file: TextFile, _ code: SwiftCode, owners: [String: Set<String>], declared: [String: Set<String>]
  ) -> [String] {
    guard let folder = Layering.folder(of: file.path), let mayUse = Layering.mayUse[folder] else { return [] }
    let own = declared[folder] ?? []
    return code.words.compactMap { word in
      guard word.before != ".", !own.contains(word.text), let owners = owners[word.text],
        owners.isDisjoint(with: mayUse)
      else { return nil }
      return
        "\(file.path):\(word.line): \(folder) names \(word.text), which is in \(owners.sorted().joined(separator: ", "))"
    }
  }

  private func forbiddenCalls(_ file: TextFile, _ code: SwiftCode) -> [String] {
    guard file.path.hasPrefix("Sources/ThemeKit/") else { return [] }
    return zip([nil] + code.words.map(Optional.some), code.words).compactMap { previous, word in
      guard Layering.programOnly.contains(word.text), word.after == "(" || word.text == "CommandLine",
        word.before != ".", previous?.text != "func"
      else { return nil }
      return "\(file.path):\(word.line): \(word.text) is for the program, not for ThemeKit"
    }
  }
}

extension SwiftCode {
  /// A type that a file declares.
  struct DeclaredType {
    let name: String
    /// Whether other files can name it without its parent: at top level and not private.
    let isVisible: Bool
  }

  private static let keywords: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]

  func declaredTypes() -> [DeclaredType] {
    words.indices.dropLast().compactMap { index in
      guard SwiftCode.keywords.contains(words[index].text), let first = words[index + 1].text.first, first.isUppercase
      else { return nil }
      let modifiers = words[..<index].suffix(3).filter { $0.line == words[index].line }.map(\.text)
      let isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
      return DeclaredType(name: words[index + 1].text, isVisible: words[index].depth == 0 && !isPrivate)
    }
  }
}
