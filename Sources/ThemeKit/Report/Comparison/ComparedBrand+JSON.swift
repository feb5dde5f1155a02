extension JSONWriter {
  /// What changed in one brand.
  mutating func write(_ brand: ComparedBrand) {
    object { json in
      json.string("brand", brand.name)
      json.string("status", brand.status)
      json.write("old", brand.old)
      json.write("new", brand.new)
      json.array("values") { json in
        for value in brand.values { json.write(value) }
      }
      json.array("themes") { json in
        for theme in brand.themes where theme.isChanged { json.write(theme) }
      }
      json.object("findings") { json in
        json.array("appeared") { json in
          for finding in brand.appeared { json.write(finding) }
        }
        json.array("gone") { json in
          for finding in brand.gone { json.write(finding) }
        }
      }
    }
  }

  private mutating func write(_ key: String, _ version: BrandVersion?) {
    guard let version else { return literal(key, "null") }
    object(key) { json in
      json.string("id", version.id)
      json.string("path", version.relativePath)
      json.boolean("readable", version.brand != nil)
    }
  }

  private mutating func write(_ value: ComparedValue) {
    object { json in
      json.string("field", value.key)
      json.write("old", value.old)
      json.write("new", value.new)
      json.boolean("sameValue", value.isSpelling)
    }
  }

  private mutating func write(_ key: String, _ value: ComparedValue.Written?) {
    guard let value else { return literal(key, "null") }
    object(key) { json in
      json.string("written", value.text)
      json.string("resolved", value.resolved)
    }
  }

  private mutating func write(_ theme: ComparedTheme) {
    object { json in
      json.write(theme.key)
      json.string("status", theme.isInBoth ? "changed" : theme.isThere ? "added" : "removed")
      json.array("values") { json in
        for value in theme.values { json.write(value) }
      }
      json.array("pairs") { json in
        for pair in theme.pairs where pair.change != .same { json.write(pair) }
      }
      json.array("payload") { json in
        for field in theme.fields where field.isChanged { json.write(field) }
      }
    }
  }

  private mutating func write(_ pair: ComparedPair) {
    object { json in
      json.string("pair", pair.kind.title)
      json.string("wcag", pair.kind.criterion)
      json.literal("limit", pair.kind.limit == .fourPointFive ? "4.5" : "3")
      json.string("change", pair.change.rawValue)
      json.write("old", pair.old)
      json.write("new", pair.new)
    }
  }

  private mutating func write(_ key: String, _ judgement: PairJudgement?) {
    guard let judgement else { return literal(key, "null") }
    object(key) { json in
      json.string("foreground", judgement.foreground.hex)
      json.string("background", judgement.surface.hex)
      json.literal("ratio", judgement.ratio?.shortDecimal ?? "null")
      json.string("printed", judgement.ratio.map { $0.printed(against: judgement.kind.limit) })
      json.string("verdict", judgement.verdict.rawValue)
      json.string("severity", judgement.severity.name)
      json.boolean("replaced", judgement.isReplaced)
      json.string("reason", judgement.reason)
    }
  }

  private mutating func write(_ field: ComparedField) {
    object { json in
      json.string("field", field.field.rawValue)
      json.write("old", field.old)
      json.write("new", field.new)
    }
  }

  private mutating func write(_ key: String, _ side: ComparedField.Side?) {
    guard let side else { return literal(key, "null") }
    object(key) { json in
      json.literal("applied", side.appliedJSON)
      json.string("outcome", side.outcome.name)
      json.string("basis", side.basis.name)
    }
  }

  private mutating func write(_ finding: ComparedFinding) {
    object { json in
      json.string("rule", finding.rule.rawValue)
      json.string("severity", finding.severity.name)
      json.string("before", finding.before?.name)
      json.string("message", finding.message)
      json.write(finding.theme)
      json.string("field", finding.field)
      json.write(placeOf: finding)
    }
  }
}

extension ComparedBrand {
  /// The word of machine formats.
  fileprivate var status: String {
    !unread.isEmpty ? "unreadable" : isAdded ? "added" : isRemoved ? "removed" : "changed"
  }
}

extension ContrastRatio {
  /// Cut to 12 decimals, without zeros at the end.
  fileprivate var shortDecimal: String {
    var digits = Substring(cut(decimals: 12))
    while digits.last == "0" { digits.removeLast() }
    if digits.last == "." { digits.removeLast() }
    return String(digits)
  }
}
