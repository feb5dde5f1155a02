import TestSupport
import Testing

@testable import ThemeKit

/// Comparisons of random brands.
@Suite struct RandomComparisonTests {
  private func version(_ seed: UInt64) -> BrandVersion {
    let brand = RandomBrand(seed: seed)
    return BrandVersion(Lint.text(brand.text, path: brand.path))
  }

  /// A pair fails where lint finds its contrast too low, and what that is worth is the finding's severity.
  @Test func pairsFailWhereLintFindsIt() {
    for seed in UInt64(0)..<400 {
      let version = version(seed)
      for (index, theme) in version.themes.enumerated() {
        let pairs = theme.pairs.map { PairJudgement($0, theme.prediction) }.filter { $0.verdict == .fail }
        let findings = version.diagnostics.filter { $0.contrast?.themes.contains(index) ?? false }
        for (kinds, foregrounds) in [
          ([.textOnBackground, .textOnPaper], [.text, .ownText]),
          ([.primaryOnBackground, .primaryOnPaper], [.primary]), ([.linkOnBackground, .linkOnPaper], [.link]),
        ] as [(Set<CheckedPair.Kind>, Set<ContrastSubject.Foreground>)] {
          let failing = pairs.filter { kinds.contains($0.kind) }.map(\.severity).max()
          let found = findings.filter { foregrounds.contains($0.contrast?.foreground ?? .text) }.map(\.severity).max()
          // A primary that fails as a control fails as a link, too, which lint does not say again.
          if kinds.contains(.linkOnBackground), found == nil { continue }
          #expect(failing == found, "seed \(seed), theme \(index), \(kinds)")
        }
      }
    }
  }

  @Test func nothingIsDifferentFromItself() {
    for seed in UInt64(0)..<100 {
      let brand = ComparedBrand(old: version(seed), new: version(seed))
      #expect(!brand.isChanged && brand.regressions.isEmpty && brand.improvements == 0, "seed \(seed)")
    }
  }

  /// What became worse one way is not worse the other way.
  @Test func theWayBackIsNotWorse() {
    for seed in UInt64(0)..<200 {
      let there = ComparedBrand(old: version(2 * seed), new: version(2 * seed + 1))
      let back = ComparedBrand(old: version(2 * seed + 1), new: version(2 * seed))
      for theme in there.themes where theme.isInBoth {
        guard let other = back.themes.first(where: { $0.key == theme.key }) else {
          Issue.record("seed \(seed): \(theme.key.title) is not there on the way back")
          continue
        }
        #expect(theme.values.map(\.key) == other.values.map(\.key))
        for (pair, same) in zip(theme.pairs, other.pairs) {
          switch pair.change {
          case .worse: #expect(same.change == .better || same.change == .changed, "seed \(seed), \(pair.sentence)")
          case .better: #expect(same.change == .worse, "seed \(seed), \(pair.sentence)")
          case .same: #expect(same.change == .same, "seed \(seed), \(pair.sentence)")
          case .changed: #expect(same.change != .better && same.change != .same, "seed \(seed), \(pair.sentence)")
          }
        }
      }
    }
  }
}
