/// The files that a brand is made of: its own, and under it those that it extends, laid over each other.
struct BrandFamily {
  /// Its own file first, as `Place.file` counts. A file that was found but cannot be used is the last one.
  private(set) var sources: [SourceFile]
  /// One for each source that was read.
  private(set) var formats: [BrandFile.Format]
  /// What they say together.
  private(set) var file: BrandFile
  /// Whether everything that is extended could be found and read. If not, nothing can be said of what is missing.
  private(set) var isWhole = true
  /// Whether themes are there in a form that could not be read, which is a finding of its own.
  private(set) var hasUnreadThemes: Bool
  /// What is wrong with `extends`, and in the files that are extended, in no particular order.
  private(set) var problems: [ReadingProblem] = []

  private var keys: [String] = []
  /// The values of `extends`, one for each file that has one.
  private var links: [WrittenValue] = []

  /// - Parameter parents: nil for a file that stands alone.
  /// - Complexity: O(what all of the files say); nothing for a brand that extends none.
  init(_ file: BrandFile, _ source: SourceFile, hasUnreadThemes: Bool, _ parents: Parents?) {
    sources = [source]
    formats = [file.format]
    self.file = file
    self.hasUnreadThemes = hasUnreadThemes
    guard file.extends != nil else { return }
    let parents = parents ?? Parents(MemoryParents(linted: source.relativePath), file: 0)
    keys = [parents.finder.key(ofFile: parents.file)]
    var last = file
    while let link = last.extends {
      links.append(link.inFile(UInt8(sources.count - 1)))
      guard let next = follow(links[links.count - 1], parents.finder) else {
        isWhole = false
        return
      }
      last = next
    }
  }

  /// Adds the file that the last one extends; nil when there is none to add.
  private mutating func follow(_ link: WrittenValue, _ finder: any ParentFinder) -> BrandFile? {
    // Reading has reported a value that is empty or no text.
    guard link.kind == .string, !link.text.isEmpty else { return nil }
    if let fault = ExtendsPath.fault(in: link.text) {
      let repaired = fault == .backslash ? repairedSlashes(link, finder) : []
      report(fault, at: link, edits: repaired)
      return nil
    }
    switch finder.parent(at: link.text, from: keys[keys.count - 1]) {
    case .failure(let fault):
      report(fault, at: link, edits: suggestion(of: fault, for: link))
      return nil
    case .success(let parent): return add(parent, by: link)
    }
  }

  private mutating func add(_ parent: ParentBrand, by link: WrittenValue) -> BrandFile? {
    if let start = keys.firstIndex(of: parent.key) {
      reportCircle(from: start)
      return nil
    }
    guard sources.count <= Limit.ancestors.value else {
      problems.append(ReadingProblem(.limitExceeded(.ancestors, found: nil), at: link.place))
      return nil
    }
    let number = UInt8(sources.count)
    switch parent.content {
    case .notABrand:
      report(.notABrand, at: link)
      return nil
    case .unreadable(let found):
      guard let first = found.first else { return nil }
      sources.append(parent.source)
      report(.malformed(first: first), at: link, related: [Place(first.range, file: number)])
      return nil
    case .brand(let below, let found, let hasUnread):
      sources.append(parent.source)
      formats.append(below.format)
      keys.append(parent.key)
      file = file.laid(over: below, number: number)
      hasUnreadThemes = hasUnreadThemes || hasUnread
      problems += found.map { $0.inFile(number) }
      return below
    }
  }

  // MARK: Problems

  private mutating func report(
    _ fault: ExtendsFault, at link: WrittenValue, related: [Place] = [], edits: [TextEdit] = []
  ) {
    problems.append(
      ReadingProblem(.brokenExtends(text: link.text, fault), at: link.place, related: related, edits: edits))
  }

  /// One finding for a circle, whichever of its files is linted: in the one whose path comes first.
  private mutating func reportCircle(from start: Int) {
    let members = Array(start..<sources.count)
    let paths = sources.map(\.relativePath)
    guard
      let turn = members.indices.min(by: {
        paths[members[$0]].utf8.lexicographicallyPrecedes(paths[members[$1]].utf8)
      })
    else { return }
    let ordered = members[turn...] + members[..<turn]
    let names = ordered.map { paths[$0] }
    report(
      .circle(names + names.prefix(1)), at: links[ordered[ordered.startIndex]],
      related: ordered.dropFirst().map { links[$0].place })
  }

  private func suggestion(of fault: ExtendsFault, for link: WrittenValue) -> [TextEdit] {
    guard case .missing(let suggestion?) = fault, Self.isPlain(suggestion) else { return [] }
    return [TextEdit(range: link.range, text: suggestion)]
  }

  /// `/` in place of `\`, where that leads to a brand.
  private func repairedSlashes(_ link: WrittenValue, _ finder: any ParentFinder) -> [TextEdit] {
    let path = link.text.utf8.map { $0 == UInt8(ascii: "\\") ? .slash : $0 }
    let text = String(decoding: path, as: UTF8.self)
    guard Self.isPlain(text), ExtendsPath.fault(in: text) == nil,
      case .success(let parent) = finder.parent(at: text, from: keys[keys.count - 1]), !keys.contains(parent.key),
      case .brand = parent.content
    else { return [] }
    return [TextEdit(range: link.range, text: text)]
  }

  /// Whether a text needs no escaping, in XML and in JSON.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && !"&<>\"'\\".utf8.contains($0) }
  }
}
