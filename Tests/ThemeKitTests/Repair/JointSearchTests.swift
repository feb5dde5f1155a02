import TestSupport
import Testing

@testable import ThemeKit

/// The joint repair against every combination of colours of a cube that is small enough to try them all.
@Suite struct JointSearchTests {
  /// 512 colours: 8 levels a channel, from black to white.
  private static let cube = ColorCube(levels: [0, 36, 73, 109, 146, 182, 219, 255])
  private static let colors: [SRGBColor] = (0..<512).map { cube.color($0 >> 6, $0 >> 3 & 7, $0 & 7) }

  /// The least sum over every foreground and, for each, every surface; and whether it changes at least two colours.
  private func leastTotal(_ problem: RepairProblem) -> Double {
    func byDistance(_ part: RepairProblem.Part) -> [(distance: Double, luminance: Int)] {
      let origin = OKLab(part.color)
      let allowed = Self.colors.filter { color in part.requirements.allSatisfy { $0.isMet(by: color) } }
      let all = allowed.map { NearestColor(color: $0, distance: OKLab($0).distance(to: origin)) }
      return ([NearestColor(color: part.color, distance: 0)] + all).sorted { $0.distance < $1.distance }
        .map { ($0.distance, $0.color.scaledLuminance) }
    }
    let surfaces = problem.surfaces.map(byDistance)
    var least = Double.infinity
    for foreground in byDistance(problem.foreground) {
      var total = foreground.distance
      for surface in surfaces {
        let first = surface.first {
          ContrastRatio(scaledLuminances: $0.luminance, foreground.luminance).meets(problem.limit)
        }
        total += first?.distance ?? .infinity
      }
      least = min(least, total)
    }
    return least
  }

  private func random(_ number: Int, _ generator: inout SeededGenerator) -> RepairProblem {
    let colors = (0..<3).map { _ in Self.colors.randomElement(using: &generator)! }
    // Some surfaces must keep their contrast with a fourth colour, or reach a limit with it once they move.
    let fourth = Self.colors.randomElement(using: &generator)!
    let guards =
      number.isMultiple(of: 4)
      ? [ContrastRequirement(surface: fourth, least: .ratio(ContrastRatio(fourth, colors[1])))] : []
    let surfaces = [
      RepairProblem.Part(colors[1], requirements: guards),
      RepairProblem.Part(
        colors[2], requirements: number % 3 == 1 ? [ContrastRequirement(surface: fourth, limit: .fourPointFive)] : []),
    ]
    return RepairProblem(
      foreground: RepairProblem.Part(colors[0]), surfaces: number.isMultiple(of: 5) ? [surfaces[0]] : surfaces,
      limit: [.fourPointFive, .three, .seven, ContrastLimit(5.5)][number % 4])
  }

  @Test(arguments: [11, 12, 13, 14]) func isTheSmallestOfAll(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var changingSeveral = 0
    for number in 0..<100 {
      let problem = random(number, &generator)
      guard !problem.failing.isEmpty else { continue }
      let least = leastTotal(problem)
      var search = JointSearch(problem, cube: Self.cube, below: .infinity)
      guard let found = search.smallest() else {
        #expect(least == .infinity, "\(problem)")
        continue
      }
      #expect(abs(found.distance - least) < 1e-12, "\(problem) \(found)")
      #expect(found.ratios.allSatisfy { $0.meets(problem.limit) }, "\(problem) \(found)")
      for (surface, color) in zip(problem.surfaces, found.backgrounds) where surface.color != color {
        #expect(surface.requirements.allSatisfy { $0.isMet(by: color) }, "\(problem) \(found)")
      }
      let changes = zip(problem.surfaces, found.backgrounds).count { $0.color != $1 }
      if changes + (found.foreground == problem.foreground.color ? 0 : 1) >= 2 { changingSeveral += 1 }
    }
    // The four seeds together: more than two hundred joint changes.
    #expect(changingSeveral >= 50)
  }

  /// Among all colours nobody can try every pair; but for the foregrounds around the one found, and others at random,
  /// the nearest surfaces give no smaller sum.
  @Test func noOtherForegroundIsBetter() throws {
    var generator = SeededGenerator(seed: 15)
    var seen = 0
    while seen < 6 {
      let background = generator.color()
      let problem = RepairProblem(
        foreground: generator.color(), backgrounds: [background, generator.color(near: background, spread: 24)],
        limit: seen.isMultiple(of: 2) ? .fourPointFive : .three)
      guard let joint = ColorRepairs(problem).joint() else { continue }
      seen += 1
      let origin = OKLab(problem.foreground.color)
      for number in 0..<40 {
        let other = generator.color(near: joint.foreground, spread: [1, 3, 12, 48][number % 4])
        let search = NearestPassing(on: [other], limit: problem.limit)
        let surfaces = problem.surfaces.map { search.nearest(to: $0.color)?.distance ?? .infinity }
        let sum = surfaces.reduce(OKLab(other).distance(to: origin), +)
        #expect(joint.distance <= sum + 1e-12, "\(problem) \(joint) \(other.hex)")
      }
    }
  }
}
