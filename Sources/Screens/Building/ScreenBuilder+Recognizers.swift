import Fingerpost
import Foundation

extension ScreenBuilder {
  /// Attaches the engine's own recognisers to the views, as the input describes them.
  ///
  /// Delegates are not played: what they answer no input says.
  ///
  /// - Returns: the recognisers of the screen, with nil for those whose kind is not known.
  func makeRecognizers(for views: [UIView]) -> [UIGestureRecognizer?] {
    let placed = screen.placedRecognizers
    dropUnlisted(from: views)
    let recognizers = placed.map { placed -> UIGestureRecognizer? in
      if let part = placed.recognizer.part, let own = Self.own(part, of: views[placed.view]) {
        own.isEnabled = own.isEnabled && placed.recognizer.isEnabled
        return own
      }
      if placed.recognizer.assumedPart != nil { return nil }
      let recognizer = placed.recognizer.playedKind.flatMap(Self.make)
      if let recognizer {
        recognizer.takeOver(placed.recognizer)
        views[placed.view].addGestureRecognizer(recognizer)
      }
      return recognizer
    }
    for (index, requirements) in FailureGraph(placed).requirements.enumerated() {
      for other in requirements
      where !edits.dropped.contains(ScreenEdits.Requirement(index, on: other)) {
        if let recognizer = recognizers[index], let other = recognizers[other] {
          recognizer.require(toFail: other)
        }
      }
    }
    return recognizers
  }

  /// The recogniser that a standard view brings along, or nil where it is none.
  private static func own(_ part: ScreenRecognizer.Part, of view: UIView) -> UIGestureRecognizer? {
    let scrollView = view as? UIScrollView
    return switch part {
    case .scrollPan: scrollView?.panGestureRecognizer
    case .scrollPinch: scrollView?.pinchGestureRecognizer
    case .scrollDelay: scrollView?.touchDelayRecognizer
    case .fieldTap: (view as? UITextField)?.editingTapRecognizer
    }
  }

  /// Takes from scroll views those of their own recognisers that the input, which lists all, does not list.
  private func dropUnlisted(from views: [UIView]) {
    for (index, data) in screen.views.enumerated() {
      guard let scrollView = views[index] as? UIScrollView, let listed = data.recognizers else { continue }
      for part in [ScreenRecognizer.Part.scrollPan, .scrollPinch, .scrollDelay] {
        guard !listed.contains(where: { $0.part == part }), let own = Self.own(part, of: scrollView) else {
          continue
        }
        scrollView.removeGestureRecognizer(own)
      }
    }
  }

  private static func make(_ kind: GestureKind) -> UIGestureRecognizer? {
    switch kind {
    case .tap: UITapGestureRecognizer()
    case .longPress: UILongPressGestureRecognizer()
    case .pan: UIPanGestureRecognizer()
    case .swipe: UISwipeGestureRecognizer()
    case .pinch: UIPinchGestureRecognizer()
    case .rotation: UIRotationGestureRecognizer()
    case .screenEdgePan: UIScreenEdgePanGestureRecognizer()
    case .hover: UIHoverGestureRecognizer()
    case .custom: nil
    }
  }
}

extension UIGestureRecognizer {
  /// Takes over what the input says; numbers that make no sense are left at UIKit's default.
  fileprivate func takeOver(_ data: ScreenRecognizer) {
    name = data.name
    isEnabled = data.isEnabled
    cancelsTouchesInView = data.cancelsTouchesInView
    delaysTouchesBegan = data.delaysTouchesBegan
    delaysTouchesEnded = data.delaysTouchesEnded
    let settings = data.settings
    let fingers = settings.numberOfTouchesRequired.flatMap { $0 > 0 ? $0 : nil }
    switch self {
    case let tap as UITapGestureRecognizer:
      if let taps = settings.numberOfTapsRequired, taps > 0 { tap.numberOfTapsRequired = taps }
      if let fingers { tap.numberOfTouchesRequired = fingers }
    case let press as UILongPressGestureRecognizer:
      if let taps = settings.numberOfTapsRequired, taps >= 0 { press.numberOfTapsRequired = taps }
      if let fingers { press.numberOfTouchesRequired = fingers }
      if let duration = settings.minimumPressDuration, (0...1e6).contains(duration) {
        press.minimumPressDuration = duration
      }
      if let movement = settings.allowableMovement, (0...1e9).contains(movement) {
        press.allowableMovement = CGFloat(movement)
      }
    case let pan as UIPanGestureRecognizer:
      if let least = settings.minimumNumberOfTouches, least > 0 { pan.minimumNumberOfTouches = least }
      if let most = settings.maximumNumberOfTouches, most > 0 { pan.maximumNumberOfTouches = most }
      (pan as? UIScreenEdgePanGestureRecognizer)?.edges = UIRectEdge(data)
    case let swipe as UISwipeGestureRecognizer:
      if let words = settings.direction { swipe.direction = UISwipeGestureRecognizer.Direction(words) }
      if let fingers { swipe.numberOfTouchesRequired = fingers }
    default: break
    }
  }
}

nonisolated extension UISwipeGestureRecognizer.Direction {
  fileprivate init(_ words: [String]) {
    self = []
    for word in words {
      switch word {
      case "right": insert(.right)
      case "left": insert(.left)
      case "up": insert(.up)
      case "down": insert(.down)
      default: break
      }
    }
  }
}

nonisolated extension UIRectEdge {
  /// The edges that an input states; the gesture that goes back in a navigation controller has the left one, which
  /// no description prints.
  fileprivate init(_ data: ScreenRecognizer) {
    self = []
    guard let words = data.settings.edges else {
      if data.isNavigationPop { insert(.left) }
      return
    }
    for word in words {
      switch word {
      case "top": insert(.top)
      case "left": insert(.left)
      case "bottom": insert(.bottom)
      case "right": insert(.right)
      case "all": insert(.all)
      default: break
      }
    }
  }
}
