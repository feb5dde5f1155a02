/// A word or sentence of the sample content, in the two languages that cards are drawn in.
struct SampleText: Hashable, Sendable {
  let english: String
  let arabic: String

  init(_ english: String, arabic: String) {
    self.english = english
    self.arabic = arabic
  }
}
