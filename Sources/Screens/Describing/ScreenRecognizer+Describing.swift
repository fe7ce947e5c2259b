public import Fingerpost
import FingerpostKeyboard
import FingerpostProperties
import Foundation

nonisolated extension ScreenRecognizer {
  /// The rows of the table that have no fields of their own here.
  package static let rows = Property.ofRecognizers.filter {
    ![
      "name", "isEnabled", "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded",
    ].contains($0.name)
  }

  /// States what a recognizer is like now, but for its relations to others.
  @MainActor public init(_ recognizer: UIGestureRecognizer) {
    self.init(className: String(describing: type(of: recognizer)))
    superclasses = [ObjectClass.nearest(to: recognizer)?.name ?? "UIGestureRecognizer"]
    name = recognizer.name
    isEnabled = recognizer.isEnabled
    cancelsTouchesInView = recognizer.cancelsTouchesInView
    delaysTouchesBegan = recognizer.delaysTouchesBegan
    delaysTouchesEnded = recognizer.delaysTouchesEnded
    for property in Self.rows {
      if let value = property.value(of: recognizer) { settings[property.name] = value }
    }
  }

  /// The settings with what no description prints: the edges of a screen edge pan. The gesture that goes back in a
  /// navigation controller has the left one; for any other, whichever edge a touch begins at is taken for its own.
  package var playedSettings: PropertyValues {
    var played = settings
    if isNavigationPop, played.edges == nil {
      played[words: "edges"] = ["left"]
    } else if hasUnprintedEdges {
      played[words: "edges"] = ["all"]
    }
    return played
  }

  /// Whether it starts at edges that its description leaves out.
  package var hasUnprintedEdges: Bool {
    isPrinted && settings.edges == nil && playedKind == .screenEdgePan && !isNavigationPop
  }

  /// Gives a recognizer what the input says of it; numbers that make no sense are left at UIKit's default.
  @MainActor func apply(to recognizer: UIGestureRecognizer) {
    recognizer.name = name
    recognizer.isEnabled = isEnabled
    recognizer.cancelsTouchesInView = cancelsTouchesInView
    recognizer.delaysTouchesBegan = delaysTouchesBegan
    recognizer.delaysTouchesEnded = delaysTouchesEnded
    let settings = playedSettings
    for property in Self.rows {
      if let value = settings[property.name] { property.set(value, of: recognizer) }
    }
  }
}

extension ScreenRecognizer.Part {
  /// Which of its view's own recognizers one is, or nil for one that was added to the view.
  public init?(_ recognizer: UIGestureRecognizer) {
    guard let view = recognizer.view,
      let part = Self.allCases.first(where: { $0.recognizer(of: view) === recognizer })
    else { return nil }
    self = part
  }

  /// The recognizer that a standard view brings along, or nil where it brings none.
  func recognizer(of view: UIView) -> UIGestureRecognizer? {
    let scrollView = view as? UIScrollView
    let text = (view as? UITextView)?.textRecognizers
    return switch self {
    case .scrollPan: scrollView?.panGestureRecognizer
    case .scrollPinch: scrollView?.pinchGestureRecognizer
    case .scrollDelay: scrollView?.touchDelayRecognizer
    case .textTap: (view as? UITextField)?.editingTapRecognizer ?? text?.tap
    case .textDoubleTap: text?.doubleTap
    case .textPress: text?.loupe
    case .linkTap: text?.linkTap
    case .linkPress: text?.itemPress
    }
  }
}
