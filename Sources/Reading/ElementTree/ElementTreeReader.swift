import FingerpostScreens
import Foundation

/// Reads the element tree that XCUITest's `debugDescription` prints.
nonisolated struct ElementTreeReader {
  private let bytes: Bytes
  private let name: String
  private var assembler = ElementAssembler()
  private var warnings = WarningList()
  /// The elements on the way from a root to the last one read, with the columns at which they begin.
  private var ancestors: [(view: Int?, column: Int)] = []
  private var unread = 0
  /// Whether the last element's label continues on the next line.
  private var isInsideLabel = false
  private var isLastCutOff = false

  /// Returns where the first sign of such a tree stands.
  static func firstMark(_ bytes: Bytes) -> Int? {
    if let found = bytes.find("Element subtree:") { return found }
    var cursor = LineCursor(bytes)
    while let line = cursor.next() {
      if ElementLine(bytes, line.range) != nil { return line.range.lowerBound }
    }
    return nil
  }

  static func read(_ bytes: Bytes, name: String) throws(ScreenReadError) -> Screen {
    var reader = ElementTreeReader(bytes, name: name)
    try reader.readLines()
    return try reader.finished()
  }

  private init(_ bytes: Bytes, name: String) {
    self.bytes = bytes
    self.name = name
  }

  private mutating func readLines() throws(ScreenReadError) {
    var cursor = LineCursor(bytes)
    var isInTree = bytes.find("Element subtree:") == nil
    while let line = cursor.next() {
      let content = ElementLine.content(bytes, line.range)
      if isOneOf(Self.openings, content) {
        isInTree = true
        ancestors = []
      } else if isOneOf(Self.closings, content) {
        isInTree = false
      } else if isInTree, !content.isEmpty {
        read(line)
        if assembler.views.count > ScreenReader.maxViews {
          throw ScreenReader.tooMany(name, line: line.number)
        }
      }
    }
  }

  private static let openings: [StaticString] = ["Element subtree:"]
  private static let closings: [StaticString] = ["Attributes:", "Path to element:", "Query chain:"]

  private func isOneOf(_ marks: [StaticString], _ content: Range<Int>) -> Bool {
    marks.contains { bytes.has($0, at: content.lowerBound) }
  }

  private mutating func read(_ line: LineCursor.Line) {
    guard let found = ElementLine(bytes, line.range) else {
      if isInsideLabel {
        isInsideLabel =
          bytes.first(.singleQuote, from: line.range.lowerBound, to: line.range.upperBound) == nil
      } else if !assembler.views.isEmpty, bytes.hasIdentifier(line.range) {
        // What stands above the first element is a log's or a person's.
        warnings.addUnread(line.number, bytes, line.range)
        unread += 1
      }
      return
    }
    isInsideLabel = found.isLabelOpen
    isLastCutOff = found.isCutOff
    while let last = ancestors.last, last.column >= found.column { ancestors.removeLast() }
    let parent = ancestors.last(where: { $0.view != nil })?.view
    var element = found.element
    element.line = line.number
    if found.isCutOff {
      warnings.add(line.number, "The description of this \(element.type) is cut off.")
    }
    // The application is not a view; it counts as one only where it states a frame.
    let isView = element.type != "Application" || element.frame != nil
    ancestors.append((isView ? assembler.add(element, parent: parent) : nil, found.column))
  }

  private mutating func finished() throws(ScreenReadError) -> Screen {
    let count = assembler.views.count
    let limits = assembler.putOnOneScreen() ? [ElementAssembler.noScreen] : []
    guard !assembler.views.isEmpty else {
      throw .unreadable(
        name: name, line: nil,
        message:
          "This looks like XCUITest's debugDescription but has no element with a frame `{{x, y}, {w, h}}`.")
    }
    var screen = Screen(
      kind: .elementTree, views: assembler.views, warnings: warnings.finished(),
      limits: ElementAssembler.limits + limits)
    screen.contentLines = count + unread
    screen.unreadLines = unread
    screen.isCutOff = isLastCutOff
    return screen
  }
}
