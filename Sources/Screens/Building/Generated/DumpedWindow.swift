// Made by scripts/generate from scripts/templates/DumpedView.swift; change that instead.
import Fingerpost
import Foundation

/// A window that stands for one of an input's: its name, and the behavior of its superclass.
final class DumpedWindow: UIWindow, TraceNamed {
  let traceName: String
  private let overriding: HitOverriding?

  init(name: String, overriding: HitOverriding?) {
    traceName = name
    self.overriding = overriding
    super.init(frame: .zero)
    // With an override it is asked through its methods, like any other view that has one.
    if overriding == nil { treatAsPlain() }
  }

  /// Fails: only ``ScreenBuilder`` makes views of an input.
  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let overriding else { return hit }
    return overriding.answer(hit, at: point, of: self, event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let inherited = super.point(inside: point, with: event)
    return overriding?.contains(inherited, point, in: self, event) ?? inherited
  }
}
