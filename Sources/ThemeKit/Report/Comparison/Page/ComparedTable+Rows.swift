extension ComparedTable {
  /// What is not written alike.
  init(_ values: [ComparedValue], caption: String) {
    self.init(
      caption: caption, title: "value",
      rows: values.map { value in
        Row(
          name: value.key, old: value.old.map { written in { $0.written(written) } },
          new: value.new.map { written in { $0.written(written) } },
          verdict: .changed(
            value.isSpelling ? "same value" : value.old == nil ? "added" : value.new == nil ? "removed" : "changed"))
      })
  }

  /// All seven pairs.
  init(_ pairs: [ComparedPair], caption: String) {
    self.init(
      caption: caption, title: "pair",
      rows: pairs.map { pair in
        Row(
          name: pair.kind.title, detail: "needs \(pair.kind.need)",
          old: pair.old.map { judgement in { $0.judgement(judgement) } },
          new: pair.new.map { judgement in { $0.judgement(judgement) } }, verdict: Verdict(pair))
      })
  }

  /// All seven fields of the payload.
  init(_ fields: [ComparedField], caption: String) {
    self.init(
      caption: caption, title: "field",
      rows: fields.map { field in
        Row(
          name: field.field.rawValue, old: field.old.map { side in { $0.applied(side) } },
          new: field.new.map { side in { $0.applied(side) } },
          verdict: field.isChanged
            ? .changed(field.old == nil ? "added" : field.new == nil ? "removed" : "changed") : .same)
      })
  }
}

extension ComparedTable.Verdict {
  fileprivate init(_ pair: ComparedPair) {
    switch pair.change {
    case .same: self = .same
    case .worse: self = .worse(pair.severity)
    case .better: self = .better
    case .changed: self = .changed(pair.old == nil ? "added" : pair.new == nil ? "removed" : "changed")
    }
  }
}

extension HTMLWriter {
  fileprivate mutating func written(_ value: ComparedValue.Written) {
    inline("bdi", [.class("value")]) { html in
      if let color = SRGBColor(hex: value.resolved ?? value.text) { html.swatch(color) }
      if value.text.isEmpty {
        html.inline("span", [.class("none")], text: "empty")
      } else {
        html.text(value.text)
      }
      if let resolved = value.resolved { html.inline("span", [.class("reads")], text: resolved) }
    }
  }

  fileprivate mutating func judgement(_ judgement: PairJudgement) {
    sample(judgement.foreground, on: judgement.surface)
    inline("span", [.class("ratio")], text: judgement.printed)
    switch judgement.verdict {
    case .pass: ReviewMark.pass.write(judgement.verdict.word, to: &self)
    case .cannotTell: ReviewMark.unchecked.write(judgement.verdict.word, to: &self)
    case .fail: ReviewMark(judgement.severity).write(judgement.verdict.word, to: &self)
    }
    if let remark = judgement.remark { inline("span", [.class("reads")], text: remark) }
  }

  fileprivate mutating func applied(_ side: ComparedField.Side) {
    inline("bdi", [.class("value")]) { html in
      if let color = SRGBColor(hex: side.applied) { html.swatch(color) }
      html.text(side.applied)
    }
    inline("span", [.class("reads")], text: side.outcome.name)
    ReviewMark(side.basis).write(side.basis.name, to: &self)
  }
}
