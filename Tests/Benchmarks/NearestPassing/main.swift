/// Times the colour searches, and holds their answers against recorded full scans and scans in the same run. Prints
/// one JSON object; `scripts/bench` runs it and says what the numbers mean.
///
///     swift run -c release nearest-passing-benchmark [QUERIES] [SCANS] [THEMES]
///
/// QUERIES random questions of each kind (default 2000), SCANS of the first kind also answered by looking at all
/// 16,777,216 colours (default 10), THEMES themes with four failing pairs (default 200). Times are wall-clock
/// microseconds, each the best of three runs, so that other work on the machine shows little.
import Foundation
import TestSupport
import ThemeKit

let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let queries = numbers.first ?? 2000
let scans = numbers.dropFirst().first ?? 10
let themes = numbers.dropFirst(2).first ?? 200

struct Timing: Encodable {
  let name: String
  let queries: Int
  let median: Double
  let worst: Double

  init(_ name: String, _ times: [Double]) {
    let sorted = times.sorted()
    self.name = name
    queries = times.count
    median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    worst = sorted.last ?? 0
  }
}

struct Comparison: Encodable {
  let name: String
  let rows: Int
  var differences: [String] = []
}

struct Outcome: Encodable {
  let vectors: [Comparison]
  let timings: [Timing]
  let scans: Comparison
  let scan: Timing
  /// Of the themes with four failing pairs: how many repairs of each kind were found.
  let repairs: [String: Int]
}

func microseconds(_ work: () -> Void) -> Double {
  let (seconds, attoseconds) = ContinuousClock().measure(work).components
  return Double(seconds) * 1e6 + Double(attoseconds) * 1e-12
}

func bestOfThree(_ work: () -> Void) -> Double { (0..<3).map { _ in microseconds(work) }.min()! }

// MARK: Recorded answers

func vectors(_ file: String) throws -> Comparison {
  let rows = try Repository.rows(of: "Tests/Fixtures/Color/\(file)")
  var comparison = Comparison(name: file, rows: rows.count)
  for row in rows {
    let surfaces = ["bg", "paper"].compactMap { row[$0] }.compactMap { SRGBColor(hex: $0) }
    guard let original = row["fg"].flatMap({ SRGBColor(hex: $0) }), let limit = row["threshold"].flatMap(Double.init)
    else {
      comparison.differences.append("unreadable: \(row)")
      continue
    }
    let search = NearestPassing(on: surfaces, limit: ContrastLimit(limit))
    let found = search.nearest(to: original)?.color.upperCaseHex ?? ""
    if found != row["best"] { comparison.differences.append("\(row): \(found)") }
    if let best = row["maxmin_colour"], search.bestPossible(for: original).color.upperCaseHex != best {
      comparison.differences.append("\(row): another best possible colour")
    }
  }
  return comparison
}

// MARK: Random questions

/// Random foregrounds on random surfaces that fail on one, or on all.
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

/// Themes in which text and primary both fail on background and paper; every other paper is close to its background.
func failingThemes(_ count: Int) -> [ThemeColors] {
  var generator = SeededGenerator(seed: 4)
  var themes: [ThemeColors] = []
  while themes.count < count {
    let background = generator.color()
    let isClose = themes.count.isMultiple(of: 2)
    let paper = isClose ? generator.color(near: background, spread: 24) : generator.color()
    let (text, primary) = (generator.color(), generator.color())
    let fails = [background, paper].allSatisfy {
      !ContrastRatio(text, $0).meets(.fourPointFive) && !ContrastRatio(primary, $0).meets(.three)
    }
    if fails { themes.append(ThemeColors(text: text, primary: primary, background: background, paper: paper)) }
  }
  return themes
}

func search(_ problem: RepairProblem) -> NearestPassing {
  NearestPassing(on: problem.surfaces.map(\.color), limit: problem.limit)
}

func repairs(of theme: ThemeColors) -> [ColorRepair] {
  [theme.textProblem, theme.primaryProblem].compactMap { $0 }.flatMap { ColorRepairs($0).all() }
}

let single = problems(queries, surfaces: 1, seed: 1)
let double = problems(queries, surfaces: 2, seed: 2)
let failing = failingThemes(themes)

func timing(_ name: String, _ problems: [RepairProblem], _ work: (NearestPassing, SRGBColor) -> Void) -> Timing {
  Timing(name, problems.map { problem in bestOfThree { work(search(problem), problem.foreground.color) } })
}

let timings = [
  timing("nearest, one background", single) { _ = $0.nearest(to: $1) },
  timing("nearest, two backgrounds", double) { _ = $0.nearest(to: $1) },
  timing("same hue, one background", single) { _ = $0.nearestOfSameHue(to: $1) },
  timing("same hue, two backgrounds", double) { _ = $0.nearestOfSameHue(to: $1) },
  timing(
    "best possible, where none passes", double.filter { search($0).nearest(to: $0.foreground.color) == nil }
  ) { _ = $0.bestPossible(for: $1) },
  Timing(
    "every repair of a theme with four failing pairs", failing.map { theme in bestOfThree { _ = repairs(of: theme) } }),
]

// MARK: Plain scans

var comparison = Comparison(name: "plain scans", rows: min(scans, single.count))
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
    comparison.differences.append("\(problem.foreground.color.hex) on \(problem.surfaces[0].color.hex)")
  }
}

var kinds: [String: Int] = [:]
for repair in failing.flatMap(repairs) { kinds[repair.kind.rawValue, default: 0] += 1 }
let files = ["nearest-passing.csv", "nearest-passing-3.0.csv", "nearest-passing-7.0.csv", "nearest-passing-two.csv"]
let outcome = Outcome(
  vectors: try files.map(vectors), timings: timings, scans: comparison,
  scan: Timing("plain scan of all colours", scanTimes), repairs: kinds)
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
print(String(decoding: try encoder.encode(outcome), as: UTF8.self))
if !(outcome.vectors + [comparison]).allSatisfy(\.differences.isEmpty) { exit(1) }
