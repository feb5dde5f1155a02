/// The words of a contrast repair: a verb phrase, why this colour, and what comes of it.
///
///     use #6a717e: nearest with the same hue, 4.50:1 on paper, 4.91:1 on background, distance 0.1017
///
/// "Nearest" and "smallest" are said of what `ThemeRepairs` proves: of all colours that keep every other pair in which the
/// changed value is used.
struct RepairTitle {
  let repair: ThemeRepair
  let subject: ContrastSubject.Foreground
  let limit: ContrastLimit
  /// Whether a colour of the same hue is the nearest of all.
  let isNearest: Bool
  /// The foreground as typed; the module's own as predicted.
  let foreground: String
  /// Each changed colour as it will be written, in the order of `repair.changes`.
  let spelled: [String]
  /// The name of the palette colour that holds, or held, each of them.
  let palette: [String?]
  /// How many brands have the finding.
  let brands: Int
  /// The path of a brand that extends the repaired file, by its number among those that are repaired together.
  let path: (Int) -> String
  /// The names of palette colours that nothing uses then.
  let unused: [String]

  var text: String {
    if repair.kind == .bestPossible { return bestPossible }
    var text = "\(action): \(reason), \(results), distance \(repair.colors.roundedDistance(decimals: 4))"
    if !unused.isEmpty { text += "; \(unused.joined(separator: ", ")) \(unused.count == 1 ? "is" : "are") then unused" }
    return text
  }

  // MARK: What to do

  private var action: String {
    if repair.kind == .sameHue || repair.kind == .nearest {
      guard let name = palette[0] else { return "use \(spelled[0])" }
      return "use \(spelled[0]) \(repair.changes[0].isWrittenOut ? "in place of" : "for") \(name)"
    }
    let parts = repair.changes.indices.map { index in
      let change = repair.changes[index]
      let field = (change.use.role == .ownTheme ? "own " : "") + change.use.field.key
      guard let name = palette[index] else { return "\(field) to \(spelled[index])" }
      return "\(field) \(change.isWrittenOut ? "from " : "")\(name) to \(spelled[index])"
    }
    return "change \(Self.list(parts))"
  }

  // MARK: Why this colour

  private var reason: String {
    switch repair.kind {
    case .bestPossible: ""
    case .sameHue: (isNearest ? "nearest of all colours, with the same hue" : "nearest with the same hue") + allowed
    case .nearest: "nearest of all colours" + allowed
    case .background:
      "nearest that \(name) \(foreground) \(verb) on" + (repair.isHeldBack ? " and that harms nothing else" : "")
    case .joint: "smallest joint change of \(name) and surfaces" + (repair.isHeldBack ? " that harms nothing else" : "")
    }
  }

  /// Says that a foreground was chosen with more in mind than the finding's surfaces.
  private var allowed: String {
    if brands > 1 { return " that \(brands) brands allow" }
    guard repair.isHeldBack else { return "" }
    let uses = repair.changes[0].uses.count
    return uses > 1 ? " that its \(uses) uses allow" : " that harms nothing else"
  }

  private var name: String {
    let field = subject == .text || subject == .ownText ? "text" : "primary"
    guard let source = repair.source else { return "the module's own \(field)" }
    return source.role == .ownTheme ? "own \(field)" : field
  }

  private var verb: String {
    switch subject {
    case .text, .ownText, .link: "reads"
    case .primary: "stands out"
    }
  }

  // MARK: What comes of it

  private var results: String {
    repair.results.map { result in
      let surface = result.member == 0 ? result.field.key : "the \(result.field.key) of \(path(result.member))"
      return "\(result.ratio.printed(against: limit)):1 on \(surface)"
    }.joined(separator: ", ")
  }

  private var bestPossible: String {
    let number = limit == .three ? "3" : "4.5"
    return """
      no \(name) reaches \(number):1 on \(Self.list(repair.results.map(\.field.key).sorted())): \
      \(spelled[0]) does best, \(results)
      """
  }

  private static func list(_ parts: [String]) -> String {
    parts.count < 2
      ? parts.joined() : parts.dropLast().joined(separator: ", ") + " and " + (parts.last ?? "")
  }
}
