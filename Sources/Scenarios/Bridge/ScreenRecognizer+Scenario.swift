import Fingerpost
import FingerpostScreens
import Foundation

extension ScreenRecognizer {
  /// States what a recogniser of a scenario is like now.
  init(_ recognizer: UIGestureRecognizer) {
    let behaviour = (recognizer as? any ScenarioGestureObject)?.behaviour
    let kind = behaviour?.gesture.kind
    self.init(className: kind?.className ?? "UIGestureRecognizer", address: behaviour?.node.id)
    takePart(of: recognizer)
    statedKind = kind.flatMap { GestureKind(rawValue: $0.rawValue) }
    line = behaviour?.node.place.line ?? 0
    name = recognizer.name
    isEnabled = recognizer.isEnabled
    cancelsTouchesInView = recognizer.cancelsTouchesInView
    delaysTouchesBegan = recognizer.delaysTouchesBegan
    delaysTouchesEnded = recognizer.delaysTouchesEnded
    delegate =
      behaviour?.delegate == nil ? .none : .object(class: "a scenario's", address: nil, implements: [])
    mustFail = behaviour?.requiredIDs
    settings = Settings(recognizer)
  }
}

extension ScreenRecognizer {
  /// Notes that a recogniser is one that its view has brought along.
  private mutating func takePart(of recognizer: UIGestureRecognizer) {
    if let scrollView = recognizer.view as? UIScrollView {
      if recognizer === scrollView.panGestureRecognizer { assumedPart = .scrollPan }
      if recognizer === scrollView.pinchGestureRecognizer { assumedPart = .scrollPinch }
      if recognizer === scrollView.touchDelayRecognizer { assumedPart = .scrollDelay }
    } else if let field = recognizer.view as? UITextField, recognizer === field.editingTapRecognizer {
      assumedPart = .fieldTap
    }
    if let assumedPart { className = assumedPart.className }
  }
}

extension ScenarioGestureBehaviour {
  /// The ids of those that have to fail first.
  fileprivate var requiredIDs: [String] {
    gesture.requireToFail.compactMap { required in
      scene.flatMap { ($0.objects[required] as? UIGestureRecognizer)?.scenarioID }
    }
  }
}

extension ScreenRecognizer.Settings {
  fileprivate init(_ recognizer: UIGestureRecognizer) {
    self.init()
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      numberOfTapsRequired = tap.numberOfTapsRequired
      numberOfTouchesRequired = tap.numberOfTouchesRequired
    case let press as UILongPressGestureRecognizer:
      numberOfTapsRequired = press.numberOfTapsRequired
      numberOfTouchesRequired = press.numberOfTouchesRequired
      minimumPressDuration = press.minimumPressDuration
      allowableMovement = Double(press.allowableMovement)
    case let pan as UIPanGestureRecognizer:
      minimumNumberOfTouches = pan.minimumNumberOfTouches
      maximumNumberOfTouches = pan.maximumNumberOfTouches
      if let edgePan = pan as? UIScreenEdgePanGestureRecognizer { edges = edgePan.edges.words }
    case let swipe as UISwipeGestureRecognizer:
      direction = swipe.direction.words
      numberOfTouchesRequired = swipe.numberOfTouchesRequired
    default: break
    }
  }
}

nonisolated extension UISwipeGestureRecognizer.Direction {
  fileprivate var words: [String] {
    let all: [(UISwipeGestureRecognizer.Direction, String)] = [
      (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
    ]
    return all.compactMap { contains($0.0) ? $0.1 : nil }
  }
}

nonisolated extension UIRectEdge {
  fileprivate var words: [String] {
    let all: [(UIRectEdge, String)] = [
      (.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right"),
    ]
    return all.compactMap { contains($0.0) ? $0.1 : nil }
  }
}
