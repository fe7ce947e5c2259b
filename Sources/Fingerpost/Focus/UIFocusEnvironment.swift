public import Foundation

/// What takes part in deciding which view is focused: views, windows and view controllers. [FOC-3, FOC-4]
///
/// Environments are nested by ``parentFocusEnvironment``. There is focus only where ``EventRules/usesFocus`` says so.
@preconcurrency @MainActor public protocol UIFocusEnvironment: AnyObject {
  /// Where the focus is to go first when it comes here, in order.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// Asks for a focus update, which happens in the next turn of the run loop.
  func setNeedsFocusUpdate()
  /// Performs an update that was asked for now.
  func updateFocusIfNeeded()
  /// Whether an update is allowed that concerns a view in this environment.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called when the focus has changed and the old or the new view is in this environment.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An environment that can be focused itself. Only views are. [FOC-2]
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it can be focused.
  var canBecomeFocused: Bool { get }
  /// Where it is, in the coordinates of what it lies in.
  var frame: CGRect { get }
}

extension UIFocusEnvironment {
  /// Has the focus go to where it prefers to be in here, in the next turn of the run loop.
  ///
  /// Without effect where the focused view is elsewhere. [FOC-3]
  public func setNeedsFocusUpdate() { focusEngine?.request(self) }

  /// Performs a focus update that was asked for now. [FOC-3]
  public func updateFocusIfNeeded() { focusEngine?.updateIfNeeded() }

  /// What decides about focus in the environment's world, if anything does. [FOC-1]
  var focusEngine: FocusEngine? {
    let world = (self as? UIResponder)?.responderWindow?.world ?? .current
    return world.application.touchEnvironment.focus
  }

  /// Whether an environment is this one or lies in it.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    var current: (any UIFocusEnvironment)? = environment
    while let inner = current {
      if inner === self { return true }
      current = inner.parentFocusEnvironment
    }
    return false
  }
}

extension UIView: UIFocusItem {
  /// The controller if the view is its root view, else the superview.
  public final var parentFocusEnvironment: (any UIFocusEnvironment)? {
    node.controller ?? holdingView
  }

  /// Whether the view is focused. [FOC-2]
  public final var isFocused: Bool { focusEngine?.focused === self }

  /// Why the view cannot be focused; nil if it can be. [FOC-1, FOC-2]
  package final var focusBar: FocusBar? {
    guard let focusEngine else { return .elsewhere }
    return focusEngine.bar(to: self)
  }

  /// Whether the view is on a television, where a remote moves the focus to rows, too. [FOC-10]
  package final var isOnTelevision: Bool {
    let rules = (holdingWindow?.world ?? .current).eventRules
    return rules.usesFocus && !rules.isPad
  }

  /// Has the focus looked at in the next turn, if it is on this view or below it. [FOC-7]
  final func focusMayBeLost() {
    if node.flags.contains(.holdsFocus) { focusEngine?.schedule() }
  }
}

extension UIViewController: UIFocusEnvironment {
  /// What the controller's view lies in.
  public final var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.holdingView }
}
