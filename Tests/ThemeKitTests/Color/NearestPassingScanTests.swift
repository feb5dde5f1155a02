import TestSupport
import Testing
import ThemeKit

/// Random questions, each answered by the search and by looking through all colours.
@Suite struct NearestPassingScanTests {
  /// 3, 4.5, 7 and others: most questions are about 4.5, as most users' are.
  private func limit(_ number: Int, _ generator: inout SeededGenerator) -> ContrastLimit {
    switch number % 5 {
    case 0: .three
    case 1: [.seven, ContrastLimit(Double.random(in: 1...21, using: &generator))].randomElement(using: &generator)!
    default: .fourPointFive
    }
  }

  /// A question that the original does not answer already.
  private func question(_ number: Int, surfaces: Int, _ generator: inout SeededGenerator) -> ColorScan.Question {
    while true {
      var all = [generator.color()]
      // Every other pair is close together, as a background and a paper are.
      while all.count < surfaces {
        all.append(number.isMultiple(of: 2) ? generator.color(near: all[0], spread: 24) : generator.color())
      }
      let question = ColorScan.Question(
        target: generator.color(), surfaces: all, limit: limit(number, &generator))
      if !all.allSatisfy({ ContrastRatio(question.target, $0).meets(question.limit) }) { return question }
    }
  }

  private func check(_ question: ColorScan.Question, _ found: NearestColor?) {
    let scanned = ColorScan.shared.nearest(question, noFartherThan: found?.distance ?? .infinity)
    #expect(found == scanned, "\(question)")
  }

  @Test(arguments: [1, 2]) func oneSurface(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<1_000 {
      let question = question(number, surfaces: 1, &generator)
      check(question, NearestPassing(on: question.surfaces, limit: question.limit).nearest(to: question.target))
    }
  }

  @Test(arguments: [3, 4]) func twoSurfaces(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<500 {
      let question = question(number, surfaces: 2, &generator)
      check(question, NearestPassing(on: question.surfaces, limit: question.limit).nearest(to: question.target))
    }
  }

  @Test(arguments: [5, 6]) func sameHue(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<250 {
      var question = question(number, surfaces: 1 + number % 2, &generator)
      question.wedge = HueWedge(around: question.target)
      let search = NearestPassing(on: question.surfaces, limit: question.limit)
      check(question, search.nearestOfSameHue(to: question.target))
    }
  }

  /// The premise of "no grey is the same hue": greys and other colours are told apart by chroma without a doubt.
  @Test func greysHaveNoChroma() {
    for level in UInt8.min...UInt8.max {
      let grey = SRGBColor(red: level, green: level, blue: level)
      #expect(OKLab(grey).chroma < 1e-7, "\(grey.hex)")
    }
  }
}
