import Foundation

// The values that Apple's Human Interface Guidelines list: light first, then dark; red, green and blue from 0 to 255.

nonisolated extension UIColor {
  private typealias Values = (red: Double, green: Double, blue: Double, alpha: Double)

  private static func pair(_ light: Values, _ dark: Values) -> UIColor {
    func parts(_ values: Values) -> Parts {
      Parts(
        red: values.red / 255, green: values.green / 255, blue: values.blue / 255, alpha: values.alpha)
    }
    return UIColor(.pair(light: parts(light), dark: parts(dark)))
  }

  // MARK: - Colors that fit light and dark screens

  /// A red.
  public static let systemRed = pair((255, 59, 48, 1), (255, 69, 58, 1))
  /// An orange.
  public static let systemOrange = pair((255, 149, 0, 1), (255, 159, 10, 1))
  /// A yellow.
  public static let systemYellow = pair((255, 204, 0, 1), (255, 214, 10, 1))
  /// A green.
  public static let systemGreen = pair((52, 199, 89, 1), (48, 209, 88, 1))
  /// A mint.
  public static let systemMint = pair((0, 199, 190, 1), (99, 230, 226, 1))
  /// A teal.
  public static let systemTeal = pair((48, 176, 199, 1), (64, 200, 224, 1))
  /// A cyan.
  public static let systemCyan = pair((50, 173, 230, 1), (100, 210, 255, 1))
  /// A blue, the default tint.
  public static let systemBlue = pair((0, 122, 255, 1), (10, 132, 255, 1))
  /// An indigo.
  public static let systemIndigo = pair((88, 86, 214, 1), (94, 92, 230, 1))
  /// A purple.
  public static let systemPurple = pair((175, 82, 222, 1), (191, 90, 242, 1))
  /// A pink.
  public static let systemPink = pair((255, 45, 85, 1), (255, 55, 95, 1))
  /// A brown.
  public static let systemBrown = pair((162, 132, 94, 1), (172, 142, 104, 1))
  /// A gray.
  public static let systemGray = pair((142, 142, 147, 1), (142, 142, 147, 1))
  /// A gray nearer to the background.
  public static let systemGray2 = pair((174, 174, 178, 1), (99, 99, 102, 1))
  /// A gray still nearer to the background.
  public static let systemGray3 = pair((199, 199, 204, 1), (72, 72, 74, 1))
  /// A gray still nearer to the background.
  public static let systemGray4 = pair((209, 209, 214, 1), (58, 58, 60, 1))
  /// A gray still nearer to the background.
  public static let systemGray5 = pair((229, 229, 234, 1), (44, 44, 46, 1))
  /// The gray that is nearest to the background.
  public static let systemGray6 = pair((242, 242, 247, 1), (28, 28, 30, 1))

  // MARK: - Colors by what they are for

  /// The color of text that matters most.
  public static let label = pair((0, 0, 0, 1), (255, 255, 255, 1))
  /// The color of text that matters less.
  public static let secondaryLabel = pair((60, 60, 67, 0.6), (235, 235, 245, 0.6))
  /// The color of text that matters still less.
  public static let tertiaryLabel = pair((60, 60, 67, 0.3), (235, 235, 245, 0.3))
  /// The color of text that matters least.
  public static let quaternaryLabel = pair((60, 60, 67, 0.18), (235, 235, 245, 0.16))
  /// The color of a placeholder in a field.
  public static let placeholderText = pair((60, 60, 67, 0.3), (235, 235, 245, 0.3))
  /// The color of a link.
  public static let link = pair((0, 122, 255, 1), (9, 132, 255, 1))
  /// Fills thin and small shapes, over a background.
  public static let systemFill = pair((120, 120, 128, 0.2), (120, 120, 128, 0.36))
  /// Fills shapes of middle size, such as a switch that is off.
  public static let secondarySystemFill = pair((120, 120, 128, 0.16), (120, 120, 128, 0.32))
  /// Fills large shapes, such as fields and buttons.
  public static let tertiarySystemFill = pair((118, 118, 128, 0.12), (118, 118, 128, 0.24))
  /// Fills large areas with much on them.
  public static let quaternarySystemFill = pair((116, 116, 128, 0.08), (118, 118, 128, 0.18))
  /// The background of a screen.
  public static let systemBackground = pair((255, 255, 255, 1), (0, 0, 0, 1))
  /// The background of a group on that.
  public static let secondarySystemBackground = pair((242, 242, 247, 1), (28, 28, 30, 1))
  /// The background of a group within a group.
  public static let tertiarySystemBackground = pair((255, 255, 255, 1), (44, 44, 46, 1))
  /// The background of a screen with groups of rows.
  public static let systemGroupedBackground = pair((242, 242, 247, 1), (0, 0, 0, 1))
  /// What the background of a screen with groups of rows was called before iOS 13.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// The background of a group of rows.
  public static let secondarySystemGroupedBackground = pair((255, 255, 255, 1), (28, 28, 30, 1))
  /// The background of a group within a group of rows.
  public static let tertiarySystemGroupedBackground = pair((242, 242, 247, 1), (44, 44, 46, 1))
  /// A thin line that lets what is behind it through.
  public static let separator = pair((60, 60, 67, 0.29), (84, 84, 88, 0.6))
  /// A thin line that lets nothing through.
  public static let opaqueSeparator = pair((198, 198, 200, 1), (56, 56, 58, 1))
  /// The tint color of the view that it is used in; blue without one.
  public static let tintColor = UIColor(.tint(1))
}
