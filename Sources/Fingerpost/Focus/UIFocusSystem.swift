public import Foundation

/// What knows which view is focused. [FOC-1]
@preconcurrency @MainActor public final class UIFocusSystem: NSObject {
  /// Posted after a focus update; the object is the system, and the context and the coordinator are in `userInfo`. [FOC-4]
  public nonisolated static let didUpdateNotification = NSNotification.Name(
    "UIFocusDidUpdateNotification")
  /// Posted when an arrow moved nothing; the object is the system, and the context is in `userInfo`. [FOC-5]
  public nonisolated static let movementDidFailNotification = NSNotification.Name(
    "UIFocusMovementDidFailNotification")
  /// The key of the ``UIFocusUpdateContext`` in a notification's `userInfo`.
  public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  /// The key of the ``UIFocusAnimationCoordinator`` in a notification's `userInfo`.
  public nonisolated static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

  nonisolated(unsafe) weak var engine: FocusEngine?

  nonisolated deinit {}

  /// Returns what decides about focus in an environment, or nil where there is none. [FOC-1]
  public static func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    environment.focusEngine?.system
  }

  /// The item that is focused, if one is.
  public weak var focusedItem: (any UIFocusItem)? { engine?.focused }

  /// Asks for an update that goes to an environment, in the next turn of the run loop. [FOC-3]
  ///
  /// Unlike `setNeedsFocusUpdate()`, it need not contain the focused view.
  public func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    engine?.request(environment, always: true)
  }

  /// Performs an update that was asked for now.
  public func updateFocusIfNeeded() {
    engine?.updateIfNeeded()
  }
}
