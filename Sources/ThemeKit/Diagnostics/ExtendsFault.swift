/// Why `extends` does not lead to a brand.
public indirect enum ExtendsFault: Error, Hashable, Sendable {
  /// The path begins with `/`, or with a drive as in `C:/`.
  case absolute
  /// The path begins with a scheme, as in `https:`.
  case url
  /// The path begins with `~`.
  case home
  case backslash
  case controlCharacter(Unicode.Scalar)
  /// The path leads out of what the file may extend.
  case outside(Boundary)
  /// Nothing is there. `suggestion` is a path like it that leads to a file; nil when there is none.
  case missing(suggestion: String?)
  /// It cannot be opened; a phrase says why.
  case unreadable(String)
  case notABrand
  /// It is meant as a brand, and nothing of it can be used. The related place is that of its first problem.
  case malformed(first: ReadingProblem)
  /// The file comes back to itself: the paths of the circle, the first one again at the end. The related places are the
  /// values of `extends` in the other files.
  case circle([String])

  /// What a brand's parents must not lie outside of.
  public enum Boundary: Hashable, Sendable {
    /// The nearest folder at or above the file that holds `.git`.
    case repository
    case workingFolder
    /// That of the file, which lies in neither.
    case folder
  }
}
