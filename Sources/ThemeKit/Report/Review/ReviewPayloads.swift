/// The payloads of `theme_applied` that the module is predicted to answer with, field by field, and as JSON.
struct ReviewPayloads: ReviewSection {
  let brand: ReviewedBrand

  func write(to html: inout HTMLWriter) {
    html.block("div", [.class("part payload-part")]) { html in
      html.block("h3", text: "theme_applied, as predicted")
      html.block("div", [.class("modes")]) { html in
        for (index, theme) in brand.themes.sorted(by: { $0.rank < $1.rank }).enumerated() {
          html.block("div") { html in
            table(theme, &html)
            json(theme, id: "\(brand.anchor).json-\(index + 1)", &html)
          }
        }
      }
    }
  }

  private func table(_ theme: ReviewedTheme, _ html: inout HTMLWriter) {
    html.block("table", [.class("payload")]) { html in
      html.block("caption", text: theme.title)
      html.block("thead") { html in
        html.block("tr") { html in
          for title in ["field", "written", "applied", "outcome and basis"] {
            html.block("th", [HTMLAttribute("scope", "col")], text: title)
          }
        }
      }
      html.block("tbody") { html in
        for field in theme.judged.prediction.fields {
          html.block("tr", field.basis == .assumed ? [.class("is-assumed")] : []) { row(field, &$0) }
        }
      }
    }
  }

  private func row(_ field: ThemePrediction.Field, _ html: inout HTMLWriter) {
    html.block("th", [HTMLAttribute("scope", "row")]) { $0.inline("code", text: field.field.rawValue) }
    html.block("td") { html in
      if let written = field.written {
        value(written, &html)
      } else {
        html.inline("span", [.class("none")], text: "not written")
      }
    }
    html.block("td") { value(field.applied, &$0) }
    html.block("td") { html in
      html.inline("span", [.class("outcome")], text: field.outcome.phrase)
      html.text(", ")
      ReviewMark(field.basis).write(field.basis.name, to: &html)
      // Outcome and reason may say the same.
      let reason = field.outcome == .asWritten && field.reason == "as written" ? "" : field.reason
      if !reason.isEmpty { html.block("p", [.class("reason")]) { $0.prose(reason) } }
      if let alternative = field.alternative {
        html.block("p", [.class("reason")]) { $0.prose("could be \(alternative.applied) instead, \(alternative.when)") }
      }
    }
  }

  private func value(_ text: String, _ html: inout HTMLWriter) {
    html.inline("bdi", [.class("value")]) { html in
      if let color = SRGBColor(hex: text) { html.swatch(color) }
      html.text(text)
    }
  }

  private func json(_ theme: ReviewedTheme, id: String, _ html: inout HTMLWriter) {
    html.block("div", [.class("json")]) { html in
      html.block("pre", [.class("frame"), .focusable, HTMLAttribute("role", "group"), .label("JSON, \(theme.title)")]) {
        $0.inline("code", [.id(id)], text: ReviewPayloads.visible(theme.judged.prediction.payloadJSON))
      }
      html.block(
        "button",
        [
          HTMLAttribute("type", "button"), .class("copy scripted"), HTMLAttribute("data-copies", id), .hidden,
          .label("Copy the JSON, \(theme.title)"),
        ], text: "Copy")
    }
  }
}

extension ReviewPayloads {
  /// The same JSON with every character that a page would not show escaped, so that what is copied is what is meant.
  static func visible(_ json: String) -> String {
    var text = ""
    var previous: Unicode.Scalar?
    for scalar in json.unicodeScalars {
      if SafeText.replacement(for: scalar, after: previous) == nil {
        text.unicodeScalars.append(scalar)
      } else {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
      }
      previous = scalar
    }
    return text
  }
}

extension FieldOutcome {
  /// The outcome in words.
  fileprivate var phrase: String {
    switch self {
    case .asWritten: "as written"
    case .normalized, .clamped, .derived, .fallback, .replaced: name
    }
  }
}
