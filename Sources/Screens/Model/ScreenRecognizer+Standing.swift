import FingerpostContainers
import FingerpostProperties

nonisolated extension ScreenRecognizer {
  /// How well the recognizer's class is known.
  public enum Standing: Hashable, Sendable {
    /// One of UIKit's public classes, or a recognizer that a scenario makes up: it can be played.
    case known(GestureKind)
    /// A class that builds on a public one, which is played in its place.
    case subclass(of: GestureKind)
    /// A class that UIKit keeps to itself, with the public one that may stand in for it, if any may.
    case system(standIn: GestureKind?)
    /// Any other class: what it does is not known.
    case unknown
  }

  /// How well the recognizer's class is known.
  public var standing: Standing {
    // What UIKit does to text by recognizers of public classes is not public, unless it is one of a text view's parts.
    if part == nil, worksForText { return .system(standIn: nil) }
    if let kind = statedKind ?? GestureKind(className: className) { return .known(kind) }
    if UIKitClasses.isUIKit(className) || Self.standIns[className] != nil {
      return .system(standIn: Self.standIns[className])
    }
    for name in superclasses ?? [] {
      if let kind = GestureKind(className: name) ?? Self.standIns[name] { return .subclass(of: kind) }
    }
    return (toldKind ?? namedKind).map { .subclass(of: $0) } ?? .unknown
  }

  /// Whether nothing but the name of its class says on which of UIKit's it builds. [TAP-30]
  public var isKnownByName: Bool {
    guard case .subclass(of: let kind) = standing, toldKind == nil, kind == namedKind else { return false }
    return superclasses?.isEmpty ?? true
  }

  /// The kind that the name of its class ends in, such as a pan for `CardPanGestureRecognizer`. [TAP-30]
  private var namedKind: GestureKind? {
    GestureKind.allCases.last { $0 != .custom && className.hasSuffix($0.className.dropFirst(2)) }
  }

  /// The kind on whose class it builds by what is printed of it: a property that only one of UIKit's classes has. [TAP-30]
  private var toldKind: GestureKind? {
    if settings.minimumPressDuration != nil { return .longPress }
    if settings.minimumNumberOfTouches != nil || settings.maximumNumberOfTouches != nil { return .pan }
    if settings.edges != nil { return .screenEdgePan }
    if settings.direction != nil { return .swipe }
    return settings.numberOfTapsRequired == nil ? nil : .tap
  }

  /// The kind that is played for it, or nil where none is.
  public var playedKind: GestureKind? {
    switch standing {
    case .known(let kind), .subclass(of: let kind): kind
    case .system(let standIn): standIn
    case .unknown: nil
    }
  }

  /// Whether its class is the one that all recognizers build on, which recognizes nothing itself. [TAP-12]
  public var isAbstract: Bool { statedKind == nil && className == "UIGestureRecognizer" }

  /// Whether the system installs it: the class is UIKit's own, or all of its targets are of classes of UIKit's or of
  /// another framework of the system's.
  public var isInstalledByUIKit: Bool {
    if case .system = standing, !isAbstract { return true }
    // A pan of the application's own that was given the target of the gesture that goes back.
    if sendsNavigationPop, !isNavigationPop { return false }
    guard let targets, !targets.isEmpty else { return false }
    return targets.allSatisfy { $0.className.map(UIKitClasses.isOfSystem) ?? false }
  }

  /// Whether a page controller turns its pages with it, which lists it in its `gestureRecognizers`.
  public var turnsPages: Bool {
    targets?.contains { $0.className == "UIPageViewController" } ?? false
  }

  /// Whether applications can change it: it is their own, or UIKit lists it for them to change.
  public var isOpenToChanges: Bool { !isInstalledByUIKit || turnsPages }

  /// The types of touches that the input says it gets, as raw values; nil where it does not say. [GR-30]
  package var touchTypes: [Int]? {
    guard case .numbers(let types)? = settings["allowedTouchTypes"] else { return nil }
    return types.compactMap { Int(exactly: $0) }
  }

  /// Whether it gets no touches of fingers, as the input says.
  package var leavesOutFingers: Bool { touchTypes.map { !$0.contains(0) } ?? false }

  /// Whether it is the gesture that goes back in a navigation controller, which begins at an edge of the screen.
  ///
  /// Applications also give a pan of their own its target, so that it goes back from anywhere.
  public var isNavigationPop: Bool {
    className == "_UIParallaxTransitionPanGestureRecognizer"
      || sendsNavigationPop && playedKind == .screenEdgePan
  }

  /// Whether it goes back in a navigation controller when it acts.
  private var sendsNavigationPop: Bool {
    targets?.contains { $0.action == "handleNavigationTransition:" } ?? false
  }

  /// The class of its delegate, where the input states one that is not UIKit's own of the pop gesture.
  public var ownPopDelegate: String? {
    if case .object(let name, _, _) = delegate, !name.hasPrefix("_UINavigation") { name } else { nil }
  }

  /// Whether it is the pan of a list that shows the actions behind a row. [LIST-22]
  public var showsRowActions: Bool { className == "_UISwipeActionPanGestureRecognizer" }

  /// Whether it is the pan that moves a sheet, which has a name of UIKit's.
  public var movesSheet: Bool {
    playedKind == .pan
      && (name == Self.sheetPanName
        || targets?.contains { $0.className?.hasSuffix("UISheetInteraction") ?? false } ?? false)
  }

  /// The name that UIKit gives the pan that moves a sheet.
  public static let sheetPanName = SheetPan.uiKitName

  private static let standIns: [String: GestureKind] = [
    "UIScrollViewPanGestureRecognizer": .pan, "UIScrollViewPinchGestureRecognizer": .pinch,
    "_UIParallaxTransitionPanGestureRecognizer": .screenEdgePan,
    "_UIDragLiftGestureRecognizer": .longPress, "_UISwipeActionPanGestureRecognizer": .pan,
    // WebKit publishes what it builds on. [TAP-13]
    "WKSyntheticTapGestureRecognizer": .tap,
  ]
}

extension ScreenRecognizer {
  /// What traces call it: its own name, or else the action that it sends, which says more than a class of UIKit's; nil
  /// where its class has to do.
  var shownName: String? {
    if let name, !name.isEmpty { return name }
    guard GestureKind(className: className) != nil else { return assumedPart == nil ? className : nil }
    return targets?.first.flatMap { $0.action.isEmpty ? nil : $0.action }
  }
}
