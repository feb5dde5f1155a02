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
    let gap = [3, 2].first { gap in entries.allSatisfy { tableWidth($0, entries, gap) <= style.width } }
    return heading + "\n" + entries.map { entry in gap.map { row(entry, entries, $0) } ?? block(entry) }.joined()
  }

  private var limit: String { ShortDecimal.text(target) + ":1" }

  private var heading: String {
    let place = colors.count > 2 ? "on both backgrounds" : "on \(colors[1].text)"
    var paragraphs = ["Repairs by kind; distance is measured in OKLab, where black to white is 1:"]
    if repairs.contains(where: { $0.kind == .bestPossible }) {
      paragraphs.insert("No colour reaches \(limit) \(place).", at: 0)
    }
    return paragraphs.map { "\n" + lines($0, indentation: 0) }.joined()
  }

  // MARK: What is said

  /// A repair, a sentence why there is none, or a repair with a sentence below it.
  private struct Entry {
    let label: String
    var repair: ColorRepair?
    var sentence: String?
  }

  private var entries: [Entry] {
    ColorRepair.Kind.allCases.compactMap(entry)
  }

  private func entry(_ kind: ColorRepair.Kind) -> Entry? {
    guard let found = repair(kind) else { return missing(kind).map { Entry(label: label(kind), sentence: $0) } }
    switch kind {
    case .nearest where isNearestOfSameHue: return nil
    case .sameHue where isNearestOfSameHue: return Entry(label: "nearest, same hue", repair: found)
    case .bestPossible: return Entry(label: label(kind), repair: found, sentence: shortfall(of: found))
    case .sameHue, .nearest, .background, .joint: return Entry(label: label(kind), repair: found)
    }
  }

  private func repair(_ kind: ColorRepair.Kind) -> ColorRepair? { repairs.first { $0.kind == kind } }

  /// Whether two kinds are one and the same colour.
  private var isNearestOfSameHue: Bool {
    guard let nearest = repair(.nearest) else { return false }
    return repair(.sameHue)?.foreground == nearest.foreground
  }

  private func missing(_ kind: ColorRepair.Kind) -> String? {
    switch kind {
    // Without any colour that passes the heading has said it.
    case .sameHue: repair(.nearest).map { _ in "no colour of this hue passes" }
    case .background: "no background reaches \(limit) with \(colors[0].text)"
    case .bestPossible, .nearest, .joint: nil
    }
  }

  /// "does not pass: 3.94:1 on #808080 is below 4.5:1", of the background where it does worst.
  private func shortfall(of repair: ColorRepair) -> String? {
    zip(repair.ratios, zip(colors.dropFirst(), repair.backgrounds)).min { $0.0 < $1.0 }.map { ratio, background in
      "does not pass: \(ratio.printed(against: target)):1 on \(background.0.spelled(background.1)) is below \(limit)"
    }
  }

  private func label(_ kind: ColorRepair.Kind) -> String {
    switch kind {
    case .bestPossible: "best possible"
    case .sameHue: "same hue"
    case .nearest, .background, .joint: kind.rawValue
    }
  }

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

  private func start(_ entries: [Entry], _ gap: Int) -> Int {
    2 + (entries.map(\.label.utf8.count).max() ?? 0) + gap
  }

  private func widest(_ cells: (ColorRepair) -> [Cell]) -> Int {
    repairs.flatMap(cells).map(\.cells).max() ?? 0
  }

  private func tableWidth(_ entry: Entry, _ entries: [Entry], _ gap: Int) -> Int {
    let columns = entry.repair.map { widest(changes) + widest(results) + 2 * gap + distance($0).utf8.count }
    return start(entries, gap) + max(columns ?? 0, entry.sentence?.utf8.count ?? 0)
  }

  private func row(_ entry: Entry, _ entries: [Entry], _ gap: Int) -> String {
    let start = start(entries, gap)
    let blank = String(repeating: " ", count: gap)
    var rows: [String] = []
    if let repair = entry.repair {
      let changes = changes(repair)
      let results = results(repair)
      for line in 0..<max(changes.count, results.count) {
        let change = line < changes.count ? changes[line] : Cell(text: "", cells: 0)
        let result = line < results.count ? results[line] : Cell(text: "", cells: 0)
        let row = change.padded(to: widest(self.changes)) + blank
        rows.append(
          row + (line == 0 ? result.padded(to: widest(self.results)) + blank + distance(repair) : result.text))
      }
    }
    if let sentence = entry.sentence { rows.append(sentence) }
    return rows.enumerated().map { index, row in
      let label = index == 0 ? entry.label : ""
      var line = Cell(text: "  " + label, cells: 2 + label.utf8.count).padded(to: start) + row
      while line.utf8.last == UInt8(ascii: " ") { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  private func block(_ entry: Entry) -> String {
    guard let repair = entry.repair else {
      return lines("\(entry.label): \(entry.sentence ?? "")", indentation: 2)
    }
    let distance = distance(repair)
    return "  \(entry.label)\(distance.isEmpty ? "" : ", ")\(distance)\n"
      + (changes(repair) + results(repair)).map { "    \($0.text)\n" }.joined()
      + (entry.sentence.map { lines($0, indentation: 4) } ?? "")
  }

  /// Prose, wrapped into the width.
  private func lines(_ text: String, indentation: Int) -> String {
    let indent = String(repeating: " ", count: indentation)
    return TextWrapping.lines(text, width: style.width - indentation).map { indent + $0 + "\n" }.joined()
  }
}
