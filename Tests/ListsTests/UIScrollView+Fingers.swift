import Fingerpost
import FingerpostTesting
import Foundation
import UIKit

extension UIScrollView {
  /// Shows the list alone, in a world with a window and a screen as large as it is, and returns fingers for that.
  final func fingersOnScreen(in world: World? = nil, ofController: Bool = false) throws -> EventGenerator {
    let world = world ?? World(screenSize: frame.size)
    let window = world.run {
      let window = UIWindow(frame: frame)
      if ofController {
        let controller = UIViewController()
        controller.view = UIView(frame: window.bounds)
        window.rootViewController = controller
      }
      (window.rootViewController?.view ?? window).addSubview(self)
      window.makeKeyAndVisible()
      return window
    }
    // Fingers keep the world from here on, and nothing before them does.
    let fingers = try withExtendedLifetime(world) { try EventGenerator(window: window) }
    layoutIfNeeded()
    return fingers
  }
}
