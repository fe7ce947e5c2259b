import UIKit

extension UIView {
  /// Makes the view a surface with round corners, and with its name on it.
  func dress(_ palette: Palette, _ caption: String? = nil, corner: CGFloat = 14) {
    backgroundColor = palette.soft
    layer.cornerRadius = corner
    guard let caption else { return }
    let inset: CGFloat = bounds.width < 70 ? 4 : 10
    let label = UILabel.caption(caption, size: bounds.width < 130 ? 11 : 12)
    let lines = caption.split(separator: "\n").count
    label.frame = CGRect(x: inset, y: 8, width: bounds.width - 2 * inset, height: CGFloat(16 * lines))
    label.numberOfLines = lines
    addSubview(label)
  }

  /// Adds a symbol in the middle of the view, which takes no touches.
  func addSymbol(_ name: String, size: CGFloat, color: UIColor) {
    let symbol = UIImageView(image: UIImage(systemName: name))
    symbol.frame = CGRect(
      x: bounds.midX - size / 2, y: bounds.midY - size / 2, width: size, height: size)
    symbol.tintColor = color
    addSubview(symbol)
  }
}

extension UILabel {
  /// Returns a small text in gray.
  static func caption(_ text: String, size: CGFloat = 13) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: .medium)
    label.textColor = .secondaryLabel
    return label
  }

  /// Returns a text for a row of settings, at the right of a switch or above a control.
  static func row(_ text: String, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .systemFont(ofSize: 16)
    return label
  }
}

extension UIButton {
  /// Gives the button a look of its own: filled for what matters most, tinted otherwise.
  func dress(_ palette: Palette, isFilled: Bool = false) {
    var look = isFilled ? Configuration.filled() : Configuration.tinted()
    look.baseForegroundColor = isFilled ? .white : palette.strong
    look.baseBackgroundColor = isFilled ? palette.strong : palette.soft
    look.cornerStyle = .large
    configuration = look
  }
}
