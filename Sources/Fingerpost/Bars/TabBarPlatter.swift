import Foundation

/// The private plate on which tabs float since iOS 26, as in UIKit, whose name it has. [LAY-10]
final class _UITabBarPlatterView: UIView {
  private let lens = UIView(frame: .zero)

  private static let height: CGFloat = 62
  /// The room around the tabs.
  private static let edge: CGFloat = 4
  /// From one tab to the next; each is that much wider than this.
  private static let step: CGFloat = 86
  private static let overlap: CGFloat = 8
  /// The least distance to the sides of the bar.
  private static let side: CGFloat = 21

  override init(frame: CGRect) {
    super.init(frame: frame)
    lens.isUserInteractionEnabled = false
    lens.layer.cornerRadius = 27
    addSubview(lens)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// Places the plate in the middle of the bar, tabs on it, and the lens behind the one that is selected.
  func place(_ buttons: [UITabBarButton], in bar: CGRect) {
    let count = CGFloat(buttons.count)
    let around = 2 * Self.edge + Self.overlap
    let step = min(Self.step, max(0, bar.width - 2 * Self.side - around) / max(1, count))
    let width = buttons.isEmpty ? 0 : step * count + around
    isHidden = buttons.isEmpty
    frame = CGRect(
      x: (bar.minX + (bar.width - width) / 2).rounded(.toNearestOrAwayFromZero), y: bar.minY, width: width,
      height: Self.height)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: Self.edge + CGFloat(index) * step, y: Self.edge, width: step + Self.overlap,
        height: Self.height - 2 * Self.edge)
    }
    let selected = buttons.first { $0.isSelected }
    lens.isHidden = selected == nil
    if let selected { lens.frame = selected.frame }
  }
}
