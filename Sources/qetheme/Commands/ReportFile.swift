import ThemeKit

/// A report that is written into a file: `--output sarif=report.sarif`.
struct ReportFile: Sendable {
  let format: ReportFormat
  let path: FilePath

  static let option = OptionSpecification.repeating(
    "output", "format=path",
    "Also write the report in this format to this file; can be given several times.")

  /// - Throws: `UsageError` for a value without a format or a path, and for two reports with one path.
  static func all(_ arguments: ParsedArguments) throws(UsageError) -> [ReportFile] {
    var files: [ReportFile] = []
    for value in arguments.lists[option.name] ?? [] {
      let file = try ReportFile(value)
      if files.contains(where: { $0.path == file.path }) {
        throw UsageError("Two reports of '\(option.label)' would be written to '\(file.path.text)'.")
      }
      files.append(file)
    }
    return files
  }

  private init(_ value: Argument) throws(UsageError) {
    let choices = ReportFormat.allCases.map(\.rawValue)
    guard let equals = value.bytes.firstIndex(of: UInt8(ascii: "=")), equals + 1 < value.bytes.count else {
      throw UsageError(
        "The value '\(value.text)' is invalid for '\(ReportFile.option.label)'. Please provide a format and a file, such "
          + "as 'sarif=report.sarif'.")
    }
    let name = Argument(bytes: Array(value.bytes[..<equals])).text
    guard let format = ReportFormat(rawValue: name) else {
      throw UsageError(
        ArgumentParser.invalid(name, for: "the format of '\(ReportFile.option.label)'", choices: choices))
    }
    let bytes = Array(value.bytes[(equals + 1)...])
    guard bytes != Array("-".utf8) else {
      throw UsageError("'\(ReportFile.option.label)' needs a file; '--format' prints on standard output")
    }
    self.format = format
    path = FilePath(bytes: bytes)
  }

  /// How reports in files are dressed: without colour, and as wide as frames are where no terminal is.
  static let style = ReportStyle()
}
