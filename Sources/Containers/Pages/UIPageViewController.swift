public import Fingerpost
public import Foundation

/// Shows one of several pages, which a finger turns by scrolling. [PAGE-1, PAGE-2, PAGE-3]
///
/// ```
///             a drag leaves the middle, or code sets a page      at rest on the other page
///   at rest ────────────────────────────────────────────► turn ─────────────────────────────► at rest, completed
///                                                           └─ back in the middle ──► at rest, not completed
/// ```
///
/// Pages of the other style are turned by a pan and by taps at their sides; the curl itself is not drawn. [PAGE-30]
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// How pages turn.
  public nonisolated enum TransitionStyle: Int, Sendable {
    /// They curl, which is not drawn.
    case pageCurl = 0
    /// They scroll.
    case scroll = 1
  }

  /// Which way pages lie.
  public nonisolated enum NavigationOrientation: Int, Sendable {
    /// Beside each other.
    case horizontal = 0
    /// Below each other.
    case vertical = 1
  }

  /// Which way a page is turned to.
  public nonisolated enum NavigationDirection: Int, Sendable {
    /// To the one after.
    case forward = 0
    /// To the one before.
    case reverse = 1
  }

  /// The name of an option.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space between pages. It is not taken account of.
    public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// What has the pages; without it a finger turns none.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if turn == nil { askForNeighbors() } }
  }
  /// What hears that a finger turns pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Whether pages that curl have another page at their back. Default false. Kept and read back.
  open var isDoubleSided = false
  /// How pages turn.
  public final let transitionStyle: TransitionStyle
  /// Which way pages lie.
  public final let navigationOrientation: NavigationOrientation

  final let scrollView = _UIQueuingScrollView(frame: .zero)
  /// What turns pages that curl; nil for those that scroll.
  private final lazy var curl = transitionStyle == .pageCurl ? PageCurl(self) : nil
  /// The page that is shown, from which a turn starts.
  final var current: UIViewController?
  final var before: UIViewController?
  final var after: UIViewController?
  final var turn: PageTurn?

  /// Creates a page controller.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a page controller whose pages scroll sideways; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.scroll, .horizontal)
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// The page that is shown; one set in code counts from then on, one under a finger when it has come to rest.
  open var viewControllers: [UIViewController]? {
    (turn?.completion != nil ? turn?.to : current).map { [$0] } ?? []
  }

  /// The recognizers that turn pages which curl, a pan and a tap; none for pages that scroll. [PAGE-30]
  open var gestureRecognizers: [UIGestureRecognizer] { curl?.recognizers ?? [] }

  /// What the pages are in.
  final var host: UIView { transitionStyle == .pageCurl ? view : scrollView }

  /// Shows a page in place of the one that is shown. [PAGE-1]
  ///
  /// - Parameters:
  ///   - viewControllers: the page; of several the first counts.
  ///   - direction: which way it is turned to, where that is animated.
  ///   - animated: whether it is.
  ///   - completion: called at the end, with whether it was not replaced by another.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let page = viewControllers?.first { !isInside($0) }
    let isFirst = current == nil
    let interrupted = endTurnEarly()
    guard let page, page !== current else {
      if page == nil { replace(with: nil) }
      completion?(true)
      return
    }
    // Where there is no room nothing moves, and nothing comes to rest.
    guard animated, !isFirst, isViewLoaded, view.window != nil, appearance == .seen,
      offset(ofPage: 0) != offset(ofPage: 2)
    else {
      replace(with: page)
      completion?(true)
      return
    }
    // Measured: of two animated ones in a row the second is never completed.
    let told: (Bool) -> Void = interrupted ? { _ in } : { completion?($0) }
    begin(PageTurn(to: page, isForward: direction == .forward, completion: told))
    scrollView.setContentOffset(offset(ofPage: direction == .forward ? 2 : 0), animated: true)
  }

  // MARK: - The view

  /// Puts the scroll view in.
  open override func viewDidLoad() {
    super.viewDidLoad()
    guard curl == nil else {
      for recognizer in gestureRecognizers { view.addGestureRecognizer(recognizer) }
      place()
      return askForNeighbors()
    }
    scrollView.frame = view.bounds
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.prepare()
    scrollView.onScroll = { [weak self] in self?.follow() }
    scrollView.onRest = { [weak self] in self?.rest() }
    // Nothing scrolls any more that would come to rest.
    scrollView.onLeave = { [weak self] in
      _ = self?.endTurnEarly()
      self?.place()
    }
    view.addSubview(scrollView)
    place()
    askForNeighbors()
  }

  /// Gives the pages their places. A turn ends where the size changes, since its pages would be elsewhere.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if curl == nil { scrollView.frame = view.bounds }
    guard !isInPlace else { return }
    _ = endTurnEarly()
    place()
  }
}
