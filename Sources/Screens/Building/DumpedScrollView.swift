public import Fingerpost
import Foundation

/// A scroll view of an input, which is its pan's delegate, as a class of an application's may be. [SCR-1]
public protocol ScrollingTogether: UIScrollView, UIGestureRecognizerDelegate {
  /// The recognizers that it lets its pan recognize together with, which is tried out on it. [ARB-7]
  var partners: [UIGestureRecognizer] { get set }
}

extension ScrollingTogether {
  /// Returns whether the other one is among its partners.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { partners.contains { $0 === otherGestureRecognizer } }
}

/// A scroll view of an input, with what is tried out on it.
class DumpedScrollView: UIScrollView, ScrollingTogether, TraceNamed {
  let traceName: String
  var partners: [UIGestureRecognizer] = []
  /// Whether `touchesShouldCancel(in:)` is true for controls, too.
  var losesControls = false

  init(name: String) {
    traceName = name
    super.init(frame: .zero)
  }

  /// Fails: only ``ScreenBuilder`` makes views of an input.
  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override func touchesShouldCancel(in view: UIView) -> Bool {
    losesControls || super.touchesShouldCancel(in: view)
  }
}
