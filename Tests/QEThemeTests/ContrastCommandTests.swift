import Foundation
import Testing

@testable import qetheme

@Suite struct ContrastCommandTests {
  @Test func printsVerdicts() throws {
    let run = try TestFolder().run("contrast", "#777777", "FFFFFF")
    #expect(
      run.output == """
        #777777 on #FFFFFF is 4.47:1, which is below 4.5:1

          ✓ passes  3:1    parts of controls, large text
          ✗ fails   4.5:1  text, level AA
          ✗ fails   7:1    text, level AAA

        Repairs by kind; distance is measured in OKLab, where black to white is 1:

          same hue     #777777 → #767676   4.54:1 on #FFFFFF   distance 0.0034
          nearest      #777777 → #777676   4.52:1 on #FFFFFF   distance 0.0028
          background   #FFFFFF → #0E0022   4.50:1 on #0E0022   distance 0.8652

        """)
    #expect(run.status == .findings)
  }

  @Test(arguments: [
    (
      "5.5",
      """
        ✓ passes  3:1    parts of controls, large text
        ✗ fails   4.5:1  text, level AA
        ✗ fails   5.5:1  the target
        ✗ fails   7:1    text, level AAA

      """
    ),
    (
      "4.478089453577214",
      """
        ✓ passes  3:1                  parts of controls, large text
        ✓ passes  4.478089453577214:1  the target
        ✗ fails   4.5:1                text, level AA
        ✗ fails   7:1                  text, level AAA

      """
    ),
    (
      "7.0",
      """
        ✓ passes  3:1    parts of controls, large text
        ✗ fails   4.5:1  text, level AA
        ✗ fails   7:1    text, level AAA

      """
    ),
  ])
  func judgesTheTargetAmongTheLimits(_ target: String, _ table: String) throws {
    let output = try TestFolder().run("contrast", "777777", "ffffff", "--target", target).output
    let start = try #require(output.range(of: "\n\n"))
    #expect(output[start.upperBound...].hasPrefix(table), "\(output)")
  }

  @Test func saysNothingOfRepairsWhereEverythingPasses() throws {
    let run = try TestFolder().run("contrast", "767676", "ffffff")
    #expect(
      run.output == """
        #767676 on #ffffff is 4.54:1, which reaches 4.5:1

          ✓ passes  3:1    parts of controls, large text
          ✓ passes  4.5:1  text, level AA
          ✗ fails   7:1    text, level AAA

        """)
    #expect(run.status == .success)
  }

  @Test func writesJSON() throws {
    let run = try TestFolder().run("contrast", "0178D6", "ffffff", "000000", "--format", "json")
    #expect(
      run.output == """
        {
          "foreground": "#0178d6",
          "pairs": [
            {
              "background": "#ffffff",
              "ratio": 4.507514500892,
              "printed": "4.50",
              "passes": {
                "3": true,
                "4.5": true,
                "7": false
              }
            },
            {
              "background": "#000000",
              "ratio": 4.658886842369,
              "printed": "4.65",
              "passes": {
                "3": true,
                "4.5": true,
                "7": false
              }
            }
          ],
          "repairs": []
        }

        """)
    #expect(run.status == .success)
  }

  @Test(
    arguments: [
      ("000000", "21", ExitStatus.success, "#000000 on #ffffff is 21.00:1, which reaches 21:1"),
      ("767676", "4.5", .success, "#767676 on #ffffff is 4.54:1, which reaches 4.5:1"),
      ("0078D7", "4.5", .findings, "#0078D7 on #ffffff is 4.49:1, which is below 4.5:1"),
      (
        "777777", "4.478089453577214", .success,
        "#777777 on #ffffff is 4.478089453577215:1, which reaches 4.478089453577214:1"
      ),
      ("777777", "4.478", .success, "#777777 on #ffffff is 4.478:1, which reaches 4.478:1"),
    ])
  func holdsTheTarget(color: String, target: String, status: ExitStatus, line: String) throws {
    let run = try TestFolder().run("contrast", color, "ffffff", "--target", target)
    #expect(run.status == status)
    #expect(run.output.split(separator: "\n").first.map(String.init) == line)
  }

  @Test func writesRepairsAsJSON() throws {
    let run = try TestFolder().run("contrast", "FF66AA", "FFFFFF", "--format", "json")
    let repairs = try #require(run.output.range(of: "  \"repairs\""))
    #expect(
      run.output[repairs.lowerBound...] == """
          "repairs": [
            {
              "kind": "same-hue",
              "foreground": "#d53583",
              "backgrounds": [
                "#ffffff"
              ],
              "ratios": [
                4.500443562157
              ],
              "distance": 0.126569406
            },
            {
              "kind": "nearest",
              "foreground": "#d82f85",
              "backgrounds": [
                "#ffffff"
              ],
              "ratios": [
                4.501527569406
              ],
              "distance": 0.126324889
            },
            {
              "kind": "background",
              "foreground": "#ff66aa",
              "backgrounds": [
                "#5c1f3d"
              ],
              "ratios": [
                4.500011010322
              ],
              "distance": 0.664406438
            }
          ]
        }

        """)
    #expect(run.status == .findings)
  }
}
