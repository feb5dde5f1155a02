import TestSupport
import Testing
import ThemeKit

/// What a repair of one pair must leave to the others.
@Suite struct ThemeColorsTests {
  @Test func derivedPaperIsTheBackground() {
    let theme = ThemeColors(text: SRGBColor(rgb: 0x777777), background: .white)
    #expect(theme.textProblem.surfaces.map(\.color) == [.white])
  }

  /// The nearest background for the text alone is often too close to the primary.
  @Test func primaryKeepsItsContrastOnARepairedBackground() throws {
    var generator = SeededGenerator(seed: 41)
    var kept = 0
    for _ in 0..<200 {
      let (text, primary, background) = (generator.color(), generator.color(), generator.color())
      let theme = ThemeColors(text: text, primary: primary, background: background)
      let before = ContrastRatio(primary, background)
      guard let repair = ColorRepairs(theme.textProblem).background() else { continue }
      let after = ContrastRatio(primary, repair.backgrounds[0])
      #expect(after.meets(.three) || !before.meets(.three) && after >= before, "\(theme) \(repair)")
      let free = ColorRepairs(RepairProblem(foreground: text, backgrounds: [background], limit: .fourPointFive))
      if let other = free.background(), other != repair { kept += 1 }
    }
    // The rule is seen at work: without it other backgrounds would have been nearer.
    #expect(kept > 10)
  }

  @Test func textIsAnErrorForARepairOfThePrimary() throws {
    let theme = ThemeColors(text: .black, primary: SRGBColor(rgb: 0xffd54f), background: .white)
    let repair = try #require(theme.primaryProblem.map(ColorRepairs.init)?.background())
    #expect(ContrastRatio(SRGBColor(rgb: 0xffd54f), repair.backgrounds[0]).meets(.three))
    #expect(ContrastRatio(.black, repair.backgrounds[0]).meets(.fourPointFive))
  }

  /// A background of a light theme stays one on which black reads better than white.
  @Test func backgroundStaysOnTheSideOfItsMode() {
    var generator = SeededGenerator(seed: 42)
    var moved = 0
    for _ in 0..<200 {
      let background = generator.color()
      let isLight = ContrastRatio(background, .black) > ContrastRatio(background, .white)
      let theme = ThemeColors(text: generator.color(), background: background, mode: isLight ? .light : .dark)
      guard let repair = ColorRepairs(theme.textProblem).background() else { continue }
      let after = repair.backgrounds[0]
      #expect((ContrastRatio(after, .black) > ContrastRatio(after, .white)) == isLight, "\(theme) \(repair)")
      moved += 1
    }
    #expect(moved > 20)
  }

  @Test func whatIsNotInTheFileStays() {
    let theme = ThemeColors(
      text: SRGBColor(rgb: 0x8a8f98), background: .white, paper: SRGBColor(rgb: 0xf4f5f7), changeable: [.text, .paper])
    let repairs = ColorRepairs(theme.textProblem)
    #expect(repairs.background() == nil)
    #expect(repairs.joint().map { $0.backgrounds[0] == .white } ?? true)
    #expect(repairs.sameHue()?.backgrounds == [.white, SRGBColor(rgb: 0xf4f5f7)])
  }
}
