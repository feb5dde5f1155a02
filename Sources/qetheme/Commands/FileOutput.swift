/// The files that a command writes, counted.
struct FileOutput {
  private let folder: WorkingFolder
  private let writer: FileWriter
  /// Folders from which what killed runs left has been taken.
  private var cleaned: Set<FilePath> = []
  private var written = 0
  private var unchanged = 0
  /// What could not be written: a sentence each.
  private(set) var failures: [String] = []

  init(_ folder: WorkingFolder) {
    self.folder = folder
    writer = FileWriter(folder: folder)
  }

  /// `1 file`, `2 files, 3 unchanged`
  var countPhrase: String {
    "\(written) \(written == 1 ? "file" : "files")" + (unchanged > 0 ? ", \(unchanged) unchanged" : "")
  }

  mutating func write(_ text: String, to path: String) {
    let parent = FilePath(path).parent
    if cleaned.insert(parent).inserted { TemporaryFile.removeStale(in: parent, folder) }
    switch writer.write(text, to: path) {
    case .success(.written): written += 1
    case .success(.unchanged): unchanged += 1
    case .failure(let problem): failures.append("cannot write '\(path)': \(problem.phrase)")
    }
  }
}
