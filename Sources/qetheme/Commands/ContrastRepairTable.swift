import ThemeKit

/// The repairs of `contrast` for people: a table where it fits into the width, else a block for each.
struct ContrastRepairTable {
  /// The foreground, then the backgrounds.
  let colors: [TypedColor]
  let target: ContrastLimit
  /// In the order in which they are shown; none when every pair passes.
  let repairs: [ColorRepair]
  let style: ReportStyle

  /// Begins with an empty line; empty when there is nothing to repair.
  var text: String {
    guard !repairs.isEmpty else { return "" }
    let entries = entries
    let width = entries.map { tableWidth($0) }.max() ?? 0
    let body = entries.map { width <= style.width ? row($0) : block($0) }.joined()
    return heading + "\n" + body
  }

  private var limit: String { ShortDecimal.text(target) + ":1" }

  private var heading: String {
    let isHopeless = repairs.contains { $0.kind == .bestPossible }
    let place = colors.count > 2 ? "on both backgrounds" : "on \(colors[1].text)"
    let title = "Repairs, by their distance in OKLab:\n"
    return isHopeless ? "\nNo colour reaches \(limit) \(place).\n\n" + title : "\n" + title
  }

  // MARK: What is said

  /// A repair, or the sentence why there is none.
  private enum Entry {
    case repair(ColorRepair)
    case missing(ColorRepair.Kind, String)

    var kind: ColorRepair.Kind {
      switch self {
      case .repair(let repair): repair.kind
      case .missing(let kind, _): kind
      }
    }
  }

  private var entries: [Entry] {
    ColorRepair.Kind.allCases.compactMap { kind in
      if let repair = repairs.first(where: { $0.kind == kind }) { return .repair(repair) }
      switch kind {
      // Without any colour that passes the heading has said it.
      case .sameHue where repairs.contains { $0.kind == .nearest }:
        return .missing(kind, "no colour of this hue passes")
      case .background: return .missing(kind, "no background reaches \(limit) with \(colors[0].text)")
      case .bestPossible, .sameHue, .nearest, .joint: return nil
      }
    }
  }

  private static let labels: [ColorRepair.Kind: String] = [
    .bestPossible: "best possible", .sameHue: "same hue", .nearest: "nearest", .background: "background",
    .joint: "joint",
  ]

  private func label(_ kind: ColorRepair.Kind) -> String { Self.labels[kind] ?? kind.rawValue }

  /// Nothing where nothing moves.
  private func distance(_ repair: ColorRepair) -> String {
    repair.distance > 0 ? "distance \(repair.roundedDistance(decimals: 4))" : ""
  }

  /// A piece of text and the cells it takes.
  private struct Cell {
    var text: String
    var cells: Int

    func padded(to width: Int) -> String { text + String(repeating: " ", count: max(0, width - cells)) }
  }

  /// The colours that change, each before and after.
  private func changes(_ repair: ColorRepair) -> [Cell] {
    let changed = zip(colors, [repair.foreground] + repair.backgrounds).filter { $0.color != $1 }
    let swatch = style.swatches ? Swatch.cells : 0
    guard !changed.isEmpty else {
      return [Cell(text: style.swatched(colors[0].color, colors[0].text) + " as it is", cells: 16 + swatch)]
    }
    return changed.map { before, after in
      Cell(
        text: style.swatched(before.color, before.text) + " → " + style.swatched(after, before.spelled(after)),
        cells: 17 + 2 * swatch)
    }
  }

  private func results(_ repair: ColorRepair) -> [Cell] {
    zip(repair.backgrounds, zip(colors.dropFirst(), repair.ratios)).map { background, pair in
      let (before, ratio) = pair
      let number = ratio.printed(against: target) + ":1"
      let place = " on " + before.spelled(background)
      return Cell(
        text: style.judged(number, ratio.meets(target)) + place, cells: number.utf8.count + place.utf8.count)
    }
  }

  // MARK: How it is laid out

  private static let gap = "   "
  private var labelWidth: Int { entries.map { label($0.kind).utf8.count }.max() ?? 0 }

  private func widest(_ cells: (ColorRepair) -> [Cell]) -> Int {
    repairs.flatMap(cells).map(\.cells).max() ?? 0
  }

  private func tableWidth(_ entry: Entry) -> Int {
    let start = 2 + labelWidth + Self.gap.utf8.count
    switch entry {
    case .missing(_, let sentence): return start + sentence.utf8.count
    case .repair(let repair):
      return start + widest(changes) + widest(results) + 2 * Self.gap.utf8.count + distance(repair).utf8.count
    }
  }

  private func row(_ entry: Entry) -> String {
    let label = "  " + Cell(text: label(entry.kind), cells: label(entry.kind).utf8.count).padded(to: labelWidth)
    guard case .repair(let repair) = entry else {
      if case .missing(_, let sentence) = entry { return label + Self.gap + sentence + "\n" }
      return ""
    }
    let changes = changes(repair)
    let results = results(repair)
    var text = ""
    for line in 0..<max(changes.count, results.count) {
      let start = line == 0 ? label : String(repeating: " ", count: 2 + labelWidth)
      let change = line < changes.count ? changes[line] : Cell(text: "", cells: 0)
      let result = line < results.count ? results[line] : Cell(text: "", cells: 0)
      var row = start + Self.gap + change.padded(to: widest(self.changes)) + Self.gap
      row += line == 0 ? result.padded(to: widest(self.results)) + Self.gap + distance(repair) : result.text
      while row.utf8.last == UInt8(ascii: " ") { row.removeLast() }
      text += row + "\n"
    }
    return text
  }

  private func block(_ entry: Entry) -> String {
    switch entry {
    case .missing(let kind, let sentence): "  \(label(kind)): \(sentence)\n"
    case .repair(let repair):
      "  \(label(repair.kind))\(repair.distance > 0 ? ", " : "")\(distance(repair))\n"
        + (changes(repair) + results(repair)).map { "    \($0.text)\n" }.joined()
    }
  }
}
