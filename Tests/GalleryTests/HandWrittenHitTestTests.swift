import Expectations
import Testing
import UIKit

@testable import GalleryScreens

/// The hit test that articles 000, 002 and 003 write by hand, against the one that views inherit.
@Suite struct HandWrittenHitTestTests {
  /// The parent of article 000 that asks its button first, as printed there.
  private final class BView: UIView {
    let btn = UIButton(frame: CGRect(x: 40, y: -30, width: 60, height: 60))

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      if isHidden == false {
        let newPoint = convert(point, to: btn)
        if btn.point(inside: newPoint, with: event) {
          return btn
        } else {
          return super.hitTest(point, with: event)
        }
      } else {
        return super.hitTest(point, with: event)
      }
    }
  }

  @Test("HIT-14: the override of article 000 reaches the button outside of its parent, unless that is hidden")
  func asksItsButton() {
    World().run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let parent = BView(frame: CGRect(x: 20, y: 200, width: 140, height: 100))
      parent.addSubview(parent.btn)
      window.addSubview(parent)
      window.isHidden = false
      @MainActor func hit(_ x: Double, _ y: Double) -> UIView? {
        window.hitTest(CGPoint(x: x, y: y), with: nil)
      }
      #expect(hit(90, 180) === parent.btn && hit(90, 220) === parent.btn)
      #expect(hit(30, 180) === window && hit(30, 220) === parent)
      parent.isHidden = true
      expect(hit(90, 180), isSame: window)
      parent.isHidden = false
      parent.isUserInteractionEnabled = false
      expect(hit(90, 180), isSame: parent.btn, "what the article's override forgets")
    }
  }

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
          expect(byHand, is: inherited, "at (\(x), \(y))")
          if byHand != nil { hits += 1 }
        }
      }
      #expect(hits > 1_000)
    }
  }
}
