import Synchronization
import ThemeKit

/// Finds and reads the files that the brands of a run extend, each once.
///
/// A file's key is its path from the root of the file system without links, so that it is the same however the file was
/// named. A file of the run is taken from there: standard input may stand for it.
final class ParentStore: ParentFinder {
  /// A path as written in a file of one folder.
  private struct Link: Hashable {
    let folder: FilePath
    let path: FilePath
  }

  /// What brands in a folder must not extend files outside of.
  private struct Bounds {
    let root: String
    let boundary: ExtendsFault.Boundary
    /// How many folders the folder lies below `root`.
    let depth: Int
  }

  private struct Known {
    var folders: [FilePath: String] = [:]
    var bounds: [FilePath: Bounds] = [:]
    var links: [Link: Result<ParentBrand, ExtendsFault>] = [:]
    var brands: [FilePath: Result<ParentBrand, ExtendsFault>] = [:]
    var names: PathNames
    var run: RunFiles?
  }

  private let files: [InputFile]
  private let reader: FileReader
  private let folder: WorkingFolder
  private let known: Mutex<Known>

  init(_ files: [InputFile], _ reader: FileReader) {
    self.files = files
    self.reader = reader
    folder = reader.folder
    known = Mutex(Known(names: PathNames(reader.folder)))
  }

  // MARK: ParentFinder

  func key(ofFile number: Int) -> String {
    let file = files[number]
    if file.path.text == SourceFile.standardInputPath, file.bytes != nil {
      return PathNames.joined(folder.path, SourceFile.standardInputPath)
    }
    // What was found in a folder is no link, or known to be one; anything else may be.
    if file.origin == .explicit || file.isLink, let real = folder.canonical(file.path.text) { return real }
    let (parent, name) = PathNames.split(file.path.text)
    return PathNames.joined(realFolder(parent), name)
  }

  func parent(at path: String, from key: String) -> Result<ParentBrand, ExtendsFault> {
    let parent = PathNames.split(key).parent
    let link = Link(folder: FilePath(parent), path: FilePath(path))
    if let found = known.withLock({ $0.links[link] }) { return found }
    let found = find(path, from: parent, key)
    return known.withLock { known in
      // Whoever was first has said it: all children share one parent.
      if let earlier = known.links[link] { return earlier }
      known.links[link] = found
      return found
    }
  }

  // MARK: Finding

  private func find(_ path: String, from parent: String, _ key: String) -> Result<ParentBrand, ExtendsFault> {
    let bounds = bounds(of: parent)
    if ExtendsPath.leaves(path, depth: bounds.depth) { return .failure(.outside(bounds.boundary)) }
    let whole = PathNames.joined(parent, path)
    // Of a file that is not stored yet the folder need not be there either.
    switch folder.resolve(folder.exists(parent) ? whole : PathNames.lexical(whole)) {
    case .success(let real):
      guard PathNames.below(bounds.root, real) != nil else { return .failure(.outside(bounds.boundary)) }
      return brand(real)
    case .failure(.notFound):
      if let unsaved = unsaved(PathNames.lexical(whole)) { return brand(unsaved) }
      return .failure(.missing(suggestion: suggestion(for: path, whole, bounds, key)))
    case .failure(let problem): return .failure(.unreadable(problem.phrase))
    }
  }

  /// The key of a file that standard input stands for and that is not stored yet.
  private func unsaved(_ path: String) -> String? {
    files.indices.first { files[$0].bytes != nil && key(ofFile: $0).hasSameBytes(as: path) }.map { _ in path }
  }

  /// A path to a brand in the same folder whose name is nearly the one that is written.
  private func suggestion(for path: String, _ whole: String, _ bounds: Bounds, _ key: String) -> String? {
    let (parent, name) = PathNames.split(whole)
    guard case .success(let real) = folder.resolve(parent), PathNames.below(bounds.root, real) != nil else {
      return nil
    }
    let names = FolderListing.names(in: real, folder).filter {
      FolderWalk.isCandidate(Array($0.utf8)) && !PathNames.joined(real, $0).hasSameBytes(as: key)
    }
    guard let near = NearMiss.match(for: name, among: names),
      case .success(let file) = folder.resolve(PathNames.joined(real, near)),
      PathNames.below(bounds.root, file) != nil, case .success(let brand) = brand(file), brand.isBrand
    else { return nil }
    return ExtendsPath.replacingLast(of: path, by: near)
  }

  private func realFolder(_ parent: String) -> String {
    let path = FilePath(parent)
    if let real = known.withLock({ $0.folders[path] }) { return real }
    let real = folder.canonical(parent) ?? PathNames.existing(PathNames.joined(folder.path, parent), folder)
    known.withLock { $0.folders[path] = real }
    return real
  }

  private func bounds(of parent: String) -> Bounds {
    let path = FilePath(parent)
    if let bounds = known.withLock({ $0.bounds[path] }) { return bounds }
    let bounds: Bounds
    if let root = PathNames.repositoryRoot(parent, folder) {
      bounds = Bounds(root: root, boundary: .repository, depth: PathNames.depth(of: parent, below: root))
    } else if PathNames.below(folder.path, parent) != nil {
      bounds = Bounds(
        root: folder.path, boundary: .workingFolder, depth: PathNames.depth(of: parent, below: folder.path))
    } else {
      bounds = Bounds(root: parent, boundary: .folder, depth: 0)
    }
    known.withLock { $0.bounds[path] = bounds }
    return bounds
  }

  // MARK: Reading

  private func brand(_ real: String) -> Result<ParentBrand, ExtendsFault> {
    let path = FilePath(real)
    if let found = known.withLock({ $0.brands[path] }) { return found }
    let read = read(real)
    return known.withLock { known in
      if let earlier = known.brands[path] { return earlier }
      known.brands[path] = read
      return read
    }
  }

  private func read(_ real: String) -> Result<ParentBrand, ExtendsFault> {
    let (relativePath, _) = known.withLock { $0.names.name(FilePath(real)) }
    let run = known.withLock { known in
      let run = known.run ?? RunFiles(files)
      known.run = run
      return run
    }
    let inRun = run.index(of: real, relativePath, folder).map { files[$0] }
    let shown = inRun?.path.text ?? PathNames.shown(real, from: folder)
    let machine = inRun?.relativePath ?? relativePath
    let name = InputFile(path: FilePath(real), relativePath: relativePath, origin: .explicit)
    if name.isNeverABrand { return .success(ParentBrand(notABrand: real, path: shown)) }
    let bytes = inRun?.bytes.map(Result.success) ?? reader.read(FilePath(real))
    switch bytes {
    case .success(let bytes):
      return .success(ParentBrand(key: real, path: shown, relativePath: machine, bytes: bytes))
    case .failure(.notFound): return .failure(.missing(suggestion: nil))
    case .failure(let problem): return .failure(.unreadable(problem.phrase))
    }
  }
}
