import UIKit

/// A row of a list: an icon, a name, a line about it, and an arrow.
final class RowButton: UIButton {
  private let icon = UIImageView(frame: CGRect(x: 12, y: 6, width: 32, height: 32))
  private let summary = UILabel.caption("", size: 12)
  private let arrow = UIImageView(image: UIImage(systemName: "chevron.right"))

  /// Fills in what the row shows.
  func fill(_ name: String, _ about: String, symbol: String, _ palette: Palette) {
    setTitle(name, for: .normal)
    titleLabel?.font = .systemFont(ofSize: 16, weight: .medium)
    titleLabel?.textColor = .label
    titleLabel?.textAlignment = .left
    icon.backgroundColor = palette.strong
    icon.layer.cornerRadius = 8
    icon.addSymbol(symbol, size: 20, color: .white)
    summary.text = about
    arrow.tintColor = .tertiaryLabel
    for subview in [icon, summary, arrow] { addSubview(subview) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 88)
    titleLabel?.frame = CGRect(x: 56, y: 2, width: width, height: 22)
    summary.frame = CGRect(x: 56, y: 24, width: width, height: 16)
    arrow.frame = CGRect(x: bounds.width - 26, y: 14, width: 15, height: 15)
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
  }
}
