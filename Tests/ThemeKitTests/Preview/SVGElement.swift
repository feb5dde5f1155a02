import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of an SVG document as a parser that is not ours reads it.
struct SVGElement {
  let name: String
  let attributes: [String: String]
  /// The text directly inside.
  var text = ""

  /// All elements in document order.
  static func all(in document: String) throws -> [SVGElement] {
    let reader = Reader()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = reader
    guard parser.parse() else { throw NotWellFormed(reason: "\(String(describing: parser.parserError))") }
    return reader.elements
  }

  struct NotWellFormed: Error {
    let reason: String
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [SVGElement] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      open.append(elements.count)
      elements.append(SVGElement(name: name, attributes: attributes))
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { open.removeLast() }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let last = open.last { elements[last].text += text }
    }
  }
}
