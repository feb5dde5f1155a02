import TestSupport
import Testing

@testable import ThemeKit

@Suite struct HTMLWriterTests {
  @Test func escapesTextAndAttributes() {
    var html = HTMLWriter()
    let text = #"</p><script>alert("1")</script> & 'x' ]]> */ -->"#
    html.block("p", [.class(text), .id("a")], text: text)
    #expect(
      html.html == """
        <p class="&lt;/p&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; 'x' ]]&gt; */ --&gt;" id="a">\
        &lt;/p&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; 'x' ]]&gt; */ --&gt;</p>

        """)
    let page = HTMLPage("<!DOCTYPE html>\n" + html.html)
    #expect(page.problems == [])
    #expect(page.elements.map(\.name) == ["p"])
    #expect(page.elements[0].text == text)
    #expect(page.elements[0]["class"] == text)
  }

  /// What acts without being seen is shown.
  @Test(arguments: [
    ("a\u{0}b", "a␀b"), ("a\nb", "a␊b"), ("a\u{202E}b", "a<U+202E>b"), ("a\u{2066}b", "a<U+2066>b"),
    ("a\u{1B}[31m", "a␛[31m"), ("a\u{AD}b", "a<U+00AD>b"), ("\u{FFFE}", "<U+FFFE>"), ("é 😀 عرب", "é 😀 عرب"),
  ])
  func showsWhatHides(text: String, shown: String) {
    var html = HTMLWriter()
    html.block("p", [HTMLAttribute("title", text)], text: text)
    let page = HTMLPage("<!DOCTYPE html>\n" + html.html)
    #expect(page.problems == [])
    #expect(page.elements[0].text == shown)
    #expect(page.elements[0]["title"] == shown)
  }

  @Test(arguments: [
    ("acme/dark/terminal.svg", "acme/dark/terminal.svg"), ("a b/c#d?e%f.svg", "a%20b/c%23d%3Fe%25f.svg"),
    ("javascript:alert(1)", "./javascript:alert%281%29"), ("é\"<.svg", "%C3%A9%22%3C.svg"), ("a/b:c", "a/b:c"),
  ])
  func encodesPaths(path: String, link: String) { #expect(HTMLLink.file(path).text == link) }

  @Test func inlinesPictures() { #expect(HTMLLink.inlined(svg: "<svg/>").text == "data:image/svg+xml;base64,PHN2Zy8+") }

  @Test func namesColoursBesideTheirBlocks() {
    var html = HTMLWriter()
    html.prose("use #FF7A1A on #fff, not #12345678 or #101418")
    let page = HTMLPage("<!DOCTYPE html>\n" + html.html)
    #expect(page.problems == [])
    #expect(page.elements("rect").map { $0["fill"] } == ["#ff7a1a", "#101418"])
    #expect(page.elements(ofClass: "color").map(\.text) == ["#FF7A1A", "#101418"])
  }
}
