/// All that a page says of one brand.
struct ReviewBrandSection: ReviewSection {
  let brand: ReviewedBrand

  func write(to html: inout HTMLWriter) {
    let name = "\(brand.anchor).name"
    // Two files may give their brands one name.
    let file = "\(brand.anchor).file"
    let attributes: [HTMLAttribute] = [
      .class("brand"), .id(brand.anchor), .labelledBy("\(name) \(file)"), HTMLAttribute("data-brand", brand.anchor),
      HTMLAttribute("data-found", found),
    ]
    html.block("section", attributes) { html in
      head(name, file, &html)
      if brand.themes.isEmpty { html.block("p", [.class("hint")], text: nothingToShow) }
      if !brand.themes.isEmpty { html.section(ReviewScreens(brand: brand)) }
      html.section(ReviewFindings(brand: brand))
      if !brand.themes.isEmpty {
        html.section(ReviewContrast(brand: brand))
        html.section(ReviewPayloads(brand: brand))
      }
    }
  }

  /// The severities of the findings, for the filter: "error note", or "none".
  private var found: String {
    let found = Severity.allCases.reversed().filter { brand.count($0) > 0 }.map(\.name)
    return found.isEmpty ? "none" : found.joined(separator: " ")
  }

  private var nothingToShow: String {
    brand.isBeside
      ? "This file is not part of the run: brands of it extend the file, and have these findings in it."
      : "Nothing can be predicted for this file: mend its errors first."
  }

  private func head(_ id: String, _ file: String, _ html: inout HTMLWriter) {
    html.block("header") { html in
      html.block("h2", [.id(id)]) { $0.inline("bdi", text: brand.name) }
      html.block("p", [.class("meta")]) { html in
        html.inline("code", [.id(file)], text: brand.source.relativePath)
        for parent in brand.parents {
          html.text(" extends ")
          html.inline("code", text: parent)
        }
      }
      html.section(ReviewVerdict(brand: brand))
    }
  }
}

/// Lint's verdict on a brand: how many findings of each severity, those in files that it extends included.
struct ReviewVerdict: ReviewSection {
  let brand: ReviewedBrand

  func write(to html: inout HTMLWriter) {
    let counts = Severity.allCases.reversed().map { ($0, brand.count($0)) }.filter { $0.1 > 0 }
    html.block("p", [.class("verdict")]) { html in
      for (severity, count) in counts { ReviewMark(severity).write(counted(count, severity.name), to: &html) }
      if brand.count(.error) + brand.count(.warning) == 0 { ReviewMark.pass.write("lints clean", to: &html) }
    }
  }
}
