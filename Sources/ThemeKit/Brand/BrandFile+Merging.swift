extension BrandFile {
  /// This brand, with what it does not say itself taken from `parent`, which gets the number `number`.
  ///
  /// Field by field the child's value wins, also where it cannot be read. A theme belongs to the parent's of the same
  /// role and mode, one without a mode to the one without; palette colours belong together by name. The child's come
  /// first, in its order, then those that only the parent has, in the parent's. Id and name are never inherited.
  func laid(over parent: BrandFile, number: UInt8) -> BrandFile {
    BrandFile(
      format: format, root: root, id: id, name: name, extends: extends,
      palette: palette + inherited(parent.palette, number), themes: merged(parent.themes, number))
  }

  // MARK: Palette

  private func inherited(_ parents: [PaletteEntry], _ number: UInt8) -> [PaletteEntry] {
    guard !parents.isEmpty else { return [] }
    var known = FirstKeys()
    for entry in palette { _ = known.register(entry.name.text, at: entry.name.range) }
    return parents.compactMap { entry in
      known.register(entry.name.text, at: entry.name.range) == nil
        ? PaletteEntry(name: entry.name.inFile(number), value: entry.value.inFile(number)) : nil
    }
  }

  // MARK: Themes

  private func merged(_ parents: [WrittenTheme], _ number: UInt8) -> [WrittenTheme] {
    var merged = themes
    var taken: [(role: Theme.Role, mode: WrittenTheme.ModeKey)] = []
    for parent in parents {
      guard let mode = parent.modeKey else {
        // Its mode is a finding of its own.
        merged.append(parent.inFile(number))
        continue
      }
      // Of two for one mode, which is a finding, the first counts.
      guard !taken.contains(where: { $0 == (parent.role, mode) }) else { continue }
      taken.append((parent.role, mode))
      if let own = themes.firstIndex(where: { $0.role == parent.role && $0.modeKey == mode }) {
        merged[own] = themes[own].laid(over: parent.inFile(number))
      } else {
        merged.append(parent.inFile(number))
      }
    }
    return merged
  }
}

extension BrandFile.WrittenTheme {
  fileprivate func inFile(_ number: UInt8) -> BrandFile.WrittenTheme {
    BrandFile.WrittenTheme(
      role: role, range: range, anchor: anchor, file: number, parts: [part(number)],
      values: values.map { $0?.inFile(number) })
  }

  fileprivate func laid(over parent: BrandFile.WrittenTheme) -> BrandFile.WrittenTheme {
    BrandFile.WrittenTheme(
      role: role, range: range, anchor: anchor, file: file,
      parts: (parts.isEmpty ? [part(file)] : parts) + parent.parts,
      values: zip(values, parent.values).map { $0 ?? $1 })
  }

  private func part(_ number: UInt8) -> Theme.Part {
    Theme.Part(place: Place(range, file: number), anchor: anchor, mode: self[.mode]?.range)
  }
}
