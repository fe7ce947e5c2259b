public import Foundation

nonisolated extension UIColor {
  private static func fixed(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> UIColor {
    UIColor(.fixed(Parts(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Black.
  public static let black = fixed(0, 0, 0)
  /// A third of white.
  public static let darkGray = fixed(1.0 / 3, 1.0 / 3, 1.0 / 3)
  /// Two thirds of white.
  public static let lightGray = fixed(2.0 / 3, 2.0 / 3, 2.0 / 3)
  /// White.
  public static let white = fixed(1, 1, 1)
  /// Half of white.
  public static let gray = fixed(0.5, 0.5, 0.5)
  /// Red alone.
  public static let red = fixed(1, 0, 0)
  /// Green alone.
  public static let green = fixed(0, 1, 0)
  /// Blue alone.
  public static let blue = fixed(0, 0, 1)
  /// Green and blue.
  public static let cyan = fixed(0, 1, 1)
  /// Red and green.
  public static let yellow = fixed(1, 1, 0)
  /// Red and blue.
  public static let magenta = fixed(1, 0, 1)
  /// Red and half of green.
  public static let orange = fixed(1, 0.5, 0)
  /// Half of red and of blue.
  public static let purple = fixed(0.5, 0, 0.5)
  /// A brown.
  public static let brown = fixed(0.6, 0.4, 0.2)
  /// Nothing at all.
  public static let clear = fixed(0, 0, 0, 0)
  /// Text on a light background, the same everywhere.
  public static let darkText = fixed(0, 0, 0)
  /// Text on a dark background, the same everywhere.
  public static let lightText = fixed(1, 1, 1, 0.6)
}

nonisolated extension UIColor {
  /// Returns nil: there are no catalogs of colors here, and what a color is cannot be known without one.
  public convenience init?(named name: String) { return nil }

  /// Returns nil, as ``init(named:)`` does.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { return nil }

  /// Creates a color that would repeat an image; it is clear here, as nothing is drawn.
  public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 0) }
}
