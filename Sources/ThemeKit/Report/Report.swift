/// What a run found: what every reporter prints from.
public struct Report: Sendable {
  /// The files with something to say, in report order: by relative path, then by path. Files that lint clean are
  /// in `summary` only, so that a large clean tree costs no memory.
  public let files: [ReportedFile]
  public let summary: ReportSummary
  /// What could not be read, in the order of the files.
  public let failures: [RunFailure]
  /// The relative paths of the brand files that are not in `files`, in report order; empty when no format names them.
  public let clean: [String]
  /// The themes of the run, in the order of their files; empty when no format shows them.
  public let themes: [ReportedTheme]
  /// The least severity that the run fails for; nil when it fails for none.
  public let gate: Severity?

  public init(
    files: [ReportedFile], summary: ReportSummary, failures: [RunFailure] = [], clean: [String] = [],
    themes: [ReportedTheme] = [], gate: Severity? = .error
  ) {
    self.files = files
    self.summary = summary
    self.failures = failures
    self.clean = clean
    self.themes = themes
    self.gate = gate
  }
}

/// A file that could not be read.
public struct RunFailure: Hashable, Sendable {
  /// Relative, as machine formats name files.
  public let path: String
  /// A sentence without a final stop.
  public let message: String

  public init(path: String, message: String) {
    self.path = path
    self.message = message
  }
}

/// One theme of a run, for formats that show the contrast of all.
public struct ReportedTheme: Sendable {
  /// Relative, as machine formats name files.
  public let path: String
  /// What the brand is called.
  public let brand: String
  public let judged: JudgedTheme

  public init(path: String, brand: String, judged: JudgedTheme) {
    self.path = path
    self.brand = brand
    self.judged = judged
  }
}

/// One file of a report.
public struct ReportedFile: Sendable {
  public let source: SourceFile
  /// In the order of `Diagnostic.precedes`.
  public let diagnostics: [Diagnostic]
  /// The pairs of colours that could not be judged, in file order.
  public let unchecked: [UncheckedPair]

  /// The file with the repairs that the same findings have in `others`; where those have none, its own stay.
  public func offering(_ others: [Diagnostic]) -> ReportedFile {
    var repairs: [Diagnostic.Spot: [FixIt]] = [:]
    let hopeless = Set(others.filter { $0.notes.contains(Diagnostic.noRepair) }.map(\.spot))
    for other in others where other.contrast != nil && !other.fixIts.isEmpty { repairs[other.spot] = other.fixIts }
    let diagnostics = diagnostics.map { diagnostic in
      guard diagnostic.contrast != nil else { return diagnostic }
      var offered = diagnostic
      // What holds for the file alone may harm those that extend it.
      offered.fixIts = repairs[diagnostic.spot] ?? diagnostic.fixIts.filter { $0.edits.isEmpty }
      if offered.fixIts.isEmpty, hopeless.contains(diagnostic.spot), !offered.notes.contains(Diagnostic.noRepair) {
        offered.notes.append(Diagnostic.noRepair)
      }
      return offered
    }
    return ReportedFile(source: source, diagnostics: diagnostics, unchecked: unchecked)
  }

  /// The file as one that is no part of the run: its repairs are shown and never made.
  public var leftAlone: ReportedFile {
    let diagnostics = diagnostics.map { diagnostic in
      var shown = diagnostic
      shown.fixIts = diagnostic.fixIts.map { fixIt in
        fixIt.edits.isEmpty
          ? fixIt
          : FixIt(
            kind: fixIt.kind, title: "\(fixIt.title), in \(source.relativePath), which is not part of this run",
            applicability: .display, edits: [])
      }
      return shown
    }
    return ReportedFile(source: source, diagnostics: diagnostics, unchecked: unchecked)
  }

  public init(source: SourceFile, diagnostics: [Diagnostic], unchecked: [UncheckedPair] = []) {
    self.source = source
    self.diagnostics = diagnostics
    self.unchecked = unchecked
  }
}

/// A pair of colours of one theme that could not be judged, and why.
public struct UncheckedPair: Sendable {
  /// `light`, `dark` or `any`.
  public let mode: String
  public let kind: CheckedPair.Kind
  public let range: SourceRange
  /// A phrase.
  public let reason: String

  public init(mode: String, kind: CheckedPair.Kind, range: SourceRange, reason: String) {
    self.mode = mode
    self.kind = kind
    self.range = range
    self.reason = reason
  }

  /// The pairs of `theme` that could not be judged, in the order of `CheckedPair.Kind`.
  ///
  /// One that hangs on an inherited value is listed where the brand extends the file with it.
  public static func pairs(of theme: JudgedTheme, in brand: Brand) -> [UncheckedPair] {
    theme.pairs.compactMap { pair -> UncheckedPair? in
      guard let unchecked = pair.unchecked else { return nil }
      let isOwn = unchecked.place.file == 0
      return UncheckedPair(
        mode: theme.theme.modeName, kind: pair.kind,
        range: isOwn ? unchecked.place.range : brand.file.extends?.range ?? brand.file.root, reason: unchecked.reason)
    }
  }
}
