public import Fingerpost
public import Foundation

/// A bar that says how much of something is done. It takes touches as any view does. [HIT-17, IND-2]
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// How the bar looks; the raw values are UIKit's.
  public nonisolated enum Style: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// As in a bar.
    case bar = 1
  }

  private final let track = UIImageView(frame: .zero)
  private final let fill = UIImageView(frame: .zero)
  private final var done: Float = 0

  /// How the bar looks, which changes nothing of its size here. Default default.
  open var progressViewStyle = Style.default
  /// The color of what is done. Default nil: the tint. Kept and read back.
  open var progressTintColor: UIColor?
  /// The color of what is not done. Default nil. Kept and read back.
  open var trackTintColor: UIColor?
  /// The image of what is done. Default nil. Kept and read back.
  open var progressImage: UIImage?
  /// The image of what is not done. Default nil. Kept and read back.
  open var trackImage: UIImage?
  /// What is followed. Default nil. It is read when it is set, and not followed here.
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }

  /// Creates a bar of a style, 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
    progressViewStyle = style
  }

  /// Creates a bar with a frame in the coordinates of the superview it will get.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hold()
  }

  /// Creates a bar with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hold()
  }

  nonisolated deinit {}

  private final func hold() {
    addSubview(track)
    addSubview(fill)
  }

  /// How much is done, from 0 to 1; other values count as the nearest of these. Default 0.
  open var progress: Float {
    get { done }
    set {
      done = newValue.isNaN ? 0 : min(1, max(0, newValue))
      setNeedsLayout()
    }
  }

  /// Sets how much is done. Nothing is animated.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  private static let height: CGFloat = 4

  /// The height of every bar, 4 points, and no width. [LAY-6, IND-2]
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Returns the width that the view has, and the height of every bar. [LAY-6]
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: Self.height)
  }

  /// Gives what is done its share of the width. [IND-2]
  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = bounds
    fill.frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width * CGFloat(done), height: bounds.height)
  }
}
