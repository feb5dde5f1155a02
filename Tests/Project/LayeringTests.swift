import TestSupport
import Testing

struct LayeringTests {
  @Test func sourcesKeepToTheirLayers() throws {
    #expect(try Layering(files: Repository.swiftFiles(below: "Sources")).violations() == [])
  }

  /// The check itself must be able to fail: one small package with every kind of fault, and lookalikes that are none.
  @Test func findsEveryKindOfFault() {
    let files = [
      file(
        "Sources/ThemeKit/Color/Shade.swift",
        """
        public struct Shade {
          // Linter in a comment, /* Linter in a nested one */ and
          /* Linter
             in a block */
          let note = "Linter in a string, \\(Linter.self) in an interpolation"
          let raw = #"Linter "quoted" \\(Linter)"#
        }
        """),
      file("Sources/ThemeKit/Rules/Linter.swift", "import Foundation\nenum Linter { static let tree = XMLTree() }\n"),
      file("Sources/ThemeKit/Syntax/XMLTree.swift", "import CLibXML2\nstruct XMLTree {}\nprivate struct Shade {}\n"),
      file("Sources/ThemeKit/Syntax/XMLParser.swift", "import CLibXML2\nlet parser = XMLTree()\n"),
      file(
        "Sources/ThemeKit/Preview/Card.swift",
        """
        struct Card {
          struct Linter {}
          let own = Linter()
          func print(_ text: String) {}
          func show() {
            exit(1)
            print("hello")
            self.print("hello")
          }
        }
        """),
      file("Sources/ThemeKit/Loose.swift", "let loose = 1\n"),
      file("Sources/ThemeKit/Cloud/Cloud.swift", "struct Cloud {}\n"),
      file("Sources/qetheme/Program.swift", "import Dispatch\nimport Glibc\nlet tree = XMLTree()\n"),
    ]
    #expect(
      Layering(files: files).violations() == [
        "Sources/ThemeKit/Color/Shade.swift:5: Color names Linter, which is in Rules",
        "Sources/ThemeKit/Rules/Linter.swift:1: imports Foundation",
        "Sources/ThemeKit/Rules/Linter.swift:2: Rules names XMLTree, which is in Syntax",
        "Sources/ThemeKit/Syntax/XMLTree.swift:1: imports CLibXML2",
        "Sources/ThemeKit/Preview/Card.swift:6: exit is for the program, not for ThemeKit",
        "Sources/ThemeKit/Preview/Card.swift:7: print is for the program, not for ThemeKit",
        "Sources/ThemeKit/Loose.swift:1: the file lies in no folder of the layering table",
        "Sources/ThemeKit/Cloud/Cloud.swift:1: the file lies in no folder of the layering table",
        "Sources/qetheme/Program.swift:1: imports Dispatch",
      ])
  }

  /// Every folder of the table may only use folders whose own permissions it has too: arrows go down.
  @Test func arrowsGoDown() {
    for (folder, below) in Layering.mayUse.sorted(by: { $0.key < $1.key }) {
      #expect(!below.contains(folder), "\(folder) stands below itself")
      for lower in below.sorted() {
        #expect(Layering.mayUse[lower]?.contains(folder) == false, "\(folder) and \(lower) use each other")
      }
    }
  }

  /// The map that people read has the same folders.
  @Test func architecturePageHasTheSameFolders() throws {
    let page = try Repository.text(of: "ARCHITECTURE.md")
    let rows = page.matches(of: /\n\| `([A-Z][A-Za-z]+)` \|/).map { String($0.output.1) }
    #expect(rows.sorted() == Layering.mayUse.keys.sorted())
  }

  private func file(_ path: String, _ text: String) -> TextFile {
    TextFile(path: path, text: text)
  }
}
