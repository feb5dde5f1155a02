import Foundation
import Testing

@testable import qetheme

/// Wrong command lines: what is said, and status 64.
@Suite struct UsageErrorTests {
  @Test(
    arguments: [
      (["lin"], "Error: Unexpected argument 'lin'. Did you mean 'lint'?"),
      (["--hlep"], "Error: Unknown option '--hlep'. Did you mean '--help'?"),
      (["help", "previw"], "Error: Unexpected argument 'previw'. Did you mean 'preview'?"),
      (["lint", "--fromat", "json"], "Error: Unknown option '--fromat'. Did you mean '--format'?"),
      (["lint", "--format"], "Error: Missing value for '--format <format>'"),
      (["lint", "--format", "--exit-zero"], "Error: Missing value for '--format <format>'"),
      (["lint", "--exit-zero=yes"], "Error: The option '--exit-zero' takes no value"),
      (
        ["lint", "--format=jsn"],
        "Error: The value 'jsn' is invalid for '--format <format>'. Did you mean 'json'? Please provide one of 'full', "
          + "'concise', 'json', 'jsonl', 'sarif', 'github', 'gitlab', 'junit', 'checkstyle' and 'markdown'."
      ),
      (
        ["lint", "--max-warnings", "few"],
        "Error: The value 'few' is invalid for '--max-warnings <number>'. Please provide a whole number from 0."
      ),
      (["lint", "--stdin-filename", "a.xml"], "Error: '--stdin-filename <name>' needs the path '-'"),
      (
        ["lint", "--max-warnings", "-1"],
        "Error: The value '-1' is invalid for '--max-warnings <number>'. Please provide a whole number from 0."
      ),
      (
        ["lint", "--max-warnings=+1"],
        "Error: The value '+1' is invalid for '--max-warnings <number>'. Please provide a whole number from 0."
      ),
      (
        ["lint", "-", "--stdin-filename", ""],
        "Error: The value '' is invalid for '--stdin-filename <name>'. Please provide a name."
      ),
      (
        ["preview", "--out", "-"],
        "Error: The value '-' is invalid for '--out <folder>'. Please provide a folder: cards are several files."
      ),
      (["preview"], "Error: Missing expected argument '--out <folder>'"),
      (
        ["contrast", "777", "fff"],
        "Error: '777' is not a colour: it must have six hex digits, it has three; did you mean 777777?"
      ),
      (["contrast", "77777", "ffffff"], "Error: '77777' is not a colour: it must have six hex digits, it has five"),
      (
        ["contrast", "777777", "ffffff", "--target", "22"],
        "Error: The value '22' is invalid for '--target <ratio>'. Please provide a number from 1 to 21."
      ),
      (
        ["contrast", "777777", "ffffff", "--target", "nan"],
        "Error: The value 'nan' is invalid for '--target <ratio>'. Please provide a number from 1 to 21."
      ),
      (["contrast", "1", "2", "3", "4", "5"], "Error: 2 unexpected arguments: '4', '5'"),
      (["lint", "a\u{1B}[2J", "--\u{202E}"], "Error: Unknown option '--<U+202E>'"),
    ])
  func isNamed(arguments: [String], message: String) throws {
    let folder = try TestFolder()
    let run = try CommandRun(arguments.map { Argument($0) }, folder.url.path, [], [:], nil, errorsAreTerminal: false)
    #expect(run.status == .usage)
    #expect(run.output == "")
    #expect(run.errors.split(separator: "\n").first.map(String.init) == message)
  }

  @Test(arguments: ["0x4", "0x1p2", "nan", "inf", "-3", "-.5", "+4", "4e0", "4.", ".5", "", " 4", "0.99", "21.01", "４"])
  func aTargetIsAPlainNumber(text: String) throws {
    let run = try TestFolder().run("contrast", "777777", "ffffff", "--target", text)
    #expect(run.status == .usage)
    #expect(
      run.errors.hasPrefix(
        "Error: The value '\(text)' is invalid for '--target <ratio>'. Please provide a number from 1 to 21.\n"))
  }

  /// Each by itself: one may be mended where another cannot be.
  @Test(arguments: [
    (
      ["#e4572", "fff"],
      """
      Error: '#e4572' is not a colour: it must have six hex digits, it has five
      Error: 'fff' is not a colour: it must have six hex digits, it has three; did you mean ffffff?
      Help:  A colour is six hex digits, with or without #: 777777 or '#777777'.
      """
    ),
    (
      ["777", "#FFF", "101418"],
      """
      Error: '777' is not a colour: it must have six hex digits, it has three; did you mean 777777?
      Error: '#FFF' is not a colour: it must have six hex digits, it has three; did you mean FFFFFF?
      Help:  Did you mean 'qetheme contrast 777777 FFFFFF 101418'?
      """
    ),
    (
      ["navy", "rgb(0, 0, 0)"],
      """
      Error: 'navy' is not a colour: it must be # and six hex digits, not a CSS name; did you mean 000080?
      Error: 'rgb(0, 0, 0)' is not a colour: it must be # and six hex digits, not rgb(); did you mean 000000?
      Help:  Did you mean 'qetheme contrast 000080 000000'?
      """
    ),
    (
      ["", "12345g"],
      """
      Error: '' is not a colour: it must be # and six hex digits, it is blank
      Error: '12345g' is not a colour: it must be # and six hex digits, "g" is none
      Help:  A colour is six hex digits, with or without #: 777777 or '#777777'.
      """
    ),
    (
      ["777777", "0xffffff"],
      """
      Error: '0xffffff' is not a colour: it must start with #, not with 0x; did you mean ffffff?
      """
    ),
  ])
  func colorsAreNamedEachByItself(_ words: [String], _ message: String) throws {
    let run = try TestFolder().run(["contrast"] + words)
    #expect(run.status == .usage)
    #expect(run.errors.hasPrefix(message + "\nUsage: "), "\(run.errors)")
  }

  @Test func areNamedAllAtOnce() throws {
    let run = try TestFolder().run("contrast", "--traget", "3", "--format", "xml")
    #expect(
      run.errors == """
        Error: Unknown option '--traget'. Did you mean '--target'?
        Error: The value 'xml' is invalid for '--format <format>'. Please provide one of 'text' and 'json'.
        Error: Missing expected argument '<background>'
        Help:  <background>  The colour behind it, such as ffffff.
        Help:  In a shell an unquoted # starts a comment: write 777777 or '#777777'.
        Usage: qetheme contrast <foreground> <background> [<second-background>]
          [--target <ratio>] [--format <format>] [--color <when>]
          See 'qetheme contrast --help' for more information.

        """)
  }

  @Test func theLastOfARepeatedOptionCounts() throws {
    let run = try TestFolder().run("contrast", "777777", "ffffff", "--target", "5", "--target=3")
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("#777777 on #ffffff is 4.47:1, which reaches 3:1\n"))
  }

  @Test func wordsAfterTwoDashesAreOperands() throws {
    let run = try TestFolder().run("lint", "--", "--format")
    #expect(run.errors == "Error: '--format' does not exist\n")
    #expect(run.status == .failure)
  }

  @Test func theVariableIsChecked() throws {
    let run = try TestFolder().run("lint", variables: ["QETHEME_FORMAT": "sarfi"])
    #expect(run.status == .usage)
    #expect(
      run.errors.hasPrefix(
        "Error: The value 'sarfi' is invalid for the variable QETHEME_FORMAT. Did you mean 'sarif'? Please provide one "
      ))
  }
}
