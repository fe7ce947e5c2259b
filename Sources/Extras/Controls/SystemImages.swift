public import Fingerpost
public import Foundation

/// Images of the system's, and what an image is asked about drawing. [VAL-137]
nonisolated extension UIImage {
  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// A plus.
  public static var add: UIImage { symbol("plus.circle") }
  /// A minus.
  public static var remove: UIImage { symbol("minus.circle") }
  /// A check.
  public static var checkmark: UIImage { symbol("checkmark") }
  /// A check in a circle.
  public static var strokedCheckmark: UIImage { symbol("checkmark.circle") }
  /// Three dots.
  public static var actions: UIImage { symbol("ellipsis.circle") }

  /// Creates one of the system's symbols for traits, which make no difference.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }
}

#if !canImport(CoreGraphics)
  extension UIImage {
    /// Returns an image of another size, without pixels, as there are none; nil without a size.
    @MainActor public final func preparingThumbnail(of size: CGSize) -> UIImage? {
      guard size.width > 0, size.height > 0 else { return nil }
      return UIGraphicsImageRenderer(size: size).image { _ in }
    }

    /// How an image as this one is made.
    @MainActor public final var imageRendererFormat: UIGraphicsImageRendererFormat {
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      return format
    }
  }
#endif

/// The image as PNG: nil, as there are no pixels.
public nonisolated func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The image as JPEG: nil, as there are no pixels.
public nonisolated func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

nonisolated extension UIFont {
  /// How wide letters are; the raw values are UIKit's. Widths are measured in the standard one.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width as a number.
    public let rawValue: CGFloat
    /// Creates a width from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Narrow.
    public static let condensed = Self(rawValue: -0.2)
    /// Narrower.
    public static let compressed = Self(rawValue: -0.4)
    /// As usual.
    public static let standard = Self(rawValue: 0)
    /// Wide.
    public static let expanded = Self(rawValue: 0.2)
  }

  /// The system's font in a width, which makes no difference here.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The families of fonts that there are: that of the system.
  public class var familyNames: [String] { [systemFont(ofSize: 17).familyName] }

  /// The fonts of a family: that of the system, or none.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    familyNames.contains(familyName) ? [systemFont(ofSize: 17).fontName] : []
  }
}
