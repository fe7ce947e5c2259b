import UIKit
import os.log

/// Lets touches through where no subview wants them.
class PassThroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }
}

class PassThroughWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let found = super.hitTest(point, with: event) else { return nil }
    return found == rootViewController?.view ? nil : found
  }
}
