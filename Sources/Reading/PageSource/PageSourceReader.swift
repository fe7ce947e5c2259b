import FingerpostScreens
import FingerpostText
import Foundation

/// Reads XML: the page source of Appium and WebDriverAgent, and Detox's hierarchy.
nonisolated enum PageSourceReader {
  /// Returns where the first sign of such a document stands.
  static func firstMark(_ bytes: Bytes) -> Int? {
    let marks: [StaticString] = [
      "<?xml", "<AppiumAUT", "<XCUIElementType", "<ViewHierarchy", "<hierarchy", "<!DOCTYPE", "<!ENTITY",
    ]
    return marks.compactMap { bytes.find($0) }.min()
  }

  static func read(_ bytes: Bytes, name: String) throws(ScreenReadError) -> Screen {
    try read(bytes, name: name, wrappings: 2)
  }

  /// Reads a document, which a WebDriver answer carries as a JSON string, and a log that answer as another.
  private static func read(_ bytes: Bytes, name: String, wrappings: Int) throws(ScreenReadError) -> Screen {
    guard wrappings > 0, let mark = firstMark(bytes),
      bytes.find("=\\\"", from: mark) != nil || bytes.find("=\\\\\\\"", from: mark) != nil
    else { return try readPlain(bytes, name: name) }
    return try SourceText.unescaped(bytes, 0..<bytes.count).withUnsafeBufferPointer {
      buffer throws(ScreenReadError) in
      guard let base = buffer.baseAddress else {
        throw .unreadable(name: name, line: nil, message: "It is empty.")
      }
      return try read(Bytes(base: base, count: buffer.count), name: name, wrappings: wrappings - 1)
    }
  }

  private static func readPlain(_ bytes: Bytes, name: String) throws(ScreenReadError) -> Screen {
    let document = try PageSourceDocument(bytes, name: name)
    var collector = PageSourceCollector(isDetox: document.isDetox, firstLine: document.firstLine)
    collector.read(document.data)
    if collector.isTooLarge { throw ScreenReader.tooMany(name, line: collector.lastLine) }
    if document.isInside || (collector.fault?.reason == .contentAfterRoot && document.isPiece) {
      throw .unreadable(
        name: name, line: document.firstLine,
        message:
          "These are elements of a page source without the one that holds them; paste all of it, from <AppiumAUT> on."
      )
    }
    if let fault = collector.fault, !(document.isCutOff && fault.isEnd) {
      throw .unreadable(name: name, line: fault.line, message: sentence(fault.reason))
    }
    guard collector.androidClass == nil else {
      throw .unreadable(
        name: name, line: document.firstLine,
        message:
          "This is a hierarchy of Android's views (\(collector.androidClass ?? "")); only iOS's are read.")
    }
    guard !collector.views.isEmpty else {
      throw .unreadable(
        name: name, line: document.firstLine,
        message: "The document <\(document.root)> has no element with a view in it.")
    }
    var warnings = collector.warnings
    if document.isCutOff {
      warnings.add(
        collector.lastLine,
        "The document ends before it is complete; elements that were in front may be missing.")
    }
    var screen = Screen(
      kind: document.isDetox ? .detox : .pageSource, views: collector.views, warnings: warnings.finished(),
      limits: document.isDetox ? detoxLimits : ElementAssembler.limits)
    screen.contentLines = collector.views.count
    screen.isCutOff = document.isCutOff
    if document.isDetox { screen.addKnownOverrides() }
    return screen
  }

  private static func sentence(_ reason: XMLFault.Reason) -> String {
    switch reason {
    case .tooManyAttributes:
      "An element has more than \(XMLReader.maxAttributes) attributes, which no page source needs."
    case .tooDeep: "Elements nest more than \(XMLReader.maxDepth) levels deep, which no page source needs."
    default: "This is not well-formed XML: \(reason.clause)."
    }
  }

  private static let detoxLimits = [
    "Detox gives x and y in the superview's coordinates and cuts all lengths off to whole points.",
    "Detox gives neither transforms nor the origin of bounds, so scrolled content may lie elsewhere.",
    "Detox does not say whether isUserInteractionEnabled is set; UIKit's defaults are assumed.",
    "Detox does not say which classes override hitTest(_:with:) or point(inside:with:); React Native's views do.",
    "Detox says nothing of gesture recognizers or the level of windows.",
  ]
}
