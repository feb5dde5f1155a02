import ThemeKit

/// `preview`: draws the cards of each theme and writes them with the payloads.
enum PreviewCommand: Command {
  static let specification = CommandSpecification(
    name: "preview", abstract: "Draw SVG cards of each theme, as the module is predicted to show it.",
    discussion: """
      Writes <out>/<id>/<mode>/<screen>.svg and theme_applied.json beside it for each theme. Files that are as they \
      should be are left alone; nothing is ever deleted.

      With --direction rtl the module's screens are mirrored and hold Arabic, in <screen>.rtl.svg; with --vision protan, \
      deutan, tritan or achroma their colours are simulated, in <screen>.protan.svg and so on, or <screen>.rtl.protan.svg. \
      ltr and none are the usual ones: --direction ltr,rtl draws both.

      The module's header, navigation and branding, which an app hides by default, are drawn with --show, for example \
      --show header,nav; the names of the files stay.

      With --png a picture stands beside each card: <screen>.png, with --scale 2 <screen>@2x.png. It is drawn in the \
      fonts that are installed.
      """,
    operands: [Inputs.operand],
    options: [
      .option("out", "folder", required: true, "The folder to write to, or to compare with."),
      .option("screen", "screen", choices: Screen.allCases.map(\.rawValue), default: "all", "Only this card."),
      PredictCommand.modeOption,
      .option(
        "show", "parts", choices: ModulePart.allCases.map(\.rawValue), isList: true, default: "none",
        "Parts around the screens to draw, with commas between."),
      .option(
        "direction", "directions", choices: ScreenDirection.allCases.map(\.rawValue), isList: true, default: "ltr",
        "Lay the screens out from left to right, from right to left, or both."),
      .option(
        "vision", "visions", choices: ["none"] + ColorVision.allCases.map(\.rawValue), isList: true, default: "none",
        "Show the screens as they are, or as people with these kinds of colour vision see them."),
      .flag("png", "Draw each card as a PNG as well, with rsvg-convert or resvg, whichever is installed."),
      .option("scale", "scale", choices: ["1", "2", "3"], default: "1", "Pixels a point of --png."),
      .flag("check", "Write nothing; name the files that are missing, stale or left over, and exit with 1 if any is."),
      Inputs.stdinFilename,
    ])

  static func run(_ arguments: ParsedArguments, _ run: Run) throws -> ExitStatus {
    let inputs = try Inputs(arguments, run.environment)
    let out = arguments.value("out") ?? ""
    guard !out.isEmpty, out != "-" else {
      throw UsageError(
        "The value '\(out)' is invalid for '--out <folder>'. Please provide a folder: cards are several files.")
    }
    let screens = arguments.choice("screen", as: Screen.self).map { [$0] } ?? Screen.allCases
    let mode = arguments.value("mode")
    let cards = CardFiles(
      out: out, screens: screens, shown: Set(arguments.list("show", of: ModulePart.self)),
      variants: variants(arguments))
    var output = PreviewOutput(
      cards, pictures: try PreviewCommand.pictures(arguments, run.environment), isCheck: arguments.has("check"), run)
    var brands = BrandRun(inputs, run)
    var isMissing = mode != nil
    for (number, file) in inputs.files.enumerated() {
      guard let linted = brands.brand(inFile: number), let brand = linted.brand else { continue }
      guard let id = brand.id else {
        brands.fail("'\(file.path.text)' has no valid id to name its files by", .findings)
        continue
      }
      if let sentence = brands.takenID(id, file) {
        brands.fail(sentence, .findings)
        continue
      }
      output.visit(id)
      let themes = linted.themes.filter { mode == nil || $0.theme.modeName == mode }
      if !themes.isEmpty { isMissing = false }
      if themes.isEmpty, let mode, file.origin == .explicit {
        brands.fail("'\(file.path.text)' has no theme of the mode \(mode)", .failure)
        isMissing = false
      }
      var modes: Set<String> = []
      for theme in themes where modes.insert(theme.theme.modeName).inserted {
        output.take(cards.files(of: theme, in: linted, brand, id, fileName: file.cardName))
      }
    }
    if isMissing, let mode, brands.count > 0 { brands.fail("no brand has a theme of the mode \(mode)", .failure) }
    // The cards of a brand that could not be read are not left over.
    let isComplete = inputs.areWholeFolders && brands.status == .success
    let outcome = output.finish(looksEverywhere: isComplete, mode: mode)
    return brands.finish(inputs).combined(with: outcome)
  }

  /// Each direction with each colour vision, the usual ones first.
  private static func variants(_ arguments: ParsedArguments) -> [CardVariant] {
    let directions = arguments.list("direction", of: ScreenDirection.self)
    let visions = (arguments.value("vision") ?? "none").split(separator: ",")
    let kinds: [ColorVision?] =
      (visions.contains("none") ? [nil] : []) + ColorVision.allCases.filter { visions.contains(Substring($0.rawValue)) }
    return ScreenDirection.allCases.filter { directions.isEmpty ? $0 == .leftToRight : directions.contains($0) }
      .flatMap { direction in kinds.map { CardVariant(direction: direction, vision: $0) } }
  }

  /// What draws the pictures of `--png`; nil without it.
  private static func pictures(_ arguments: ParsedArguments, _ environment: Environment) throws -> PictureOutput? {
    guard arguments.has("png") else {
      if arguments.value("scale") == nil { return nil }
      throw UsageError("'--scale <scale>' is for the pictures of '--png'")
    }
    if arguments.has("check") {
      throw UsageError(
        "'--check' cannot be used with '--png': the bytes of a PNG depend on the program and the fonts it is drawn with"
      )
    }
    guard let converter = PictureConverter(onPath: environment.variable("PATH")) else {
      throw RunError(
        "--png needs rsvg-convert (Debian: librsvg2-bin, Homebrew: librsvg) or resvg, and neither is on PATH")
    }
    return PictureOutput(converter, scale: Int(arguments.value("scale") ?? "") ?? 1, environment)
  }
}
