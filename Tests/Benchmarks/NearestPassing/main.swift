/// Times the colour searches and prints them beside a plain scan of all colours in the same run; compares the answers.
///
///     swift run -c release nearest-passing-benchmark [QUERIES] [SCANS]
///
/// QUERIES random questions of each kind (default 2000); of the first kind the first SCANS (default 10) are also
/// answered by the plain scan. Exits with 1 if a scan finds another colour. Times are wall-clock microseconds, each
/// the best of three runs, so that other work on the machine shows little.
import Foundation
import TestSupport
import ThemeKit

let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let queries = arguments.first ?? 2000
let scans = arguments.dropFirst().first ?? 10

func microseconds(_ work: () -> Void) -> Double {
  let (seconds, attoseconds) = ContinuousClock().measure(work).components
  return Double(seconds) * 1e6 + Double(attoseconds) * 1e-12
}

func bestOfThree(_ work: () -> Void) -> Double { (0..<3).map { _ in microseconds(work) }.min()! }

func fixed(_ value: Double, _ decimals: Int = 1) -> String {
  let scale = decimals == 1 ? 10.0 : 1.0
  let scaled = Int((value * scale).rounded())
  return decimals == 1 ? "\(scaled / 10).\(scaled % 10)" : "\(scaled)"
}

@discardableResult
func report(_ name: String, _ times: [Double]) -> Double {
  let sorted = times.sorted()
  let median = sorted[sorted.count / 2]
  print("\(name): \(times.count) queries, median \(fixed(median)) µs, worst \(fixed(sorted.last!)) µs")
  return median
}

/// Random text on random surfaces that fails at least once.
func problems(_ count: Int, surfaces: Int, seed: UInt64) -> [RepairProblem] {
  var generator = SeededGenerator(seed: seed)
  var problems: [RepairProblem] = []
  while problems.count < count {
    var colors = [generator.color()]
    while colors.count < surfaces {
      let isClose = problems.count.isMultiple(of: 2)
      colors.append(isClose ? generator.color(near: colors[0], spread: 24) : generator.color())
    }
    let text = generator.color()
    let passes = colors.allSatisfy { ContrastRatio(text, $0).meets(.fourPointFive) }
    if !passes { problems.append(RepairProblem(foreground: text, backgrounds: colors, limit: .fourPointFive)) }
  }
  return problems
}

func search(_ problem: RepairProblem) -> NearestPassing {
  NearestPassing(on: problem.surfaces.map(\.color), limit: problem.limit)
}

let single = problems(queries, surfaces: 1, seed: 1)
let double = problems(queries, surfaces: 2, seed: 2)
let median = report(
  "nearest, one surface",
  single.map { problem in bestOfThree { _ = search(problem).nearest(to: problem.foreground.color) } })
report(
  "nearest, two surfaces",
  double.map { problem in bestOfThree { _ = search(problem).nearest(to: problem.foreground.color) } })
report(
  "same hue, one surface",
  single.map { problem in bestOfThree { _ = search(problem).nearestOfSameHue(to: problem.foreground.color) } })
report(
  "same hue, two surfaces",
  double.map { problem in bestOfThree { _ = search(problem).nearestOfSameHue(to: problem.foreground.color) } })
report(
  "best possible, where none passes",
  double.filter { search($0).nearest(to: $0.foreground.color) == nil }.map { problem in
    bestOfThree { _ = search(problem).bestPossible(for: problem.foreground.color) }
  })
report(
  "every repair of a theme with two surfaces",
  double.prefix(200).map { problem in bestOfThree { _ = ColorRepairs(problem).all() } })

var differences = 0
var scanTimes: [Double] = []
for problem in single.prefix(scans) {
  var scanned: NearestColor?
  let target = OKLab(problem.foreground.color)
  scanTimes.append(
    microseconds {
      for rgb in 0..<UInt32(1 << 24) {
        let color = SRGBColor(rgb: rgb)
        guard ContrastRatio(color, problem.surfaces[0].color).meets(problem.limit) else { continue }
        let distance = OKLab(color).distance(to: target)
        if distance < scanned?.distance ?? .infinity { scanned = NearestColor(color: color, distance: distance) }
      }
    })
  if scanned != search(problem).nearest(to: problem.foreground.color) {
    differences += 1
    print("different: \(problem.foreground.color.hex) on \(problem.surfaces[0].color.hex)")
  }
}
if !scanTimes.isEmpty {
  let scan = report("plain scan of all colours", scanTimes)
  print("the search takes 1/\(fixed(scan / median, 0)) of the scan; \(differences) of \(scans) answers differ")
}
if differences > 0 { exit(1) }
