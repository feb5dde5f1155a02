import Foundation
import TestSupport
import Testing
import ThemeKit

@testable import qetheme

/// What `contrast` offers where a pair is below the target.
@Suite struct ContrastRepairTests {
  /// `kind: foreground on backgrounds` for every repair in the JSON form, and the numbers beside it.
  private struct Answer: Decodable {
    struct Pair: Decodable {
      let background: String
      let ratio: Double
      let printed: String
    }
    struct Repair: Decodable {
      let kind: String
      let foreground: String
      let backgrounds: [String]
      let ratios: [Double]
      let distance: Double

      var summary: String { "\(kind): \(foreground) on \(backgrounds.joined(separator: " "))" }
    }
    let pairs: [Pair]
    let repairs: [Repair]
  }

  private func answer(_ arguments: String...) throws -> (status: ExitStatus, answer: Answer) {
    let run = try TestFolder().run(["contrast"] + arguments + ["--format", "json"])
    return (run.status, try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8)))
  }

  /// The repairs' rows of the text form.
  private func table(_ arguments: String..., variables: [String: String] = [:]) throws -> String {
    let output = try TestFolder().run(["contrast"] + arguments, variables: variables).output
    return output.range(of: "\nRepairs").map { String(output[$0.lowerBound...].dropFirst()) } ?? output
  }

  // MARK: Public bug reports

  /// Pairs that other tools judged wrongly: the ratio, and what is printed.
  @Test(arguments: [
    // dequelabs/axe-core#494, w3c/wcag#200, w3c/wcag#2251
    ("FFFFFF", "0078D7", "4.5", 4.498861, "4.49"), ("777777", "FFFFFF", "4.5", 4.478089, "4.47"),
    ("767676", "FFFFFF", "4.5", 4.542225, "4.54"), ("767776", "FFFFFF", "4.5", 4.496170, "4.49"),
    // stark-sketch-plugin#52, jdan/tota11y#153, A11yance/a11y-color#1
    ("A96805", "FFFFFF", "4.5", 4.497442, "4.49"), ("FFFFFF", "C65400", "4.5", 4.497479, "4.49"),
    ("007AA4", "F6F6F6", "4.5", 4.498188, "4.49"), ("02B875", "FFFFFF", "4.5", 2.587594, "2.58"),
    // wcag-contrast-ratio#3, either way round; SuperLightTUI#105; uswds#3926
    ("00C600", "0000C6", "4.5", 5.000229, "5.00"), ("0000C6", "00C600", "4.5", 5.000229, "5.00"),
    ("BD93F9", "282A36", "4.5", 5.903096, "5.90"), ("292A2B", "FF6839", "4.5", 4.992771, "4.99"),
    // bootstrap#35920: both pass; axe-core#3697: a border
    ("FFFFFF", "D53F1C", "4.5", 4.608297, "4.60"), ("000000", "D53F1C", "4.5", 4.556998, "4.55"),
    ("F9C66B", "FFFFFF", "3", 1.576827, "1.57"),
  ])
  func judgesPublicBugReports(
    _ foreground: String, _ background: String, _ target: String, _ ratio: Double, _ printed: String
  ) throws {
    let (status, answer) = try answer(foreground, background, "--target", target)
    let pair = try #require(answer.pairs.first)
    #expect(abs(pair.ratio - ratio) < 6e-7)
    #expect(pair.printed == printed)
    #expect(status == (ratio < Double(target)! ? .findings : .success))
    #expect(answer.repairs.isEmpty == (status == .success))
  }

  @Test(arguments: [
    ("0078D7", "FFFFFF", ["same-hue: #0178d6 on #ffffff", "nearest: #0178d6 on #ffffff"]),
    ("FFFFFF", "0078D7", ["background: #ffffff on #0178d6"]),
    ("777777", "FFFFFF", ["same-hue: #767676 on #ffffff", "nearest: #777676 on #ffffff"]),
    ("A96805", "FFFFFF", ["same-hue: #a86806 on #ffffff", "nearest: #a86806 on #ffffff"]),
    ("FFFFFF", "C65400", ["background: #ffffff on #c55401"]),
    ("007AA4", "F6F6F6", ["same-hue: #017aa3 on #f6f6f6", "nearest: #017aa3 on #f6f6f6"]),
    ("02B875", "FFFFFF", ["same-hue: #0e8853 on #ffffff", "nearest: #018945 on #ffffff"]),
    ("FF66AA", "FFFFFF", ["same-hue: #d53583 on #ffffff", "nearest: #d82f85 on #ffffff"]),
  ])
  func repairsPublicBugReports(_ foreground: String, _ background: String, _ repairs: [String]) throws {
    let found = try answer(foreground, background).answer.repairs.map(\.summary)
    for repair in repairs { #expect(found.contains(repair), "\(found)") }
  }

  // MARK: Kinds

  @Test func changesOnlyTheBackgroundThatFails() throws {
    let (_, answer) = try answer("757575", "e9e9e9", "ffffff")
    let background = try #require(answer.repairs.first { $0.kind == "background" })
    #expect(background.backgrounds[1] == "#ffffff")
    #expect(background.backgrounds[0] != "#e9e9e9")
  }

  @Test func changesBothBackgroundsWhereOneDoesNotSuffice() throws {
    let (_, answer) = try answer("8a8f98", "ffffff", "f4f5f7")
    #expect(
      answer.repairs.map(\.summary) == [
        "same-hue: #6a717e on #ffffff #f4f5f7", "nearest: #756e7c on #ffffff #f4f5f7",
        "background: #8a8f98 on #4f0d32 #481536",
      ])
  }

  /// The order is fixed, also where one kind is missing.
  @Test func putsTheBestPossibleFirstWhereNothingPasses() throws {
    let (status, answer) = try answer("777777", "888888", "999999", "--target", "15")
    #expect(status == .findings)
    #expect(
      answer.repairs.map(\.summary) == [
        "best-possible: #000000 on #888888 #999999", "joint: #200512 on #caeae2 #cee9e2",
      ])
    #expect(answer.repairs[0].ratios.allSatisfy { $0 < 15 })
    #expect(answer.repairs[1].ratios.allSatisfy { $0 >= 15 })
  }

  /// Every limit from 1 to 21, on both sides of what colours can reach.
  @Test(arguments: ["1", "1.0001", "1.7", "2.999", "3", "4.5", "5.77", "7", "12.34567", "20.99", "21"])
  func holdsEveryTarget(_ target: String) throws {
    let limit = try #require(Double(target))
    var generator = SeededGenerator(seed: 51)
    for _ in 0..<6 {
      let colors = (0..<3).map { _ in String(generator.color().hex.dropFirst()) }
      let (status, answer) = try answer(colors[0], colors[1], colors[2], "--target", target)
      let passes = answer.pairs.allSatisfy { $0.ratio >= limit }
      #expect(status == (passes ? .success : .findings), "\(colors)")
      #expect(answer.repairs.isEmpty == passes, "\(colors)")
      for repair in answer.repairs {
        #expect((repair.kind != "best-possible") == repair.ratios.allSatisfy { $0 >= limit }, "\(colors) \(repair)")
      }
      let order = ["best-possible", "same-hue", "nearest", "background", "joint"]
      #expect(order.filter { answer.repairs.map(\.kind).contains($0) } == answer.repairs.map(\.kind), "\(colors)")
    }
  }

  // MARK: Text

  @Test func tabulatesRepairsOnTwoBackgrounds() throws {
    #expect(
      try table("8A8F98", "FFFFFF", "f4f5f7") == """
        Repairs by kind; distance is measured in OKLab, where black to white is 1:

          same hue     #8A8F98 → #6A717E   4.91:1 on #FFFFFF   distance 0.1019
                                           4.50:1 on #f4f5f7
          nearest      #8A8F98 → #756E7C   4.90:1 on #FFFFFF   distance 0.1008
                                           4.50:1 on #f4f5f7
          background   #FFFFFF → #4F0D32   4.50:1 on #4F0D32   distance 1.3991
                       #f4f5f7 → #481536   4.50:1 on #481536

        """)
  }

  @Test func saysThatNoColorPasses() throws {
    let output = try TestFolder().run("contrast", "ffffff", "808080", "202020").output
    #expect(
      output.hasSuffix(
        """

        No colour reaches 4.5:1 on both backgrounds.

        Repairs by kind; distance is measured in OKLab, where black to white is 1:

          best possible   #ffffff as it is    3.94:1 on #808080
                                              16.29:1 on #202020
                          does not pass: 3.94:1 on #808080 is below 4.5:1
          background      #808080 → #797676   4.50:1 on #797676    distance 0.0316
                                              16.29:1 on #202020

        """))
  }

  @Test func saysWhatIsMissing() throws {
    #expect(
      try table("ff7a1a", "ffffff", "--target", "21") == """
        Repairs by kind; distance is measured in OKLab, where black to white is 1:

          same hue     no colour of this hue passes
          nearest      #ff7a1a → #000000   21.00:1 on #ffffff   distance 0.7473
          background   no background reaches 21:1 with #ff7a1a

        """)
  }

  @Test func setsRepairsBelowEachOtherWhereTheTableIsTooWide() throws {
    #expect(
      try table("777777", "888888", "999999", "--target", "15", variables: ["COLUMNS": "60"]) == """
        Repairs by kind; distance is measured in OKLab, where black
        to white is 1:

          best possible, distance 0.5693
            #777777 → #000000
            5.92:1 on #888888
            7.37:1 on #999999
            does not pass: 5.92:1 on #888888 is below 15:1
          background: no background reaches 15:1 with #777777
          joint, distance 0.9180
            #777777 → #200512
            #888888 → #caeae2
            #999999 → #cee9e2
            15.00:1 on #caeae2
            15.00:1 on #cee9e2

        """)
  }

  @Test func keepsToTheWidth() throws {
    for columns in [40, 60, 80, 120] {
      for arguments in [["8a8f98", "ffffff", "f4f5f7"], ["777777", "888888", "999999", "--target", "15"]] {
        for color in ["truecolor", ""] {
          let run = try TestFolder().run(
            ["contrast"] + arguments + ["--color", "always"],
            variables: ["COLUMNS": "\(columns)", "COLORTERM": color])
          let shown = run.output.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
          let start = try #require(shown.range(of: "Repairs"))
          for line in shown[start.lowerBound...].split(separator: "\n") {
            #expect(line.count <= columns, "\(columns): \(line)")
          }
        }
      }
    }
  }

  /// One row where the nearest colour of all has the hue; the JSON form keeps both.
  @Test func joinsKindsThatAreOneColor() throws {
    #expect(
      try table("007AA4", "F6F6F6") == """
        Repairs by kind; distance is measured in OKLab, where black to white is 1:

          nearest, same hue   #007AA4 → #017AA3   4.50:1 on #F6F6F6   distance 0.0016
          background          #F6F6F6 → #F7F6F6   4.50:1 on #F7F6F6   distance 0.0013

        """)
    let (_, answer) = try answer("007AA4", "F6F6F6")
    #expect(
      answer.repairs.map(\.summary) == [
        "same-hue: #017aa3 on #f6f6f6", "nearest: #017aa3 on #f6f6f6", "background: #007aa4 on #f7f6f6",
      ])
  }

  /// With swatches too the joined row fits into 80 columns.
  @Test func narrowsTheGapsBeforeItGivesTheTableUp() throws {
    let text = try table(
      "007AA4", "F6F6F6", "--color", "always", variables: ["COLUMNS": "80", "COLORTERM": "truecolor"])
    let shown = text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(
      shown.contains(
        "\n  nearest, same hue     #007AA4 →    #017AA3  4.50:1 on #F6F6F6  distance 0.0016\n"), "\(shown)")
  }

  @Test func showsSwatchesOnlyInTrueColor() throws {
    let block = "\u{1B}[48;2;213;53;131m  \u{1B}[0m #d53583"
    func output(_ color: String, _ colorTerm: String) throws -> String {
      try TestFolder().run("contrast", "ff66aa", "ffffff", "--color", color, variables: ["COLORTERM": colorTerm]).output
    }
    #expect(try output("always", "truecolor").contains("\u{1B}[48;2;255;102;170m  \u{1B}[0m #ff66aa → \(block)"))
    #expect(try output("always", "").contains("#ff66aa → #d53583   \u{1B}[32m4.50:1\u{1B}[0m on #ffffff"))
    #expect(try !output("always", "").contains("48;2"))
    #expect(try !output("never", "truecolor").contains("\u{1B}"))
  }

  @Test func spellsAsTyped() throws {
    // Digits alone follow the other colour.
    #expect(try table("777777", "FFFFFF").contains("#FFFFFF → #0E0022"))
    #expect(try table("808080", "FFE0FF").contains("#808080 → #6E686B   4.50:1 on #FFE0FF"))
    #expect(try table("808080", "ffe0ff").contains("#808080 → #6e686b   4.50:1 on #ffe0ff"))
  }
}
