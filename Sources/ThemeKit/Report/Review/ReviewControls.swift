/// The switches and filters of a page. They need its script, which shows them.
struct ReviewControls: ReviewSection {
  /// To be filtered by; empty on the page of one brand.
  let brands: [ReviewRow]
  let hasCards: Bool
  /// Whether there are cards from right to left as well.
  var hasMirrored = false
  let hasFindings: Bool

  func write(to html: inout HTMLWriter) {
    html.block("details", [.class("view-settings scripted"), .hidden]) { html in
      html.block("summary", text: "View and filters")
      html.block("form", [.class("controls")]) { html in
        if brands.count > 1 { brandFilter(&html) }
        if hasFindings { severityFilter(&html) }
        if hasMirrored { direction(&html) }
        vision(&html)
        if hasCards { size(&html) }
        html.block("p", [.id("shown"), HTMLAttribute("role", "status"), .class("hint")], text: "")
      }
    }
  }

  private func brandFilter(_ html: inout HTMLWriter) {
    html.block("p") { html in
      html.block("label", [HTMLAttribute("for", "brand-filter")], text: "Brand")
      html.block("select", [.id("brand-filter")]) { html in
        html.block("option", [HTMLAttribute("value", "")], text: "all brands")
        for brand in brands { html.block("option", [HTMLAttribute("value", brand.anchor)], text: brand.name) }
      }
    }
  }

  private func severityFilter(_ html: inout HTMLWriter) {
    html.block("fieldset") { html in
      html.block("legend", text: "Findings")
      for severity in Severity.allCases.reversed() { checkbox(severity.name, "\(severity.name)s", &html) }
      if brands.count > 1 { checkbox("none", "brands without any", &html) }
    }
  }

  private func checkbox(_ value: String, _ label: String, _ html: inout HTMLWriter) {
    html.block("label") { html in
      html.void(
        "input",
        [
          HTMLAttribute("type", "checkbox"), HTMLAttribute("name", "severity"), HTMLAttribute("value", value), .checked,
        ])
      html.text(" \(label)")
    }
  }

  private func vision(_ html: inout HTMLWriter) {
    html.block("fieldset") { html in
      html.block("legend", text: "Colour vision")
      radio("vision", "", "as it is", isChecked: true, &html)
      for filter in VisionFilter.allCases { radio("vision", filter.name, filter.title, isChecked: false, &html) }
      html.block("p", [.class("hint")], text: VisionFilter.remark)
    }
  }

  private func direction(_ html: inout HTMLWriter) {
    html.block("fieldset") { html in
      html.block("legend", text: "Layout")
      radio("direction", "", "left to right", isChecked: true, &html)
      radio("direction", ScreenDirection.rightToLeft.rawValue, "right to left, in Arabic", isChecked: false, &html)
    }
  }

  private func size(_ html: inout HTMLWriter) {
    html.block("fieldset") { html in
      html.block("legend", text: "Screens")
      radio("size", "", "fit", isChecked: true, &html)
      radio("size", "full", "390 points wide", isChecked: false, &html)
      radio("size", "whole", "whole cards", isChecked: false, &html)
    }
  }

  private func radio(
    _ name: String, _ value: String, _ label: String, isChecked: Bool, _ html: inout HTMLWriter
  ) {
    html.block("label") { html in
      var attributes = [
        HTMLAttribute("type", "radio"), HTMLAttribute("name", name), HTMLAttribute("value", value),
      ]
      if isChecked { attributes.append(.checked) }
      html.void("input", attributes)
      html.text(" \(label)")
    }
  }
}
