import FingerpostScreens

/// Finds inputs that look like a dump of UIKit's views and describe something else.
nonisolated struct DumpRefusal {
  private let bytes: Bytes
  private let tree: DumpTree
  private let lines: DumpLineCount
  private let name: String
  private let recognizers: Int

  init(_ bytes: Bytes, _ tree: DumpTree, _ lines: DumpLineCount, name: String, recognizers: Int) {
    self.bytes = bytes
    self.tree = tree
    self.lines = lines
    self.name = name
    self.recognizers = recognizers
  }

  /// Throws if the tree must not be read as UIKit's, or if there is none.
  func check() throws(ScreenReadError) {
    // Views that have no frame were only mentioned: a tree that says no more cannot be touched.
    if !tree.hasFrames, let other = lines.firstForeign.flatMap(Self.sentence) ?? mentioned {
      throw refusal(other)
    }
    guard !tree.views.isEmpty else { throw empty }
    try checkAppKit()
    try checkResponders()
    if tree.bareNodes.count == tree.views.count, tree.views.count > 1 {
      throw refusal("These views have no frames", line: tree.views[0].line)
    }
  }

  /// What to print instead of something that is no tree of views.
  private static let remedy =
    "print the views instead, with `expr -l objc -O -- [[UIWindow keyWindow] recursiveDescription]`"

  private static let controllers = "This lists view controllers, which have no frames"
  private static let event = "This describes an event, not a tree of views"

  private func refusal(_ sentence: String, line: Int? = nil) -> ScreenReadError {
    .unreadable(name: name, line: line, message: "\(sentence); \(Self.remedy).")
  }

  private static func sentence(_ foreign: ForeignText) -> String? {
    switch foreign {
    case .controllers: controllers
    case .event: event
    case .layoutTrace: "This is an Auto Layout trace, which has no frames"
    case .constraints: "This lists Auto Layout constraints, not views"
    case .collection: nil
    }
  }

  /// What the input describes, where that is in the middle of a line.
  private var mentioned: String? {
    guard tree.views.isEmpty else { return nil }
    if bytes.find("<UITouch: 0x") != nil || bytes.find("<UITouchesEvent: 0x") != nil { return Self.event }
    if lines.layers > 0, recognizers == 0 { return "This lists layers, and touches go to views" }
    return nil
  }

  // MARK: - No view at all

  private var empty: ScreenReadError {
    func unreadable(_ message: String) -> ScreenReadError {
      .unreadable(name: name, line: nil, message: message)
    }
    let content = bytes.trimmed(0..<bytes.count)
    if content.isEmpty { return unreadable("The input is empty; \(InputFormat.advice(for: bytes)).") }
    if recognizers > 0 {
      return unreadable(
        "There are gesture recognizers but no view; paste the tree they belong to before them.")
    }
    if bytes.find(" f=(") != nil, bytes.find(" b=(") != nil {
      return unreadable(
        "This is AppKit's tree of views, whose hit testing differs from UIKit's; \(InputFormat.advice(for: bytes))."
      )
    }
    if Self.flutter.contains(where: { bytes.find($0) != nil }) {
      return unreadable(
        "This is a tree of Flutter's, which finds by itself what is hit inside of its one view of UIKit's; "
          + "for the views around that, \(Self.remedy).")
    }
    if bytes.find(": @self") != nil || bytes.find(" changed.\n") != nil {
      return unreadable(
        "This says which values of SwiftUI's changed, not which views there are; \(Self.remedy).")
    }
    if Self.listed.contains(where: { bytes.find($0) != nil }) {
      return unreadable(
        "This lists views with what tests find them by, as KIF does, and no frames; \(Self.remedy).")
    }
    let isPDF = bytes.find("%PDF-", to: 8) != nil
    // Zeros are gone by now, as consoles write some; a text has one or two at most other control characters.
    let controls = (0..<min(bytes.count, 4096)).count { index in
      0x01...0x06 ~= bytes[index] || 0x0E...0x1A ~= bytes[index]
    }
    if isPDF || controls > 2 {
      let kind = isPDF ? "a PDF" : "a binary file"
      return unreadable(
        "This is \(kind), not a text that lists views; `fingerpost formats` lists what is read.")
    }
    if let error = bytes.find("error: ") {
      return unreadable("There is no view, only what went wrong: \(rest(of: error)); \(Self.remedy).")
    }
    if let (line, text) = spoiled {
      return .unreadable(
        name: name, line: line,
        message:
          "This describes a view, but its class or address is spoiled: \"\(text)\"; text read off a picture takes 0 "
          + "for O and < for other signs, so copy the text itself, or \(Self.remedy).")
    }
    let first = rest(of: content.lowerBound).replacing("\"", with: "\\\"")
    return unreadable(
      "No line looks like a view: the first is \"\(first)\"; \(InputFormat.advice(for: bytes)).")
  }

  /// What stands in Flutter's trees of widgets and of what is rendered.
  private static let flutter: [StaticString] = [
    "BoxConstraints(", "[root](renderObject", "child: Render", "SemanticsNode#", "renderObject: Render",
    "(dependencies: [", "MaterialApp(state:", "WidgetsFlutterBinding",
  ]

  /// What KIF's `printViewHierarchy` says of views.
  private static let listed: [StaticString] = ["(invisible)", ", traits: ", "|\tUI"]

  /// The first line that has a view's frame and nothing that names the view, with its number; nil for none.
  private var spoiled: (line: Int, text: String)? {
    var cursor = LineCursor(bytes)
    while let line = cursor.next() {
      for key in ["frame = (", "frame=("] as [StaticString]
      where bytes.find(key, from: line.range.lowerBound, to: line.range.upperBound) != nil {
        return (line.number, rest(of: bytes.trimmed(line.range).lowerBound).replacing("\"", with: "\\\""))
      }
    }
    return nil
  }

  /// The rest of a line, cut where it is long.
  private func rest(of start: Int) -> String {
    var end = start
    while end < bytes.count, !isLineEnd(bytes[end]) { end += 1 }
    return bytes.excerpt(start..<end)
  }

  // MARK: - Other trees

  /// AppKit's views print like UIKit's, but their y axis points up and their hit testing has other rules.
  private func checkAppKit() throws(ScreenReadError) {
    guard !tree.hasLayers, let first = tree.views.first(where: { UIKitClasses.isAppKit($0.className) }),
      !tree.views.contains(where: {
        UIKitClasses.isUIKit($0.className) || UIKitClasses.isUIKit($0.baseClass ?? "")
      })
    else { return }
    throw .unreadable(
      name: name, line: first.line,
      message: "\(first.className) is AppKit's, where y grows upwards and hit testing has other rules; "
        + "only trees of UIKit's views are read.")
  }

  /// A responder chain has controllers among the views, and no view beside another: it was printed responder by
  /// responder, or each a step deeper than the one before.
  private func checkResponders() throws(ScreenReadError) {
    let responders = tree.bareNodes.filter { index in
      Self.isResponder(tree.views[index].className)
    }
    if responders.count == tree.views.count { throw refusal(Self.controllers, line: tree.views[0].line) }
    guard tree.views.count > 1 else { return }
    let hasResponders = !responders.isEmpty
    let isChain =
      tree.isFlat ? hasResponders || bytes.find("nextResponder") != nil : hasResponders && hasInnerWindow
    if isChain {
      throw refusal("This is a responder chain, not a tree of views", line: tree.views[0].line)
    }
  }

  /// Whether the views stand one inside the other with a window among the inner ones, where no tree has it.
  private var hasInnerWindow: Bool {
    tree.isLadder && tree.views.dropFirst().contains(where: \.isWindow)
  }

  private static func isResponder(_ name: String) -> Bool {
    // A controller of SwiftUI's has the type of its content behind its name.
    if name.contains("Controller<") || (name.hasPrefix("_Tt") && name.contains("Controller")) { return true }
    return ["Controller", "Application", "Delegate", "Scene"].contains { name.hasSuffix($0) }
  }
}
