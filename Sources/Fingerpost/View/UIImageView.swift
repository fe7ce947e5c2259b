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

  /// How a symbol that says nothing of that itself would be shown; kept and read back. Default nil.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// Whether ``highlightedImage`` is shown. Default false.
  open var isHighlighted = false

  /// The images that would be shown in turns. Default nil.
  open var animationImages: [UIImage]?
  /// The images that would be shown in turns while ``isHighlighted`` is true. Default nil.
  open var highlightedAnimationImages: [UIImage]?
  /// How long all of them take, in seconds. Default 0: a thirtieth for each.
  open var animationDuration: TimeInterval = 0
  /// How often they are shown. Default 0: until ``stopAnimating()``.
  open var animationRepeatCount = 0
  /// When the images began to take turns, in seconds of the world's clock.
  private final var animationStart: TimeInterval?

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

  /// Begins to show images in turns, if there are any; pictures show the image as ever. [VAL-52]
  open func startAnimating() {
    animationStart = animationImages?.isEmpty == false ? CACurrentMediaTime() : nil
  }

  /// Shows the image again. [VAL-52]
  open func stopAnimating() { animationStart = nil }

  /// Whether images are shown in turns: until they were shown as often as said. [VAL-52]
  open var isAnimating: Bool {
    guard let start = animationStart, let count = animationImages?.count else { return false }
    let duration = animationDuration > 0 ? animationDuration : Double(count) / 30
    return animationRepeatCount <= 0 || CACurrentMediaTime() < start + duration * Double(animationRepeatCount)
  }

  package override final var drawnImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }
}
