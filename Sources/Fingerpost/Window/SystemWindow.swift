import Foundation

/// A window of the system's own, private as in UIKit: it is never key, and what is beside its views it lets through.
class SystemWindow: UIWindow {
  /// Creates a hidden window on a level.
  init(frame: CGRect, level: Level) {
    super.init(frame: frame)
    windowLevel = level
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override final var canBecomeKey: Bool { false }

  override final func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
