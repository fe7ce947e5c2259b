public import Foundation

/// A view that would show an image, and by default takes no touches; neither do its subviews. [HIT-17]
///
/// Nothing is drawn.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// Creates an image view with a frame in the coordinates of the superview it will get.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an image view with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
