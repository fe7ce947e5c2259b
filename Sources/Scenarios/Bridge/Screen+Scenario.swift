import Fingerpost
public import FingerpostScreens
import FingerpostText
import Foundation

extension Screen {
  /// Reads a scenario as a screen: its tree as it stands before the first step of the script.
  ///
  /// The tree is built by the same code that plays it, so that defaults and what a controller does to its view
  /// are the same.
  ///
  /// - Throws: an error if the tree cannot be built.
  public static func reading(_ scenario: Scenario) throws(ScenarioError) -> Screen {
    let world = ScenarioScene.makeWorld(for: scenario)
    let scene = try ScenarioScene.build(scenario, in: world)
    var screen = Screen(kind: .scenario)
    screen.eventRules = scenario.eventRules
    var origin = ScenarioOrigin(scenario: scenario)
    screen.limits = ["A scenario is explained as it stands before the first step of its script."]

    let views = scene.viewsInOrder()
    // Looked up only, never walked.
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, view) in views.enumerated() { indices[ObjectIdentifier(view)] = index }
    for view in views {
      let parent = view.superview.flatMap { indices[ObjectIdentifier($0)] }
      screen.views.append(ScreenView(view, parent: parent))
    }
    for (index, view) in views.enumerated() {
      let behavior = (view as? any ScenarioObject)?.behavior
      origin.nodes.append(behavior?.index)
      guard let node = behavior?.node else { continue }
      screen.views[index].statedTouchMethods = node.touches != nil
      screen.views[index].takeOverrides(of: node) { target in
        indices[ObjectIdentifier(scene.objects[target])]
      }
    }
    screen.origin = origin
    return screen
  }
}

extension ScenarioScene {
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
  /// States what a view of a scenario is like now.
  fileprivate init(_ view: UIView, parent: Int?) {
    let node = (view as? any ScenarioObject)?.behavior?.node
    let className = view is UIWindow ? ScenarioClass.window : node?.viewClass ?? .view
    self.init(className: className.rawValue, address: node?.id, parent: parent, line: node?.place.line ?? 0)
    printedFrame = view.frame
    bounds = view.bounds
    center = view.center
    anchorPoint = view.layer.anchorPoint
    transform = view.transform
    zPosition = Double(view.layer.zPosition)
    alpha = Double(view.alpha)
    isHidden = view.isHidden
    isUserInteractionEnabled = view.isUserInteractionEnabled
    clipsToBounds = view.clipsToBounds
    label = (view as? UILabel)?.text
    isEnabled = (view as? UIControl)?.isEnabled
    if let window = view as? UIWindow {
      isWindow = true
      windowLevel = Double(window.windowLevel.rawValue)
      isWindowLevelKnown = true
    }
    hasRecognizers = view.gestureRecognizers != nil
    recognizers = (view.gestureRecognizers ?? []).map { ScreenRecognizer($0) }
    isMultipleTouchEnabled = view.isMultipleTouchEnabled
    isExclusiveTouch = view.isExclusiveTouch
    overrides = []
    if let controller = view.next as? UIViewController, controller.viewIfLoaded === view {
      viewController = (controller as? any ScenarioObject)?.behavior?.node.id ?? "UIViewController"
    }
  }

  /// States the overrides that a node describes.
  fileprivate mutating func takeOverrides(of node: ScenarioNode, index: (Int) -> Int?) {
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
