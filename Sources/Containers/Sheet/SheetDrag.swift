import Fingerpost
import Foundation

/// A finger that drags a sheet between its detents and away. [SHEET-1, SHEET-2, SHEET-6, SHEET-9]
///
/// ```
///   at rest ──► dragged: the height follows between detents ──► nearest detent
///                  │ below the lowest                              ▲ back
///                  ├──► a dismissal begins under the finger ───────┤
///                  │                                               └──► away, dismissed
///                  └──► not allowed: it resists, and returns
/// ```
final class SheetDrag: NSObject, UIViewControllerInteractiveTransitioning {
  private unowned let sheet: UISheetPresentationController
  private let pan = SheetPan(target: nil, action: nil)
  private let tap = UITapGestureRecognizer(target: nil, action: nil)
  /// The height at which the drag began.
  private var startHeight: CGFloat = 0
  /// The dismissal under the finger.
  private var context: (any UIViewControllerContextTransitioning)?
  /// Whether a dismissal was forbidden in this drag.
  private var isForbidden = false
  /// How much lower than its detent the sheet is.
  private var offset: CGFloat = 0
  /// What moves the sheet back to a detent.
  private var returning: UIViewPropertyAnimator?

  private static let panAction = Selector("_handlePan:", SheetDrag.follow)
  private static let tapAction = Selector("_dimmingTapped:", SheetDrag.tapped)

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    pan.sheet = sheet
    pan.name = SheetPan.uiKitName
    pan.maximumNumberOfTouches = 1
    pan.addTarget(self, action: Self.panAction)
    tap.addTarget(self, action: Self.tapAction)
  }

  nonisolated deinit {}

  /// Whether a finger has the sheet.
  var isDragging: Bool { pan.state == .began || pan.state == .changed || context != nil }

  func attach() {
    sheet.frameView.addGestureRecognizer(pan)
    sheet.dimming.addGestureRecognizer(tap)
  }

  // MARK: - The pan

  private func follow(_ recognizer: UIGestureRecognizer) {
    let travel = pan.translation(in: nil).y
    switch pan.state {
    case .began:
      guard sheet.transition == nil else { return }
      returning?.stopAnimation(true)
      returning = nil
      startHeight = sheet.frameView.frame.height
      isForbidden = false
      move(by: travel)
    case .changed: move(by: travel)
    case .ended: leave(velocity: pan.velocity(in: nil).y.native)
    case .cancelled: leave(velocity: 0)
    case .possible, .failed: break
    }
  }

  private func move(by travel: CGFloat) {
    guard startHeight > 0 else { return }
    let heights = sheet.heights
    let (lowest, highest) = (heights[0].height, heights[heights.count - 1].height)
    let wanted = startHeight - travel
    offset = max(0, lowest - wanted)
    if offset > 0, context == nil, !isForbidden { beginDismissal() }
    if isForbidden { offset = resisted(offset, lowest) }
    let frame = sheet.frame(height: min(max(wanted, lowest), highest))
    sheet.place(frame.offsetBy(dx: 0, dy: offset))
    if !isForbidden { sheet.dim(offset: offset / lowest) }
  }

  /// How far a sheet follows that may not go; the figure is a scroll view's, and inferred. [SHEET-6]
  private func resisted(_ offset: CGFloat, _ height: CGFloat) -> CGFloat {
    let share = CGFloat(sheet.rules.scrollRubberBand)
    return (1 - 1 / (offset * share / height + 1)) * height
  }

  private var mayDismiss: Bool {
    !sheet.presentedViewController.isModalInPresentation
      && sheet.delegate?.presentationControllerShouldDismiss(sheet) ?? true
  }

  private func beginDismissal() {
    guard mayDismiss, sheet.transition == nil else {
      isForbidden = true
      return
    }
    sheet.delegate?.presentationControllerWillDismiss(sheet)
    let (sheet, delegate) = (sheet, sheet.delegate)
    ControllerPresenter().dismiss(
      above: sheet.presentingViewController, animated: true,
      by: SheetAnimator(sheet, isPresentation: false), under: self
    ) { delegate?.presentationControllerDidDismiss(sheet) }
    // Another one was in progress.
    if context == nil { isForbidden = true }
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
  }

  private func leave(velocity: Double) {
    guard startHeight > 0 else { return }
    startHeight = 0
    let rules = sheet.rules
    let lowest = sheet.heights[0].height
    let goes =
      velocity >= rules.sheetDismissSpeed
      || offset.native > rules.sheetDismissShare * lowest.native && velocity > -rules.sheetDismissSpeed
    if isForbidden {
      if velocity >= rules.sheetDismissSpeed || sheet.frameView.frame.minY > sheet.frame(height: lowest).minY
      {
        sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
      }
      settle(velocity)
    } else if goes, offset > 0 || isLow {
      if context == nil { beginDismissal() }
      if isForbidden { settle(velocity) } else { finish(velocity) }
    } else if context != nil {
      goBack(velocity)
    } else {
      settle(velocity)
    }
  }

  private var isLow: Bool { sheet.frameView.frame.height <= sheet.heights[0].height + 0.5 }

  /// The spring to a frame, seeded with the finger's velocity. [SHEET-3]
  private func spring(to frame: CGRect, _ velocity: Double, dimming offset: CGFloat?)
    -> UIViewPropertyAnimator
  {
    let way = (frame.minY - sheet.frameView.frame.minY).native
    let animator = SheetSpring.animator(
      rate: sheet.rules.sheetSpringRate, velocity: abs(way) > 1e-6 ? velocity / way : 0)
    animator.addAnimations { [sheet] in
      sheet.place(frame)
      if let offset { sheet.dim(offset: offset) }
    }
    return animator
  }

  private func finish(_ velocity: Double) {
    guard let context else { return }
    let frame = sheet.frameView.frame
    let away = frame.offsetBy(dx: 0, dy: context.containerView.bounds.height - frame.minY)
    context.finishInteractiveTransition()
    (context as? Transition)?.animateJoined()
    run(spring(to: away, velocity, dimming: 1)) { context.completeTransition(true) }
  }

  private func goBack(_ velocity: Double) {
    guard let context else { return }
    context.cancelInteractiveTransition()
    let lowest = sheet.heights[0]
    let animator = spring(to: sheet.frame(height: lowest.height), velocity, dimming: 0)
    run(animator) { [sheet] in
      context.completeTransition(false)
      sheet.choose(lowest.identifier)
    }
  }

  private func run(_ animator: UIViewPropertyAnimator, _ completion: @escaping () -> Void) {
    animator.isUserInteractionEnabled = false
    animator.addCompletion { [weak self] _ in
      self?.context = nil
      completion()
    }
    animator.startAnimation()
  }

  /// Goes to the nearest detent; a fast finger goes to the next one its way. [SHEET-5]
  private func settle(_ velocity: Double) {
    let height = sheet.frameView.frame.height
    let all = sheet.heights
    var target = all.min { abs($0.height - height) < abs($1.height - height) } ?? all[0]
    if abs(velocity) >= sheet.rules.sheetDismissSpeed {
      let next = velocity < 0 ? all.first { $0.height > height } : all.last { $0.height < height }
      if let next { target = next }
    }
    let animator = spring(to: sheet.frame(height: target.height), velocity, dimming: nil)
    animator.addCompletion { [weak self] _ in self?.returning = nil }
    returning = animator
    animator.startAnimation()
    sheet.choose(target.identifier)
  }

  // MARK: - The tap

  /// Dismisses, where a drag might. [SHEET-8]
  private func tapped(_ recognizer: UIGestureRecognizer) {
    guard sheet.rules.sheetDimmingTapDismisses, sheet.transition == nil else { return }
    guard mayDismiss else {
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
      return
    }
    sheet.delegate?.presentationControllerWillDismiss(sheet)
    let (sheet, delegate) = (sheet, sheet.delegate)
    sheet.presentingViewController.dismiss(animated: true) {
      delegate?.presentationControllerDidDismiss(sheet)
    }
  }
}

extension UISheetPresentationController: SheetMoving {
  package final var isInTransition: Bool { transition != nil }

  package final var isHighest: Bool {
    let heights = heights
    return frameView.frame.height >= heights[heights.count - 1].height - 0.5
  }

  package final var expandsByScrolling: Bool { prefersScrollingExpandsWhenScrolledToEdge }
}
