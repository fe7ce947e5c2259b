import FingerpostText

/// What an XML reader finds in a document.
nonisolated struct XMLOutline {
  /// The error of a document that is not well-formed.
  private(set) var error: String?
  /// The elements in the order of their beginnings.
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  /// The contents of all `title` and `text` elements.
  private(set) var texts: [String] = []

  init(_ document: String) {
    var reader = XMLReader(Array(document.utf8))
    var isText = false
    do throws(XMLFault) {
      while let event = try reader.next() {
        switch event {
        case .start(let name, let attributes):
          elements.append((name, attributes))
          isText = name == "title" || name == "text"
          if isText { texts.append("") }
        case .end: isText = false
        case .text(let text): if isText { texts[texts.count - 1] += text }
        }
      }
    } catch {
      self.error = "\(error.reason.clause), line \(error.line)"
    }
  }

  /// How many groups or elements have a class.
  func count(ofClass name: String) -> Int {
    elements.count { $0.attributes["class"]?.split(separator: " ").contains(Substring(name)) == true }
  }
}
