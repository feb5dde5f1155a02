/// The repairs of a file's contrast findings, as they are offered.
struct ContrastRepairs {
  private let file: LintedFile
  private let brand: Brand
  private let colors: BrandColors
  /// Of the file and its heirs.
  private let themes: [JudgedTheme]
  private let spelling: HexSpelling
  private let memory: RepairMemory
  private var check: RepairCheck

  init(_ file: LintedFile, _ brand: Brand, _ memory: RepairMemory) {
    self.file = file
    self.brand = brand
    self.memory = memory
    let members = file.members.compactMap { member in
      member.file.brand.map { BrandColors.Member($0, member.file.themes) }
    }
    colors = BrandColors(members)
    themes = file.members.flatMap(\.file.themes)
    spelling = HexSpelling(brand)
    check = RepairCheck(file)
  }

  /// The wanted repairs of one finding, in the order of every listing.
  mutating func fixIts(for diagnostic: Diagnostic, _ wanted: RepairSelection) -> [FixIt] {
    guard let subject = diagnostic.contrast,
      let repairs = ThemeRepairs(subject, of: themes, in: colors, memory: memory)
    else { return [] }
    var diagnostic = diagnostic
    // A reference that leads to another colour in a brand is that brand's to mend.
    diagnostic.contrast?.themes = repairs.themes
    // What stands in another file is repaired there.
    if diagnostic.file != nil { return wanted == .all ? overriding(repairs, subject) : [] }
    if subject.foreground == .link { return wanted == .all ? shown(repairs, diagnostic) : [] }
    switch wanted {
    case .none: return []
    case .applied(let unsafe):
      for kind in [ColorRepair.Kind.sameHue, .nearest, .background, .joint] where unsafe || kind == .sameHue {
        if let fixIt = offered(kind, repairs, diagnostic)?.fixIt, unsafe || fixIt.applicability == .safe {
          return [fixIt]
        }
      }
      return []
    case .all: return all(repairs, diagnostic)
    }
  }

  // MARK: Kinds

  private typealias Offer = (fixIt: FixIt, distance: Double)

  private mutating func all(_ repairs: ThemeRepairs, _ diagnostic: Diagnostic) -> [FixIt] {
    let nearest = offered(.nearest, repairs, diagnostic)
    let sameHue = offered(.sameHue, repairs, diagnostic, nearest: nearest)
    let background = offered(.background, repairs, diagnostic)
    // Where the nearest colour of all has the same hue it is listed once.
    let isListed = nearest?.fixIt.edits != sameHue?.fixIt.edits
    var offers = [sameHue, isListed ? nearest : nil, background].compactMap { $0 }
    if let joint = offered(.joint, repairs, diagnostic), offers.allSatisfy({ joint.distance < $0.distance }) {
      offers.append(joint)
    }
    // Of several brands each has surfaces of its own.
    let best = sameHue == nil && nearest == nil && brands(with: diagnostic) == 1 ? best(repairs, diagnostic) : nil
    return [best].compactMap { $0 } + offers.map(\.fixIt)
  }

  /// A repair of one kind, at the palette or else at the place of use: the first that holds when the file is read again.
  /// - Parameter nearest: the nearest of all, if it is known.
  private mutating func offered(
    _ kind: ColorRepair.Kind, _ repairs: ThemeRepairs, _ diagnostic: Diagnostic, nearest: Offer? = nil
  ) -> Offer? {
    for plan in repairs.plans(kind) {
      guard let repair = repairs.repair(plan) else { continue }
      let writtenOut = repair.changes.filter(\.isWrittenOut).map(\.value)
      let unused = writtenOut.isEmpty ? [] : brand.paletteColorsLeftUnused(writingOut: writtenOut)
      let fixIt = fixIt(repair, diagnostic, stillUnused(unused, writtenOut), nearest: nearest)
      guard check.holds(fixIt.edits, for: diagnostic, leaving: unused) else { continue }
      return (fixIt, repair.colors.distance)
    }
    return nil
  }

  /// Those of the palette colours that no brand which extends the file uses either.
  private func stillUnused(_ colors: [Int], _ writtenOut: [WrittenValue]) -> [Int] {
    if colors.isEmpty || file.heirs.isEmpty { return colors }
    var used: Set<SourceRange> = []
    for heir in file.heirs.compactMap(\.brand) {
      guard let number = heir.sources.firstIndex(where: { $0.path.utf8.elementsEqual(file.source.path.utf8) }) else {
        continue
      }
      let own = UInt8(number)
      let left = heir.paletteColorsLeftUnused(writingOut: writtenOut.map { $0.inFile(own) }, inFile: own)
      let unused = Set(heir.unusedPalette + left)
      for (index, entry) in heir.file.palette.enumerated() where entry.name.file == own && !unused.contains(index) {
        used.insert(entry.name.range)
      }
    }
    return colors.filter { !used.contains(brand.file.palette[$0].name.range) }
  }

  private func best(_ repairs: ThemeRepairs, _ diagnostic: Diagnostic) -> FixIt? {
    guard let plan = repairs.plans(.bestPossible).first, let repair = repairs.repair(plan) else { return nil }
    return fixIt(repair, diagnostic, [])
  }

