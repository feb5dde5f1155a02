import TestSupport
import Testing

@testable import ThemeKit

/// Every format for machines over the same reports. `scripts/test` checks the recorded files by the schemas of their formats.
@Suite struct ReportFormatTests {
  private static let folder = "_formats"

  @Test(arguments: ReportFormat.allCases.filter(\.isForMachines))
  func isRecorded(format: ReportFormat) {
    for (name, report) in SampleReports.all {
      let text = format.text(of: report, style: ReportStyle())
      GoldenFile.expect(text, "\(Self.folder)/\(name).\(format.fileExtension)")
      #expect(text.isEmpty || text.hasSuffix("\n"))
      // No byte of a file moves a cursor, rings or turns the direction of what follows.
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" || $0.value == 0x7F })
    }
  }

  @Test func nothingElseIsRecorded() {
    let names = SampleReports.all.flatMap { sample in
      ReportFormat.allCases.filter(\.isForMachines).map { "\(sample.name).\($0.fileExtension)" }
    }
    GoldenFile.expectNoOrphans(in: "Snapshots/\(Self.folder)", besides: Set(names))
  }
}

extension ReportFormat {
  fileprivate var fileExtension: String {
    switch self {
    case .full, .concise, .github: "\(rawValue).txt"
    case .json, .gitlab: "\(rawValue).json"
    case .jsonl: "jsonl"
    case .sarif: "sarif"
    case .junit, .checkstyle: "\(rawValue).xml"
    case .markdown: "md"
    }
  }
}
