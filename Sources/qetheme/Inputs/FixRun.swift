import ThemeKit

/// Lints the files of a run and mends them in memory: round by round over the whole run, until nothing changes.
///
/// What is mended counts for every later reading in the run, since it stands in `InputFile.bytes`.
struct FixRun {
  /// A file that was mended, or in which a repair was tried.
  struct Mended: Sendable {
    /// In `files`.
    let index: Int
    let mending: FileMending
  }

  /// Mended ones with their new text.
  private(set) var files: [InputFile]
  /// What linting gave at last, one for each of `files`.
  private(set) var results: [FileResult]
  /// In the order of `files`.
  private(set) var mended: [Mended] = []

  private let reader: FileReader
  private let memory = RepairMemory()
  private let repairs: RepairSelection

  /// - Parameters:
  ///   - unsafe: whether to make repairs, too, that change what the author chose.
  ///   - repairs: those that the findings which are left are to offer.
  init(_ inputs: Inputs, _ environment: Environment, unsafe: Bool, repairs: RepairSelection) {
    reader = FileReader(folder: environment.folder, limit: Inputs.readLimit)
    self.repairs = repairs
    files = inputs.files
    results = []
    let progress = Progress(environment.errors, total: files.count)
    var steps: [Step] = []
    // Values and keys of the whole run first, colours then: what a colour is judged by may stand in another file.
    for colors in [false, true] {
      let wanted = FileMending.Wanted(unsafe: unsafe, colors: colors, memory: memory)
      var indices = colors ? withContrast(steps) : Array(files.indices)
      while !indices.isEmpty {
        // Parents are those of this round.
        let kit = Step.Kit(
          files: files, heirs: Heirs(colors ? steps.map(\.result) : []), reader: reader,
          parents: ParentStore(files, reader), wanted: wanted, shown: colors ? repairs : .none)
        // A colour of a file is judged by those of its parents, which are to be right before.
        var waiting = colors ? Set(heirs(of: indices, steps.map(\.result))).intersection(indices) : []
        // Those that wait for each other are none of them whole brands.
        if waiting.count == indices.count { waiting = [] }
        indices = indices.filter { !waiting.contains($0) }
        let round = indices.map { (index: $0, file: files[$0], mending: steps.isEmpty ? nil : steps[$0].mending) }
        let done = Parallel.map(round.count, onProgress: progress.show) { Step(round[$0], kit) }
        progress.clear()
        if steps.isEmpty {
          steps = done
        } else {
          for (index, step) in zip(indices, done) { steps[index] = step }
        }
        for index in indices { if let mending = steps[index].mending { files[index].bytes = mending.content.bytes } }
        let changed = indices.filter { steps[$0].isChanged }
        // A file is judged by what its heirs make of it, too.
        let judged = colors ? Set(parents(of: changed, steps)).intersection(withContrast(steps)) : []
        indices = waiting.union(judged).union(toLintAgain(after: changed, steps.map(\.result))).sorted()
      }
    }
    results = steps.map(\.result)
    mended = steps.indices.compactMap { index in steps[index].mending.map { Mended(index: index, mending: $0) } }
  }

  /// The files with a finding of contrast, of their own or of one that extends them.
  private func withContrast(_ steps: [Step]) -> [Int] {
    let paths = Set(steps.flatMap(\.contrastPaths))
    return files.indices.filter { paths.contains(files[$0].path) }
  }

  /// The files whose findings may be others once those of `changed` have new texts: themselves, and those that extend
  /// one of them.
  private func toLintAgain(after changed: [Int], _ results: [FileResult]) -> [Int] {
    Set(changed).union(heirs(of: changed, results)).sorted()
  }

  /// The files that those at `indices` extend.
  private func parents(of indices: [Int], _ steps: [Step]) -> [Int] {
    let paths = Set(indices.flatMap { steps[$0].result.inheritance?.parents ?? [] }.map { FilePath($0) })
    return paths.isEmpty ? [] : files.indices.filter { paths.contains(files[$0].path) }
  }

  /// The files that extend one of those at `indices`.
  private func heirs(of indices: [Int], _ results: [FileResult]) -> [Int] {
    let heirs = results.indices.filter { results[$0].inheritance != nil }
    if indices.isEmpty || heirs.isEmpty { return [] }
    let paths = Set(indices.map { files[$0].path })
    return heirs.filter { heir in
      results[heir].inheritance?.parents.contains { paths.contains(FilePath($0)) } ?? false
    }
  }

  /// Puts back what was read of a file whose new text could not be stored.
  mutating func takeBack(_ file: Mended) {
    files[file.index].bytes = file.mending.content.original
    let parents = ParentStore(files, reader)
    for index in toLintAgain(after: [file.index], results) {
      results[index] = FileResult.lint(files[index], reader, Parents(parents, file: index), repairs, memory)
    }
    mended.removeAll { $0.index == file.index }
  }

  /// One file in one round.
  private struct Step: Sendable {
    /// What is the same for all files of a round.
    struct Kit: Sendable {
      let files: [InputFile]
      /// None before colours are mended.
      let heirs: Heirs
      let reader: FileReader
      let parents: ParentStore
      let wanted: FileMending.Wanted
      /// The repairs that findings are to offer.
      let shown: RepairSelection
    }

    let result: FileResult
    /// Nil while there is nothing to mend, so that clean files cost no memory.
    var mending: FileMending?
    /// Whether the text is to be linted again.
    var isChanged = false
    /// The paths of the files that are concerned by findings of contrast: this one, and those in which they stand.
    var contrastPaths: Set<FilePath> = []

    init(_ round: (index: Int, file: InputFile, mending: FileMending?), _ kit: Kit) {
      let (index, file, earlier) = round
      mending = earlier
      if file.origin == .candidate, file.isNeverABrand {
        result = .skipped
        return
      }
      switch LintedFile.read(file, kit.reader, Parents(kit.parents, file: index)) {
      case .failure(let problem): result = .unreadable(problem)
      case .success(let linted):
        var mending = earlier ?? FileMending(linted.source)
        // What stands in another file is mended there.
        let family = linted.joiningHeirs(kit.heirs, file.path, among: kit.files, kit.reader, kit.parents)
        isChanged = mending.advance(family.withOwnFindings, kit.wanted)
        for finding in linted.diagnostics where finding.contrast != nil {
          contrastPaths.insert(file.path)
          if let other = finding.file { contrastPaths.insert(FilePath(other.path)) }
        }
        result = FileResult(isChanged ? linted : linted.offering(kit.shown, memory: kit.wanted.memory))
        if earlier != nil || isChanged || mending.isMalformed { self.mending = mending }
      }
    }
  }
}
