import Fingerpost

extension UIScrollView {
  /// Puts a view behind the rows of a list in the place of another; layout gives it its frame.
  final func replaceBackdrop(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }
}

extension UIView {
  /// Whether constraints say how large the view is for what is in it.
  final var isSizedByConstraints: Bool {
    !constraints.isEmpty || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// Puts a background behind everything, in the place of another.
  final func replaceBackground(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    insertSubview(new, at: 0)
  }

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

  /// Makes what is in a row look highlighted or not: labels, images and controls that take no touches. [LIST-10]
  final func highlightParts(_ isHighlighted: Bool) {
    for part in subviews {
      // What a finger is meant for looks as that finger says.
      if !part.isUserInteractionEnabled {
        switch part {
        case let image as UIImageView: image.isHighlighted = isHighlighted
        // A label makes room for the value when it gets it.
        case let label as UILabel:
          if label.isHighlighted != isHighlighted { label.isHighlighted = isHighlighted }
        case let control as UIControl: control.isHighlighted = isHighlighted
        default: break
        }
      }
      part.highlightParts(isHighlighted)
    }
  }
}
