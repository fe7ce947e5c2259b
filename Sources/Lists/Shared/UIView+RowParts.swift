import Fingerpost

extension UIView {
  /// Makes what is in a row look highlighted or not: images, and controls that take no touches. [LIST-10]
  final func highlightParts(_ isHighlighted: Bool) {
    for part in subviews {
      switch part {
      case let image as UIImageView: image.isHighlighted = isHighlighted
      // What a finger is meant for looks as that finger says.
      case let control as UIControl where !control.isUserInteractionEnabled:
        control.isHighlighted = isHighlighted
      default: break
      }
      part.highlightParts(isHighlighted)
    }
  }
}
