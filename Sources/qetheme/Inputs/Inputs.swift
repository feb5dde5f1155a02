import ThemeKit

/// The files that the paths of a command line stand for.
struct Inputs {
  /// What paths may be, for help.
  static let operand = OperandSpecification(
    name: "path", isRequired: false, isRepeating: true,
    help: "Brand files, folders of them, or - for standard input. (default: brands)")
  static let stdinFilename = OptionSpecification.option(
    "stdin-filename", "name", "The name of what is read from standard input, in reports.")
  private static let defaultPath: Argument = "brands"
  /// A brand file may have 1 MiB; one byte more shows that it has too many.
  static let readLimit = (1 << 20) + 1

  /// In report order, each once.
  private(set) var files: [InputFile] = []
  /// What could not be found or opened: a sentence each.
  private(set) var failures: [String] = []
  /// Whether every path was a folder, so that the files are all there are.
  private(set) var areWholeFolders = true
  /// As typed, for messages.
  let paths: [String]

  private let names: PathNames

  /// - Throws: `UsageError` when the options do not fit the paths.
  init(_ arguments: ParsedArguments, _ environment: Environment) throws(UsageError) {
    let operands = arguments.operands.isEmpty ? [Inputs.defaultPath] : arguments.operands
    names = PathNames(environment.folder)
    paths = operands.map(\.text)
    let readsInput = operands.contains("-")
    if arguments.value("stdin-filename") != nil, !readsInput {
      throw UsageError("'--stdin-filename <name>' needs the path '-'")
    }
    var walk = FolderWalk(environment.folder)
    var explicit: [InputFile] = []
    if readsInput { takeInput(arguments.value("stdin-filename"), environment, into: &explicit) }
    for operand in operands where operand != "-" {
      let path = FilePath(bytes: Inputs.trimmed(operand.bytes))
      switch walk.kind(of: path, follow: true) {
      case .failure(.notFound) where operand == Inputs.defaultPath && arguments.operands.isEmpty:
        failures.append("'brands' does not exist; name the brand files or folders to read")
      case .failure(.notFound): failures.append("'\(path.text)' does not exist")
      case .failure(let problem): failures.append("cannot read '\(path.text)': \(problem.phrase)")
      case .success(FolderWalk.folderKind): walk.walk(path)
      case .success: explicit.append(InputFile(path: path, relativePath: names.relative(path), origin: .explicit))
      }
    }
    areWholeFolders = explicit.isEmpty
    failures += walk.problems.map { "cannot read the folder '\($0.path.text)': \($0.problem.phrase)" }
    collect(explicit, walk.found)
  }

  private mutating func takeInput(_ name: String?, _ environment: Environment, into explicit: inout [InputFile]) {
    switch environment.input.read(Inputs.readLimit) {
    case .success(let bytes):
      let path = FilePath(name ?? "<stdin>")
      let relative = name == nil ? path.text : names.relative(path)
      explicit.append(InputFile(path: path, relativePath: relative, origin: .explicit, bytes: bytes))
    case .failure(let problem): failures.append("cannot read standard input: \(problem.phrase)")
    }
  }

  /// Sorts, and leaves out what is named twice; a file that is named explicitly counts as such.
  private mutating func collect(_ explicit: [InputFile], _ found: [FilePath]) {
    var all = explicit
    all.reserveCapacity(explicit.count + found.count)
    for path in found {
      all.append(InputFile(path: path, relativePath: names.relative(path), origin: .candidate))
    }
    all.sort { left, right in
      left.relativePath == right.relativePath && left.origin != right.origin
        ? left.origin == .explicit : InputFile.precedes(left, right)
    }
    for file in all where files.last?.relativePath != file.relativePath || file.path.isEscaped {
      files.append(file)
    }
  }

  /// Without slashes at the end: `brands/` is `brands`.
  private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes[...]
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return Array(bytes)
  }
}
