import FingerpostScreens
import FingerpostText
import Foundation

/// Turns elements with frames on the screen into views with frames in their superviews.
nonisolated struct ElementAssembler {
  private(set) var views: [ScreenView] = []
  /// Where each view's own coordinates begin on the screen.
  private var origins: [CGPoint] = []
  /// How many windows there were so far; the first is taken for the application's own.
  private var windows = 0
  /// Whether the application stands for its windows, which are not listed.
  private let hasNoWindows: Bool

  init(hasNoWindows: Bool = false) { self.hasNoWindows = hasNoWindows }

  /// Adds an element and returns the index of its view.
  mutating func add(_ element: Element, parent: Int?) -> Int {
    var view = ScreenView(
      className: element.type, address: element.address, parent: parent, line: element.line)
    view.label = element.label ?? element.identifier
    view.identifier = element.identifier
    view.isEnabled = element.isEnabled
    view.isSaidVisible = element.isVisible
    let type = Self.shortName(element.type)
    view.isWindow = type == "Window"
    if type == "StaticText" || type == "Image" {
      view.isUserInteractionEnabled = false
      view.doubts.append("that it takes no touches is assumed from its class's default\(rules: "HIT-17")")
    }
    if element.isVisible == false {
      view.doubts.append("it is said not to be visible, which can have many reasons")
    }
    if letsTouchesThrough(element, type, parent: parent) {
      view.hitOverride = .passThrough
      view.hitOverrideSource = .assumed
      view.doubts.append("that it lets touches through where it shows nothing is assumed\(rules: "WIN-8")")
    }
    let outer = parent.map { origins[$0] } ?? .zero
    origins.append(place(&view, element.frame, in: outer))
    views.append(view)
    return views.count - 1
  }

  /// Whether an element is taken for a container that takes no touch itself. [WIN-8]
  ///
  /// The application is not a view at all, unless it stands for windows that are not listed. Windows over the application's own, such as those of the status bar and the
  /// keyboard, fill the screen and let through what they do not show, and so do the nameless containers that fill
  /// them; taken as plain views they would seem to swallow every tap.
  private mutating func letsTouchesThrough(_ element: Element, _ type: String, parent: Int?) -> Bool {
    if type == "Application" { return !hasNoWindows }
    if type == "Window" {
      windows += 1
      return windows > 1
    }
    guard windows > 1, type == "Other", element.label == nil, element.identifier == nil,
      let parent, let frame = element.frame
    else {
      return false
    }
    return views[parent].hitOverride == .passThrough && views[parent].printedFrame == frame
  }

  /// Places the view and returns where its coordinates begin on the screen.
  private func place(_ view: inout ScreenView, _ frame: CGRect?, in outer: CGPoint) -> CGPoint {
    guard let frame else {
      view.doubts.append("its frame is missing")
      return outer
    }
    view.printedFrame = frame
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    guard numbers.allSatisfy({ $0.isFinite && abs($0) < 1e300 }) else {
      view.doubts.append("its frame is not a finite number")
      return outer
    }
    if frame.size.width < 0 || frame.size.height < 0 {
      view.doubts.append("its frame has a negative size")
    }
    view.bounds.size = CGSize(width: max(0, frame.size.width), height: max(0, frame.size.height))
    view.center = CGPoint(
      x: frame.origin.x - outer.x + view.bounds.size.width / 2,
      y: frame.origin.y - outer.y + view.bounds.size.height / 2)
    return frame.origin
  }

  /// Returns the type's name without the prefix that page sources give it.
  static func shortName(_ type: String) -> String {
    type.hasPrefix("XCUIElementType") ? String(type.dropFirst("XCUIElementType".count)) : type
  }

  /// Puts elements that were listed one after the other, as a query of XCUITest finds them, on one screen, which reaches
  /// as far as they do.
  ///
  /// - Returns: whether there was anything to do.
  mutating func putOnOneScreen() -> Bool {
    let roots = views.filter { $0.parent == nil }
    guard roots.count > 1,
      !roots.contains(where: { ["Application", "Window"].contains(Self.shortName($0.className)) })
    else { return false }
    var screen = ElementAssembler(hasNoWindows: true)
    var element = Element(type: "Application", line: roots[0].line)
    let edges = roots.map { ($0.printedFrame.maxX, $0.printedFrame.maxY) }
    element.frame = CGRect(
      x: 0, y: 0, width: max(0, edges.map(\.0).max() ?? 0), height: max(0, edges.map(\.1).max() ?? 0))
    _ = screen.add(element, parent: nil)
    for index in views.indices { views[index].parent = views[index].parent.map { $0 + 1 } ?? 0 }
    views = screen.views + views
    return true
  }

  /// What is said where the screen is made up of what lies on it.
  static let noScreen =
    "The list does not say how large the screen is; it is taken to reach as far as the elements do."

  /// What no accessibility tree can say.
  static let limits = [
    "An element tree shows what accessibility shows: views that it leaves out can still take touches.",
    "An element tree gives frames on the screen and neither transforms nor the origin of bounds.",
    "An element tree says nothing of alpha, hidden views or isUserInteractionEnabled; the defaults are assumed.",
    "An element tree gives types and no classes, so overrides of hitTest and point(inside:) do not show.",
    "An element tree says nothing of gesture recognizers.",
    "The order of elements is accessibility's, which need not be the order of subviews.",
  ]
}
