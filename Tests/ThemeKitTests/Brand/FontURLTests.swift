import Testing

@testable import ThemeKit

struct FontURLTests {
  @Test func takesAnURLApart() throws {
    let url = try #require(FontURL(text: "HTTPS://me:pw@Fonts.Example:8443/a/b.css?family=Inter&x=1#f"))
    #expect(url.scheme == "https")
    #expect(url.userInfo == "me:pw")
    #expect(url.host == "fonts.example")
    #expect(url.path == "/a/b.css")
    #expect(url.isSecure)
  }

  @Test(
    arguments: [
      ("https://fonts.example", "https", "fonts.example", ""),
      ("http://[2001:DB8::1]:80/x", "http", "2001:db8::1", "/x"),
      ("https://127.0.0.1/f%20g.css", "https", "127.0.0.1", "/f%20g.css"),
      ("data:text/css,a%7B%7D", "data", "", "text/css,a%7B%7D"),
      ("file:///etc/fonts.css", "file", "", "/etc/fonts.css"),
      ("javascript:alert(1)", "javascript", "", "alert(1)"),
      ("https://fonts.example?x=/y#/z", "https", "fonts.example", ""),
      ("https://%6C%6fcal%48ost:65535/", "https", "localhost", "/"), ("https://a.%C3%A9/", "https", "a.é", "/"),
      ("https://a.example.:/", "https", "a.example.", "/"),
    ] as [(String, String, String, String)])
  func readsOtherShapes(text: String, scheme: String, host: String, path: String) throws {
    let url = try #require(FontURL(text: text))
    #expect(url.scheme == scheme)
    #expect(url.host == host)
    #expect(url.path == path)
    #expect(url.userInfo == nil)
  }

  @Test(arguments: [
    "", "fonts.css", "//fonts.example/a.css", "/a.css", "https:", "https://", "https:///a.css", "https:a.css",
    "https://fonts.example/a b.css", "https://fonts.example/é.css", "https://fonts.example/a%2.css",
    "https://fonts.example/a%", "https://fonts.example/\"x", "https://a@b@c/", "https://fonts.example:80a/",
    "https://:80/", "https://[::1", "https://::1/", "https://[fonts]/", "https://a[1]/", "https://a/[1]",
    "https://a/?[1]", "https://a/#b#c", "1https://a/", "ht tps://a/", "https://a/\n", "https://a/<x>", "https://a/`",
    "https://a/{x}", "https://a/\u{0}", "https://a:0/", "https://a:65536/", "https://a..b/", "https://.a/",
    "https://./",
    "https://a../", "https://a%00/", "https://a%ff/", "https://a%3a1/",
  ])
  func refusesWhatIsNoURL(text: String) {
    #expect(FontURL(text: text) == nil)
  }
}
