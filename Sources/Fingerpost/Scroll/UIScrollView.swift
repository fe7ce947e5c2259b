import FingerpostTimeline
import FingerpostTrace
public import Foundation

/// A view that shows a part of its content, and which a finger moves over it.
///
/// The content is the subviews; what is seen of it is the bounds, whose origin is the ``contentOffset``. A scroll view does
/// not look at touches itself: its own recognizers do, and until it is clear that no finger drags, they keep touches from the
/// content. [SCR-1, SCR-2]
///
/// ```
///            past the threshold          lift
///   at rest ───────────────────► dragged ────► decelerating, bouncing ──► at rest
///      ▲                            ▲                      │
///      └──── lift ──── stopped ─────┴── touch-down ────────┘
/// ```
///
/// It is not plain to the responder chain: touches of the content that no recognizer takes end here. [RESP-13]
@preconcurrency @MainActor open class UIScrollView: UIView {
  // MARK: - Its recognizers

  final let pan = ScrollPan(target: nil, action: nil)
  nonisolated(unsafe) final var pinch: ScrollPinch?
  final let delay = ScrollTouchDelay(target: nil, action: nil)

  /// The recognizer that follows the fingers; its delegate is the scroll view and has to stay that. [SCR-1]
  ///
  /// A scroll view whose class conforms to ``UIGestureRecognizerDelegate`` is asked; else there is no delegate.
  /// Attached to another view, the recognizer scrolls from there. [SCR-3]
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// The recognizer that zooms, or nil while zooming is impossible. [SCR-1, SCR-23]
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

  /// The recognizer that keeps touches from the content for a while. [SCR-2]
  package final var touchDelayRecognizer: UIGestureRecognizer { delay }

  /// What is told of the scroll view's movements; not retained.
  ///
  /// Lists have a delegate of the same name whose protocol says more; it comes first where both could be meant.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: - Geometry

  /// The size of the content, in points. Default zero.
  open var contentSize = CGSize.zero {
    didSet {
      if contentSize != oldValue { followSafeArea(again: true) }
      if KeyValueDesk.isUsed { KeyValueDesk.changed(self) }
    }
  }