  /// A note only says which colours would do: whether the module sets text in primary is not documented.
  private func shown(_ repairs: ThemeRepairs, _ diagnostic: Diagnostic) -> [FixIt] {
    [ColorRepair.Kind.sameHue, .nearest].compactMap { kind in
      repairs.plans(kind).lazy.compactMap(repairs.repair).first.map { repair in
        let fixIt = fixIt(repair, diagnostic, [])
        return FixIt(kind: fixIt.kind, title: fixIt.title, applicability: .display, edits: [])
      }
    }
  }

  /// What the brand could write itself in place of a colour that it inherits.
  private func overriding(_ repairs: ThemeRepairs, _ subject: ContrastSubject) -> [FixIt] {
    guard subject.foreground != .link, let theme = subject.themes.first,
      let repair = [.sameHue, .nearest].lazy.compactMap(repairs.overriding).first, let source = repair.source
    else { return [] }
    let hex = spelling.spelled(repair.foreground, like: source.holder.text)
    let limit: ContrastLimit = subject.foreground == .primary ? .three : .fourPointFive
    let kind = source.role == .ownTheme ? "own theme" : "theme"
    let mode = themes[theme].theme.writtenMode.map { "\($0.rawValue) \(kind)" } ?? "\(kind) without a mode"
    let writer =
      source.role == .ownTheme ? brand.ownTheme(for: themes[theme].prediction.mode.applied) : themes[theme].theme
    // The brand's own file may not have the theme yet.
    let article = writer?.file == 0 ? "the" : "a"
    let results = repair.results.map { "\($0.ratio.printed(against: limit)):1 on \($0.field.key)" }
    let reason = repair.kind == .sameHue ? "nearest with the same hue" : "nearest of all colours"
    return [
      FixIt(
        kind: self.kind(repair.kind),
        title: "write \(source.field.key) \(hex) in \(article) \(mode) of \(file.source.relativePath): \(reason), "
          + results.joined(separator: ", "),
        applicability: .display, edits: [])
    ]
  }

  // MARK: Words and edits

  private func fixIt(
    _ repair: ThemeRepair, _ diagnostic: Diagnostic, _ unused: [Int], nearest: Offer? = nil
  ) -> FixIt {
    let spelled = repair.changes.map { spelling.spelled($0.color, like: $0.use.holder.text) }
    let edits = zip(repair.changes, spelled).flatMap { change, hex in
      file.source.edits(writing: hex, over: change.value, brand.file.format)
    }
    .sorted { $0.range < $1.range }
    return FixIt(
      kind: kind(repair.kind),
      title: title(repair, diagnostic, spelled, unused, isNearest: edits == nearest?.fixIt.edits),
      applicability: applicability(repair, diagnostic), edits: edits)
  }

  private func title(
    _ repair: ThemeRepair, _ diagnostic: Diagnostic, _ spelled: [String], _ unused: [Int], isNearest: Bool
  ) -> String {
    let subject = diagnostic.contrast?.foreground ?? .text
    let written = repair.source?.holder.text
    return RepairTitle(
      repair: repair, subject: subject, limit: subject == .primary ? .three : .fourPointFive,
      isNearest: isNearest, foreground: written ?? repair.foreground.hex,
      spelled: repair.kind == .bestPossible ? [spelling.spelled(repair.foreground, like: written ?? "")] : spelled,
      palette: repair.changes.map { change in
        change.use.isReference ? paletteName(of: change.use.holder) ?? Quoted.shortened(change.use.written.text) : nil
      },
      brands: brands(with: diagnostic), path: { file.members[$0].file.source.relativePath },
      unused: unused.map { "{\(Quoted.shortened(brand.file.palette[$0].name.text))}" }
    ).text
  }

  /// Of the file and its heirs those that have a finding.
  private func brands(with diagnostic: Diagnostic) -> Int {
    guard !file.heirs.isEmpty, let themes = diagnostic.contrast?.themes else { return 1 }
    // Both are in order: a house may have ten thousand brands.
    var count = 0
    var end = 0
    var next = themes.startIndex
    for size in [file.themes.count] + file.heirs.map(\.themes.count) {
      end += size
      guard next < themes.endIndex, themes[next] < end else { continue }
      count += 1
      while next < themes.endIndex, themes[next] < end { next += 1 }
    }
    return count
  }

  private func paletteName(of holder: WrittenValue) -> String? {
    guard holder.file == 0 else { return nil }
    return brand.file.palette.first { $0.value.place == holder.place }.map { "{\(Quoted.shortened($0.name.text))}" }
  }

  /// Safe is another text of the same hue, as long as nothing but text changes with it, and no text of a brand that has
  /// a colour of its own there.
  private func applicability(_ repair: ThemeRepair, _ diagnostic: Diagnostic) -> FixIt.Applicability {
    switch repair.kind {
    case .bestPossible: .display
    case .nearest, .background, .joint: .unsafe
    case .sameHue:
      repair.changes.flatMap(\.uses).allSatisfy { $0.field == .text && !$0.isBroughtAlong } ? .safe : .unsafe
    }
  }

  private func kind(_ kind: ColorRepair.Kind) -> FixIt.Kind {
    switch kind {
    case .bestPossible: .bestPossible
    case .sameHue: .sameHue
    case .nearest: .nearest
    case .background: .background
    case .joint: .joint
    }
  }
}
