import TestSupport
import Testing

@testable import ThemeKit

/// Names and values that would be markup, style, script, or a turn of direction if anything let them through.
@Suite struct ReviewEscapingTests {
  private static let hostile = [
    #"\"><script>alert(1)</script><img src=x onerror=alert(2)>"#, #"</style></title><svg onload=alert(1)>"#,
    #"*/ ]]> --> {{x}} ${y} `z` %0A::error::"#, #"abc\u202Edcba\u2066\u0000\u001b[31m"#, #"' onmouseover='alert(1)"#,
    #"&lt;script&gt;&amp;quot;&#34;"#, "عرب 東京 👩‍👩‍👧",
  ]

  @Test(arguments: hostile) func staysText(name: String) throws {
    let text = #"""
      {"id": "hostile", "name": "\#(name)", "palette": {"\#(name)": "#zz"}, "themes": [
        {"mode": "dark", "primary": "\#(name)", "text": "#777777", "fontFamily": "\#(name)", "\#(name)": "x"}]}
      """#
    let plain = text.replacing(name, with: "plain")
    let file = "br<ands>/\"q\"&'\(name.utf8.count).json"
    let page = HTMLPage(ReviewPageTests.review([(file, text)]).index)
    let other = HTMLPage(ReviewPageTests.review([("brands/plain.json", plain)]).index)
    #expect(page.problems == [])
    // The same elements as on the page of a harmless brand, with the same attributes but for their values. Findings
    // may differ with the name: what is compared is what there can be at all.
    let known = Set(other.elements.flatMap { element in element.attributes.map { "\(element.name) \($0.name)" } })
      .union(["a data-x", "p id"])
    for element in page.elements {
      for attribute in element.attributes {
        #expect(known.contains("\(element.name) \(attribute.name)"), "<\(element.name) \(attribute.name)>")
      }
    }
    #expect(page.elements("script").map(\.text) == [ReviewScript.text])
    #expect(page.elements("style").count == 1)
    for link in page.elements.compactMap({ $0["href"] ?? $0["src"] }) {
      #expect(
        link.hasPrefix("#") || link.hasPrefix("hostile/dark/") || link.hasPrefix("https://www.w3.org/WAI/"), "\(link)")
    }
    let heading = try #require(page.element(id: "brand-hostile.name"))
    #expect(heading.text.contains(name.contains("u202E") ? "abc<U+202E>dcba<U+2066>␀␛[31m" : "") == true)
  }
}
