public import Foundation

/// A row of dots, one for each page.
///
/// A tap on the right half goes on a page, one on the left half goes back; a drag scrubs through them. [PGC-1]
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// How a user is changing the page; the raw values are UIKit's.
  public nonisolated enum InteractionState: Int, Sendable {
    /// Nothing is.
    case none = 0
    /// By a tap.
    case discrete = 1
    /// By a drag.
    case continuous = 2
  }

  /// The diameter of a dot, and how far apart the middles of two are, in points.
  private static let dotSize: CGFloat = 7
  private static let pitch: CGFloat = 16

  private final var dots: [UIView] = []
  private final var colors: (current: UIColor?, others: UIColor?)?
  private final var storedPage = 0
  private final var startX: CGFloat = 0
  private final var startPage = 0

  /// Creates a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// 26 points high; as wide as the dots and half of their distance more at each end. [LAY-6]
  open override var intrinsicContentSize: CGSize {
    size(forNumberOfPages: dots.count)
  }

  /// Returns the intrinsic size. [LAY-6]
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicSizeOrOwn }

  /// How many pages there are. Default 0; a number below that counts as 0, and more than 10,000 as 10,000.
  open var numberOfPages: Int {
    get { dots.count }
    set {
      let count = min(max(newValue, 0), 10_000)
      while dots.count > count { dots.removeLast().removeFromSuperview() }
      while dots.count < count {
        let dot = UIView()
        dot.isUserInteractionEnabled = false
        dots.append(dot)
        addSubview(dot)
      }
      hideSingleDot()
      currentPage = storedPage
      setNeedsLayout()
    }
  }

  /// The page that is shown, from 0. Setting it sends nothing; what is too small or too great is the first or the last
  /// page. [PGC-1]
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = min(max(newValue, 0), max(dots.count - 1, 0)) }
  }

  /// The color of the dots of other pages. Default nil: gray.
  open var pageIndicatorTintColor: UIColor? {
    get { colors?.others }
    set { colors = (colors?.current, newValue) }
  }

  /// The color of the dot of the page that is shown. Default nil: that of text.
  open var currentPageIndicatorTintColor: UIColor? {
    get { colors?.current }
    set { colors = (newValue, colors?.others) }
  }

  package override final var drawnColors: (main: UIColor, rest: UIColor?, thumb: UIColor?)? {
    (currentPageIndicatorTintColor ?? .label, pageIndicatorTintColor ?? .tertiaryLabel, nil)
  }

  /// Whether the dot of a single page is hidden. Default false. [VAL-90]
  open var hidesForSinglePage = false { didSet { hideSingleDot() } }
  /// Whether a new page would be shown only by ``updateCurrentPageDisplay()``. Default false. Kept and read back.
  open var defersCurrentPageDisplay = false
  /// How many times ``updateCurrentPageDisplay()`` was called. Not UIKit's: it is there for tests.
  public private(set) final var displayUpdates = 0
  /// Shows the page, where that is deferred; nothing is drawn here.
  open func updateCurrentPageDisplay() { displayUpdates += 1 }

  /// Returns the size that the dots of a number of pages need. [LAY-6, VAL-90]
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: Self.pitch * CGFloat(min(max(pageCount, 0), 10_000) + 1), height: 26)
  }

  private final func hideSingleDot() {
    for dot in dots { dot.isHidden = hidesForSinglePage && dots.count == 1 }
  }

  private final var images: [Int: UIImage] = [:]
  /// What stands for the dots. Default nil. Kept and read back.
  open var preferredIndicatorImage: UIImage?
  /// Sets what stands for the dot of a page. Kept and read back.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }
  /// Returns what stands for the dot of a page, or else for all dots.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] ?? preferredIndicatorImage }

  /// Whether a drag scrubs through the pages. Default true. [PGC-1]
  open var allowsContinuousInteraction = true

  /// How a user is changing the page.
  public private(set) final var interactionState = InteractionState.none

  /// Puts the dots side by side in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = Self.pitch * CGFloat(max(dots.count - 1, 0)) + Self.dotSize
    var x = bounds.midX - width / 2
    for dot in dots {
      dot.frame = CGRect(x: x, y: bounds.midY - Self.dotSize / 2, width: Self.dotSize, height: Self.dotSize)
      x += Self.pitch
    }
  }

  // MARK: - Tracking

  /// Notes where a tap or a drag starts. [PGC-1]
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    startX = touch.location(in: self).x
    startPage = storedPage
    return super.beginTracking(touch, with: event)
  }

  /// Scrubs: a page for each dot that the finger goes along. [PGC-1]
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let way = touch.location(in: self).x - startX
    if allowsContinuousInteraction, abs(way.native) > eventRules.panHysteresis {
      interactionState = .continuous
    }
    // A view without an inverse has no place for the finger.
    if interactionState == .continuous, way.native.isFinite {
      // Far beyond any page it makes no difference how far.
      let pages = Int(min(max((way / Self.pitch).native, -20_000), 20_000))
      turn(to: startPage + pages, event, touch)
    }
    return super.continueTracking(touch, with: event)
  }

  /// Goes on or back after a tap. [PGC-1]
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if interactionState == .none, isTouchInside {
      interactionState = .discrete
      turn(to: storedPage + (startX < bounds.midX ? -1 : 1), event, touch)
    }
    interactionState = .none
  }

  /// Stays on the page that the drag has led to. [CTL-17]
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    interactionState = .none
  }

  private final func turn(to page: Int, _ event: UIEvent?, _ touch: UITouch?) {
    let before = storedPage
    currentPage = page
    if storedPage != before { dispatch(.valueChanged, .primaryActionTriggered, with: event, touch) }
  }

  /// Refuses single taps of recognizers above the control. [CTL-40, CTL-44]
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !refusesTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
