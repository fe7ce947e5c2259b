public import Fingerpost
public import Foundation

/// A control above the content of a scroll view that asks for new content when the content is pulled down. [LIST-24]
///
/// It sends `valueChanged` while the finger still pulls, as soon as the content is seen 115 pt below its place
/// (`refreshControl.threshold`), once in a drag. When the finger lifts, the content leaves room for the control until
/// ``endRefreshing()``. Nothing is drawn.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  private static let height: CGFloat = 60

  /// Whether new content is being fetched, from `valueChanged` or ``beginRefreshing()`` to ``endRefreshing()``.
  open private(set) var isRefreshing = false

  /// Kept and read back; nothing is drawn.
  open var attributedTitle: NSAttributedString?

  /// Whether the scroll view has been given room for the control.
  private final var hasRoom = false
  /// Whether the drag in progress has asked for new content.
  private final var hasAsked = false

  /// Creates a control that a scroll view gives its width.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.height))
    autoresizingMask = .flexibleWidth
  }

  /// Creates a control; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size.height = Self.height
    autoresizingMask = .flexibleWidth
  }

  nonisolated deinit {}

  private final var scrollView: UIScrollView? { superview as? UIScrollView }

  /// Stops following the scroll view, and takes back the room that the control had there.
  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard let scrollView, newSuperview !== scrollView else { return }
    scrollView.panGestureRecognizer.removeTarget(self, action: nil)
    giveRoom(false)
  }

  /// Follows the finger on the scroll view that it has been added to.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let scrollView else { return }
    frame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
    scrollView.panGestureRecognizer.addTarget(self, action: UIRefreshControl.follow)
  }

  /// Shows that new content is being fetched, as when code fetches it. Nothing is sent, and nothing scrolls.
  ///
  /// Outside of a window it is ignored from iOS 17 on, as UIKit's own message there says.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    if window == nil, (scrollView?.listRule { $0.system } ?? EventRules.standard.system) >= 17 { return }
    isRefreshing = true
    giveRoom(true)
  }

  /// Shows that the content has been fetched: the room for the control is closed.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    giveRoom(false, settles: scrollView?.isTracking == false)
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let scrollView else { return }
    switch pan.state {
    case .began, .changed: pulled(in: scrollView)
    case .ended, .cancelled:
      hasAsked = false
      guard isRefreshing, !hasRoom else { return }
      giveRoom(true, settles: true)
    case .possible, .failed: break
    }
  }

  private func pulled(in scrollView: UIScrollView) {
    let shown = -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top)
    let threshold = scrollView.listRule { $0.refreshControlThreshold }
    guard isEnabled, !isRefreshing, !hasAsked, shown >= threshold else { return }
    hasAsked = true
    isRefreshing = true
    sendActions(for: .valueChanged)
  }

  /// Makes room for the control above the content, or takes it away.
  ///
  /// - Parameter settles: whether content that is below its place then scrolls to it. That begins first: content that rests
  ///   would be there at once.
  private func giveRoom(_ gives: Bool, settles: Bool = false) {
    guard let scrollView else { return }
    let room = gives == hasRoom ? 0 : gives ? Self.height : -Self.height
    let top = -(scrollView.adjustedContentInset.top + room)
    if settles, scrollView.contentOffset.y < top {
      scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: top), animated: true)
    }
    guard gives != hasRoom else { return }
    hasRoom = gives
    scrollView.contentInset.top += room
  }
}

extension UIScrollView {
  /// What refreshes the content when it is pulled down. Default nil.
  ///
  /// It is a subview, behind all others. A control that code adds as a subview itself works, too, and is found here.
  public final var refreshControl: UIRefreshControl? {
    get { subviews.lazy.compactMap { $0 as? UIRefreshControl }.first }
    set {
      let old = refreshControl
      guard old !== newValue else { return }
      old?.removeFromSuperview()
      if let newValue { insertSubview(newValue, at: 0) }
    }
  }
}
