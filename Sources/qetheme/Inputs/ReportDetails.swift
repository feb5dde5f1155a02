import ThemeKit

/// What some formats need of a run beside its findings.
struct ReportDetails: Sendable {
  /// Whether the files that lint clean are named.
  var namesCleanFiles = false
  /// Whether all themes are there, with their pairs of colours.
  var showsThemes = false
  /// The least severity that the run fails for; nil when it fails for none.
  var gate: Severity? = .error

  init() {}

  init(_ formats: [ReportFormat], gate: Severity?) {
    namesCleanFiles = formats.contains(where: \.namesCleanFiles)
    showsThemes = formats.contains(where: \.showsThemes)
    self.gate = gate
  }

  /// The themes of all brands. The files are read again: of clean ones nothing was kept.
  static func themes(of files: [InputFile], _ reader: FileReader) -> [ReportedTheme] {
    let parents = ParentStore(files, reader)
    return Parallel.map(files.count) { number -> [ReportedTheme] in
      let file = files[number]
      if file.origin == .candidate, file.isNeverABrand { return [] }
      guard case .success(let linted) = LintedFile.read(file, reader, Parents(parents, file: number)),
        let brand = linted.brand
      else { return [] }
      return linted.themes.map { ReportedTheme(path: file.relativePath, brand: brand.displayName, judged: $0) }
    }.flatMap(\.self)
  }
}
