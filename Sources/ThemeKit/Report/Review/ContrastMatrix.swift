/// The colours of a theme as text on its surfaces, with the pairs among them that the module uses.
struct ContrastMatrix {
  /// A colour of the predicted theme, or the text as written where the module replaces that.
  struct Entry {
    let name: String
    let color: SRGBColor
    /// Of a predicted colour; nil for one that is written.
    let basis: Basis?
  }

  /// What the module uses two colours for.
  struct Use {
    /// "text", "control", "link", "label"
    let name: String
    let limit: ContrastLimit
    /// As grave as lint finds a failure.
    let mark: ReviewMark
    /// "passes", "fails" or "cannot tell"
    let word: String
  }

  struct Cell {
    let foreground: SRGBColor
    let surface: SRGBColor
    let ratio: ContrastRatio
    /// Empty where the module does not use the pair.
    let uses: [Use]
  }

  struct Row {
    let foreground: Entry
    /// One for each of `surfaces`.
    let cells: [Cell]
  }

  let surfaces: [Entry]
  let rows: [Row]

  init(_ theme: JudgedTheme) {
    let prediction = theme.prediction
    let surfaces: [(Entry, CheckedPair.Surface)] = [
      (Entry("background", prediction.background), .background), (Entry("paper", prediction.paper), .paper),
      (Entry("primary", prediction.primary), .primary),
    ]
    let label = theme.pairs.first { $0.kind == .labelOnPrimary }
    let written = theme.pairs.first { $0.kind == .textOnBackground }?.written
    var foregrounds: [(entry: Entry, kinds: [CheckedPair.Kind], isWritten: Bool)] = [
      (Entry("text", prediction.text), [.textOnBackground, .textOnPaper], false)
    ]
    if let written {
      foregrounds.append(
        (
          Entry(name: "text as written", color: written.foreground, basis: nil), [.textOnBackground, .textOnPaper], true
        ))
    }
    foregrounds.append(
      (
        Entry("primary", prediction.primary),
        [.primaryOnBackground, .primaryOnPaper, .linkOnBackground, .linkOnPaper], false
      ))
    if let label {
      foregrounds.append((Entry(name: "label", color: label.foreground, basis: label.basis), [.labelOnPrimary], false))
    }
    foregrounds.append((Entry("background", prediction.background), [], false))
    foregrounds.append((Entry("paper", prediction.paper), [], false))
    self.surfaces = surfaces.map(\.0)
    rows = foregrounds.map { foreground in
      Row(
        foreground: foreground.entry,
        cells: surfaces.map { entry, surface in
          let pairs = theme.pairs.filter { foreground.kinds.contains($0.kind) && $0.kind.surface == surface }
          return Cell(
            foreground: foreground.entry.color, surface: entry.color,
            ratio: ContrastRatio(foreground.entry.color, entry.color),
            uses: pairs.map { foreground.isWritten ? Use(written: $0, on: entry) : Use($0) })
        })
    }
  }
}

extension ContrastMatrix.Entry {
  fileprivate init(_ name: String, _ field: PredictedField<SRGBColor>) {
    self.init(name: name, color: field.applied, basis: field.basis)
  }
}

extension ContrastMatrix.Use {
  /// A pair of the predicted theme.
  fileprivate init(_ pair: CheckedPair) {
    self.init(pair, passes: pair.passes, level: pair.level)
  }

  /// The pair that would be there if the module kept the text as written: what lint judges.
  fileprivate init(written pair: CheckedPair, on surface: ContrastMatrix.Entry) {
    let passes = pair.written?.ratio.meets(pair.kind.limit) ?? false
    self.init(pair, passes: passes, level: surface.basis == .assumed ? .warning : pair.kind.level)
  }

  private init(_ pair: CheckedPair, passes: Bool, level: CheckedPair.Level) {
    let failure: ReviewMark =
      switch level {
      case .error: .fail
      case .warning: .warning
      case .note, .information: .note
      }
    let isJudged = pair.unchecked == nil
    self.init(
      name: pair.kind.use, limit: pair.kind.limit, mark: isJudged ? passes ? .pass : failure : .unchecked,
      word: isJudged ? passes ? "passes" : "fails" : "cannot tell")
  }
}

extension CheckedPair {
  /// What the second colour of a pair is.
  fileprivate enum Surface {
    case background, paper, primary
  }
}

extension CheckedPair.Kind {
  fileprivate var surface: CheckedPair.Surface {
    switch self {
    case .textOnBackground, .primaryOnBackground, .linkOnBackground: .background
    case .textOnPaper, .primaryOnPaper, .linkOnPaper: .paper
    case .labelOnPrimary: .primary
    }
  }

  /// What the module uses the pair for.
  fileprivate var use: String {
    switch self {
    case .textOnBackground, .textOnPaper: "text"
    case .primaryOnBackground, .primaryOnPaper: "control"
    case .linkOnBackground, .linkOnPaper: "link"
    case .labelOnPrimary: "label"
    }
  }
}
