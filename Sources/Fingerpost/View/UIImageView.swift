public import Foundation

/// A view that shows an image, and by default takes no touches; neither do its subviews. [HIT-17]
///
/// Nothing is drawn here; pictures of a screen show a simple symbol or a placeholder.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The image. Default nil.
  open var image: UIImage? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }

  /// The image while ``isHighlighted`` is true. Default nil, in place of which ``image`` is shown.
  open var highlightedImage: UIImage?

  /// Whether ``highlightedImage`` is shown. Default false.
  open var isHighlighted = false

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

  /// The size of the image; none without an image. [LAY-6]
  open override var intrinsicContentSize: CGSize { image?.size ?? .noIntrinsicSize }

  /// Returns the size of the image; without one the size that the view has.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicSizeOrOwn }

  package override final var drawnImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }
}
