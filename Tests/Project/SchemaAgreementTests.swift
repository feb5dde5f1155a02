import Foundation
import TestSupport
import Testing
import ThemeKit

/// The editor schemas in brands/schema say the same as the reader about structure and about how values are written.
struct SchemaAgreementTests {
  /// Errors that a schema can see too. What it cannot say is in `unseen`, with the reason.
  private static let seen: Set<RuleID> = [
    .unknownKey, .emptyValue, .wrongType, .invalidBrandID, .noTheme, .invalidMode, .invalidHexColor, .invalidRadius,
    .radiusOutOfRange, .invalidFontURL, .insecureFontURL, .unsafeFontFamily,
  ]

  /// Errors that concern several values, or files, or that need arithmetic: outside a schema's language.
  private static let unseen: [RuleID: String] = [
    .referenceCycle: "a reference's target is another value",
    .duplicateBrandID: "concerns several files",
    .brokenExtends: "another file has to be there",
    .lowTextContrast: "needs arithmetic",
    .lowOwnTextContrast: "needs arithmetic",
  ]

  /// Errors that a schema sees in some of their forms: the verdicts may differ.
  private static let partlySeen: [BrandFile.Format: [RuleID: String]] = [
    .xml: [
      .undefinedReference: "a name that no palette colour can have is seen, one that only this palette lacks is not",
      .duplicateMode: "RELAX NG cannot tell elements of one name apart by an attribute's value when order is free",
      .duplicateKey: "a repeated element is seen, a repeated colour name is not",
    ],
    .json: [
      .undefinedReference: "a name that no palette colour can have is seen, one that only this palette lacks is not",
      .duplicateMode: "seen, but not together with a mode that cannot be read",
      .duplicateKey: "parsers hand over only one of two equal keys",
    ],
  ]

  /// Files that no schema is asked about.
  private static let unasked: [RuleID: String] = [
    .malformedFile: "not well-formed", .invalidEncoding: "cannot be decoded",
    .forbiddenDoctype: "a document type would change what the validator reads",
    .limitExceeded: "validators have limits of their own",
  ]

  @Test(.enabled(if: ExternalTool.areRequired || ExternalTool.xmllint != nil, "needs xmllint"))
  func relaxNGAgreesWithTheReader() throws {
    let xmllint = try #require(ExternalTool.xmllint)
    try compare(.xml) { paths in
      let schema = Repository.root.appendingPathComponent("brands/schema/brand.rng").path
      let lines = try xmllint.output(of: ["--noout", "--nonet", "--relaxng", schema] + paths).split(separator: "\n")
      return paths.map { path in
        lines.contains("\(path) validates") ? true : lines.contains("\(path) fails to validate") ? false : nil
      }
    }
  }

  @Test(.enabled(if: ExternalTool.areRequired || ExternalTool.python != nil, "run scripts/test: needs jsonschema"))
  func jsonSchemaAgreesWithTheReader() throws {
    let python = try #require(ExternalTool.python)
    try compare(.json) { paths in
      let script = Repository.root.appendingPathComponent("scripts/support/json-verdicts.py").path
      let schema = Repository.root.appendingPathComponent("brands/schema/brand.schema.json").path
      let lines = try python.output(of: [script, schema] + paths).split(separator: "\n")
      return paths.map { path in
        lines.contains("valid\t\(path)") ? true : lines.contains("invalid\t\(path)") ? false : nil
      }
    }
  }

  /// Every rule that can be an error has its place in one of the lists, and `docs/brand-files.md` names those that a
  /// schema does not see.
  @Test func whatASchemaCannotSayIsListed() throws {
    let page = try Repository.text(of: "docs/brand-files.md")
    let partly = Set(SchemaAgreementTests.partlySeen.values.flatMap(\.keys))
    for rule in RuleRegistry.descriptions where rule.severity == .error {
      let isListed =
        SchemaAgreementTests.seen.contains(rule.id) || SchemaAgreementTests.unasked[rule.id] != nil
        || SchemaAgreementTests.unseen[rule.id] != nil || partly.contains(rule.id)
      #expect(isListed, "\(rule.id.rawValue) is in no list")
    }
    for id in Array(SchemaAgreementTests.unseen.keys) + partly {
      #expect(page.contains("`\(id.rawValue)`"), "docs/brand-files.md does not name \(id.rawValue)")
    }
  }

  /// Asks reader and schema about every sample of one format.
  private func compare(_ format: BrandFile.Format, schemaVerdicts: ([String]) throws -> [Bool?]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var asked: [(sample: SchemaSample, errors: Set<RuleID>, path: String)] = []
    for (index, sample) in try SchemaSample.all().enumerated() where sample.format == format {
      let path = folder.appendingPathComponent("\(index).\(format == .xml ? "xml" : "json")").path
      let linted = Linter.lint(path: path, relativePath: path, bytes: sample.bytes, origin: .explicit)
      let errors = Set(linted.diagnostics.filter { $0.severity == .error }.map(\.rule))
      guard errors.isDisjoint(with: SchemaAgreementTests.unasked.keys), !isBareTheme(linted) else { continue }
      try Data(sample.bytes).write(to: URL(fileURLWithPath: path))
      asked.append((sample, errors, path))
    }
    let partly = SchemaAgreementTests.partlySeen[format] ?? [:]
    for ((sample, errors, _), verdict) in zip(asked, try schemaVerdicts(asked.map(\.path))) {
      let isInvalid = !errors.isDisjoint(with: SchemaAgreementTests.seen)
      if !isInvalid, !errors.isDisjoint(with: partly.keys) { continue }
      let found = errors.map(\.rawValue).sorted().joined(separator: ", ")
      #expect(verdict == !isInvalid, "\(sample.name): lint finds \(found.isEmpty ? "nothing" : found)")
    }
    #expect(asked.count > 50, "hardly anything was compared")
  }

  /// A theme by itself has no schema: it is what an app has, not a brand file.
  private func isBareTheme(_ file: LintedFile) -> Bool {
    guard let brand = file.brand, brand.file.format == .json else { return false }
    return brand.file.id == nil && brand.id != nil
  }
}
