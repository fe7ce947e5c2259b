import Fingerpost
import Foundation

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
