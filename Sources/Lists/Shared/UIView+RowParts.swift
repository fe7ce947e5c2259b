import Fingerpost

extension UIView {
  /// Shows or hides a background behind what is at an index of the subviews.
  final func show(_ background: UIView?, _ isShown: Bool, at index: Int) {
    guard let background else { return }
    if !isShown {
      background.removeFromSuperview()
    } else if background.superview !== self {
      background.frame = bounds
      insertSubview(background, at: index)
    }
  }

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
