import Foundation

/// The part of an input that is one XML document.
nonisolated struct PageSourceDocument {
  /// The document from its first element on, in UTF-8.
  private(set) var data: Data
  /// The name of the first element.
  private(set) var root: String
  /// The line of the input on which the document begins.
  private(set) var firstLine: Int
  /// Whether the end of the first element is missing.
  private(set) var isCutOff: Bool
  /// Whether the first element ends inside another, whose beginning is missing.
  private(set) var isInside: Bool

  /// Whether the document is Detox's.
  var isDetox: Bool { root == "ViewHierarchy" }

  /// Whether it begins with an element that has others behind it, and not with the one that holds all.
  var isPiece: Bool {
    let mark = Data("<XCUIElementType".utf8)
    return root.hasPrefix("XCUIElementType") && data.dropFirst().range(of: mark) != nil
  }

  /// Finds the document, or says why there is none that can be read.
  init(_ bytes: Bytes, name: String) throws(ScreenReadError) {
    if let index = bytes.find("<!DOCTYPE") ?? bytes.find("<!ENTITY") {
      throw .unreadable(
        name: name, line: Self.line(bytes, index),
        message: "The document declares types or entities, which no page source does; it was not read.")
    }
    let mark = PageSourceReader.firstMark(bytes) ?? 0
    guard let start = Self.firstElement(bytes, from: mark) else {
      throw .unreadable(
        name: name, line: Self.line(bytes, mark), message: "There is no element in the document.")
    }
    var end = start + 1
    while isIdentifier(bytes[end]) || bytes[end] == .minus || bytes[end] == .dot || bytes[end] == .colon {
      end += 1
    }
    root = bytes.string(start + 1..<end)
    firstLine = Self.line(bytes, start)
    let isHolder = root == "hierarchy" && bytes.find("<XCUIElementType", from: end) != nil
    guard root == "AppiumAUT" || root == "ViewHierarchy" || root.hasPrefix("XCUIElementType") || isHolder
    else {
      let found = root == "hierarchy" ? "a hierarchy of Android's views" : "a document <\(root)>"
      throw .unreadable(
        name: name, line: firstLine,
        message:
          "This is \(found); expected a page source (<AppiumAUT> or <XCUIElementType…>) or Detox's <ViewHierarchy>."
      )
    }
    let closing = Self.lastClosing(bytes, root, from: end)
    isCutOff = closing == nil
    let limit = closing ?? Self.lastBracket(bytes, from: end)
    let next = bytes.first(.less, from: limit, to: bytes.count) ?? bytes.count
    isInside =
      root.hasPrefix("XCUIElementType")
      && (bytes.has("</XCUIElementType", at: next) || bytes.has("</AppiumAUT", at: next))
    // Bytes that are not UTF-8 are repaired, and line ends of an escaped paste become real ones.
    data = Data(bytes.string(start..<limit).utf8)
    for index in data.indices where data[index] == .softBreak { data[index] = .lineFeed }
  }

  private static func line(_ bytes: Bytes, _ index: Int) -> Int {
    var (line, position) = (1, 0)
    while let end = bytes.first(.lineFeed, from: position, to: index) {
      line += 1
      position = end + 1
    }
    return line
  }

  private static func firstElement(_ bytes: Bytes, from mark: Int) -> Int? {
    var index = mark
    while let less = bytes.first(.less, from: index, to: bytes.count) {
      if isLetter(bytes[less + 1]) || bytes[less + 1] == 0x5F { return less }
      index = less + 1
      if bytes.has("<!--", at: less) { index = bytes.find("-->", from: less) ?? bytes.count }
    }
    return nil
  }

  /// Returns the end of the last `</root>`, or of a root that is one empty element.
  private static func lastClosing(_ bytes: Bytes, _ root: String, from start: Int) -> Int? {
    let tag = Array("</\(root)>".utf8)
    var index = bytes.count - tag.count
    while index >= start {
      if bytes[index] == .less, bytes[index + 1] == 0x2F,
        tag.indices.allSatisfy({ bytes[index + $0] == tag[$0] })
      {
        return index + tag.count
      }
      index -= 1
    }
    return nil
  }

  private static func lastBracket(_ bytes: Bytes, from start: Int) -> Int {
    var index = bytes.count - 1
    while index >= start {
      if bytes[index] == .greater { return index + 1 }
      index -= 1
    }
    return bytes.count
  }
}
