import Fingerpost
import Testing
import UIKit

/// Which kinds of scrolling pans would take.
@Suite struct ScrollTypeTests {
  @Test("PAN-14: a pan takes no scrolling by default, that of a scroll view all")
  func scrolling() {
    let stage = Stage()
    stage.world.run {
      #expect(UIPanGestureRecognizer().allowedScrollTypesMask == [])
      #expect(UIScrollView().panGestureRecognizer.allowedScrollTypesMask == .all)
    }
    #expect(UIScrollTypeMask.all.rawValue == 3)
  }
}
