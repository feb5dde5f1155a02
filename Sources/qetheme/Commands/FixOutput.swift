import ThemeKit

/// Brings the mended texts of a run to where they belong: into their files and standard output, or into a patch.
struct FixOutput {
  private let run: Run
  private(set) var failures: [String] = []
  /// Whether there is a patch.
  private(set) var hasDifferences = false

  init(_ run: Run) { self.run = run }

  /// Stores the mended texts. What cannot be stored is taken back, so that the report is of what is there.
  mutating func store(_ fix: inout FixRun) {
    let replacer = FileReplacer(folder: run.environment.folder)
    let changed = fix.mended.filter { $0.mending.content.isChanged && !fix.files[$0.index].isInput }
    let targets = changed.map { replacer.target(of: fix.files[$0.index].path) }
    var cleaned: Set<FilePath> = []
    for folder in targets.compactMap({ $0?.parent }) where cleaned.insert(folder).inserted {
      TemporaryFile.removeStale(in: folder, run.environment.folder)
    }
    let problems = Parallel.map(changed.count) { number -> FileProblem? in
      let content = changed[number].mending.content
      guard let target = targets[number] else { return .notFound }
      return replacer.replace(target, holding: content.original, with: content.bytes, number: number)
    }
    for (file, problem) in zip(changed, problems) {
      let name = fix.files[file.index].path.text
      if let problem {
        failures.append("cannot fix '\(name)': \(problem.phrase)")
        fix.takeBack(file)
      } else {
        run.warn("\(name): \(FixOutput.findings(file.mending.mended)) fixed")
      }
    }
    for file in fix.files where file.isInput { printInput(file) }
  }

  /// Standard input with its repairs, or as it came: whoever pipes a file through loses nothing.
  private func printInput(_ file: InputFile) {
    run.environment.output.write(file.bytes ?? [])
    // What is longer than a brand file may be has been read to that length only.
    while case .success(let rest) = run.environment.input.read(1 << 16), !rest.isEmpty {
      run.environment.output.write(rest)
    }
  }

  /// Prints the mended texts as a patch.
  mutating func printPatch(_ fix: FixRun) {
    var names = PathNames(run.environment.folder)
    var findings = 0
    var files = 0
    let style = PatchStyle(run)
    for file in fix.mended where file.mending.content.isChanged {
      let input = fix.files[file.index]
      let path = names.patchName(of: input, run.environment.folder)
      style.write(
        UnifiedDiff(file.mending.content, path: path), file.mending.encoding, to: run.environment.output)
      if path.starts(with: "../".utf8) {
        run.warn("\(input.path.text): its path leaves the working folder, so that git apply and patch will refuse it")
      }
      findings += file.mending.mended
      files += 1
    }
    hasDifferences = files > 0
    if hasDifferences {
      run.warn("\(FixOutput.findings(findings)) would be fixed in \(files) \(files == 1 ? "file" : "files")")
    }
  }

  /// Says which repairs were left out, and why.
  func mentionRefused(_ fix: FixRun) {
    for file in fix.mended {
      let name = fix.files[file.index].path.text
      if file.mending.isMalformed {
        run.warn("\(name): left as it is, since not every fault of its syntax has a repair")
      }
      for repair in file.mending.refused {
        run.warn("\(name): left out the repair '\(repair.title)', which does not mend \(repair.rule.rawValue)")
      }
    }
  }

  private static func findings(_ count: Int) -> String { "\(count) \(count == 1 ? "finding" : "findings")" }
}
