import UIKit
import UIKit.UIGestureRecognizerSubclass

// What clients override, each with a call of super. Tests/Client/README.md has the rest, with reasons.

class OwnControl: UIControl {
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
  override var isSelected: Bool {
    get { super.isSelected }
    set { super.isSelected = newValue }
  }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
    get { super.contentVerticalAlignment }
    set { super.contentVerticalAlignment = newValue }
  }
  override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    get { super.contentHorizontalAlignment }
    set { super.contentHorizontalAlignment = newValue }
  }
  override var state: UIControl.State { super.state }
  override var isTracking: Bool { super.isTracking }
  override var isTouchInside: Bool { super.isTouchInside }
  override var allTargets: Set<AnyHashable> { super.allTargets }
  override var allControlEvents: UIControl.Event { super.allControlEvents }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
  override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
  override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    super.addTarget(target, action: action, for: controlEvents)
  }
  override func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    super.removeTarget(target, action: action, for: controlEvents)
  }
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    super.sendAction(action, to: target, for: event)
  }
  override func sendActions(for controlEvents: UIControl.Event) { super.sendActions(for: controlEvents) }
  override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.addAction(action, for: controlEvents)
  }
  override func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
    super.actions(forTarget: target, forControlEvent: controlEvent)
  }
}

class OwnButton: UIButton {
  override func setTitle(_ title: String?, for state: UIControl.State) { super.setTitle(title, for: state) }
  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    super.setTitleColor(color, for: state)
  }
  override func setImage(_ image: UIImage?, for state: UIControl.State) { super.setImage(image, for: state) }
  override func title(for state: UIControl.State) -> String? { super.title(for: state) }
  override var currentTitle: String? { super.currentTitle }
  override var titleLabel: UILabel? { super.titleLabel }
  override func titleColor(for state: UIControl.State) -> UIColor? { super.titleColor(for: state) }
  override func image(for state: UIControl.State) -> UIImage? { super.image(for: state) }
  override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    super.setBackgroundImage(image, for: state)
  }
}

class OwnSlider: UISlider {
  override var value: Float {
    get { super.value }
    set { super.value = newValue }
  }
  override func setValue(_ value: Float, animated: Bool) { super.setValue(value, animated: animated) }
  override func trackRect(forBounds bounds: CGRect) -> CGRect { super.trackRect(forBounds: bounds) }
  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
  }
}

class OwnSwitch: UISwitch {
  override var isOn: Bool {
    get { super.isOn }
    set { super.isOn = newValue }
  }
  override func setOn(_ on: Bool, animated: Bool) { super.setOn(on, animated: animated) }
}

class OwnTextField: UITextField {
  override var text: String? {
    get { super.text }
    set { super.text = newValue }
  }
  override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds) }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { super.editingRect(forBounds: bounds) }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    super.placeholderRect(forBounds: bounds)
  }
  override var inputView: UIView? {
    get { super.inputView }
    set { super.inputView = newValue }
  }
  override var inputAccessoryView: UIView? {
    get { super.inputAccessoryView }
    set { super.inputAccessoryView = newValue }
  }
}
