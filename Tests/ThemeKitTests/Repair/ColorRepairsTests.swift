import TestSupport
import Testing
import ThemeKit

@Suite struct ColorRepairsTests {
  private func color(_ hex: String) throws -> SRGBColor { try #require(SRGBColor(hex: hex)) }

  private func repairs(_ text: String, on surfaces: String..., limit: ContrastLimit = .fourPointFive) throws
    -> [ColorRepair]
  {
    ColorRepairs(
      RepairProblem(
        foreground: try color(text), backgrounds: try surfaces.map { try color($0) }, limit: limit)
    ).all()
  }

  private func described(_ repairs: [ColorRepair]) -> [String] {
    repairs.map { repair in
      "\(repair.kind.rawValue) \(repair.foreground.hex) on \(repair.backgrounds.map(\.hex).joined(separator: " ")) "
        + repair.ratios.map { $0.cut(decimals: 2) }.joined(separator: " ")
    }
  }

  @Test func nothingToRepair() throws {
    #expect(try repairs("#767676", on: "#ffffff") == [])
  }

  @Test func oneSurface() throws {
    #expect(
      described(try repairs("#ff66aa", on: "#ffffff")) == [
        "same-hue #d53583 on #ffffff 4.50", "nearest #d82f85 on #ffffff 4.50", "background #ff66aa on #5c1f3d 4.50",
      ])
  }

  @Test func onlyTheFailingSurfaceMoves() throws {
    let found = try repairs("#757575", on: "#ffffff", "#e9e9e9").first { $0.kind == .background }
    #expect(found?.backgrounds.first == .white)
    #expect(found?.ratios.allSatisfy { $0.meets(.fourPointFive) } == true)
  }

  /// White text on a light grey and a very dark one: no colour reads on both.
  @Test func noForegroundPasses() throws {
    let found = try repairs("#ffffff", on: "#808080", "#202020")
    #expect(found.map(\.kind) == [.bestPossible, .background])
    #expect(found[0].foreground == .white)
    #expect(found[0].ratios.map { $0.cut(decimals: 2) } == ["3.94", "16.29"])
    #expect(found[1].backgrounds.last?.hex == "#202020")
  }

  /// What the kinds promise, on random themes: every repair passes on every surface, the nearest is no farther than
  /// the one of the same hue, and a joint one changes at least two colours and is nearer than any other.
  @Test func kindsKeepTheirPromises() {
    var generator = SeededGenerator(seed: 31)
    for number in 0..<60 {
      let background = generator.color()
      let paper = number.isMultiple(of: 3) ? generator.color() : generator.color(near: background, spread: 24)
      let text = generator.color()
      let problem = RepairProblem(foreground: text, backgrounds: [background, paper], limit: .fourPointFive)
      let found = ColorRepairs(problem).all()
      let byKind = Dictionary(uniqueKeysWithValues: found.map { ($0.kind, $0) })
      for repair in found where repair.kind != .bestPossible {
        #expect(repair.ratios.allSatisfy { $0.meets(.fourPointFive) }, "\(problem) \(repair)")
        let moved = OKLab(text).distance(to: OKLab(repair.foreground))
        let all = zip([background, paper], repair.backgrounds).reduce(moved) {
          $0 + OKLab($1.0).distance(to: OKLab($1.1))
        }
        #expect(abs(all - repair.distance) < 1e-12, "\(problem) \(repair)")
      }
      if let sameHue = byKind[.sameHue] { #expect(byKind[.nearest]!.distance <= sameHue.distance, "\(problem)") }
      if let joint = byKind[.joint] {
        let changes = [joint.foreground != text, joint.backgrounds[0] != background, joint.backgrounds[1] != paper]
        #expect(changes.count { $0 } >= 2, "\(problem) \(joint)")
        for other in found where other.kind != .joint && other.kind != .bestPossible {
          #expect(joint.distance < other.distance, "\(problem) \(joint) \(other)")
        }
      }
      #expect((byKind[.bestPossible] != nil) == (byKind[.nearest] == nil && !found.isEmpty), "\(problem)")
    }
  }
}
