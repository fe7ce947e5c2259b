import FingerpostScreens
import FingerpostText
import Foundation

/// Reads the view hierarchy that Sentry attaches to an error: all windows, each view with its frame in its superview.
///
/// What it writes is public: `type`, `identifier`, `x`, `y`, `width`, `height`, `alpha`, `visible`, `view_controller`
/// and `children` of each view.
nonisolated struct SentryReader {
  private let tape: JSONTape
  private let firstLine: Int
  private let windows: Int
  private let system: String

  /// Looks for the marks of such a document, or answers nil.
  init?(_ tape: JSONTape, firstLine: Int) {
    guard let system = tape.member("rendering_system", of: tape.root).flatMap(tape.text),
      let windows = tape.member("windows", of: tape.root), tape.isArray(windows)
    else { return nil }
    self.tape = tape
    self.firstLine = firstLine
    self.windows = windows
    self.system = system
  }

  /// Returns the screen that the document describes.
  func screen(name: String) throws(ScreenReadError) -> Screen {
    guard system.lowercased().contains("uikit") else {
      throw .unreadable(
        name: name, line: firstLine,
        message: "This is Sentry's view hierarchy of \(PlainText.excerpt(system)); only UIKit's is read.")
    }
    var views: [ScreenView] = []
    var warnings = WarningList()
    var place = (offset: 0, line: firstLine)
    var open: [(object: Int, parent: Int?)] = tape.elements(windows).reversed().map { ($0, nil) }
    while let (object, parent) = open.popLast() {
      guard tape.isObject(object) else { continue }
      if views.count >= ScreenReader.maxViews { throw ScreenReader.tooMany(name, line: place.line) }
      views.append(view(object, parent: parent, line: tape.line(of: object, from: &place)))
      let index = views.count - 1
      guard let children = tape.member("children", of: object) else { continue }
      open += tape.elements(children).reversed().map { ($0, index) }
    }
    guard !views.isEmpty else {
      throw .unreadable(name: name, line: firstLine, message: "Sentry's view hierarchy has no view in it.")
    }
    if tape.isCutOff {
      warnings.add(nil, "The document ends before it is complete; views that were in front may be missing.")
    }
    var screen = Screen(kind: .sentry, views: views, warnings: warnings.finished(), limits: Self.limits)
    screen.contentLines = views.count
    screen.isCutOff = tape.isCutOff
    screen.addKnownOverrides()
    return screen
  }

  private func view(_ object: Int, parent: Int?, line: Int) -> ScreenView {
    func text(_ key: StaticString) -> String? {
      tape.member(key, of: object).flatMap(tape.text).map { String($0.prefix(1_024)) }
    }
    var view = ScreenView(className: text("type") ?? "UIView", parent: parent, line: line)
    view.label = text("identifier")
    view.viewController = text("view_controller")
    view.isWindow = parent == nil || UIKitClasses.isWindow(view.className)
    view.setPublicWindowLevel()
    view.isHidden = tape.member("visible", of: object).flatMap(tape.word) == "false"
    if let alpha = tape.member("alpha", of: object) {
      if let number = tape.number(alpha) {
        view.alpha = number
      } else {
        view.doubts.append("its alpha is unreadable")
      }
    }
    view.assumeInteraction()
    view.place(in: RectangleText.object(object, tape))
    return view
  }

  private static let limits = [
    "Sentry's view hierarchy does not say which views take touches; UIKit's defaults are assumed.",
    "Sentry's view hierarchy gives neither transforms nor the origin of bounds, so scrolled content may lie elsewhere.",
    "Sentry's view hierarchy does not say which classes override hitTest(_:with:) or point(inside:with:).",
    "Sentry's view hierarchy says nothing of gesture recognizers or the level of windows.",
  ]
}
