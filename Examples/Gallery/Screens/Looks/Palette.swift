import UIKit

/// The calm colors of the application: a soft one to lie behind things, and a strong one for what stands out.
enum Palette {
  case blue, green, orange, pink, purple, teal, yellow, gray

  /// The color of a large surface.
  var soft: UIColor {
    switch self {
    case .blue: pair(0xDCE8FA, 0x1E3350)
    case .green: pair(0xDCF0E1, 0x1D3A29)
    case .orange: pair(0xFBE6D2, 0x47301E)
    case .pink: pair(0xFADFE6, 0x47232F)
    case .purple: pair(0xE8E1F9, 0x32294F)
    case .teal: pair(0xD5EEEE, 0x1B3A3D)
    case .yellow: pair(0xFAF0CE, 0x42391A)
    case .gray: pair(0xE9EAEE, 0x2A2B30)
    }
  }

  /// The color of an icon or a button.
  var strong: UIColor {
    switch self {
    case .blue: pair(0x4B82D8, 0x5B92E8)
    case .green: pair(0x3F9F63, 0x4CB274)
    case .orange: pair(0xE0873C, 0xE8954E)
    case .pink: pair(0xD4587A, 0xE06C8C)
    case .purple: pair(0x7E63C8, 0x9379DB)
    case .teal: pair(0x2F9AA0, 0x42ADB3)
    case .yellow: pair(0xC99A1E, 0xD6A930)
    case .gray: pair(0x7B808C, 0x8A8F9B)
    }
  }

  private func pair(_ light: Int, _ dark: Int) -> UIColor {
    let (one, two) = (Self.color(light), Self.color(dark))
    return UIColor { $0.userInterfaceStyle == .dark ? two : one }
  }

  private static func color(_ hex: Int) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: 1)
  }
}
