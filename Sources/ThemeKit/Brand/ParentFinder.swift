/// Finds the files that brands extend.
///
/// ThemeKit opens no file: whoever calls it hands this in. A file is known by its key, a text of the finder's own that is
/// equal for two files exactly when they are the same one.
public protocol ParentFinder: Sendable {
  /// The key of a linted file, by its number in the caller's list.
  func key(ofFile number: Int) -> String
  /// The file that `path` leads to from the file of `key`.
  ///
  /// - Parameter path: as written; `ExtendsPath` has found no fault in its form.
  func parent(at path: String, from key: String) -> Result<ParentBrand, ExtendsFault>
}

/// Where a linted file finds the files that it extends.
public struct Parents: Sendable {
  public let finder: any ParentFinder
  /// The number of the linted file for `ParentFinder.key(ofFile:)`.
  public let file: Int

  public init(_ finder: any ParentFinder, file: Int) {
    self.finder = finder
    self.file = file
  }
}
