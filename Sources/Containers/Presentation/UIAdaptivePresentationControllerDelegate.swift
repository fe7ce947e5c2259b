/// What hears that a user dismisses, and may forbid it; every method is optional. [SHEET-6]
///
/// A dismissal in code asks and tells nothing.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Whether a user may dismiss. Default true; not asked where `isModalInPresentation` is true.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called when a user begins to dismiss, by a drag that may still be taken back.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when a user has dismissed.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when a user has tried to and was not allowed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns true.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
