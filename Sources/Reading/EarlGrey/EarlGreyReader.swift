import FingerpostScreens
import Foundation

/// Reads the hierarchy that EarlGrey prints when an interaction fails.
///
/// ```
/// <UIView:0x7f1; AX=N; AX.frame={{0, 0}, {375, 667}}; …; frame={{0, 0}, {375, 667}}; opaque; alpha=1>
///   |--<UIButton:0x7f2; AX=Y; AX.label='Pay'; …; frame={{16, 20}, {343, 44}}; alpha=1; UIE=N>
/// ```
nonisolated struct EarlGreyReader {
  private let bytes: Bytes
  private let name: String
  private var tree = DumpTree()
  private var warnings = WarningList()
  private var isCutOff = false
  /// Whether a line of a hierarchy was found, and not only an element that an error names.
  private var hasLines = false

  /// Returns where the first line stands that describes an element as EarlGrey does, in a hierarchy or not.
  static func firstMark(_ bytes: Bytes) -> Int? {
    guard bytes.find("; AX.frame={{") != nil else { return nil }
    var cursor = LineCursor(bytes)
    while let line = cursor.next() {
      let (start, end) = (line.range.lowerBound, line.range.upperBound)
      if let address = bytes.find(":0x", from: start, to: end),
        bytes.find("; AX", from: address, to: end) != nil
      {
        return start
      }
    }
    return nil
  }

  /// Whether a line stands below another one in such a hierarchy.
  static func hasTree(_ bytes: Bytes) -> Bool {
    guard bytes.find("; AX.frame={{") != nil, bytes.find("--<") != nil else { return false }
    var cursor = LineCursor(bytes)
    while let line = cursor.next() {
      if let node = Self.node(bytes, line.range), node.bars > 0 { return true }
    }
    return false
  }

  static func read(_ bytes: Bytes, name: String) throws(ScreenReadError) -> Screen {
    var reader = EarlGreyReader(bytes: bytes, name: name)
    try reader.readLines()
    return try reader.finished()
  }

  private init(bytes: Bytes, name: String) {
    self.bytes = bytes
    self.name = name
  }

  /// Returns the opening bracket of the node on a line, and how deep it stands.
  private static func node(_ bytes: Bytes, _ line: Range<Int>) -> (less: Int, bars: Int)? {
    var (index, bars) = (line.lowerBound, 0)
    while index < line.upperBound {
      switch bytes[index] {
      case .bar: bars += 1
      case .space, .tab, .minus: break
      case .less:
        var end = index + 1
        while end < line.upperBound, bytes[end] != .semicolon, bytes[end] != .greater { end += 1 }
        return bytes.find(":0x", from: index, to: end) != nil ? (index, bars) : nil
      default: return nil
      }
      index += 1
    }
    return nil
  }

  /// Returns the opening bracket of a hierarchy's first node, before which its line says what it is, `Hierarchy: <…>`.
  ///
  /// Errors name single elements, too, but no node with bars follows those.
  private func titled(_ line: Range<Int>, followedBy next: LineCursor.Line?) -> Int? {
    guard let less = bytes.first(.less, from: line.lowerBound, to: line.upperBound),
      bytes.first(.doubleQuote, from: line.lowerBound, to: less) == nil,
      let (node, _) = Self.node(bytes, less..<line.upperBound)
    else { return nil }
    guard isClosed(node..<line.upperBound) else { return node }
    return next.flatMap { Self.node(bytes, $0.range) }.map { $0.bars > 0 } == true ? node : nil
  }

  private mutating func readLines() throws(ScreenReadError) {
    var cursor = LineCursor(bytes)
    while let line = cursor.next() {
      let title = Self.node(bytes, line.range) == nil ? titled(line.range, followedBy: cursor.peek()) : nil
      guard let (less, bars) = Self.node(bytes, line.range) ?? title.map({ ($0, 0) }) else { continue }
      hasLines = true
      var end = line.range.upperBound
      // A label may have line breaks.
      while !isClosed(less..<end), let next = cursor.peek(), Self.node(bytes, next.range) == nil,
        next.range.lowerBound <= end + 1
      {
        end = next.range.upperBound
        _ = cursor.next()
      }
      add(EarlGreyNode(bytes, less..<end, line: line.number), bars: bars)
      if tree.views.count > ScreenReader.maxViews { throw ScreenReader.tooMany(name, line: line.number) }
    }
  }

  private func isClosed(_ range: Range<Int>) -> Bool {
    let content = bytes.trimmed(range)
    return content.upperBound > content.lowerBound && bytes[content.upperBound - 1] == .greater
  }

  private mutating func add(_ node: EarlGreyNode, bars: Int) {
    // Elements of accessibility that are not views have no frame of their own.
    guard node.isView else { return }
    isCutOff = !node.node.isComplete
    if isCutOff {
      warnings.add(node.node.line, "The description of this \(node.node.className) is cut off.")
    }
    tree.add(node.node, bars: bars, column: 0)
  }

  private mutating func finished() throws(ScreenReadError) -> Screen {
    guard !tree.views.isEmpty else {
      throw .unreadable(
        name: name, line: nil,
        message: hasLines
          ? "EarlGrey's hierarchy has no view with a frame in it."
          : "These are single elements that EarlGrey names in an error, and not a hierarchy; it prints that below "
            + "“Hierarchy:” or “UI Hierarchy”, one view a line, with |-- before it.")
    }
    let views = tree.finished(&warnings)
    var screen = Screen(kind: .earlGrey, views: views, warnings: warnings.finished(), limits: Self.limits)
    screen.contentLines = views.count
    screen.hasGaps = tree.hasGaps
    screen.isCutOff = isCutOff
    screen.addKnownOverrides()
    return screen
  }

  private static let limits = [
    "EarlGrey lists siblings from front to back or from back to front, which depends on its version.",
    "EarlGrey gives neither transforms nor the origin of bounds, so scrolled content may lie elsewhere.",
    "EarlGrey does not say which classes override hitTest(_:with:) or point(inside:with:).",
    "EarlGrey says nothing of gesture recognizers or the level of windows.",
  ]
}
