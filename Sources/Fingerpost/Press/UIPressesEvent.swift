import FingerpostArbitration

#if canImport(ObjectiveC)
  // What makes an object an element of a set.
  public import ObjectiveC
#endif

/// The event of presses of buttons.
///
/// There is one object for all of them in an application; it is reused, so do not keep it.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// Cleared when the environment is deallocated, in case code has kept the event.
  nonisolated(unsafe) final unowned var pressing: PressEnvironment?

  nonisolated deinit {}

  /// Presses. [EVT-4]
  open override var type: EventType { .presses }

  /// All current presses, those that did not change as stationary.
  open var allPresses: Set<UIPress> { Set(pressing?.presses ?? []) }

  /// Returns the current presses that a recognizer receives.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { gesture.contestant.holds($0.held) }
  }

  final override func sendToWindows() { pressing?.sendToWindows() }

  final override func deliver(in window: UIWindow) { pressing?.deliver(in: window) }
}
