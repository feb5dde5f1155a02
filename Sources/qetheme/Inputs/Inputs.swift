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
  /// Whether every path was a folder that could be read, so that the files are all there are.
  private(set) var areWholeFolders = true
  /// As typed, for messages.
  let paths: [String]

  private let folder: WorkingFolder
  private var names: PathNames

  /// - Throws: `UsageError` when the options do not fit the paths.
  init(_ arguments: ParsedArguments, _ environment: Environment) throws(UsageError) {
    try Inputs.checkInputName(arguments)
    self.init(arguments.operands, inputName: arguments.values["stdin-filename"], environment)
  }

  /// - Throws: `UsageError` when standard input gets a name that is none, or is not read.
  static func checkInputName(_ arguments: ParsedArguments) throws(UsageError) {
    guard let name = arguments.value("stdin-filename") else { return }
    if !arguments.operands.contains("-") { throw UsageError("'--stdin-filename <name>' needs the path '-'") }
    if name.isEmpty {
      throw UsageError("The value '' is invalid for '--stdin-filename <name>'. Please provide a name.")
    }
  }

  /// - Parameters:
  ///   - operands: none is the folder of brands.
  ///   - inputName: what standard input is taken for.
  init(_ operands: [Argument], inputName: Argument?, _ environment: Environment) {
    let isStandard = operands.isEmpty
    let operands = isStandard ? [Inputs.defaultPath] : operands
    folder = environment.folder
    names = PathNames(folder)
    paths = operands.map(\.text)
    var walk = FolderWalk(environment.folder)
    var explicit: [InputFile] = []
    if operands.contains("-") { takeInput(inputName, environment, into: &explicit) }
    for operand in operands where operand != "-" {
      let path = FilePath(bytes: Inputs.trimmed(operand.bytes))
      switch walk.kind(of: path, follow: true) {
      case .failure(.notFound) where isStandard:
        failures.append("there is no folder 'brands' here; name the brand files or folders to read")
      case .failure(.notFound): failures.append("'\(path.text)' does not exist")
      case .failure(let problem): failures.append("cannot read '\(path.text)': \(problem.phrase)")
      case .success(let kind) where kind.isFolder: walk.walk(path)
      case .success(let kind): explicit.append(file(path, .explicit, kind.identity))
      }
    }
    areWholeFolders = explicit.isEmpty && failures.isEmpty && walk.problems.isEmpty
    failures += walk.problems.map { "cannot read the folder '\($0.path.text)': \($0.problem.phrase)" }
    collect(explicit, walk.found)
  }

  private mutating func takeInput(_ name: Argument?, _ environment: Environment, into explicit: inout [InputFile]) {
    switch environment.input.read(Inputs.readLimit) {
    case .success(let bytes):
      guard let name else {
        let path = FilePath(SourceFile.standardInputPath)
        explicit.append(InputFile(path: path, relativePath: path.text, origin: .explicit, isInput: true, bytes: bytes))
        return
      }
      let path = FilePath(bytes: name.bytes)
      // An editor hands in what is not stored yet: it stands for the file of that name.
      var input = file(path, .explicit, FileIdentity(path, folder))
      input.isInput = true
      input.bytes = bytes
      explicit.append(input)
    case .failure(let problem): failures.append("cannot read standard input: \(problem.phrase)")
    }
  }

  private mutating func file(_ path: FilePath, _ origin: BrandReader.Origin, _ identity: FileIdentity?) -> InputFile {
    let (relativePath, isInRepository) = names.name(path)
    return InputFile(
      path: path, relativePath: relativePath, isInRepository: isInRepository, origin: origin, identity: identity)
  }

  /// Sorts, and leaves out what is the same file under another name: what standard input stands for comes first, then
  /// what is named explicitly, then what is no link.
  private mutating func collect(_ explicit: [InputFile], _ found: [FolderWalk.Found]) {
    var all = explicit
    all.reserveCapacity(explicit.count + found.count)
    for candidate in found {
      var file = file(candidate.path, .candidate, candidate.identity)
      file.isLink = candidate.isLink
      all.append(file)
    }
    all.sort(by: InputFile.precedes)
    files.reserveCapacity(all.count)
    var known: [FileIdentity: Int] = [:]
    known.reserveCapacity(all.count)
    var isSorted = true
    for file in all {
      if let twin = twin(of: file, known) {
        if file.rank < files[twin].rank {
          files[twin] = file
          isSorted = false
        }
        continue
      }
      if let identity = file.identity { known[identity] = files.count }
      files.append(file)
    }
    if !isSorted { files.sort(by: InputFile.precedes) }
  }

  /// The index in `files` of one that is the same as `file`. What a folder's listing says of identity is a hint, and
  /// so is one name: only the files themselves prove it.
  private func twin(of file: InputFile, _ known: [FileIdentity: Int]) -> Int? {
    var indices: [Int] = []
    if let last = files.last, last.relativePath.hasSameBytes(as: file.relativePath) { indices.append(files.count - 1) }
    if let identity = file.identity, let index = known[identity] { indices.append(index) }
    return indices.first { index in
      guard let identity = FileIdentity(files[index].path, folder) else { return false }
      return identity == FileIdentity(file.path, folder)
    }
  }

  /// Without slashes at the end: `brands/` is `brands`.
  private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes[...]
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return Array(bytes)
  }
}
