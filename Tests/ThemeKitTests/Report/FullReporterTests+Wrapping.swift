import TestSupport
import Testing
import ThemeKit

extension FullReporterTests {
  @Test func wrapsHeadlinesOnATerminalOnly() {
    let file = Self.failing
    let finding = Diagnostic(
      .lowTextContrast, .error, "text #8a8f98 on paper #f4f5f7 is 2.97:1, needs 4.5:1", at: file.range(of: "#8a8f98"))
    let narrow = full(file, [finding], style: ReportStyle(width: 60, wrapsHeadlines: true))
    #expect(
      narrow.hasPrefix(
        "error[low-text-contrast]: text #8a8f98 on paper #f4f5f7 is\n2.97:1, needs 4.5:1\n  --> brands/acme.xml:18:11\n"
      ))
    let piped = full(file, [finding], style: ReportStyle(width: 60))
    #expect(piped.hasPrefix("error[low-text-contrast]: text #8a8f98 on paper #f4f5f7 is 2.97:1, needs 4.5:1\n  --> "))
  }
}
