/// A run of Unicode scalars whose glyphs stand side by side in the tables of `InterMetrics`.
struct ScalarBlock {
  let first: UInt32
  /// The last one of the run.
  let last: UInt32
  /// Where the glyph of `first` stands.
  let index: Int
}
