import Foundation

/// The event of a pointer that hovers; its touches stand for the pointer, one for each window concerned. [EVT-4]
final class HoverEvent: UIEvent {
  /// Cleared by the environment when it goes, should somebody have kept the event.
  nonisolated(unsafe) unowned(unsafe) var hovering: HoverEnvironment?

  nonisolated deinit {}

  override var type: EventType { .hover }

  override var allTouches: Set<UITouch>? { touches { _ in true } }

  override func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  override func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  private func touches(where isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    let touches = (hovering?.touches ?? []).filter(isMeant)
    return touches.isEmpty ? nil : Set(touches)
  }

  override func sendToWindows() { hovering?.sendToWindows() }

  override func deliver(in window: UIWindow) { hovering?.deliver(in: window) }
}
