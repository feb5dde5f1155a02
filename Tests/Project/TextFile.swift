/// A text file, with its path relative to the root of the checkout.
struct TextFile {
  let path: String
  let text: String

  var name: String { String(path.split(separator: "/").last ?? "") }
  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
}
