/// The repairs of a file's contrast findings, as they are offered.
struct ContrastRepairs {
  private let file: LintedFile
  private let brand: Brand
  private let colors: BrandColors
  private let spelling: HexSpelling
  private let memory: RepairMemory
  private var check: RepairCheck

  init(_ file: LintedFile, _ brand: Brand, _ memory: RepairMemory) {
    self.file = file
    self.brand = brand
    self.memory = memory
    colors = BrandColors(brand, file.themes)
    spelling = HexSpelling(brand)
    check = RepairCheck(file)
  }

  /// The wanted repairs of one finding, in the order of every listing.
  mutating func fixIts(for diagnostic: Diagnostic, _ wanted: RepairSelection) -> [FixIt] {
    guard let subject = diagnostic.contrast,
      let repairs = ThemeRepairs(subject, of: file.themes, in: colors, memory: memory)
    else { return [] }
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
    let best = sameHue == nil && nearest == nil ? best(repairs, diagnostic) : nil
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
      let fixIt = fixIt(repair, diagnostic, unused, nearest: nearest)
      guard check.holds(fixIt.edits, for: diagnostic, leaving: unused) else { continue }
      return (fixIt, repair.colors.distance)
    }
    return nil
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
        change.use.isReference ? paletteName(of: change.use.holder) : nil
      },
      unused: unused.map { "{\(Quoted.shortened(brand.file.palette[$0].name.text))}" }
    ).text
  }

  private func paletteName(of holder: WrittenValue) -> String? {
    brand.file.palette.first { $0.value.range == holder.range }.map { "{\(Quoted.shortened($0.name.text))}" }
  }

  /// Safe is another text of the same hue, as long as nothing but text changes with it.
  private func applicability(_ repair: ThemeRepair, _ diagnostic: Diagnostic) -> FixIt.Applicability {
    switch repair.kind {
    case .bestPossible: .display
    case .nearest, .background, .joint: .unsafe
    case .sameHue: repair.changes.flatMap(\.uses).allSatisfy { $0.field == .text } ? .safe : .unsafe
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
