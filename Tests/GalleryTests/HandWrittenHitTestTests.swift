import Testing
import UIKit

@testable import GalleryScreens

/// The hit test that articles 000, 002 and 003 write by hand, against the one that views inherit.
@Suite struct HandWrittenHitTestTests {
  @Test(
    "HIT-16: the hit test of articles 000, 002 and 003, written by hand, finds the view that UIView finds")
  func agrees() {
    World().run {
      let screen = HitTestViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.rootViewController = screen
      window.isHidden = false
      screen.boxB.isHidden = true
      // The same tree of views that override nothing.
      let boxes: [UIView] = [screen.boxA, screen.boxB, screen.boxC, screen.boxD]
      let plain = boxes.map { UIView(frame: $0.frame) }
      for (index, parent) in [(1, 0), (2, 0), (3, 2)] { plain[parent].addSubview(plain[index]) }
      plain[1].isHidden = true
      var hits = 0
      for x in stride(from: -10.0, through: 370, by: 4) {
        for y in stride(from: -10.0, through: 610, by: 4) {
          let point = CGPoint(x: x, y: y)
          let byHand = screen.boxA.hitTest(point, with: nil).flatMap { hit in boxes.firstIndex { $0 === hit }
          }
          let inherited = plain[0].hitTest(point, with: nil).flatMap { hit in plain.firstIndex { $0 === hit }
          }
          #expect(byHand == inherited, "at (\(x), \(y))")
          if byHand != nil { hits += 1 }
        }
      }
      #expect(hits > 1_000)
    }
  }
}
