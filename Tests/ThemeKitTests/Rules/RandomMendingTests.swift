import TestSupport
import Testing
import ThemeKit

/// `--fix` and `--unsafe-fixes` on random brands, whose colours hang together by palettes and own themes.
struct RandomMendingTests {
  @Test(arguments: [false, true]) func leavesNothingToDo(unsafe: Bool) {
    let memory = RepairMemory()
    for seed in UInt64(0)..<120 {
      let brand = RandomBrand(seed: seed)
      let mended = Mend.bytes(Array(brand.text.utf8), path: brand.path, unsafe: unsafe)
      let text = String(decoding: mended.content.bytes, as: UTF8.self)
      let place: Comment = "\(brand.path)\n\(brand.text)\n\(text)"
      #expect(mended.refused.map(\.title) == [], place)
      #expect(!Mend.bytes(mended.content.bytes, path: brand.path, unsafe: unsafe).content.isChanged, place)
      let before = Lint.text(brand.text, path: brand.path)
      let after = Lint.text(text, path: brand.path).offering(.applied(unsafe: unsafe), memory: memory)
      #expect(errors(after) <= errors(before), place)
      let left = after.diagnostics.filter { finding in
        finding.fixIts.contains { $0.applicability == .safe || unsafe && $0.applicability == .unsafe }
      }
      #expect(left.map(\.message) == [], place)
    }
  }

  private func errors(_ file: LintedFile) -> Int { file.diagnostics.count { $0.severity == .error } }
}
