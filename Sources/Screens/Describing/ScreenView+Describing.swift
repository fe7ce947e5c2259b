public import Fingerpost
import FingerpostKeyboard
import FingerpostProperties
import Foundation

extension ScreenView {
  /// The rows of the table that have fields of their own here. That a scroll view does not clip its field cannot say.
  private static let named: Set<String> = [
    "bounds", "center", "transform", "zPosition", "alpha", "isHidden", "isUserInteractionEnabled",
    "isMultipleTouchEnabled", "isExclusiveTouch", "level",
  ]

  /// States what a view is like now, but for its recognizers.
  public init(_ view: UIView, parent: Int?) {
    self.init(className: String(describing: type(of: view)), parent: parent)
    baseClass = ObjectClass.nearest(to: view)?.name
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
    isMultipleTouchEnabled = view.isMultipleTouchEnabled
    isExclusiveTouch = view.isExclusiveTouch
    if let window = view as? UIWindow {
      isWindow = true
      isKeyWindow = window.isKeyWindow
      windowLevel = Double(window.windowLevel.rawValue)
      isWindowLevelKnown = true
    }
    if let text = view as? UITextView {
      baseClass = "UITextView"
      (isEditable, isSelectable) = (text.isEditable, text.isSelectable)
    }
    if view is UIScrollView { scrolling = PropertyValues() }
    for property in Property.all where !property.isDerived && !Self.named.contains(property.name) {
      guard let value = property.value(of: view) else { continue }
      if property.belongs(to: UIScrollView.self) {
        scrolling?[property.name] = value
      } else {
        settings[property.name] = value
      }
    }
  }

  /// Gives a view the properties without fields of their own that the input states.
  func applySettings(to view: UIView) {
    guard !settings.isEmpty || scrolling != nil else { return }
    for property in Property.all where !property.isDerived {
      if let value = settings[property.name] ?? scrolling?[property.name] { property.set(value, of: view) }
    }
  }
}
