public import ThemeKit

/// Two versions of a brand in memory, compared.
public enum Comparisons {
  /// XML, or JSON where the text begins with a brace.
  public static func brand(_ old: String?, _ new: String?, names: (String, String)? = nil) -> ComparedBrand {
    func version(_ text: String?, _ name: String?) -> BrandVersion? {
      text.map { text in
        let suffix = text.hasPrefix("{") ? "json" : "xml"
        return BrandVersion(Linter.lint(SourceFile(path: name ?? "brands/acme.\(suffix)", text: text)))
      }
    }
    return ComparedBrand(old: version(old, names?.0), new: version(new, names?.1))
  }

  /// The themes of a brand with the id `acme`.
  public static func themes(_ old: [TestTheme], _ new: [TestTheme]) -> ComparedBrand {
    brand(TestBrand.xml(old), TestBrand.xml(new))
  }

  public static func report(_ brands: [ComparedBrand], old: String = "old", new: String = "new") -> ComparisonReport {
    var report = ComparisonReport(
      old: .init(path: old, relativePath: old), new: .init(path: new, relativePath: new))
    for brand in brands { report.add(brand) }
    return report
  }
}

extension ComparedBrand {
  /// What became worse, a line each: "error dark: text on paper passes → fails, …"
  public var worse: [String] {
    regressions.map { regression in
      let place = "\(regression.severity.name)\(regression.theme.map { " \($0.title)" } ?? "")"
      switch regression.cause {
      case .pair(let pair): return "\(place): \(pair.sentence)"
      case .finding(let finding): return "\(place): \(finding.message) [\(finding.rule.rawValue)]"
      }
    }
  }
}
