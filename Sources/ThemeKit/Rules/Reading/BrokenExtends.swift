/// An `extends` that does not lead to a brand.
///
/// What is said of the files on the way is found by `BrandFamily`; where files are, by whoever calls the linter.
enum BrokenExtends: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .brokenExtends, category: .reading, severity: .error,
      summary: "extends does not lead to a brand",
      rationale: """
        A brand that extends another has that one's values wherever it says nothing itself. The path is relative to the \
        file and stays inside the repository (outside one: the working folder), so that a file means the same on every \
        machine and however it is named. Where the parent is missing, cannot be read or leads back to the brand itself, \
        nobody knows what the app would show: nothing that hangs on it is judged.
        """,
      source: "the form of brand files",
      repairs: [
        .safe(
          .value,
          change: "\\ between the parts of the path becomes /",
          reason: "it is the same path"),
        .unsafe(
          .value,
          change: "the path leads to the file of the most similar name in the same folder",
          reason: "it changes what is inherited"),
      ],
      bad: [
        .xml(
          """
          <brand id="acme" extends="↓house.xml">
            <theme mode="dark"><primary>#ff7a1a</primary></theme>
          </brand>
          """),
        .xml("<brand id=\"acme\" extends=\"↓acme.xml\"/>\n"),
        .json("{ \"id\": \"acme\", \"extends\": \"↓../../house.xml\" }\n"),
        .json("{ \"id\": \"acme\", \"extends\": \"↓https://brands.example/house.xml\" }\n"),
      ],
      good: [
        .xml(
          """
          <brand id="acme" extends="house.json">
            <palette><color name="accent">#ff7a1a</color></palette>
          </brand>
          """,
          beside: [
            .init(
              name: "house.json",
              text: """
                { "id": "house", "palette": { "accent": "#2ebd85" },
                  "themes": [ { "mode": "dark", "primary": "{accent}", "background": "#101418", "text": "#f2f4f7" } ] }
                """)
          ])
      ])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {}

  static func diagnostic(_ text: String, _ fault: ExtendsFault, _ problem: ReadingProblem) -> Diagnostic {
    let title = problem.edits.first.map { "use \($0.text)" } ?? ""
    let isSafe = fault == .backslash
    return problem.finding(
      .brokenExtends, message(text, fault), related: relatedLabel(fault), help: help(fault),
      fix: problem.fix(.value, title, isSafe ? .safe : .unsafe))
  }

  /// What a finding in a file that others extend says of such a file.
  static func heirLabel(_ path: String) -> String { "inherited by \(path)" }

  private static func message(_ text: String, _ fault: ExtendsFault) -> String {
    let value = "extends \(Quoted.value(text))"
    switch fault {
    case .absolute: return "\(value) must be a path relative to this file"
    case .url: return "\(value) must be a path relative to this file, not a URL"
    case .home: return "\(value) must be a path relative to this file, \"~\" has no meaning"
    case .backslash: return "\(value) must have \"/\" between its parts, not \"\\\""
    case .controlCharacter(let scalar): return "\(value) must not hold \(Quoted.character(scalar))"
    case .outside(let boundary): return "\(value) must stay inside \(name(boundary))"
    case .missing(let suggestion):
      return "\(value) must lead to a file, there is none"
        + (suggestion.map { ", did you mean \(Quoted.value($0))" } ?? "")
    case .unreadable(let phrase): return "\(value) must lead to a file that can be read: \(phrase)"
    case .notABrand: return "\(value) must lead to a brand"
    case .malformed: return "\(value) must lead to a brand that can be read, this one has errors"
    case .circle(let paths): return circle(paths)
    }
  }

  private static func circle(_ paths: [String]) -> String {
    if paths.count == 2 { return "brand extends itself: \(shortened(paths))" }
    return "brands extend each other in a circle: \(shortened(paths))"
  }

  private static func shortened(_ paths: [String]) -> String {
    paths.map { Quoted.shortened($0) }.joined(separator: " → ")
  }

  private static func name(_ boundary: ExtendsFault.Boundary) -> String {
    switch boundary {
    case .repository: "the repository"
    case .workingFolder: "the working folder"
    case .folder: "the folder of this file"
    }
  }

  private static func relatedLabel(_ fault: ExtendsFault) -> String? {
    switch fault {
    case .circle: "part of the circle"
    case .malformed(let first): first.diagnostic.message
    case .absolute, .url, .home, .backslash, .controlCharacter, .outside, .missing, .unreadable, .notABrand: nil
    }
  }

  private static func help(_ fault: ExtendsFault) -> String? {
    switch fault {
    case .absolute, .url, .home: "write the way from this file's folder, like ../house.xml"
    case .backslash, .controlCharacter, .outside, .missing, .unreadable, .notABrand, .malformed, .circle: nil
    }
  }
}
