import UIKit

/// A window in front of the application's, like that of a status bar: it is asked first and lets every touch through.
final class StatusWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    note(self, hit === self ? "would take it" : "has nothing there")
    return nil
  }
}
