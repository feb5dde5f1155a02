import ThemeKit

/// Which files of a run extend which others of it.
struct Heirs: Sendable {
  private let indices: [FilePath: [Int]]

  /// - Parameter results: what linting the files gave, one each.
  init(_ results: [FileResult]) {
    var indices: [FilePath: [Int]] = [:]
    for (index, result) in results.enumerated() {
      for parent in result.inheritance?.parents ?? [] { indices[FilePath(parent), default: []].append(index) }
    }
    self.indices = indices
  }

  var isEmpty: Bool { indices.isEmpty }

  /// The numbers of the files that extend the one of this path, ascending.
  func numbers(of path: FilePath) -> [Int] { indices[path] ?? [] }
}

extension LintedFile {
  /// The file together with those of the run that extend it, which are read again: little of them is kept.
  func joiningHeirs(
    _ heirs: Heirs, _ path: FilePath, among files: [InputFile], _ reader: FileReader, _ parents: ParentStore
  ) -> LintedFile {
    joining(
      heirs.numbers(of: path).compactMap { number in
        try? LintedFile.read(files[number], reader, Parents(parents, file: number)).get()
      })
  }
}
