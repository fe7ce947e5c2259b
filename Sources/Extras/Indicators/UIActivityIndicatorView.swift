public import Fingerpost
public import Foundation

/// A wheel that says that something is going on: 20 points a side, or 37. It takes touches as any view does. [HIT-17, IND-1]
///
/// Nothing turns; ``isAnimating`` and whether the view is hidden are as in UIKit.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large the wheel is, and in which color; the raw values are UIKit's.
  public nonisolated enum Style: Int, Sendable {
    /// Large and white, as before iOS 13.
    case whiteLarge = 0
    /// White, as before iOS 13.
    case white = 1
    /// Gray, as before iOS 13.
    case gray = 2
    /// 20 points a side.
    case medium = 100
    /// 37 points a side.
    case large = 101

    fileprivate var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }

    fileprivate var color: UIColor {
      switch self {
      case .white, .whiteLarge: .white
      case .gray: .gray
      case .medium, .large: .secondaryLabel
      }
    }
  }

  private final let wheel = UIImageView(frame: .zero)
  private final var ownColor: UIColor?

  /// Creates a wheel of a style, as large as it needs to be, hidden.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    start()
  }

  /// Creates a wheel of the style medium, hidden, with a frame in the coordinates of the superview it will get.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    start()
  }

  /// Creates a wheel with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  nonisolated deinit {}

  private final func start() {
    addSubview(wheel)
    isHidden = true
  }

  /// How large the wheel is. Default medium. Setting it changes the intrinsic size, and not the frame. [IND-1]
  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The color of the wheel, by default that of the style; nil sets that again. Kept and read back.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set { ownColor = newValue }
  }

  /// Whether the view is hidden while nothing turns. Default true. Setting it counts at once.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// Whether the wheel would turn. Default false.
  public private(set) final var isAnimating = false

  /// Has the wheel turn, and shows the view if it hides when stopped. [IND-1]
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Has the wheel stand still, and hides the view if it hides when stopped. [IND-1]
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// The side of the wheel. [LAY-6, IND-1]
  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

  /// Returns the intrinsic size. [LAY-6]
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the wheel in the middle, on whole points.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = style.side
    wheel.frame = CGRect(
      x: bounds.minX + ((bounds.width - side) / 2).rounded(.down),
      y: bounds.minY + ((bounds.height - side) / 2).rounded(.down), width: side, height: side)
  }
}
