import Testing

@testable import qetheme

@Suite struct ContrastCommandTests {
  @Test func printsVerdicts() throws {
    let run = try TestFolder().run("contrast", "#777777", "FFFFFF")
    #expect(
      run.output == """
        #777777 on #ffffff is 4.47:1, which is below 4.5:1

          ✓ passes  3:1    parts of controls, large text
          ✗ fails   4.5:1  text, level AA
          ✗ fails   7:1    text, level AAA

        """)
    #expect(run.status == .findings)
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
      ("0078D7", "4.5", .findings, "#0078d7 on #ffffff is 4.49:1, which is below 4.5:1"),
      ("777777", "4.478", .success, "#777777 on #ffffff is 4.478:1, which reaches 4.478:1"),
    ])
  func holdsTheTarget(color: String, target: String, status: ExitStatus, line: String) throws {
    let run = try TestFolder().run("contrast", color, "ffffff", "--target", target)
    #expect(run.status == status)
    #expect(run.output.split(separator: "\n").first.map(String.init) == line)
  }
}
