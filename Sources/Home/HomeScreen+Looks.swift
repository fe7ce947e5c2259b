import Fingerpost
import Foundation

// What the home screen looks like. Nothing of it takes a touch: it is drawn with layers, and with views that take none.

/// The calm colors of icons; applications take them in turn.
enum IconColor {
  private static let all: [UIColor] = [
    color(0x4B82D8, 0x4573BD), color(0x3F9F63, 0x3A8C58), color(0xE0873C, 0xC27535),
    color(0xD4587A, 0xB84D6B), color(0x7E63C8, 0x7059B0), color(0x2F9AA0, 0x2B888D),
    color(0xC99A1E, 0xAF871F), color(0x7B808C, 0x6B707B),
  ]

  /// The color of an icon by its number.
  static func color(of index: Int) -> UIColor { all[index % all.count] }

  /// A color for light screens and one for dark ones, as hexadecimal numbers.
  static func color(_ light: Int, _ dark: Int, alpha: CGFloat = 1) -> UIColor {
    func part(_ hex: Int) -> UIColor {
      UIColor(
        red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
        blue: CGFloat(hex & 255) / 255, alpha: alpha)
    }
    let (one, two) = (part(light), part(dark))
    return UIColor { $0.userInterfaceStyle == .dark ? two : one }
  }
}

extension UIWindow {
  /// Draws what lies behind the icons: a ground, two large soft circles, status, and the mark at the bottom edge.
  func drawHome() {
    backgroundColor = IconColor.color(0x5A79A8, 0x182033)
    let (width, height) = (bounds.width, bounds.height)
    let (upper, lower) = (IconColor.color(0x7391BE, 0x222D46), IconColor.color(0x4A6997, 0x121A2B))
    addCircle(CGPoint(x: width * 0.15, y: height * 0.25), radius: width * 0.6, upper)
    addCircle(CGPoint(x: width * 0.95, y: height * 0.8), radius: width * 0.75, lower)
    guard width >= 200, height >= 300 else { return }
    let clock = UILabel(frame: CGRect(x: 24, y: 10, width: 60, height: 20))
    clock.text = "9:41"
    clock.font = .systemFont(ofSize: 15, weight: .semibold)
    clock.textColor = .white
    addSubview(clock)
    for bar in 0..<4 {
      let high = CGFloat(4 + 2 * bar)
      let x = width - 74 + CGFloat(bar) * 4.5
      addMark(CGRect(x: x, y: 25 - high, width: 3, height: high), corner: 1, alpha: 1)
    }
    addMark(CGRect(x: width - 49, y: 14.5, width: 23, height: 11), corner: 3.5, alpha: 0.35)
    addMark(CGRect(x: width - 47.5, y: 16, width: 20, height: 8), corner: 2, alpha: 1)
    addMark(CGRect(x: width / 2 - 65, y: height - 13, width: 130, height: 5), corner: 2.5, alpha: 0.8)
  }

  private func addCircle(_ center: CGPoint, radius: CGFloat, _ color: UIColor) {
    let circle = UIView(
      frame: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    circle.isUserInteractionEnabled = false
    circle.backgroundColor = color
    circle.layer.cornerRadius = radius
    addSubview(circle)
  }

  private func addMark(_ frame: CGRect, corner: CGFloat, alpha: Float) {
    let mark = CALayer()
    mark.frame = frame
    mark.backgroundColor = UIColor.white.cgColor
    mark.cornerRadius = corner
    mark.opacity = alpha
    layer.addSublayer(mark)
  }

  /// Writes the name of an application below its icon.
  func addName(_ name: String, in frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = name
    label.font = .systemFont(ofSize: 12, weight: .medium)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
    return label
  }
}

extension AppIcon {
  /// Draws the icon: a rounded square in a color, with the first letter of the name.
  func draw(_ color: UIColor) {
    backgroundColor = color
    layer.cornerRadius = min(bounds.width, bounds.height) * 0.23
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 2)
    let letter = UILabel(frame: bounds)
    letter.text = name.first.map { $0.uppercased() }
    letter.font = .systemFont(ofSize: bounds.height * 0.5, weight: .semibold)
    letter.textColor = .white
    letter.textAlignment = .center
    addSubview(letter)
    accessibilityLabel = name
  }
}
