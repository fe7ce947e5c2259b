import Fingerpost
import Foundation

/// __What__ that stands for one of an input's: its name, and the behavior of its superclass.
__Declaration__, TraceNamed {
  let traceName: String
  private let overriding: HitOverriding?
  // part: view
  /// The control that the view is a part of and stands for, as UIKit's private views inside controls do. [CTL-51]
  weak var control: UIControl?
  var refused: [UIGestureRecognizer] = []
  /// Whether it says that it can be focused. [FOC-2, FOC-10]
  var isFocusable = false
  // end of part

  init(name: String, overriding: HitOverriding?) {
    traceName = name
    self.overriding = overriding
    super.init(frame: .zero)
    // With an override it is asked through its methods, like any other view that has one.
    if overriding == nil { treatAsPlain() }
  }

  /// Fails: only ``ScreenBuilder`` makes views of an input.
  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let overriding else { return hit }
    return overriding.answer(hit, at: point, of: self, event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let inherited = super.point(inside: point, with: event)
    return overriding?.contains(inherited, point, in: self, event) ?? inherited
  }
  // part: view

  override var canBecomeFocused: Bool { isFocusable }

  /// What lies inside such a control keeps from recognizers what the control does. [CTL-43]
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if refused.contains(where: { $0 === gestureRecognizer }) { return false }
    return control?.gestureRecognizerShouldBegin(gestureRecognizer)
      ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  // end of part
}
