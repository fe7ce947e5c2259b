public import Foundation

/// What a view is told and asked, which a subclass overrides; by default nothing happens, and the answer is the usual one.
///
/// Fingerpost's own class, the superclass of ``UIView`` alone, which in UIKit has these methods itself: in Swift a subclass can
/// override only what the body of a class declares, and one body of that length is hard to read. What a view does when it is
/// asked for something of its own stands in ``UIView``.
@preconcurrency @MainActor open class ViewCallbacks: UIResponder {
  nonisolated deinit {}

  // MARK: - Its place in the tree

  /// Called when a subview was added. The default does nothing.
  open func didAddSubview(_ subview: UIView) {}

  /// Called when a subview is about to be removed. The default does nothing.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called when the superview is about to become another, or nil. The default does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the superview has become another, or nil. The default does nothing.
  open func didMoveToSuperview() {}

  /// Called when the window is about to become another, or nil. The default does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the window has become another, or nil. The default does nothing.
  open func didMoveToWindow() {}

  // MARK: - Layout, looks and traits

  /// Called before layout when that was asked for, of views below first. Call `super` last. [AL-13]
  open func updateConstraints() {}

  /// Called when ``UIView/safeAreaInsets`` have changed because a controller has others. The default does nothing. [LAY-8]
  open func safeAreaInsetsDidChange() {}

  /// Called when ``UIView/layoutMargins`` were set to others, or the safe area in them has changed. The default does nothing.
  /// [AL-64]
  open func layoutMarginsDidChange() {}

  /// Called when ``UIView/tintColor`` was set, of this view or of one from which it inherits it, which hears it first.
  open func tintColorDidChange() {}

  /// Called when the view's style has changed by `overrideUserInterfaceStyle`, its own or one above. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Drawing

  /// Called in a window after layout, at first and when the view was marked. There is no context to draw into. [LAY-7]
  /// The default does nothing.
  open func draw(_ rect: CGRect) {}

  /// Would be called to draw a layer of which the view is the delegate. Of the view's own ``draw(_:)`` is called. Does nothing.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Returns what a change of a layer does whose delegate the view is; `NSNull` for nothing. Default nil: what it says itself.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  // MARK: - Recognizers and the focus

  /// Whether a recognizer may begin whose recognizing concerns this view. Default true. [ARB-14]
  ///
  /// Asked of the recognizer's own view, and of every view whose touch would be cancelled. [ARB-15]
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the view can be focused. Default false; true for enabled buttons, text fields and segmented controls. [FOC-2]
  open var canBecomeFocused: Bool { false }

  /// Where the focus is to go first when it comes here, in order. Default none. [FOC-3]
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// Whether a focus update is allowed whose old or new view is in here. Default true. [FOC-4]
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called when the focus has changed and the old or the new view is in here. The default does nothing. [FOC-4]
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}
