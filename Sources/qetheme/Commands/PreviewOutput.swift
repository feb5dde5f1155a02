import ThemeKit

/// Where the files of `preview` go: to the disk, or into a comparison with what is there.
struct PreviewOutput {
  private let cards: CardFiles
  private var pictures: PictureOutput?
  private let isCheck: Bool
  private let run: Run
  private let writer: FileWriter
  /// Folders from which what killed runs left has been taken.
  private var cleaned: Set<FilePath> = []
  private var expected: Set<FilePath> = []
  private var ids: [String] = []
  private var written = 0
  private var unchanged = 0
  private var status = ExitStatus.success

  /// - Parameter pictures: what draws the cards as PNGs, when these are asked for.
  init(_ cards: CardFiles, pictures: PictureOutput?, isCheck: Bool, _ run: Run) {
    self.cards = cards
    self.pictures = pictures
    self.isCheck = isCheck
    self.run = run
    writer = FileWriter(folder: run.environment.folder)
  }

  /// Notes that the run has a brand of this id.
  mutating func visit(_ id: String) { ids.append(id) }

  mutating func take(_ files: [CardFiles.File]) {
    for file in files {
      expected.insert(FilePath(file.path))
      if isCheck { compare(file) } else { write(file) }
      if let card = file.card { pictures?.take(card, at: file.path) }
    }
  }

  /// Looks for files that should not be there when checking, and says what was done.
  ///
  /// - Parameter looksEverywhere: whether the run had all brands, so that folders of other ids are left over.
  mutating func finish(looksEverywhere: Bool, mode: String?) -> ExitStatus {
    guard isCheck else {
      finishPictures()
      if written + unchanged == 0 { return status }
      let files = written == 1 ? "1 file" : "\(written) files"
      run.print("wrote \(files) in \(SafeText.terminal(cards.out))\(unchanged > 0 ? ", \(unchanged) unchanged" : "")\n")
      return status
    }
    let folders = looksEverywhere ? FolderListing.names(in: cards.out, run.environment.folder) : ids.sorted()
    for id in folders where id.utf8.first != UInt8(ascii: "_") {
      for name in ["any", "dark", "light"] where mode == nil || mode == name {
        let folder = cards.folder(id, name)
        for file in FolderListing.names(in: folder, run.environment.folder) where isOurs(file) {
          let path = "\(folder)/\(file)"
          if !expected.contains(FilePath(path)) { report("orphaned", path) }
        }
      }
    }
    return status
  }

  private mutating func finishPictures() {
    guard let failures = pictures?.finish() else { return }
    written += pictures?.written ?? 0
    unchanged += pictures?.unchanged ?? 0
    for failure in failures { run.fail(failure) }
    if !failures.isEmpty { status = .failure }
  }

  /// Whether a run with the same options could have written a file of this name.
  private func isOurs(_ name: String) -> Bool {
    if name == CardFiles.payloadName { return true }
    guard name.hasByteSuffix(".svg") else { return false }
    let stem = name.utf8.dropLast(4)
    // A dot parts the screen from a variant; others than those that were asked for are none of this run's business.
    let screen = stem.prefix { $0 != UInt8(ascii: ".") }
    let suffix = stem.dropFirst(screen.count)
    guard cards.variants.contains(where: { suffix.elementsEqual($0.suffix.utf8) }) else { return false }
    // Without --screen every card is asked for, of whatever screen.
    return cards.screens.count == Screen.allCases.count
      || cards.screens.contains { screen.elementsEqual($0.rawValue.utf8) }
  }

  private mutating func compare(_ file: CardFiles.File) {
    let bytes = Array(file.text.utf8)
    guard let stored = writer.contents(of: file.path, atMost: bytes.count + 1) else {
      report(run.environment.folder.exists(file.path) ? "unreadable" : "missing", file.path)
      return
    }
    if stored != bytes { report("stale", file.path) }
  }

  private mutating func report(_ word: String, _ path: String) {
    run.print("\(word) \(SafeText.terminal(path))\n")
    status = status.combined(with: .findings)
  }

  private mutating func write(_ file: CardFiles.File) {
    let folder = FilePath(file.path).parent
    if cleaned.insert(folder).inserted { TemporaryFile.removeStale(in: folder, run.environment.folder) }
    switch writer.write(file.text, to: file.path) {
    case .success(.written): written += 1
    case .success(.unchanged): unchanged += 1
    case .failure(let problem):
      run.fail("cannot write '\(file.path)': \(problem.phrase)")
      status = .failure
    }
  }
}
