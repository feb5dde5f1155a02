/// Puts a page of a review together.
enum ReviewPage {
  /// The page that leads to all others, or that is all.
  static func html(of review: Review) -> String {
    let rows = review.rows
    let isIndex = review.form == .pages
    let hasCards = !review.crops.isEmpty
    return document(
      title: "Theme review", crops: review.crops, hasFiles: review.form != .singleFile,
      aside: { html in
        html.section(
          ReviewControls(
            brands: rows, hasCards: hasCards, hasMirrored: review.hasMirrored,
            hasFindings: !review.rules.isEmpty || isIndex))
        navigation(rows, &html)
      },
      main: { html in
        html.block("h1", text: "Theme review")
        html.section(ReviewSummary(review: review))
        html.section(ReviewBrandTable(rows: rows))
        html.section(ReviewLegend())
        html.append(review.sections)
        html.section(ReviewRules(rules: review.rules))
      })
  }

  /// The page of one brand.
  static func html(of brand: ReviewedBrand) -> String {
    document(
      title: "\(brand.name): theme review", crops: Set(brand.themes.flatMap(\.cards).flatMap(\.crops)), hasFiles: true,
      aside: { html in
        html.block("p", [.class("back")]) { $0.inline("a", [.href(.file("../index.html"))], text: "All brands") }
        html.section(
          ReviewControls(
            brands: [], hasCards: brand.themes.contains { !$0.cards.isEmpty },
            hasMirrored: brand.themes.contains { $0.cards.contains { $0.mirrored != nil } },
            hasFindings: !brand.findings.isEmpty))
      },
      main: { html in
        html.block("h1", text: "Theme review")
        html.section(ReviewBrandSection(brand: brand))
        html.section(ReviewLegend())
        html.section(ReviewRules(rules: Set(brand.findings.map(\.rule))))
      })
  }

  /// A page of the one make that all have: controls beside what is shown.
  ///
  /// - Parameters:
  ///   - skip: the words of the link that leads past the controls.
  ///   - furtherStyle: what the page adds to the style sheet of all.
  static func document(
    title: String, skip: String = "Skip to the review", crops: Set<CardCrop>, hasFiles: Bool, furtherStyle: String = "",
    aside: (inout HTMLWriter) -> Void, main: (inout HTMLWriter) -> Void
  ) -> String {
    let style = ReviewStyleSheet.text + furtherStyle + crops.sorted().map(\.rule).joined()
    let policy = ContentPolicy(styleSheets: [style], scripts: [ReviewScript.text], hasFiles: hasFiles)
    var html = HTMLWriter()
    html.doctype()
    html.block("html", [HTMLAttribute("lang", "en")]) { html in
      html.block("head") { html in
        html.void("meta", [HTMLAttribute("charset", "utf-8")])
        html.lineBreak()
        html.void(
          "meta", [HTMLAttribute("http-equiv", "Content-Security-Policy"), HTMLAttribute("content", policy.text)])
        html.lineBreak()
        html.void(
          "meta", [HTMLAttribute("name", "viewport"), HTMLAttribute("content", "width=device-width, initial-scale=1")])
        html.lineBreak()
        html.void("meta", [HTMLAttribute("name", "color-scheme"), HTMLAttribute("content", "light dark")])
        html.lineBreak()
        html.void(
          "meta", [HTMLAttribute("name", "generator"), HTMLAttribute("content", "\(Tool.name) \(Tool.version)")])
        html.lineBreak()
        html.block("title", text: title)
        html.raw("style", style)
      }
      html.block("body") { html in
        html.block("a", [.class("skip"), .href(.fragment("main"))], text: skip)
        html.block("svg", [.class("definitions"), .decorative]) { html in
          ReviewMark.writeDefinitions(to: &html)
          html.sampleLetters()
          VisionFilter.writeDefinitions(to: &html)
        }
        html.block("aside", [.label("Controls and brands")]) { aside(&$0) }
        html.block("main", [.id("main"), HTMLAttribute("tabindex", "-1")]) { main(&$0) }
        html.raw("script", ReviewScript.text)
      }
    }
    return html.html
  }

  private static func navigation(_ rows: [ReviewRow], _ html: inout HTMLWriter) {
    html.block("nav", [.label("Brands")]) { html in
      html.block("ul") { html in
        for row in rows {
          html.block("li", [HTMLAttribute("data-brand", row.anchor), HTMLAttribute("data-found", row.found)]) { html in
            html.inline("a", [.href(row.link)]) { html in
              ReviewMark(row.worst).write(to: &html)
              html.inline("bdi", text: row.name)
              html.inline("span", [.class("unseen")], text: ", \(row.worst == nil ? "lints clean" : row.found)")
            }
          }
        }
      }
    }
  }
}

extension ReviewMark {
  /// The sign of the gravest finding; a note leaves a brand clean.
  fileprivate init(_ worst: Severity?) {
    switch worst {
    case .error: self = .fail
    case .warning: self = .warning
    case .note, nil: self = .pass
    }
  }
}

extension ReviewRow {
  /// The gravest finding that keeps the brand from being clean.
  var worst: Severity? { errors > 0 ? .error : warnings > 0 ? .warning : nil }
}
