import Fingerpost
import FingerpostProperties
public import FingerpostScreens
import FingerpostText
import Foundation

extension Screen {
  /// Reads a scenario as a screen: its tree as it is before the first step of the script.
  ///
  /// The tree is built by the same code that plays it, so that defaults and what a controller does to its view
  /// are the same.
  ///
  /// - Throws: an error if the tree cannot be built.
  public static func reading(_ scenario: Scenario) throws(ScenarioError) -> Screen {
    let world = ScenarioScene.makeWorld(for: scenario)
    let scene = try ScenarioScene.build(scenario, in: world)
    for window in scene.windows { window.layoutIfNeeded() }
    let live = LiveScreen(scene.windows, of: .scenario)
    var screen = live.screen
    screen.eventRules = scenario.eventRules
    var origin = ScenarioOrigin(scenario: scenario)
    screen.limits = ["A scenario is explained as it stands before the first step of its script."]

    // Looked up only, never walked.
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, view) in live.views.enumerated() { indices[ObjectIdentifier(view)] = index }
    for (index, view) in live.views.enumerated() {
      let behavior = view.scenarioBehavior
      origin.nodes.append(behavior?.index)
      screen.views[index].applyNode(of: view, behavior?.node)
      guard let node = behavior?.node else { continue }
      screen.views[index].statedTouchMethods = node.touches != nil
      screen.views[index].applyOverrides(of: node) { target in
        indices[ObjectIdentifier(scene.objects[target])]
      }
    }
    screen.origin = origin
    return screen
  }
}

extension ScenarioScene {
  /// The scene as the screen that was read from its scenario.
  ///
  /// - Returns: nil where it has other views.
  package func built(as screen: Screen) -> BuiltScreen? {
    let views = viewsInOrder()
    guard views.count == screen.views.count else { return nil }
    return BuiltScreen(
      screen: screen, shownRoots: screen.roots, world: world, views: views,
      recognizers: views.flatMap { $0.gestureRecognizers ?? [] }, keeping: [self])
  }

  /// All views, window by window: a view, then its first subview with everything below it.
  func viewsInOrder() -> [UIView] {
    var views: [UIView] = []
    for window in windows {
      window.layoutIfNeeded()
      var pending: [UIView] = [window]
      while let view = pending.popLast() {
        views.append(view)
        pending += view.subviews.reversed()
      }
    }
    return views
  }
}

extension ScreenView {
  /// States what a node says of a view beside what the view itself does.
  fileprivate mutating func applyNode(of view: UIView, _ node: ScenarioNode?) {
    // Cells and what is in them have no nodes.
    if let node { className = node.viewClass.rawValue }
    if view is ScenarioCell { className = "UITableViewCell" }
    if view is ScenarioItemCell { className = "UICollectionViewCell" }
    if view is UIWindow { className = "UIWindow" }
    baseClass = nil
    address = node?.id
    line = node?.place.line ?? 0
    label = (view as? UILabel)?.text
    isKeyWindow = false
    // The rest of what a view says is not taken over: a scenario is played, and need not be guessed from it.
    settings = PropertyValues()
    isEnabled = (view as? UIControl)?.isEnabled
    scrolling = nil
    hasRecognizers = view.gestureRecognizers != nil
    recognizers = (view.gestureRecognizers ?? []).map { ScreenRecognizer(ofScenario: $0) }
    overrides = []
    if let controller = view.next as? UIViewController, controller.viewIfLoaded === view {
      viewController = controller.scenarioBehavior?.node.id ?? "UIViewController"
    }
  }

  /// States the overrides that a node describes.
  fileprivate mutating func applyOverrides(of node: ScenarioNode, index: (Int) -> Int?) {
    switch node.pointInside {
    case .always: hitOverride = .always
    case .never: hitOverride = .never
    case .inset(let top, let left, let bottom, let right):
      hitOverride = .inset(
        UIEdgeInsets(top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: CGFloat(right)))
    case nil: break
    }
    if node.pointInside != nil { overrides?.append("pointInside:withEvent:") }
    guard let hitTest = node.hitTest else { return }
    overrides?.append("hitTest:withEvent:")
    if hitOverride != nil {
      doubts.append("of its two overrides only that of hitTest(_:with:) is played here")
    }
    switch hitTest {
    case .nilForSelf: hitOverride = .passThrough
    case .redirect(let target):
      if let target = index(target) {
        hitOverride = .redirect(target)
      } else {
        doubts.append("its hitTest(_:with:) answers a view that is in no window, which is not played here")
      }
    }
  }
}

extension ScreenRecognizer {
  /// States what a recognizer of a scenario is like now.
  fileprivate init(ofScenario recognizer: UIGestureRecognizer) {
    let behavior = (recognizer as? any ScenarioGestureObject)?.behavior
    self.init(recognizer)
    superclasses = nil
    assumedPart = Part(recognizer)
    statedKind = behavior?.gesture.kind
    if recognizer is DumpedSwipe { className = "_UISwipeActionPanGestureRecognizer" }
    className = assumedPart?.className ?? statedKind?.className ?? className
    address = behavior?.node.id
    line = behavior?.node.place.line ?? 0
    delegate =
      behavior?.delegate == nil ? .none : .object(class: "a scenario's", address: nil, implements: [])
    mustFail = behavior?.requiredIDs
  }
}

extension ScenarioGestureBehavior {
  /// The ids of those that have to fail first.
  fileprivate var requiredIDs: [String] {
    gesture.requireToFail.compactMap { required in
      scene.flatMap { ($0.objects[required] as? UIGestureRecognizer)?.scenarioID }
    }
  }
}
