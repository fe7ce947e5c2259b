/// Finds inputs that look like a dump of UIKit's views and are none.
nonisolated enum DumpRefusal {
  /// Throws if the tree must not be read as UIKit's, or if there is none.
  static func check(
    _ bytes: Bytes, _ tree: DumpTree, name: String, recognizers: Int
  ) throws(ScreenReadError) {
    guard !tree.views.isEmpty else { throw empty(bytes, name: name, recognizers: recognizers) }
    try checkAppKit(tree, name: name)
    try checkChain(bytes, tree, name: name)
  }

  private static let expected =
    "expected what recursiveDescription prints, an XCUITest element tree, a page source or a Fingerpost export"

  private static func empty(_ bytes: Bytes, name: String, recognizers: Int) -> ScreenReadError {
    func unreadable(_ message: String) -> ScreenReadError {
      .unreadable(name: name, line: nil, message: message)
    }
    let content = bytes.trimmed(0..<bytes.count)
    if content.isEmpty { return unreadable("The input is empty; \(expected).") }
    if recognizers > 0 {
      return unreadable(
        "There are gesture recognisers but no view; paste the tree they belong to before them.")
    }
    if bytes.find(", state: ") != nil, bytes.find("view: <") != nil {
      return unreadable("This is a tree of view controllers and gives no frames; \(expected).")
    }
    if bytes.find(" f=(") != nil, bytes.find(" b=(") != nil {
      return unreadable(
        "This is AppKit's tree of views, whose hit testing differs from UIKit's; \(expected).")
    }
    return unreadable("There is no view in it, that is no line with `<Class: 0x…`; \(expected).")
  }

  /// AppKit's views print like UIKit's, but their y axis points up and their hit testing has other rules.
  private static func checkAppKit(_ tree: DumpTree, name: String) throws(ScreenReadError) {
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

  /// A chain of responders printed one by one has no indentation, and controllers among the views.
  private static func checkChain(_ bytes: Bytes, _ tree: DumpTree, name: String) throws(ScreenReadError) {
    guard tree.views.count > 1, tree.isFlat else { return }
    let endings = ["Controller", "Application", "Delegate", "Scene"]
    let hasResponder = tree.bareNodes.contains { index in
      endings.contains { tree.views[index].className.hasSuffix($0) }
    }
    guard hasResponder || bytes.find("nextResponder") != nil else { return }
    throw .unreadable(
      name: name, line: tree.views[0].line,
      message:
        "This is a chain of responders and not a tree of views; paste what recursiveDescription prints.")
  }
}
