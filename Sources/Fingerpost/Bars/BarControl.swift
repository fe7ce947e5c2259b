import Foundation

/// The control that stands for an item in a bar: private, as in UIKit, whose names its subclasses have. [BAR-1]
class BarControl: UIControl {
  /// Shows the title; takes no touches.
  final let label: UILabel

  init(_ item: UIBarItem, label: UILabel = UILabel()) {
    self.label = label
    super.init(frame: .zero)
    label.text = item.title
    addSubview(label)
    item.control = self
  }

  required init?(coder: NSCoder) {
    label = UILabel()
    super.init(coder: coder)
  }

  nonisolated deinit {}

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

/// The label of a tab.
final class UITabBarButtonLabel: UILabel {}

/// A tab. A plain control: it does not keep a tap from a recognizer above it. [BAR-2]
final class UITabBarButton: BarControl {
  final let item: UITabBarItem

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(item, label: UITabBarButtonLabel())
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}
}

/// A button of a navigation bar or a toolbar. [BAR-2]
final class _UIButtonBarButton: BarControl {
  /// Refuses single taps of recognizers above the bar, as a button does. [BAR-2, CTL-44]
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !refusesTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

/// What a bar would draw behind its items. It takes no touches.
final class _UIBarBackground: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
