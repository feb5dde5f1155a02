/// Where the labels of a frame stand, so that none runs past the frame's width.
extension ReportStyle {
  /// Fewer cells than this beside a marker are no place for a label that has to be wrapped.
  private static let leastLabel = 40
  /// Cells that a label takes which has to begin left of its marker.
  private static let movedLabel = 48

  /// The lines of a label beside its marker; nil when it does not fit there.
  func besideLines(_ label: String, width: Int) -> [String]? {
    guard width >= min(cells(of: label), ReportStyle.leastLabel) else { return nil }
    let lines = lines(label, width: width)
    return lines.allSatisfy { cells(of: $0) <= width } ? lines : nil
  }

  /// The cell where a label below its marker begins: under it, or further left where there is no room.
  func labelStart(_ label: String, below marker: Int, columns: Int) -> Int {
    let room = columns - marker
    let wanted = cells(of: label)
    if wanted <= room || room >= ReportStyle.movedLabel { return marker }
    return max(0, min(marker, columns - min(wanted, ReportStyle.movedLabel)))
  }

  /// A label in lines of at most `width` cells; words that are longer are cut.
  func cutLines(_ label: String, width: Int) -> [String] {
    lines(label, width: width).map { line in
      cells(of: line) <= width
        ? line : DisplayWidth.cut(line, to: width - (cells(of: line) - DisplayWidth.cells(of: line)))
    }
  }

  /// Cells of prose with the swatches that will stand in it.
  private func cells(of prose: String) -> Int {
    DisplayWidth.cells(of: prose) + (swatches ? Swatch.cells * Swatch.count(in: prose) : 0)
  }
}

extension DisplayWidth {
  /// `text`, or as much of it as takes `cells` cells together with an ellipsis.
  static func cut(_ text: String, to cells: Int) -> String {
    if self.cells(of: text) <= cells { return text }
    var kept = ""
    var taken = 1
    for character in text {
      taken += self.cells(of: character)
      if taken > cells { break }
      kept.append(character)
    }
    return kept + "…"
  }
}
