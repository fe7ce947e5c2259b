public import Foundation

/// A view that shows an image, and by default takes no touches; neither do its subviews. [HIT-17]
///
/// Nothing is drawn here; pictures of a screen show a simple symbol or a placeholder.
open class UIImageView: UIView {
  /// The image. Default nil.
  open var image: UIImage?

  /// Creates an image view with a frame in the coordinates of the superview it will get.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an image view as large as its image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Creates an image view with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  nonisolated deinit {}

  package override final var drawnImage: UIImage? { image }
}
