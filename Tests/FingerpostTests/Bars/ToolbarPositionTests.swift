import Expectations
import Foundation
import Testing
import UIKit

/// Where a toolbar's delegate says that it is.
@Suite struct ToolbarPositionTests {
  private final class Listener: UIToolbarDelegate {
    var count = 0
    var answer = UIBarPosition.top
    func position(for bar: any UIBarPositioning) -> UIBarPosition {
      count += 1
      return answer
    }
  }

  @Test("BAR-6: a toolbar asks its delegate where it is once, when it enters a window, and not otherwise")
  func asked() {
    World().run {
      let (window, view, bar, listener) = (UIWindow(), UIView(), UIToolbar(frame: .zero), Listener())
      bar.delegate = listener
      view.addSubview(bar)
      bar.setItems([], animated: false)
      bar.layoutIfNeeded()
      #expect(listener.count == 0 && bar.barPosition == .bottom, "it is in no window")
      window.addSubview(view)
      #expect(listener.count == 1 && bar.barPosition == .top)
      listener.answer = .topAttached
      bar.setNeedsLayout()
      window.layoutIfNeeded()
      bar.frame.size.width = 100
      #expect(listener.count == 1 && bar.barPosition == .top)
      view.removeFromSuperview()
      expect(listener.count, is: 1, "it leaves")
      window.addSubview(view)
      #expect(listener.count == 2 && bar.barPosition == .topAttached)
    }
  }

  @Test("BAR-6: without an answer a toolbar is at the bottom") func silent() {
    final class Silent: UIToolbarDelegate {}
    World().run {
      let (window, bar, silent) = (UIWindow(), UIToolbar(frame: .zero), Silent())
      bar.delegate = silent
      window.addSubview(bar)
      expect(bar.barPosition, is: .bottom)
    }
  }
}
