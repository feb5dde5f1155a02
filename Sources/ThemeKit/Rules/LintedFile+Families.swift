extension LintedFile {
  /// This file together with the brands that extend it: with the findings that those have in it, and so that its repairs
  /// hold for all of them.
  ///
  /// The themes that findings are about count on behind the file's own: those of the first heir, and so on.
  /// - Parameter heirs: in the order of reports; linted with this file as it is now.
  public func joining(_ heirs: [LintedFile]) -> LintedFile {
    guard !heirs.isEmpty else { return self }
    var inherited: [Diagnostic] = []
    var offset = themes.count
    for heir in heirs {
      for diagnostic in heir.diagnostics where diagnostic.file.map(isThis) ?? false {
        inherited.append(diagnostic.countingThemes(from: offset))
      }
      offset += heir.themes.count
    }
    let own = withOwnFindings
    return own.with(Diagnostic.joined(own.diagnostics, inherited), heirs: heirs)
  }

  /// Whether a file that another one extends is this one.
  private func isThis(_ file: SourceFile) -> Bool { file.path.utf8.elementsEqual(source.path.utf8) }

  /// The file and its heirs, each with its first theme's number.
  var members: [(file: LintedFile, firstTheme: Int)] {
    var members: [(file: LintedFile, firstTheme: Int)] = [(self, 0)]
    var offset = themes.count
    for heir in heirs {
      members.append((heir, offset))
      offset += heir.themes.count
    }
    return members
  }

  /// What comes of a change of this file: linted again, it and its heirs.
  func linted(as changed: SourceFile) -> [LintedFile] {
    [Linter.lint(changed, parents: parents)]
      + heirs.map { heir in
        guard let parents, let heirParents = heir.parents else { return heir }
        let key = parents.finder.key(ofFile: parents.file)
        let finder = ChangedParent(heirParents.finder, key: key, source: changed)
        return Linter.lint(heir.source, parents: Parents(finder, file: heirParents.file))
      }
  }
}

extension Diagnostic {
  /// The finding with the themes that it is about numbered from `offset`.
  fileprivate func countingThemes(from offset: Int) -> Diagnostic {
    var counted = self
    counted.contrast?.themes = contrast?.themes.map { $0 + offset } ?? []
    return counted
  }
}
