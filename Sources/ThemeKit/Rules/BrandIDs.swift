/// The brand ids of a run: finds the second use of one. Valid ids are ASCII, where equal strings have equal bytes.
public struct BrandIDs {
  private var first: [String: (source: SourceFile, place: SourceRange)] = [:]

  public init() {}

  /// Registers the id of `file`'s brand; when an earlier file has the same id, the finding for this file, with
  /// the first file in `related`. Files are to be registered in report order.
  public mutating func register(_ file: LintedFile) -> Diagnostic? {
    guard let brand = file.brand, let id = brand.id else { return nil }
    // A bare theme has no id of its own: it stands for the file.
    let place = brand.file.id?.range ?? brand.file.root
    guard let earlier = first[id] else {
      first[id] = (file.source, place)
      return nil
    }
    return Diagnostic(
      .duplicateBrandID, .error, DuplicateBrandID.message(id, path: earlier.source.relativePath), at: place,
      related: [
        Diagnostic.Related(file: earlier.source, range: earlier.place, message: "first used here")
      ])
  }
}
