import Fingerpost
import Foundation

/// A window that stands for one of an input's: its name, and the behaviour of a `UIWindow`.
final class DumpedWindow: UIWindow, TraceNamed {
  let traceName: String
  private let overriding: HitOverriding?

  init(name: String, overriding: HitOverriding?) {
    traceName = name
    self.overriding = overriding
    super.init(frame: .zero)
    if overriding == nil { treatAsPlain() }
  }

  /// Fails: a window of an input is made by ``ScreenBuilder`` alone.
  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let overriding else { return hit }
    return overriding.answer(hit, of: self)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let inherited = super.point(inside: point, with: event)
    return overriding?.contains(inherited, point, in: self, event) ?? inherited
  }
}

/// The window of a tree that has none of its own.
///
/// It takes no touch and confines nothing; its coordinates are the screen's.
final class HostWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}

/// The controller that an input names as the owner of a view.
final class DumpedController: UIViewController, TraceNamed {
  let traceName: String

  init(name: String) {
    traceName = name
    super.init()
  }

  /// Fails: a controller of an input is made by ``ScreenBuilder`` alone.
  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  // What a controller does with a touch an input does not say. Passing it on by a call would nest as deep as the
  // input nests controllers.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
