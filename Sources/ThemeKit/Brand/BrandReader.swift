/// Reads a brand file, XML or JSON, into a `Brand`. Reading never throws and does no I/O.
public enum BrandReader {
  /// How the file came into the run.
  public enum Origin: Sendable {
    /// Named by the user (or standard input): it must be a brand; a bare theme object is read.
    case explicit
    /// Found in a folder: a root that is something else is no brand and is passed over.
    case candidate
  }

  /// What reading gave.
  public enum Outcome: Sendable {
    /// A brand, perhaps an incomplete one when there are errors.
    case brand(Brand)
    /// Meant as a brand, but nothing of it can be used: the problems say why.
    case unreadable
    /// Something else (only for candidates): not a finding.
    case notABrand
  }

  /// Reads one file.
  ///
  /// - Parameters:
  ///   - path: as typed; `SourceFile.standardInputPath` is standard input without a name.
  ///   - relativePath: from the repository root.
  ///   - bytes: as stored, in any of the supported encodings.
  ///   - origin: how the file came into the run.
  ///   - parents: where the file finds what it extends; nil is nowhere, as for a file that stands alone.
  /// - Returns: the file (with as much of its text as could be decoded), what was read, and the problems for
  ///   the rules under `Rules/Reading`, in file order.
  public static func read(
    path: String, relativePath: String, bytes: [UInt8], origin: Origin, parents: Parents? = nil
  ) -> (
    source: SourceFile, result: Parsed<Outcome>
  ) {
    let (source, document) = BrandDocument.read(
      path: path, relativePath: relativePath, bytes: bytes, origin: origin)
    return (source, resolve(document, source, parents))
  }

  /// Reads a text that is in memory already, as a file that was named. Its problems are in file order.
  public static func read(_ source: SourceFile, parents: Parents? = nil) -> Parsed<Outcome> {
    resolve(BrandDocument.read(source, origin: .explicit), source, parents)
  }

  private static func resolve(_ document: BrandDocument, _ source: SourceFile, _ parents: Parents?) -> Parsed<Outcome> {
    switch document {
    case .notABrand: return Parsed(.notABrand)
    case .unreadable(let problems): return Parsed(.unreadable, problems: problems)
    case .brand(let file, let bareID, let problems, let hasUnreadThemes):
      let family = BrandFamily(file, source, hasUnreadThemes: hasUnreadThemes, parents)
      var resolver = BrandResolver(family)
      let brand = resolver.resolve(bareID: bareID)
      var all = problems
      all.append(contentsOf: file.duplicateModes)
      all.append(contentsOf: family.problems)
      all.append(contentsOf: resolver.problems)
      return Parsed(.brand(brand), problems: all.inFileOrder)
    }
  }
}

extension [ReadingProblem] {
  /// By position, those in the brand's own file first; problems at one place in the order in which they were found.
  var inFileOrder: [ReadingProblem] {
    guard count > 1 else { return self }
    return enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element)
  }
}
