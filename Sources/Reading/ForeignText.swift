/// What a debugger prints in the way of a view and that describes something else.
nonisolated enum ForeignText {
  /// What `_printHierarchy` prints: `<UINavigationController 0x…>, state: appeared, view: <UILayoutContainerView: 0x…>`.
  case controllers
  /// An event, a touch or a press.
  case event
  /// What `_autolayoutTrace` prints: `•UIWindow:0x… - AMBIGUOUS LAYOUT`.
  case layoutTrace
  /// Auto Layout's constraints.
  case constraints
  /// The head of a list.
  case collection

  /// Looks at the class and at what follows the header of a node.
  init?(_ bytes: Bytes, _ header: DumpHeader) {
    let (name, after) = (header.name, header.address.upperBound)
    if bytes.has(">, state: ", at: after) || bytes.has(", state: ", at: after) {
      self = .controllers
    } else if Self.isEvent(bytes, name) {
      self = .event
    } else if Self.ends(bytes, name, "Constraint"), bytes[after] != .semicolon {
      self = .constraints
    } else if bytes.has("•", at: name.lowerBound - 4), bytes[after] == .greater {
      self = .layoutTrace
    } else if Self.isCollection(bytes, name) {
      self = .collection
    } else {
      return nil
    }
  }

  /// Looks at a line that begins with no header.
  init?(_ bytes: Bytes, line: Range<Int>) {
    if let state = bytes.find(", state: ", from: line.lowerBound, to: line.upperBound),
      bytes.find("view: ", from: state, to: line.upperBound) != nil
    {
      self = .controllers
    } else if Self.isTraced(bytes, line) {
      self = .layoutTrace
    } else {
      return nil
    }
  }

  /// Whether the class is that of an event or of a part of one.
  private static func isEvent(_ bytes: Bytes, _ name: Range<Int>) -> Bool {
    if bytes.equals(name, "UITouch") || bytes.equals(name, "UIPress") { return true }
    return (bytes.has("UI", at: name.lowerBound) || bytes.has("_UI", at: name.lowerBound))
      && ends(bytes, name, "Event")
  }

  private static func isCollection(_ bytes: Bytes, _ name: Range<Int>) -> Bool {
    guard bytes.has("NS", at: name.lowerBound) || bytes.has("__NS", at: name.lowerBound) else { return false }
    let kinds: [StaticString] = ["Array", "Set", "Dictionary"]
    return kinds.contains { bytes.find($0, from: name.lowerBound, to: name.upperBound) != nil }
  }

  private static func ends(_ bytes: Bytes, _ range: Range<Int>, _ ending: StaticString) -> Bool {
    let length = ending.utf8CodeUnitCount
    return range.count >= length && bytes.has(ending, at: range.upperBound - length)
  }

  /// Whether the line is one of a trace: a bullet or none, a class, and an address right after the colon.
  private static func isTraced(_ bytes: Bytes, _ line: Range<Int>) -> Bool {
    var index = line.lowerBound
    var hasBullet = false
    while index < line.upperBound {
      let byte = bytes[index]
      if byte == 0x2A || byte == .plus {
        hasBullet = true
      } else if byte != .space, byte != .tab, byte != .bar {
        break
      }
      index += 1
    }
    if hasBullet, bytes[index] == .less { index += 1 }
    let start = index
    while index < line.upperBound, isIdentifier(bytes[index]) || isOfName(bytes[index]) { index += 1 }
    return index > start && bytes.has(":0x", at: index) && isHexDigit(bytes[index + 3])
  }

  /// Whether the byte is in names of classes beside identifiers.
  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case .dot, 0x24, .less, .greater, .comma, .space, .openParen, .closeParen: true
    default: false
    }
  }
}
