import FingerpostScreens
import FingerpostText
import Foundation

/// Collects the elements of a page source while a reader walks over it.
nonisolated struct PageSourceCollector {
  private let isDetox: Bool
  private let firstLine: Int
  private var assembler = ElementAssembler()
  private var detoxViews: [ScreenView] = []
  /// The view of each open element, or nil for one that is not a view.
  private var open: [Int?] = []
  private(set) var warnings = WarningList()
  /// Where and why the document is not well-formed, if it is not.
  private(set) var fault: XMLFault?
  private(set) var androidClass: String?
  private(set) var lastLine = 0
  /// Whether there are more elements than are read.
  private(set) var isTooLarge = false

  var views: [ScreenView] { isDetox ? detoxViews : assembler.views }

  init(isDetox: Bool, firstLine: Int) {
    self.isDetox = isDetox
    self.firstLine = firstLine
  }

  /// Reads the elements of a document up to its end, its first fault, or where reading it makes no sense.
  mutating func read(_ document: Data) {
    var reader = XMLReader(document)
    do throws(XMLFault) {
      while androidClass == nil, !isTooLarge, let event = try reader.next() {
        switch event {
        case .start(let name, let attributes):
          lastLine = firstLine + reader.line - 1
          start(name, attributes)
        case .end: _ = open.popLast()
        case .text: break
        }
      }
    } catch {
      fault = XMLFault(line: firstLine + error.line - 1, reason: error.reason)
    }
  }

  private mutating func start(_ name: String, _ attributes: [String: String]) {
    if views.count >= ScreenReader.maxViews {
      isTooLarge = true
      return
    }
    let parent = open.last ?? nil
    if (attributes["class"] ?? "").contains("android.") || name.hasPrefix("android.") {
      androidClass = attributes["class"] ?? name
    } else if isDetox {
      open.append(name == "ViewHierarchy" ? nil : addDetox(name, attributes, parent))
    } else {
      open.append(addElement(name, attributes, parent))
    }
  }

  // MARK: - Elements

  private mutating func addElement(_ name: String, _ attributes: [String: String], _ parent: Int?) -> Int? {
    guard name.hasPrefix("XCUIElementType") else { return parent }
    let frame = rect(attributes)
    // One without a size still holds all that is on the screen.
    if (frame ?? .zero).size == .zero, name == "XCUIElementTypeApplication" { return parent }
    let element = Element(
      type: name, frame: frame,
      label: attributes["label"] ?? attributes["name"] ?? attributes["value"],
      isEnabled: attributes["enabled"].map { $0 == "true" },
      isVisible: attributes["visible"].map { $0 == "true" },
      line: lastLine)
    return assembler.add(element, parent: parent)
  }

  /// Detox prints a view's own class, its frame in the superview and, as visibility, whether it is hidden.
  private mutating func addDetox(_ name: String, _ attributes: [String: String], _ parent: Int?) -> Int {
    var view = ScreenView(className: attributes["class"] ?? name, parent: parent, line: lastLine)
    let texts = ["label", "text", "testID", "id", "value"].compactMap { attributes[$0] }
    view.label = texts.first { !$0.isEmpty }
    view.identifier = attributes["testID"] ?? attributes["id"]
    view.address = attributes["ptr"].flatMap { $0.hasPrefix("0x") ? $0 : nil }
    view.isWindow = UIKitClasses.isWindow(view.className)
    view.setPublicWindowLevel()
    view.isHidden = attributes["visibility"] == "invisible"
    if let alpha = number(attributes["alpha"]) {
      view.alpha = alpha
    } else if attributes["alpha"] != nil {
      view.doubts.append("its alpha is unreadable")
    }
    view.assumeInteraction()
    // A window has no superview and therefore no x and y.
    let isRoot = parent == nil
    if let width = number(attributes["width"]), let height = number(attributes["height"]),
      let x = number(attributes["x"]) ?? (isRoot ? 0 : nil),
      let y = number(attributes["y"]) ?? (isRoot ? 0 : nil)
    {
      view.lie(in: CGRect(x: x, y: y, width: width, height: height))
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
}
