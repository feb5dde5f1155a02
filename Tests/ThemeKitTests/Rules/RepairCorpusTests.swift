import Foundation
import TestSupport
import Testing
import ThemeKit

/// Repairs of everything there is to repair in the repository.
struct RepairCorpusTests {
  @Test(arguments: RepairCorpus.files, [false, true]) func aSecondRunChangesNothing(
    file: RepairCorpus.File, unsafe: Bool
  ) {
    let first = Mend.bytes(file.bytes, path: file.name, unsafe: unsafe)
    #expect(first.refused.isEmpty)
    #expect(first.mended > 0 || !first.content.isChanged)
    let second = Mend.bytes(first.content.bytes, path: file.name, unsafe: unsafe)
    #expect(!second.content.isChanged)
    #expect(second.mended == 0)
  }

  /// Nothing that could be repaired is left.
  @Test(arguments: RepairCorpus.files, [false, true]) func nothingToRepairIsLeft(
    file: RepairCorpus.File, unsafe: Bool
  ) {
    let mended = Mend.bytes(file.bytes, path: file.name, unsafe: unsafe)
    guard !mended.isMalformed else { return }
    let linted = Lint.bytes(mended.content.bytes, path: file.name)
      .offering(.applied(unsafe: unsafe), memory: RepairMemory())
    let left = linted.diagnostics.filter { finding in
      finding.fixIts.contains { $0.applicability == .safe || $0.applicability == .unsafe && unsafe }
    }
    #expect(left.map(\.message) == [])
  }

  /// With every value, key and comma taken out, a file is the same before and after; so are comments, and the bytes at
  /// both ends.
  @Test(arguments: RepairCorpus.files) func onlyValuesDiffer(file: RepairCorpus.File) throws {
    let mended = Mend.bytes(file.bytes, path: file.name, unsafe: true).content
    let before = Lint.bytes(file.bytes, path: file.name)
    let after = Lint.bytes(mended.bytes, path: file.name)
    #expect(before.source.encoding == after.source.encoding)
    #expect(before.source.byteOrderMarkLength == after.source.byteOrderMarkLength)
    #expect(comments(before.source) == comments(after.source))
    #expect(lineBreaks(before.source).isSuperset(of: lineBreaks(after.source)))
    #expect(mended.bytes.suffix(1) == file.bytes.suffix(1))
    guard let old = before.brand, let new = after.brand, !before.diagnostics.contains(where: movesMore) else { return }
    #expect(blanked(old) == blanked(new))
  }

  private func movesMore(_ finding: Diagnostic) -> Bool {
    finding.rule == .malformedFile || finding.rule == .unknownKey || finding.rule == .wrongType
  }

  private func comments(_ source: SourceFile) -> [String] {
    let text = String(decoding: source.bytes, as: UTF8.self)
    return text.components(separatedBy: "<!--").dropFirst().map { $0.components(separatedBy: "-->")[0] }
  }

  private func lineBreaks(_ source: SourceFile) -> Set<[UInt8]> {
    var breaks: Set<[UInt8]> = []
    let bytes = source.bytes
    for index in bytes.indices {
      if bytes[index] == 13 { breaks.insert(index + 1 < bytes.count && bytes[index + 1] == 10 ? [13, 10] : [13]) }
      if bytes[index] == 10, index == 0 || bytes[index - 1] != 13 { breaks.insert([10]) }
    }
    return breaks
  }

  /// The text without the values of the brand.
  private func blanked(_ brand: Brand) -> String {
    let file = brand.file
    let values = [file.id, file.name] + file.palette.map(\.value) + file.themes.flatMap(\.values)
    var text = brand.source.bytes
    for range in Set(values.compactMap { $0?.range }).sorted(by: >) {
      text.removeSubrange(range.lowerBound..<range.upperBound)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