  /// The point of the content at the top left corner: the origin of the bounds. Default zero.
  ///
  /// Setting it neither animates nor respects the edges; the delegate hears of it before the call returns. The finger
  /// of a drag, and a movement that continues by itself, continue from there; see also
  /// ``setContentOffset(_:animated:)``. [SCR-30]
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      setsOffset = true
      // Assigned as a whole: changing a part of an open property in place allocates.
      bounds = CGRect(origin: newValue, size: bounds.size)
      setsOffset = false
    }
  }

  /// Room around the content, in points. Default zero. Content that rests where it no longer can is brought back. [SCR-35]
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      adjustedContentInsetDidChange()
      bringBackContent()
      if KeyValueDesk.isUsed { KeyValueDesk.changed(self) }
    }
  }

  final var safeAreaRoom = SafeAreaRoom()

  /// The room around the content that counts: the ``contentInset``, and what bars cover. [SCR-35]
  open var adjustedContentInset: UIEdgeInsets {
    let (own, more) = (contentInset, safeAreaRoom.insets)
    return UIEdgeInsets(
      top: own.top + more.top, left: own.left + more.left, bottom: own.bottom + more.bottom,
      right: own.right + more.right)
  }

  /// Called when ``adjustedContentInset`` has changed; tells the delegate.
  open func adjustedContentInsetDidChange() {
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The bounds; where their origin changes, the content has been scrolled, of which the delegate does not hear. [SCR-30]
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let tellsDelegate = setsOffset
      // What callbacks set is another matter.
      setsOffset = false
      let old = super.bounds.origin
      super.bounds = newValue
      if super.bounds.origin != old { contentOffsetDidChange(tellsDelegate: tellsDelegate) }
    }
  }

  // MARK: - How it scrolls

  /// Whether a finger can scroll. Default true; false disables the pan, and nothing is kept from the content. [SCR-22]
  @exclusivity(unchecked) open var isScrollEnabled = true {
    didSet {
      pan.isEnabled = isScrollEnabled
      updateTouchDelay()
    }
  }

  /// Whether a drag along one axis does not scroll along the other. Default false. [SCR-18]
  open var isDirectionalLockEnabled = false

  /// Whether it comes to rest at multiples of its own size. Default false.
  open var isPagingEnabled = false

  /// Whether content can go beyond its edges, and springs back. Default true. [SCR-20]
  open var bounces = true

  /// Whether even content that fits bounces along the vertical. Default false.
  open var alwaysBounceVertical = false {
    didSet { followSafeArea(again: true) }
  }

  /// Whether even content that fits bounces along the horizontal. Default false.
  open var alwaysBounceHorizontal = false {
    didSet { followSafeArea(again: true) }
  }

  /// How soon the content comes to rest when the finger has let go. [SCR-19]
  open var decelerationRate = DecelerationRate.normal

  /// Whether the safe area counts as room around the content. Default automatic. [SCR-35]
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { followSafeArea(again: true) }
  }

  /// Whether a tap on the status bar scrolls to the top. Default true. [SCR-24]
  open var scrollsToTop = true

  /// How a drag takes the keyboard away. Default none. [KBD-6, KBD-7]
  open var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: - Touches of the content

  /// Whether touches are kept from the content until it is clear that no finger drags. Default true. [SCR-5, SCR-10]
  @exclusivity(unchecked) open var delaysContentTouches = true {
    didSet {
      delay.delaysTouchesBegan = delaysContentTouches
      updateTouchDelay()
    }
  }

  /// Whether the content can lose a touch that it has been told of to a drag. Default true. [SCR-8]
  open var canCancelContentTouches = true

  /// Whether a view of the content may be told that touches began. Default true. [SCR-10, SCR-11]
  ///
  /// Asked right before it would be, which without ``delaysContentTouches`` is at the touch-down. A no keeps the touches
  /// from it for good; they can still scroll.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// Whether a view of the content that has been told of touches may lose them to a drag. [SCR-7, SCR-8]
  ///
  /// The default says no of controls and yes of everything else. Asked when the drag is about to begin, unless ``canCancelContentTouches`` is false. A no means that these touches do
  /// not scroll.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: - Where it stands

  /// Whether a finger is down that may scroll, or does. [SCR-16]
  open var isTracking: Bool { pan.numberOfTouches > 0 }

  /// Whether a finger scrolls. [SCR-16]
  @exclusivity(unchecked) open internal(set) var isDragging = false {
    didSet { if isDragging != oldValue { updateTrackingMode() } }
  }

  /// Whether the content continues by itself after a finger has let go. [SCR-16]
  @exclusivity(unchecked) open internal(set) var isDecelerating = false {
    didSet {
      updateTouchDelay()
      updateTrackingMode()
    }
  }

  /// Whether fingers zoom.
  open internal(set) var isZooming = false

  /// Whether the content springs back from a scale beyond its limits.
  open internal(set) var isZoomBouncing = false

  /// The drag in progress.
  @exclusivity(unchecked) final var drag: ScrollDrag?
  /// The way of the fingers since they came down, when they were last asked whether that is a drag.
  final var heading = WindowPoint.zero
  /// Whether it is the offset that is being set, and not the bounds.
  private final var setsOffset = false
  /// Whether the offset is being changed by the scroll view itself.
  final var isPlacing = false
  /// The movement that continues without a finger, and how many there were so far.
  final var motion: ScrollMotion?
  final var motionCount = 0
  /// Whether that movement goes to the top because the status bar was tapped.
  final var goesToTop = false
  /// The touches that stopped a movement.
  @exclusivity(unchecked) final var stoppers: [UITouch] = []
  final var wasStopped = false
  /// How fast the content was when they did, in points a second. [SCR-33]
  final var caughtSpeed = WindowPoint.zero
  /// The scale and the point of the content, at scale 1, that the fingers of a pinch have taken hold of.
  final var hold: (scale: Double, point: WindowPoint)?
  /// Whether the delegate has yet to hear that a zoom is over.
  final var owesEndOfZooming = false

  /// Room around both indicators, in points; what is read is that of the vertical one. Default zero.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      changeIndicators {
        $0.vertical = newValue
        $0.horizontal = newValue
      }
    }
  }

  /// Creates a scroll view with a frame in the coordinates of the superview it will get.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a scroll view with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {
    pan.scrollView = nil
    pinch?.scrollView = nil
    delay.scrollView = nil
  }

  private func setUp() {
    node.set(.scrolls, true)
    clipsToBounds = true
    delay.scrollView = self
    addGestureRecognizer(delay)
    pan.scrollView = self
    pan.delegate = recognizerDelegate
    addGestureRecognizer(pan)
  }

  /// What the pan's delegate has to be. [SCR-1]
  final var recognizerDelegate: (any UIGestureRecognizerDelegate)? {
    self as? any UIGestureRecognizerDelegate
  }

  // MARK: - Moving it

  /// Scrolls to an offset, at once or gently; a movement that continues by itself ends.
  ///
  /// A gentle movement tells the delegate `scrollViewDidEndScrollingAnimation`. It needs a window, whose clock moves it.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Scrolls just so far that a rectangle of the content can be seen, or as much of it as there is room for.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  // MARK: - Zooming

  /// The smallest scale. Default 1. [SCR-21]
  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// The largest scale; zooming is possible while it differs from the smallest. Default 1. [SCR-21, SCR-23]
  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// Whether a pinch can go beyond the smallest and the largest scale, and springs back. Default true. [SCR-21]
  open var bouncesZoom = true

  /// The scale of the view that zooms; 1 without one.
  open var zoomScale: CGFloat {
    get { zoomedView?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms around the middle, at once or gently, within the limits.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: Double(scale), animated: animated)
  }

  /// Zooms so that a rectangle of the view that zooms fills the scroll view, as far as the limits let it.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoom(toShow: rect, animated: animated)
  }

  // MARK: - What it overrides

  /// Keeps what reaches it: a scroll view does not pass touches on. [RESP-13]
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Keeps what reaches it. [RESP-13]
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Keeps what reaches it. [RESP-13]
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Keeps what reaches it. [RESP-13]
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Keeps what reaches it, as it keeps the touches. [RESP-13, TOUCH-21]
  open override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Ends what moves by itself, because the clock stays behind.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== holdingWindow { endMotion() }
  }

  override func reasonToKeepContentTouches(
    _ touches: Set<UITouch>, with event: UIEvent, from view: UIView
  ) -> WithholdingReason? {
    judgeContentTouches(touches, with: event, in: view)
  }
}
