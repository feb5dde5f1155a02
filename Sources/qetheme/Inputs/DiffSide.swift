import ThemeKit

/// One of the two things that `diff` compares: a brand file, or a folder of them.
struct DiffSide {
  /// A file of the side, for matching.
  struct Entry {
    let number: Int
    /// Nil for one that cannot be read as a brand, or has no valid id.
    let id: String?
    /// From the folder that was named; empty for a file that was named itself.
    let subpath: String
  }

  let isFolder: Bool
  let name: ComparisonReport.Side
  /// The brands, and what was meant as one, in the order of reports.
  let entries: [Entry]
  /// What could not be found or read: a sentence each.
  let failures: [String]
  /// Whether everything in a folder was found, so that what is not among `entries` is not there.
  let isWhole: Bool
  /// The files that could not be read, as `Entry.subpath`.
  let unreadable: Set<FilePath>

  private let files: [InputFile]
  private let reader: FileReader
  private let parents: ParentStore
  /// What the whole side says of a file, by its path.
  private let reported: [FilePath: ReportedFile]

  /// - Parameter inputName: what standard input is taken for, if it is read.
  init(_ operand: Argument, inputName: Argument?, _ environment: Environment) {
    let inputs = Inputs([operand], inputName: inputName, environment)
    let lint = LintRun(inputs, environment)
    let reader = FileReader(folder: environment.folder, limit: Inputs.readLimit)
    let parents = ParentStore(inputs.files, reader)
    isFolder = DiffSide.isFolder(operand, environment.folder)
    let file = isFolder ? nil : inputs.files.first
    var names = PathNames(environment.folder)
    let path = file?.path ?? FilePath(bytes: operand.bytes)
    name = ComparisonReport.Side(path: path.text, relativePath: file?.relativePath ?? names.name(path).path)
    var reported: [FilePath: ReportedFile] = [:]
    for file in lint.report.files { reported[FilePath(file.source.path)] = file }
    let skipped = Set(lint.skipped)
    var entries: [Entry] = []
    var unreadable: Set<FilePath> = []
    for (number, file) in inputs.files.enumerated() where !skipped.contains(file.path) {
      let subpath = isFolder ? DiffSide.below(operand, file.path) : ""
      if lint.brandIDs[number] == nil, case .failure = LintedFile.read(file, reader, Parents(parents, file: number)) {
        unreadable.insert(FilePath(subpath))
        continue
      }
      entries.append(Entry(number: number, id: lint.brandIDs[number], subpath: subpath))
    }
    self.entries = entries
    self.unreadable = unreadable
    failures = inputs.failures + lint.failures
    isWhole = inputs.areWholeFolders
    files = inputs.files
    self.reader = reader
    self.parents = parents
    self.reported = reported
  }

  /// Whether `operand` is a folder; false for what is not there.
  static func isFolder(_ operand: Argument, _ folder: WorkingFolder) -> Bool {
    guard operand != "-" else { return false }
    return (try? FolderWalk(folder).kind(of: FilePath(bytes: operand.bytes), follow: true).get())?.isFolder ?? false
  }

  /// The file read again, so that of a large folder only what differs is kept; nil when it has vanished.
  func version(_ entry: Entry) -> BrandVersion? {
    let file = files[entry.number]
    guard case .success(let linted) = LintedFile.read(file, reader, Parents(parents, file: entry.number)) else {
      return nil
    }
    return BrandVersion(
      linted, where: { isUnusedInRun($0, linted.source) },
      further: reported[FilePath(linted.source.path)]?.diagnostics.filter { $0.rule == .duplicateBrandID } ?? [])
  }

  /// What a card calls the file.
  func cardName(_ entry: Entry) -> String { files[entry.number].cardName }

  /// A palette colour of a house that another brand of the side uses is not unused. All other findings hold.
  private func isUnusedInRun(_ finding: Diagnostic, _ source: SourceFile) -> Bool {
    guard finding.rule == .unusedPaletteColor else { return true }
    let path = FilePath((finding.file ?? source).path)
    return reported[path]?.diagnostics.contains { $0.rule == finding.rule && $0.range == finding.range } ?? false
  }

  private static func below(_ operand: Argument, _ path: FilePath) -> String {
    let folder = FilePath(bytes: operand.bytes).text
    let head = folder == "." ? "" : folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
    guard path.text.utf8.starts(with: head.utf8) else { return path.text }
    return String(Substring(path.text.utf8.dropFirst(head.utf8.count)))
  }
}
