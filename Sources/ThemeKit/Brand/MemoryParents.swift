/// Parents that are in memory: a folder of files by their paths from its root, which none may leave.
public struct MemoryParents: ParentFinder {
  private let files: [String: ParentBrand]
  private let linted: String

  /// - Parameters:
  ///   - linted: the path of the linted file.
  ///   - files: texts by path; the linted file itself need not be among them.
  public init(linted: String, files: [String: [UInt8]] = [:]) {
    self.linted = linted
    var brands: [String: ParentBrand] = [:]
    for (path, bytes) in files {
      brands[path] = ParentBrand(key: path, path: path, relativePath: path, bytes: bytes)
    }
    self.files = brands
  }

  public func key(ofFile number: Int) -> String { linted }

  public func parent(at path: String, from key: String) -> Result<ParentBrand, ExtendsFault> {
    var folder = Array(ExtendsPath.parts(of: key).dropLast())
    if ExtendsPath.leaves(path, depth: folder.count) { return .failure(.outside(.repository)) }
    for part in ExtendsPath.parts(of: path) {
      if part == ".." { folder.removeLast() } else { folder.append(part) }
    }
    let target = folder.joined(separator: "/")
    if let brand = files[target] { return .success(brand) }
    if target == linted {
      // Enough to see the circle: what it holds is linted anyway.
      return .success(ParentBrand(notABrand: target, path: target))
    }
    let near = NearMiss.match(for: FileName.last(of: path), among: siblings(of: target))
    return .failure(.missing(suggestion: near.map { ExtendsPath.replacingLast(of: path, by: $0) }))
  }

  /// The names of the files in the same folder, sorted.
  private func siblings(of target: String) -> [String] {
    let folder = ExtendsPath.parts(of: target).dropLast()
    return files.filter { $0.key != linted && $0.value.isBrand }.keys.filter {
      ExtendsPath.parts(of: $0).dropLast() == folder
    }.sorted()
      .map(FileName.last)
  }
}
