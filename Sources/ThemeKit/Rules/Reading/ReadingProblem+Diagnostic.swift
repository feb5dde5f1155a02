extension ReadingProblem {
  /// The problem in words: the one place where what reading found becomes a finding. All of them are errors.
  var diagnostic: Diagnostic {
    switch kind {
    case .malformedFile(let fault): MalformedFile.diagnostic(fault, self)
    case .invalidEncoding(let fault): InvalidEncoding.diagnostic(fault, self)
    case .forbiddenDoctype: ForbiddenDoctype.diagnostic(self)
    case .limitExceeded(let limit, let found): LimitExceeded.diagnostic(limit, found: found, self)
    case .unknownKey(let key): UnknownKey.diagnostic(key, self)
    case .foreignSchemaNamespace(let text): UnknownKey.schemaNamespace(text, self)
    case .duplicateKey(let name, let form): DuplicateKey.diagnostic(name, form, self)
    case .emptyValue(let key, let form): EmptyValue.diagnostic(key, form, self)
    case .wrongType(let found): WrongType.diagnostic(found, self)
    case .unnamedColor: WrongType.unnamedColor(self)
    case .invalidPaletteName(let text): UnknownKey.paletteName(text, self)
    case .missingBrandID: InvalidBrandID.missing(self)
    case .invalidBrandID(let text, let slug): InvalidBrandID.diagnostic(text, slug: slug, self)
    case .noTheme: NoTheme.diagnostic(self)
    case .duplicateMode(let mode, let isOwn): DuplicateMode.diagnostic(mode, isOwn: isOwn, self)
    case .undefinedReference(let chain, let suggestion):
      UndefinedReference.diagnostic(chain, suggestion: suggestion, self)
    case .referenceCycle(let chain): ReferenceCycle.diagnostic(chain, self)
    case .brokenExtends(let text, let fault): BrokenExtends.diagnostic(text, fault, self)
    }
  }

  /// A finding at the problem's range.
  func finding(
    _ rule: RuleID, _ message: String, label: String? = nil, related: String? = nil, help: String? = nil,
    notes: [String] = [], fix: FixIt? = nil
  ) -> Diagnostic {
    Diagnostic(
      rule, .error, message, at: place, label: label, related: related.map(places) ?? [], help: help, notes: notes,
      fixIts: fix.map { [$0] } ?? [])
  }

  /// The second places, as many as a reader can take in; the last label counts the others.
  private func places(_ message: String) -> [Diagnostic.Related] {
    let shown = relatedPlaces.prefix(Self.mostPlaces)
    return shown.enumerated().map { index, place in
      let isLast = index == shown.count - 1 && relatedPlaces.count > shown.count
      return Diagnostic.Related(
        at: place, message: isLast ? "\(message), and \(relatedPlaces.count - shown.count) more" : message)
    }
  }

  private static let mostPlaces = 8

  /// The problem's edits as a repair; nil when it has none.
  func fix(_ kind: FixIt.Kind, _ title: String, _ applicability: FixIt.Applicability = .safe) -> FixIt? {
    edits.isEmpty ? nil : FixIt(kind: kind, title: title, applicability: applicability, edits: edits)
  }
}
