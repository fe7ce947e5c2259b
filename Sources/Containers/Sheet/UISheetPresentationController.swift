public import Fingerpost
public import Foundation

/// Shows a controller as a sheet, which a finger moves. [SHEET-1, SHEET-2, SHEET-3, SHEET-4, SHEET-5]
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  final let frameView = UIDropShadowView(frame: .zero)
  final let dimming = UIDimmingView(frame: .zero)
  private final var grabber: _UIGrabber?
  final lazy var drag = SheetDrag(self)
  private final var chosen: Detent.Identifier?

  /// Creates a presentation controller of a sheet.
  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  nonisolated deinit {}

  // MARK: - What can be chosen

  /// The heights at which it rests. Default large alone.
  open var detents: [Detent] = [.large()] { didSet { settle() } }
  /// The height at which it rests now, or opens; nil for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { chosen }
    set {
      chosen = newValue
      settle()
    }
  }
  /// The highest detent at which what is behind the sheet is not dimmed and takes touches; nil for none. [SHEET-8]
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { dim() } }
  /// Whether a drag up over a scroll view at its top makes the sheet higher, and does not scroll. Default true.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a handle is shown at the top of the sheet. It takes no touches here. Default false. [LAY-15]
  open var prefersGrabberVisible = false { didSet { placeGrabber() } }
  /// How round the corners would be, in points; nil for UIKit's own. Kept and read back.
  open var preferredCornerRadius: CGFloat?
  /// Whether it touches the bottom where the height is compact. Kept and read back. Default false.
  open var prefersEdgeAttachedInCompactHeight = false

  /// Animates changes of what can be chosen.
  open func animateChanges(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(withDuration: 0.3) {
        changes()
        self.settle()
      }
    }
  }

  /// Has the heights of custom detents asked for again.
  open func invalidateDetents() { settle() }

  // MARK: - Where it is

  /// The detents with their heights, from low to high.
  final var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    let context = Resolution(maximumDetentValue: largeHeight)
    let medium = mediumHeight
    let all = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { value in
        (identifier: detent.identifier, height: detent.identifier == .medium ? medium ?? value : value)
      }
    }
    let sorted = all.sorted { $0.height < $1.height }
    return sorted.isEmpty ? [(.large, largeHeight)] : sorted
  }

  private final var largeHeight: CGFloat {
    guard let containerView else { return World.current.screenSize.height }
    let inset = containerView.window?.safeAreaInsets.top ?? 0
    let top = max(Self.leastTop, inset > 0 || isLowScreen ? inset : CGFloat(rules.sheetTop))
    return max(0, containerView.bounds.height - top)
  }

  /// The least distance of a sheet to the top of the screen, in points. [LAY-15]
  private static let leastTop: CGFloat = 30
  /// The share of what a sheet can be high at most, without the safe area, that it is high at the medium detent. [LAY-15]
  private static let mediumShare: CGFloat = 425 / 759

  /// Whether the screen is that of a phone with a home button: at most 1.78 times as high as wide, others 2.16 times.
  private final var isLowScreen: Bool {
    guard let size = containerView?.bounds.size else { return false }
    return !rules.isPad && size.height > size.width && size.height < 2 * size.width
  }

  /// The height of the medium detent where the safe area of the screen is known, at the bottom of which the sheet ends, and
  /// which it includes; as small as a sheet that floats. Nil on other screens. [LAY-15]
  private final var mediumHeight: CGFloat? {
    guard let containerView, let window = containerView.window,
      window.safeAreaInsets.top > 0 || isLowScreen
    else { return nil }
    let bottom = window.safeAreaInsets.bottom
    let width = containerView.bounds.width
    let scale = rules.system >= 26 && width > 16 ? (width - 16) / width : 1
    return ((largeHeight - bottom) * Self.mediumShare + bottom) * scale
  }

  /// The detent at which it rests.
  final var resting: (identifier: Detent.Identifier, height: CGFloat) {
    let heights = heights
    return heights.first { $0.identifier == chosen } ?? heights[0]
  }

  /// Where the sheet is with a height; on iOS 26 one that is not large floats beside the edges. [SHEET-7]
  final func frame(height: CGFloat) -> CGRect {
    let bounds = containerView?.bounds ?? .zero
    let floats = rules.system >= 26 && height < largeHeight
    let gap: CGFloat = floats ? 8 : 0
    return CGRect(
      x: gap, y: bounds.height - gap - height, width: max(0, bounds.width - 2 * gap), height: height)
  }

  final var rules: EventRules { (containerView?.window?.world ?? .current).eventRules }

  /// The view around the controller's.
  open override var presentedView: UIView? { frameView }
  /// Where the detent says, at the bottom of the container.
  open override var frameOfPresentedViewInContainerView: CGRect { frame(height: resting.height) }
  /// Never: what is behind stays.
  open override var shouldRemovePresentersView: Bool { false }

  /// Puts the sheet where the detent says, unless it moves.
  private final func settle() {
    guard containerView != nil, transition == nil, !drag.isDragging else { return }
    place(frameOfPresentedViewInContainerView)
    dim()
  }

  override func containerDidChange() {
    super.containerDidChange()
    settle()
  }

  final func place(_ frame: CGRect) {
    frameView.frame = frame
    presentedViewController.viewIfLoaded?.frame = frameView.bounds
    placeGrabber()
  }

  /// Shows the handle in the middle of the sheet's top, in front of the content, or hides it. [LAY-15]
  private final func placeGrabber() {
    guard prefersGrabberVisible, frameView.superview != nil else {
      grabber?.removeFromSuperview()
      grabber = nil
      return
    }
    let handle = grabber ?? _UIGrabber(frame: .zero)
    grabber = handle
    if handle.superview !== frameView { frameView.addSubview(handle) }
    handle.frame = CGRect(x: (frameView.bounds.width - 36) / 2, y: 5, width: 36, height: 5)
  }

  /// Chooses a detent, because a finger has left the sheet there.
  final func choose(_ identifier: Detent.Identifier) {
    let isOther = identifier != resting.identifier
    chosen = identifier
    dim()
    guard isOther else { return }
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  // MARK: - What is around it

  private static let dimmed = 0.2

  /// Dims what is behind, as far as the sheet is there. [SHEET-3, SHEET-5]
  ///
  /// - Parameter offset: how much lower than its detent it is, as a share of its height.
  final func dim(offset: CGFloat = 0) {
    let isUndimmed =
      largestUndimmedDetentIdentifier.flatMap { limit in
        heights.first { $0.identifier == limit }.map { resting.height <= $0.height }
      } ?? false
    dimming.alpha = isUndimmed ? 0 : CGFloat(Self.dimmed) * (1 - offset)
    dimming.isUserInteractionEnabled = !isUndimmed
    (containerView as? UITransitionView)?.ignoresDirectTouchEvents = isUndimmed
  }

  /// Puts the dimming and the sheet's own view into the container.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView, let view = presentedViewController.view else { return }
    // It reaches over the edges by the container's size on each side. [LAY-15]
    dimming.frame = containerView.bounds.insetBy(
      dx: -containerView.bounds.width, dy: -containerView.bounds.height)
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = .black
    containerView.addSubview(dimming)
    frameView.frame = frameOfPresentedViewInContainerView
    view.frame = frameView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    frameView.addSubview(view)
    placeGrabber()
    drag.attach()
    dim(offset: 1)
    presentedViewController.transitionCoordinator?.animate { [weak self] _ in self?.dim() }
  }

  /// Takes the dimming away beside the sheet, unless a finger does it.
  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    guard !drag.isDragging else { return }
    presentedViewController.transitionCoordinator?.animate { [weak self] _ in self?.dim(offset: 1) }
  }

  override func ownAnimator(isPresentation: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    presentedViewController.modalTransitionStyle == .coverVertical
      ? SheetAnimator(self, isPresentation: isPresentation) : nil
  }
}

private final class Resolution: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
  init(maximumDetentValue: CGFloat) {
    self.maximumDetentValue = maximumDetentValue
    super.init()
  }
  nonisolated deinit {}
}
