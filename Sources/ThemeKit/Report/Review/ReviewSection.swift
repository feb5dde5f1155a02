/// A part of a page that writes itself.
protocol ReviewSection {
  func write(to html: inout HTMLWriter)
}

extension HTMLWriter {
  mutating func section(_ section: some ReviewSection) { section.write(to: &self) }
}

/// `1 file`, `2 files`
func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
