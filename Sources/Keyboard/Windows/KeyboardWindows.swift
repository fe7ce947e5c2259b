internal import Fingerpost
import Foundation

/// A window of the keyboard's, private as in UIKit: it fills the screen, is never key, and lets through what is beside the
/// views that it shows. [KBD-3]
class KeyboardWindow: UIWindow {
  /// What the views are in; it takes up their part of the screen.
  let host: UIView

  override final var canBecomeKey: Bool { false }

  init(frame: CGRect, level: Level, host: UIView) {
    self.host = host
    super.init(frame: frame)
    windowLevel = level
    let container = UIInputSetContainerView(frame: CGRect(origin: .zero, size: frame.size))
    addSubview(container)
    container.addSubview(host)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override final func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// The window that input views are in, in front of the application's own. [KBD-2, KBD-3]
final class UITextEffectsWindow: KeyboardWindow {
  init(frame: CGRect) { super.init(frame: frame, level: Level(1), host: UIInputSetHostView()) }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}
}

/// The window with the keys, in front of every other. [KBD-3]
final class UIRemoteKeyboardWindow: KeyboardWindow {
  init(frame: CGRect) { super.init(frame: frame, level: Level(10_000_001), host: UIKeyboard()) }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}
}

/// What fills a window of the keyboard's and takes no touches itself.
class UIInputSetContainerView: UIView {
  nonisolated deinit {}

  override final func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let inner = super.hitTest(point, with: event)
    return inner === self ? nil : inner
  }
}

/// Holds the views of a first responder, one above the other.
final class UIInputSetHostView: UIInputSetContainerView {
  nonisolated deinit {}
}

/// The keys, as touches meet them: they take what is on them and pass nothing on. They type nothing. [KBD-3]
final class UIKeyboard: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
