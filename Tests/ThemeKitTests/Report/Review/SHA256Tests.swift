import Testing

@testable import ThemeKit

@Suite struct SHA256Tests {
  /// The examples of FIPS 180-4's companion documents, and lengths around the edge of a block; the latter computed with
  /// OpenSSL.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (String(repeating: "a", count: 55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (String(repeating: "a", count: 56), "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
    (String(repeating: "a", count: 63), "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
    (String(repeating: "a", count: 64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    (String(repeating: "a", count: 65), "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0"),
    (String(repeating: "a", count: 119), "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"),
    (String(repeating: "a", count: 120), "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c"),
    (String(repeating: "a", count: 1000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
    ("é🏦", "5e7ec5e39c172f1928d6bded5dcc7e046d0510cb55cf039c9aa3cce6bde04474"),
  ])
  func hashes(message: String, digest: String) {
    let bytes = SHA256.hash(Array(message.utf8))
    #expect(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == digest)
  }

  /// RFC 4648, section 10, and the two characters that are no letters.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"), ("???>>>", "Pz8/Pj4+"),
  ])
  func encodes(text: String, base64: String) { #expect(Base64.text(of: Array(text.utf8)) == base64) }

  @Test func namesContentsByTheirHash() {
    let policy = ContentPolicy(styleSheets: ["abc"], scripts: [], hasFiles: true)
    #expect(
      policy.text
        == "default-src 'none'; img-src 'self' data:; style-src "
        + "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='; script-src 'none'; base-uri 'none'; form-action 'none'"
    )
  }
}
