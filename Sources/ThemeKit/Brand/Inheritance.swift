/// What a brand takes from the files that it extends, as far as it matters to them.
public struct Inheritance: Sendable {
  /// A colour of a palette, by where its name stands.
  public struct Color: Hashable, Sendable {
    /// The path of the file, as in `SourceFile.path`.
    public let path: String
    /// Offset of the name's first byte.
    public let offset: Int

    public init(path: String, offset: Int) {
      self.path = path
      self.offset = offset
    }
  }

  /// The paths of the files, the nearest first.
  public let parents: [String]
  /// The inherited palette colours that the brand uses.
  public let colors: [Color]
}

extension Brand {
  /// Nil for a brand that extends no file.
  public var inheritance: Inheritance? {
    guard sources.count > 1 else { return nil }
    let unused = Set(unusedPalette)
    let colors = file.palette.indices.compactMap { index -> Inheritance.Color? in
      let name = file.palette[index].name
      guard name.file > 0, !unused.contains(index) else { return nil }
      return Inheritance.Color(path: sources[Int(name.file)].path, offset: name.range.lowerBound)
    }
    return Inheritance(parents: sources.dropFirst().map(\.path), colors: colors)
  }
}
