import Foundation

/// The control that stands for an item in a bar: private, as in UIKit, whose names its subclasses have. [BAR-1]
class BarControl: UIControl {
  /// Shows the title; takes no touches.
  final let label: UILabel
  private final weak var barItem: UIBarItem?

  init(_ item: UIBarItem, label: UILabel = UILabel()) {
    self.label = label
    super.init(frame: .zero)
    barItem = item
    label.text = item.title ?? (item as? UIBarButtonItem)?.systemTitle
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
    let image = isTab && drawnImage != nil ? min(30, bounds.height) : 0
    label.frame = CGRect(
      x: bounds.minX, y: bounds.minY + image, width: bounds.width, height: bounds.height - image)
  }

  /// The font of the title.
  final var titleFont: UIFont {
    if self is UITabBarButton { return .systemFont(ofSize: 10, weight: .medium) }
    return (barItem as? UIBarButtonItem)?.style == .done
      ? .preferredFont(forTextStyle: .headline) : .preferredFont(forTextStyle: .body)
  }

  /// What the item has to show besides its title.
  package override var drawnImage: UIImage? {
    barItem?.image ?? (barItem as? UIBarButtonItem)?.systemImage
  }

  /// Whether pictures show the image above the title, as tabs do.
  final var isTab: Bool { self is UITabBarButton }

  /// The color of title and image.
  final var itemColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    if self is UITabBarButton, !isSelected { return .systemGray }
    return isHighlighted ? tintColor.withAlphaComponent(0.3) : tintColor
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

  private var imageView: UIImageView?

  /// What is shown in a view of its own is not drawn by the tab.
  package override var drawnImage: UIImage? { imageView == nil ? super.drawnImage : nil }

  /// Since iOS 26 the image is 8 points below the tab's top, and the title 35. [LAY-10]
  override func layoutSubviews() {
    super.layoutSubviews()
    guard superview is _UITabBarPlatterView else { return forgetImageView() }
    let font = titleFont
    label.font = font
    label.frame = middle(
      35, CGSize(width: TextSize.width(of: label.text ?? "", in: font), height: TextSize.lineHeight(of: font))
    )
    guard let image = item.image else { return forgetImageView() }
    let view = imageView ?? UIImageView(frame: .zero)
    if imageView == nil { insertSubview(view, at: 0) }
    imageView = view
    view.image = image
    view.frame = middle(8, image.size)
  }

  private func forgetImageView() {
    imageView?.removeFromSuperview()
    imageView = nil
  }

  /// Something in the middle of the width, on whole points.
  private func middle(_ top: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(
      x: ((bounds.width - size.width) / 2).rounded(.toNearestOrAwayFromZero), y: top, width: size.width,
      height: size.height)
  }
}

/// A button of a navigation bar or a toolbar. [BAR-2]
final class _UIButtonBarButton: BarControl {
  /// Refuses single taps of recognizers above the bar, as a button does. [BAR-2, CTL-44]
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !refusesTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

/// What a bar draws behind its items: a light or dark ground, and a thin line. It takes no touches.
final class _UIBarBackground: UIView {
  private let line = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addLine()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    addLine()
  }

  nonisolated deinit {}

  private func addLine() {
    line.background = .separator
    layer.addSublayer(line)
  }

  override var drawnBackground: UIColor? { .bar }

  /// The line is at the edge to the content: below a navigation bar, above other bars.
  override func layoutSubviews() {
    super.layoutSubviews()
    let y = superview is UINavigationBar ? bounds.maxY - 0.5 : bounds.minY
    line.frame = CGRect(x: bounds.minX, y: y, width: bounds.width, height: 0.5)
  }
}

nonisolated extension UIColor {
  /// What is behind the items of a bar.
  fileprivate static let bar = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.11, alpha: 0.94) : UIColor(white: 0.976, alpha: 0.94)
  }
}
