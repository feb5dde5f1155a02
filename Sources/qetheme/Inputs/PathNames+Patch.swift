extension PathNames {
  /// The path by which a patch names the file that is changed: that of a link's target, from the root of the repository,
  /// in the file system's own bytes.
  mutating func patchName(of file: InputFile, _ folder: WorkingFolder) -> [UInt8] {
    guard let target = folder.canonical(file.path) else { return Array(file.relativePath.utf8) }
    let parts = name(target).path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
    // Of a name that is no UTF-8 the text spells some bytes: the path itself has them.
    let raw = target.bytes.split(separator: UInt8(ascii: "/")).map { Array($0) }
    let named = zip(parts.reversed(), raw.reversed()).map { part, raw in
      FilePath(bytes: raw).text.utf8.elementsEqual(part) ? raw : part
    }
    return Array((parts.dropLast(named.count) + named.reversed()).joined(separator: [UInt8(ascii: "/")]))
  }
}
