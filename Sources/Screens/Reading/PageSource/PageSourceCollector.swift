import FingerpostText
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Collects the elements of a page source while Foundation's parser walks over it.
nonisolated final class PageSourceCollector: NSObject, XMLParserDelegate {
  /// Where and why a document is not well-formed.
  struct Fault {
    var line: Int
    var reason: String
    /// Whether the document merely ends too early.
    var isEndOfDocument: Bool
  }

  private let isDetox: Bool
  private let firstLine: Int
  private var assembler = ElementAssembler()
  private var detoxViews: [ScreenView] = []
  /// The view of each open element, or nil for one that is not a view.
  private var open: [Int?] = []
  private(set) var warnings = WarningList()
  private(set) var fault: Fault?
  private(set) var androidClass: String?
  private(set) var lastLine = 0
  /// Whether there are more elements than are read.
  private(set) var isTooLarge = false

  var views: [ScreenView] { isDetox ? detoxViews : assembler.views }

  init(isDetox: Bool, firstLine: Int) {
    self.isDetox = isDetox
    self.firstLine = firstLine
  }

  func parse(_ data: Data) {
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    _ = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard fault == nil, androidClass == nil, !isTooLarge else { return }
    lastLine = firstLine + parser.lineNumber - 1
    if views.count >= ScreenReader.maxViews {
      isTooLarge = true
      parser.abortParsing()
      return
    }
    let parent = open.last ?? nil
    if (attributes["class"] ?? "").contains("android.") || elementName.hasPrefix("android.") {
      androidClass = attributes["class"] ?? elementName
      parser.abortParsing()
    } else if isDetox {
      open.append(elementName == "ViewHierarchy" ? nil : addDetox(elementName, attributes, parent))
    } else {
      open.append(addElement(elementName, attributes, parent))
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if fault == nil { _ = open.popLast() }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    guard fault == nil, androidClass == nil, !isTooLarge else { return }
    let code = (parseError as NSError).code
    fault = Fault(
      line: firstLine + parser.lineNumber - 1, reason: Self.reason(code),
      isEndOfDocument: code == Self.endOfDocument)
    parser.abortParsing()
  }

  // MARK: - Elements

  private func addElement(_ name: String, _ attributes: [String: String], _ parent: Int?) -> Int? {
    guard name.hasPrefix("XCUIElementType") else { return parent }
    let frame = rect(attributes)
    if frame == nil, name == "XCUIElementTypeApplication" { return parent }
    let element = Element(
      type: name, frame: frame,
      label: attributes["label"] ?? attributes["name"] ?? attributes["value"],
      isEnabled: attributes["enabled"].map { $0 == "true" },
      isVisible: attributes["visible"].map { $0 == "true" },
      line: lastLine)
    return assembler.add(element, parent: parent)
  }

  /// Detox prints a view's own class, its frame in the superview and, as visibility, whether it is hidden.
  private func addDetox(_ name: String, _ attributes: [String: String], _ parent: Int?) -> Int {
    var view = ScreenView(className: attributes["class"] ?? name, parent: parent, line: lastLine)
    view.label =
      attributes["label"] ?? attributes["text"] ?? attributes["testID"] ?? attributes["id"]
      ?? attributes["value"]
    view.isWindow = UIKitClasses.isWindow(view.className)
    view.takePublicWindowLevel()
    view.isHidden = attributes["visibility"] == "invisible"
    if let alpha = number(attributes["alpha"]) {
      view.alpha = alpha
    } else if attributes["alpha"] != nil {
      view.doubts.append("its alpha is unreadable")
    }
    if UIKitClasses.isQuiet(view.className) {
      view.isUserInteractionEnabled = false
      view.doubts.append("that it takes no touches is assumed from its class's default\(rules: "HIT-17")")
    }
    // A window has no superview and therefore no x and y.
    let isRoot = parent == nil
    if let width = number(attributes["width"]), let height = number(attributes["height"]),
      let x = number(attributes["x"]) ?? (isRoot ? 0 : nil),
      let y = number(attributes["y"]) ?? (isRoot ? 0 : nil)
    {
      view.printedFrame = CGRect(x: x, y: y, width: width, height: height)
      view.bounds.size = CGSize(width: max(0, width), height: max(0, height))
      view.center = CGPoint(x: x + view.bounds.size.width / 2, y: y + view.bounds.size.height / 2)
    } else {
      view.doubts.append("its frame is missing")
    }
    detoxViews.append(view)
    return detoxViews.count - 1
  }

  private func rect(_ attributes: [String: String]) -> CGRect? {
    guard let x = number(attributes["x"]), let y = number(attributes["y"]),
      let width = number(attributes["width"]), let height = number(attributes["height"])
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private func number(_ text: String?) -> Double? {
    guard let value = text.flatMap(Double.init), value.isFinite, abs(value) < 1e300 else { return nil }
    return value
  }

  // MARK: - Faults

  private static let endOfDocument = 5

  /// Says in words what the commonest codes of the XML library mean.
  private static func reason(_ code: Int) -> String {
    switch code {
    case 4: "the document is empty"
    case endOfDocument: "it ends before its first element does"
    case 9: "it holds a character that XML does not allow"
    case 23: "an `&` begins no entity that ends with `;`"
    case 26: "it uses an entity that is not declared"
    case 38: "a `<` stands inside an attribute's value"
    case 39, 40: "an attribute's value has no quotes"
    case 41: "an attribute has no value"
    case 42: "an element has the same attribute twice"
    case 65: "a space is missing between two attributes"
    case 68: "a name was expected after `<` or `&`"
    case 73: "a tag has no closing `>`"
    case 76, 77: "a closing tag does not match the open element"
    case 81, 89: "its encoding is broken or its entities grow without bound"
    default: "the XML library reports error \(code)"
    }
  }
}
