import Fingerpost
import Foundation
import Testing
import UIKit

/// Presentations above one another that nothing else keeps.
@Suite struct ChainTests {
  @Test("PRES-3: of three presentations, each of which only the one below keeps, all are dismissed")
  func keptByOneAnother() {
    let screen = Screen()
    let root = Noting("root", screen)
    screen.show(root)
    weak var middle: UIViewController?
    var isDone = false
    screen.run {
      var current: UIViewController = root
      for style in [UIModalPresentationStyle.overFullScreen, .fullScreen, .overFullScreen] {
        let next = UIViewController()
        next.modalPresentationStyle = style
        current.present(next, animated: false)
        if style == .fullScreen { middle = next }
        current = next
      }
    }
    screen.wait(1)
    screen.run { root.dismiss(animated: true) { isDone = true } }
    screen.wait(1)
    #expect(isDone && middle == nil && root.presentedViewController == nil)
    #expect(screen.window.subviews == [root.view] && root.faults == [])
  }
}
