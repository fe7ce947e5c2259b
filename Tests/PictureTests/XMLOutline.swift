import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What an XML parser finds in a document.
nonisolated final class XMLOutline: NSObject, XMLParserDelegate {
  /// The error of a document that is not well-formed.
  private(set) var error: String?
  /// The elements in the order of their beginnings.
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  /// The contents of all `title` and `text` elements.
  private(set) var texts: [String] = []
  private var isText = false

  init(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    if !parser.parse() {
      error = "\(parser.parserError.map { "\($0)" } ?? "unknown"), line \(parser.lineNumber)"
    }
  }

  /// How many groups or elements have a class.
  func count(ofClass name: String) -> Int {
    elements.count { $0.attributes["class"]?.split(separator: " ").contains(Substring(name)) == true }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append((name, attributes))
    isText = name == "title" || name == "text"
    if isText { texts.append("") }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    isText = false
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isText { texts[texts.count - 1] += string }
  }
}
