public import Fingerpost
import Foundation

private final class Weak {
  weak var object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
  nonisolated deinit {}
}

/// A controller that says itself what its transitioning delegate is. [VAL-111]
///
/// On iOS a subclass overrides `transitioningDelegate`. Swift cannot override what an extension declares, so it adopts this in
/// place; `fingerpost-port` writes it so.
@preconcurrency @MainActor public protocol TransitioningDelegateOverriding: UIViewController {
  /// What `transitioningDelegate` is; asked and set in its place by everyone.
  var ownTransitioningDelegate: (any UIViewControllerTransitioningDelegate)? { get set }
}

extension UIViewController {
  private final subscript(kept type: AnyObject.Type) -> AnyObject? {
    get { presentation.keepers[ObjectIdentifier(type)] }
    set { presentation.keepers[ObjectIdentifier(type)] = newValue }
  }

  /// What animates the presentation of this controller, and decides where it is shown. It is not kept alive. [PRES-7]
  ///
  /// A subclass says it by ``TransitioningDelegateOverriding``. [VAL-111]
  public final var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get {
      guard let own = self as? any TransitioningDelegateOverriding else { return keptTransitioningDelegate }
      return own.ownTransitioningDelegate
    }
    set {
      guard let own = self as? any TransitioningDelegateOverriding else {
        keptTransitioningDelegate = newValue
        return
      }
      own.ownTransitioningDelegate = newValue
    }
  }

  /// What `transitioningDelegate` is where no subclass says otherwise, as `super` has it on iOS. It is not kept alive.
  public final var keptTransitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { (self[kept: Weak.self] as? Weak)?.object as? any UIViewControllerTransitioningDelegate }
    set { self[kept: Weak.self] = Weak(newValue) }
  }

  /// What decides where this controller is shown, or will be: made when it is first asked for, as the style says then.
  ///
  /// A style that is custom has none before the presentation. In a child it is that of the controller around it.
  public final var presentationController: UIPresentationController? {
    if let parent { return parent.presentationController }
    return presentationController(presenting: nil, source: self)
  }

  /// What decides where this controller is shown as a sheet; nil for another style.
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// What a popover is shown beside, for the style popover; on a phone it is a sheet. [SHEET-7]
  public final var popoverPresentationController: UIPopoverPresentationController? {
    if let parent { return parent.popoverPresentationController }
    guard modalPresentationStyle == .popover else { return nil }
    if let made = self[kept: UIPopoverPresentationController.self] as? UIPopoverPresentationController {
      return made
    }
    let made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    self[kept: UIPopoverPresentationController.self] = made
    return made
  }

  /// That of a presentation that is under way or is to come.
  final func presentationController(presenting: UIViewController?, source: UIViewController)
    -> UIPresentationController?
  {
    let style = modalPresentationStyle
    if let made = self[kept: UIPresentationController.self] as? UIPresentationController,
      made.style == style || presentation.presenting != nil
    {
      return made
    }
    guard let made = makePresentationController(style, presenting: presenting, source: source) else {
      return nil
    }
    made.style = style
    self[kept: UIPresentationController.self] = made
    return made
  }

  private final func makePresentationController(
    _ style: UIModalPresentationStyle, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    switch style {
    case .automatic where self is UIAlertController, .custom where self is UIAlertController:
      return AlertPresentationController(presentedViewController: self, presenting: presenting)
    case .automatic, .pageSheet, .formSheet, .popover:
      return UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .custom:
      guard let presenting else { return nil }
      return transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .none:
      return UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  /// The presentation is over; the next one has a presentation controller of its own.
  final func forgetPresentationController() { self[kept: UIPresentationController.self] = nil }

  /// Tells that the appearance that a transition began is complete, or that the view has left its window in the meantime.
  final func endAppearance() {
    if viewIfLoaded?.window == nil { tellAppearance(false, animated: false) }
    endAppearanceTransition()
  }
}
