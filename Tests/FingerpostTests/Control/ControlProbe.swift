import Foundation
import UIKit

/// A control that logs its tracking and its highlight.
final class ControlProbe: UIControl {
  weak var stage: Stage?
  var begins = true
  var goesOn = true
  var onBegin: ((ControlProbe) -> Void)?
  var onContinue: ((ControlProbe) -> Void)?
  var onEnd: ((ControlProbe, UITouch?) -> Void)?
  var cancelEvents: [UIEvent?] = []

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    stage?.note("begin(\(touch.contactID))")
    onBegin?(self)
    return begins
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    stage?.note("continue(\(touch.contactID))")
    onContinue?(self)
    return goesOn
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stage?.note("end(\(touch.map { String($0.contactID) } ?? "nil"))")
    onEnd?(self, touch)
  }

  override func cancelTracking(with event: UIEvent?) {
    stage?.note("cancel")
    cancelEvents.append(event)
  }

  override var isHighlighted: Bool {
    didSet { stage?.note(isHighlighted ? "on" : "off") }
  }
}

extension UIControl {
  /// The single events, by the names under which they are logged.
  static let named: [(String, Event)] = [
    ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
    ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter),
    ("touchDragExit", .touchDragExit), ("touchUpInside", .touchUpInside),
    ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
    ("primaryActionTriggered", .primaryActionTriggered), ("menuActionTriggered", .menuActionTriggered),
    ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
    ("editingDidEnd", .editingDidEnd), ("editingDidEndOnExit", .editingDidEndOnExit),
  ]
}

extension Stage {
  /// Adds a control to the window or a view, and logs its events except those of the names given.
  @discardableResult
  func add<Control: UIControl>(
    _ control: Control, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    to parent: UIView? = nil,
    silent: Set<String> = []
  ) -> Control {
    world.run {
      control.frame = CGRect(x: x, y: y, width: width, height: height)
      (control as? ControlProbe)?.stage = self
      (parent ?? window).addSubview(control)
      for (name, event) in UIControl.named where !silent.contains(name) {
        control.addAction(UIAction { [unowned self] _ in note(name) }, for: event)
      }
      return control
    }
  }

  /// Taps at a point, with half a second before the next tap.
  func tap(_ time: Double, _ x: Double, _ y: Double) {
    play(time, down(1, x, y))
    play(time + 0.1, up(1, x, y))
  }
}
