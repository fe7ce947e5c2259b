import UIKit

/// Time, signal and battery at the top of a screen. It takes no touches.
final class StatusBar: UIView {
  /// How high the bar is, in points.
  static let height: CGFloat = 24

  override init(frame: CGRect) {
    super.init(frame: frame)
    fill()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }

  private func fill() {
    isUserInteractionEnabled = false
    let clock = UILabel(frame: CGRect(x: 24, y: 5, width: 60, height: 18))
    clock.text = "9:41"
    clock.font = .systemFont(ofSize: 14, weight: .semibold)
    addSubview(clock)
    let right = bounds.width - 22
    for bar in 0..<4 {
      let height = CGFloat(4 + 2 * bar)
      addMark(CGRect(x: right - 52 + CGFloat(bar) * 4.5, y: 19 - height, width: 3, height: height), corner: 1)
    }
    let battery = addMark(CGRect(x: right - 27, y: 8.5, width: 23, height: 11), corner: 3.5)
    battery.alpha = 0.35
    addMark(CGRect(x: right - 25.5, y: 10, width: 20, height: 8), corner: 2.2)
    addMark(CGRect(x: right - 3, y: 12, width: 1.5, height: 4), corner: 0.7).alpha = 0.4
  }

  @discardableResult
  private func addMark(_ frame: CGRect, corner: CGFloat) -> UIView {
    let mark = UIView(frame: frame)
    mark.backgroundColor = .label
    mark.layer.cornerRadius = corner
    addSubview(mark)
    return mark
  }
}
