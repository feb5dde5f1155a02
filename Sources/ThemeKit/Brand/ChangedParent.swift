/// The files of another finder, one of them with another text: to see what comes of a change.
struct ChangedParent: ParentFinder {
  private let finder: any ParentFinder
  private let changed: ParentBrand

  /// - Parameter source: the text of the file of `key`.
  init(_ finder: any ParentFinder, key: String, source: SourceFile) {
    self.finder = finder
    changed = ParentBrand(key: key, source: source)
  }

  func key(ofFile number: Int) -> String { finder.key(ofFile: number) }

  func parent(at path: String, from key: String) -> Result<ParentBrand, ExtendsFault> {
    finder.parent(at: path, from: key).map { $0.key == changed.key ? changed : $0 }
  }
}
