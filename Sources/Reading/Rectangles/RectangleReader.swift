import FingerpostScreens
import Foundation

/// Reads elements with frames and roles from JSON, as accessibility tools, drivers and agents print them.
nonisolated struct RectangleReader {
  /// The outermost elements, in the order of the document.
  private let roots: [Int]
  /// Whether they are those of a list, and not one element with others in it.
  private let areListed: Bool
  private let tape: JSONTape
  private let dialect: RectangleDialect
  /// The line of the input on which the document begins.
  private let firstLine: Int
  private let isCutOff: Bool

  /// Looks for elements, or answers nil where a document has none.
  init?(_ tape: JSONTape, firstLine: Int) {
    guard let found = Self.roots(of: tape) else { return nil }
    self.tape = tape
    self.firstLine = firstLine
    let inner = found.0.count == 1 ? Self.held(by: found.0[0], found.2, tape) : nil
    (roots, areListed) = (inner ?? found.0, inner != nil || found.areListed)
    dialect = found.2.marks.isEmpty ? inner.map { RectangleDialect.of($0[0], in: tape) } ?? found.2 : found.2
    isCutOff = tape.isCutOff
  }

  /// Returns the elements that an outermost one only holds, as Maestro's does: it has no size itself.
  private static func held(by element: Int, _ dialect: RectangleDialect, _ tape: JSONTape) -> [Int]? {
    guard (frame(of: element, dialect, tape) ?? .zero).size == .zero,
      let children = children(of: element, dialect, tape)
    else { return nil }
    let inside = tape.elements(children).filter(tape.isObject)
    return inside.isEmpty ? nil : inside
  }

  /// Whether there is one element and nothing in it.
  var isOneElement: Bool {
    !areListed && roots.count == 1
      && Self.children(of: roots[0], dialect, tape).map { tape.elements($0).isEmpty } ?? true
  }

  /// What calls itself an element and is none: more than so many are not looked at.
  private static let maxLooks = 2_000_000

  /// Returns the elements of the outermost list or object that has any, and how they are written.
  private static func roots(of tape: JSONTape) -> ([Int], areListed: Bool, RectangleDialect)? {
    // Lists and objects that are still to be looked at, the next one last.
    var open = [tape.root]
    var looks = 0
    while let value = open.popLast(), looks < maxLooks {
      looks += 1
      if tape.isObject(value) {
        let dialect = RectangleDialect.of(value, in: tape)
        if isElement(value, dialect, tape) { return ([value], false, dialect) }
      }
      let inside = tape.elements(value).filter { tape.isObject($0) || tape.isArray($0) }
      if tape.isArray(value) {
        for element in inside.prefix(3) where tape.isObject(element) {
          let dialect = RectangleDialect.of(element, in: tape)
          guard isElement(element, dialect, tape) else { continue }
          return (inside.filter(tape.isObject), true, dialect)
        }
      }
      open += inside.reversed()
    }
    return nil
  }

  /// Whether an object is an element: it has a frame, or is of a known tool and has children.
  private static func isElement(_ value: Int, _ dialect: RectangleDialect, _ tape: JSONTape) -> Bool {
    let hasChildren = children(of: value, dialect, tape) != nil
    if frame(of: value, dialect, tape) != nil {
      return !dialect.marks.isEmpty || hasChildren || dialect.value(dialect.type, of: value, in: tape) != nil
    }
    return hasChildren && !dialect.marks.isEmpty
  }

  private static func frame(of element: Int, _ dialect: RectangleDialect, _ tape: JSONTape) -> CGRect? {
    for key in dialect.frame {
      if let value = dialect.value([key], of: element, in: tape),
        let rect = RectangleText.read(value, in: tape)
      {
        return rect
      }
    }
    return dialect.marks.isEmpty ? RectangleText.object(element, tape) : nil
  }

  private static func children(of element: Int, _ dialect: RectangleDialect, _ tape: JSONTape) -> Int? {
    for key in dialect.children {
      if let found = tape.member(key, of: element), tape.isArray(found) { return found }
    }
    return nil
  }

  // MARK: - Reading

  /// Returns the screen that the elements make up.
  func screen(name: String) throws(ScreenReadError) -> Screen {
    var assembler = ElementAssembler(hasNoWindows: dialect.kind == .accessibilityTree)
    var warnings = WarningList()
    var place = (offset: 0, line: firstLine)
    let isFlat = roots.count > 1 && roots.allSatisfy { Self.children(of: $0, dialect, tape) == nil }
    // What everything else in a list lies in.
    var application = hasNoScreen ? assembler.add(wholeScreen, parent: nil) : nil
    var hasFrames = false
    // Elements that are still to be read, the next one last, with the index of the view that they are in.
    var open: [(element: Int, parent: Int?)] = inOrder(isFlat).reversed().map { ($0, nil) }
    while let (value, parent) = open.popLast() {
      if assembler.views.count >= ScreenReader.maxViews { throw ScreenReader.tooMany(name, line: place.line) }
      guard tape.isObject(value) else { continue }
      let line = isFlat ? firstLine : tape.line(of: value, from: &place)
      if let inner = Self.held(by: value, dialect, tape),
        parent == nil || Self.frame(of: value, dialect, tape) == nil
      {
        // What lies in it lies on the screen all the same.
        hasFrames = hasFrames || Self.frame(of: value, dialect, tape) != nil
        open += inner.reversed().map { ($0, parent) }
        continue
      }
      let element = element(value, line: line)
      if let type = text(dialect.type, of: value), type.hasPrefix("android.") || type.hasPrefix("androidx.") {
        throw .unreadable(
          name: name, line: line, message: "These are elements of Android's (\(type)); only iOS's are read.")
      }
      let isApplication = ElementAssembler.shortName(element.type) == "Application"
      let view = assembler.add(element, parent: parent ?? (isApplication ? nil : application))
      if areListed, parent == nil, application == nil, isApplication { application = view }
      hasFrames = hasFrames || element.frame != nil
      guard let children = Self.children(of: value, dialect, tape) else { continue }
      open += tape.elements(children).reversed().map { ($0, view) }
    }
    guard assembler.views.contains(where: { $0.printedFrame != .zero }) else {
      throw .unreadable(
        name: name, line: nil,
        message: hasFrames
          ? "Each element of this JSON has an empty frame: the tool could not look into the application. Launch it "
            + "again, wait until its screen shows, and print the elements again."
          : "No element of this JSON has a frame.")
    }
    if isCutOff {
      warnings.add(
        nil, "The document ends before it is complete; elements that were in front may be missing.")
    }
    var screen = Screen(
      kind: dialect.kind, views: assembler.views, warnings: warnings.finished(), limits: limits(isFlat))
    screen.contentLines = assembler.views.count
    screen.isCutOff = isCutOff
    return screen
  }

  /// Whether nothing says how large the screen is, as in a part of a list.
  private var hasNoScreen: Bool {
    areListed && !(isCutOff && roots.count == 1)
      && !roots.contains { ["Application", "Window"].contains(ElementAssembler.shortName(type(of: $0))) }
  }

  /// What stands for the screen where the list does not have it: as far as its elements reach.
  private var wholeScreen: Element {
    var element = Element(type: "Application", line: firstLine)
    var size = CGSize.zero
    for root in roots {
      guard let frame = Self.frame(of: root, dialect, tape) else { continue }
      size.width = max(size.width, frame.origin.x + max(0, frame.size.width))
      size.height = max(size.height, frame.origin.y + max(0, frame.size.height))
    }
    element.frame = CGRect(origin: .zero, size: size)
    return element
  }

  /// The outermost elements, the application first; those of a list without any order in depth the larger before the
  /// smaller, which would not be seen behind them.
  private func inOrder(_ isFlat: Bool) -> [Int] {
    let areas = roots.map { element -> Double in
      let size = Self.frame(of: element, dialect, tape)?.size ?? .zero
      return isFlat ? max(0, size.width) * max(0, size.height) : 0
    }
    let isApplication = roots.map { ElementAssembler.shortName(type(of: $0)) == "Application" }
    return roots.indices.sorted { one, other in
      if isApplication[one] != isApplication[other] { return isApplication[one] }
      return (-areas[one], one) < (-areas[other], other)
    }.map { roots[$0] }
  }

  private func limits(_ isFlat: Bool) -> [String] {
    var limits = ElementAssembler.limits
    if isFlat {
      limits.append(
        "The list says neither what is in what nor what lies in front; small elements are taken to lie in front of large ones."
      )
    }
    if hasNoScreen { limits.append(ElementAssembler.noScreen) }
    if dialect.marks.isEmpty {
      limits.append(
        "Which tool wrote this JSON is not known; what its keys mean is guessed from their names.")
    }
    return limits
  }

  // MARK: - Elements

  private func element(_ value: Int, line: Int) -> Element {
    var element = Element(type: type(of: value), line: line)
    element.frame = Self.frame(of: value, dialect, tape)
    element.label = text(dialect.label, of: value)
    element.identifier = text(dialect.identifier, of: value)
    element.isEnabled = flag(dialect.enabled, of: value)
    element.isVisible = flag(dialect.visible, of: value)
    return element
  }

  /// The longest text that is kept of an element.
  private static let longestText = 200

  /// Returns the first text of some keys that says something.
  private func text(_ keys: [StaticString], of element: Int) -> String? {
    for key in keys {
      guard let value = dialect.value([key], of: element, in: tape), let text = tape.word(value) else {
        continue
      }
      let short = String(text.prefix(Self.longestText))
      if short.contains(where: { !$0.isWhitespace }) { return short }
    }
    return nil
  }

  private func flag(_ keys: [StaticString], of element: Int) -> Bool? {
    switch dialect.value(keys, of: element, in: tape).flatMap(tape.word)?.lowercased() {
    case "true", "1", "yes": true
    case "false", "0", "no": false
    default: nil
    }
  }

  private func type(of element: Int) -> String {
    ElementRole.type(text(dialect.type, of: element))
  }
}
