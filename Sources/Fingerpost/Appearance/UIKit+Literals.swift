extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}

/// What a `#colorLiteral` is where nothing else says what it is.
public typealias _ColorLiteralType = UIColor
/// What an `#imageLiteral` is where nothing else says what it is.
public typealias _ImageLiteralType = UIImage
