import FingerpostScreens
import Foundation

/// Reads what `recursiveDescription` prints, and what consoles make of it.
nonisolated struct DumpReader {
  private let bytes: Bytes
  private let name: String
  private var cursor: LineCursor
  private var tree = DumpTree()
  private var warnings = WarningList()
  private var recognizers: [Screen.RecognizerLine] = []
  /// Looked up only, never walked: the delegates that were printed, by what was asked.
  private var delegates: [DelegatePrint.Question: ScreenRecognizer.Delegate] = [:]
  /// What was printed of text views, in the order of the input.
  private var flags: [(question: TextFlagPrint.Question, value: Bool)] = []
  private var lines = DumpLineCount()
  private var budget: Int
  /// Lines of plain words after the last view, of which something is said only if another view follows.
  private var words: [LineCursor.Line] = []
  private static let maxWords = 200

  /// Reads the text, or says in one sentence why it is not a tree of UIKit's views.
  static func read(_ bytes: Bytes, name: String) throws(ScreenReadError) -> Screen {
    var reader = DumpReader(bytes, name: name)
    while let line = reader.cursor.next() {
      reader.read(line)
      if reader.tree.views.count > ScreenReader.maxViews {
        throw ScreenReader.tooMany(name, line: line.number)
      }
    }
    return try reader.finished()
  }

  /// Returns the descriptions of gesture recognizers in a text that need hold no tree, and the delegates printed there.
  static func recognizers(
    in bytes: Bytes
  ) -> (lines: [Screen.RecognizerLine], delegates: [DelegatePrint.Question: ScreenRecognizer.Delegate]) {
    var reader = DumpReader(bytes, name: "")
    while let line = reader.cursor.next() { reader.read(line) }
    return (reader.recognizers, reader.delegates)
  }

  private init(_ bytes: Bytes, name: String) {
    self.bytes = bytes
    self.name = name
    cursor = LineCursor(bytes)
    budget = 8 * bytes.count + 65_536
  }

  private mutating func read(_ line: LineCursor.Line) {
    let sorted = DumpLine(bytes, line.range)
    switch sorted.content {
    case .node(let less, let header): readNode(line, sorted, less, header)
    case .cutOffHeader(let less): readWrappedHeader(line, sorted, less)
    case .blank, .ornament: break
    case .prompt: readAnswer(to: line)
    case .foreign(let foreign): pass(over: foreign, line)
    case .elision:
      tree.leaveGap()
      warnings.add(line.number, "Lines were left out here, so what follows may belong to another superview.")
    case .other: skip(line)
    }
  }

  /// Takes the line after a question about a recognizer's delegate or a text view, if it answers that.
  private mutating func readAnswer(to line: LineCursor.Line) {
    guard let question = shortText(line) else { return }
    if let asked = DelegatePrint.question(question) {
      var ahead = cursor
      guard var answer = ahead.next().flatMap(shortText) else { return }
      if DelegatePrint.isBeginning(answer) { answer = ahead.next().flatMap(shortText) ?? "" }
      guard let delegate = DelegatePrint.answer(answer) else { return }
      delegates[asked] = delegate
      cursor = ahead
    } else if let asked = TextFlagPrint.question(question) {
      var ahead = cursor
      guard let value = ahead.next().flatMap(shortText).flatMap(TextFlagPrint.answer) else { return }
      flags.append((asked, value))
      cursor = ahead
    }
  }

  /// A line as text; nil for one that is too long for a question or an answer.
  private func shortText(_ line: LineCursor.Line) -> String? {
    line.range.count <= DelegatePrint.longest ? bytes.string(line.range) : nil
  }

  private mutating func skip(_ line: LineCursor.Line) {
    if lines.addUnread(bytes, line.range) {
      warnings.addUnread(line.number, bytes, line.range)
    } else if lines.hasViews, words.count < Self.maxWords {
      words.append(line)
    }
  }

  private mutating func pass(over foreign: ForeignText, _ line: LineCursor.Line) {
    // One more way in which a line can look like a view's and not be understood.
    if case .layoutTrace = foreign { skip(line) }
    if case .event = foreign { passOverRest(of: line) }
    if lines.firstForeign == nil { lines.firstForeign = foreign }
  }

  /// Passes over what a console has wrapped of an event's description, which mentions views.
  private mutating func passOverRest(of line: LineCursor.Line) {
    var last = line.range
    for _ in 0..<10 {
      switch bytes[bytes.trimmed(last).upperBound - 1] {
      case .closeBrace, .openParen, .closeParen: return
      default: break
      }
      guard let next = cursor.peek(), next.range.lowerBound <= last.upperBound + 1 else { return }
      switch DumpLine(bytes, next.range).content {
      // `view: <UIView: 0x…` and `window: <UIWindow: 0x…`
      case .node(let less, _) where bytes.has("w: ", at: less - 3): break
      case .other, .ornament: break
      default: return
      }
      last = next.range
      _ = cursor.next()
    }
  }

  // MARK: - Nodes

  private mutating func readNode(
    _ line: LineCursor.Line, _ sorted: DumpLine, _ less: Int, _ header: DumpHeader
  ) {
    var node = parse(header, at: less, in: line, to: line.range.upperBound)
    if !node.isComplete || node.isOuterOpen {
      let wrapped = wrappedEnd(after: line)
      if wrapped > line.range.upperBound {
        let whole = parse(header, at: less, in: line, to: wrapped)
        // Lines that bring nothing to a node that is cut off anyway are not part of it.
        let isBetter = whole.isComplete || whole.noted > node.noted || opensList(line.range)
        if node.isComplete ? !whole.isOuterOpen : isBetter {
          node = whole
          let end = whole.isComplete ? whole.lineEnd : wrapped
          while cursor.position <= end, cursor.next() != nil {}
        }
      }
    }
    add(node, sorted)
    while let next = node.next, tree.views.count <= ScreenReader.maxViews,
      case .header(let header) = DumpHeader.match(bytes, at: next, to: node.lineEnd)
    {
      // Only bars can say that the next node on a line stands deeper.
      let inner = DumpLine(bytes, node.range.upperBound..<node.lineEnd)
      let line = LineCursor.Line(range: next..<node.lineEnd, number: node.line)
      node = parse(header, at: next, in: line, to: node.lineEnd)
      add(node, inner.bars > 0 ? inner : sorted)
    }
  }

  private mutating func parse(_ header: DumpHeader, at less: Int, in line: LineCursor.Line, to end: Int)
    -> DumpNode
  {
    DumpNodeParser.parse(
      bytes, from: less, lineEnd: line.range.upperBound, to: end, header: header, line: line.number,
      budget: &budget)
  }

  /// Returns the end of the lines that may belong to a node which does not end on its own line.
  private func wrappedEnd(after line: LineCursor.Line) -> Int {
    var ahead = cursor
    var end = line.range.upperBound
    let opens = opensList(line.range)
    while let next = ahead.next() {
      if opens {
        // A recognizer lists others in braces, a line each; views after it mean that the list was cut off.
        if bytes.find("frame = ", from: next.range.lowerBound, to: next.range.upperBound) != nil {
          return end
        }
        end = next.range.upperBound
        if bytes[bytes.trimmed(next.range).lowerBound] == .closeBrace, !opensList(next.range) { break }
        continue
      }
      switch DumpLine(bytes, next.range, continuing: true).content {
      case .node(let less, let header):
        guard isValue(less, header, of: line.range.lowerBound..<end, in: next) else { return end }
      case .elision, .prompt, .foreign: return end
      case .blank, .ornament, .cutOffHeader, .other: break
      }
      end = next.range.upperBound
    }
    return end
  }

  private func opensList(_ range: Range<Int>) -> Bool {
    let content = bytes.trimmed(range)
    return bytes[content.upperBound - 1] == .openBrace
      && bytes.find("must-fail", from: range.lowerBound, to: range.upperBound) != nil
  }

  /// Returns whether the node is only the value of an attribute whose name ends the line before, `layer =`.
  private func isValue(_ less: Int, _ header: DumpHeader, of before: Range<Int>, in line: LineCursor.Line)
    -> Bool
  {
    let content = bytes.trimmed(before)
    guard bytes[content.upperBound - 1] == .equals else { return false }
    return bytes.find("frame =", from: less, to: line.range.upperBound) == nil
  }

  /// Reads a node whose header goes over the end of its line.
  private mutating func readWrappedHeader(_ line: LineCursor.Line, _ sorted: DumpLine, _ less: Int) {
    guard let next = cursor.peek(),
      case .header(let header) = DumpHeader.match(bytes, at: less, to: next.range.upperBound)
    else {
      skip(line)
      return
    }
    if case .node = DumpLine(bytes, next.range).content {
      skip(line)
      return
    }
    _ = cursor.next()
    let joined = LineCursor.Line(range: line.range.lowerBound..<next.range.upperBound, number: line.number)
    readNode(joined, sorted, less, header)
  }

  private mutating func add(_ node: DumpNode, _ line: DumpLine) {
    switch node.kind {
    case .layer: lines.layers += 1
    case .recognizer:
      recognizers.append(Screen.RecognizerLine(line: node.line, text: bytes.string(node.range)))
      if !node.isComplete { warnings.add(node.line, "The description of \(node.className) is cut off.") }
    case .view:
      if tree.isBeside(node, bars: line.bars, column: line.column), !isRoot(line) { return }
      if !node.isComplete {
        warnings.add(
          node.line, "The description of \(node.className) is cut off; what could be read was used.")
      }
      for line in words { warnings.addUnread(line.number, bytes, line.range) }
      words = []
      tree.add(node, bars: line.bars, column: line.column)
      lines.addView(isComplete: node.isComplete, hasFrame: node.frame != nil)
    }
  }

  /// Whether the next line is of a view inside the one of a line.
  private func isRoot(_ line: DumpLine) -> Bool {
    guard let next = cursor.peek().map({ DumpLine(bytes, $0.range) }), case .node = next.content else {
      return false
    }
    return next.bars > line.bars || (next.bars == line.bars && next.column > line.column)
  }

  // MARK: - The whole

  private mutating func finished() throws(ScreenReadError) -> Screen {
    try DumpRefusal(bytes, tree, lines, name: name, recognizers: recognizers.count).check()
    var views = tree.finished(&warnings)
    let isViewMissing = RecognizerPrintList(recognizers, delegates).attach(to: &views, &warnings)
    for (question, value) in flags {
      guard let index = views.firstIndex(where: { $0.address?.lowercased() == question.address }) else {
        continue
      }
      switch question.property {
      case .isEditable: views[index].isEditable = value
      case .isSelectable: views[index].isSelectable = value
      }
    }
    var screen = Screen(
      kind: .recursiveDescription, views: views, warnings: warnings.finished(), recognizerLines: recognizers,
      limits: DumpReader.limits)
    screen.contentLines = lines.content
    screen.unreadLines = lines.unread
    screen.hasLostIndentation = tree.hasLostIndentation
    // Where the beginning was cut off, what is missing may be around all that is there.
    screen.hasGaps = tree.hasGaps || isViewMissing && lines.unread > 0 && views.first?.isWindow == false
    screen.repetition = tree.repetition
    screen.isCutOff = lines.isCutOff
    // UIApplication's list ends with the window that is on top of all others.
    if views.count(where: \.isWindow) > 1 {
      screen.areWindowsInOrder =
        bytes.find("sharedApplication] windows]") != nil || bytes.find("UIApplication.shared.windows") != nil
    }
    screen.addKnownOverrides()
    return screen
  }

  private static let limits = [
    "The dump does not say which classes override hitTest(_:with:) or point(inside:with:).",
    "The dump does not say which gesture recognizers a view has, only that it has some.",
    "The dump gives the origin of bounds only for scroll views, as their content offset.",
    "The dump gives neither the level of a window nor the order of windows; they are taken in the order printed.",
    "The dump gives transforms as affine maps; a 3-D transform does not show.",
    "The dump does not say whether a control is enabled or whether a view takes several touches.",
  ]
}
