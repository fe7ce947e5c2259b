import Foundation

extension UIColor: _ExpressibleByColorLiteral {}
#if !canImport(CoreGraphics)
  extension CGColor: _ExpressibleByColorLiteral {
    /// Creates the color that a `#colorLiteral` names, where one is set for a layer. [VAL-152]
    public nonisolated convenience init(
      _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
      self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
  }
#endif

extension UIImage: _ExpressibleByImageLiteral {}

/// What a `#colorLiteral` is where nothing else says what it is.
public typealias _ColorLiteralType = UIColor
/// What an `#imageLiteral` is where nothing else says what it is.
public typealias _ImageLiteralType = UIImage
