import Expectations
import Foundation
import Testing
import UIKit

@Suite struct KeptTests {
  @Test("a scroll view keeps what is said of its indicators")
  func indicators() {
    let scroll = UIScrollView()
    scroll.showsVerticalScrollIndicator = false
    scroll.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scroll.flashScrollIndicators()
    #expect(!scroll.showsVerticalScrollIndicator && scroll.showsHorizontalScrollIndicator)
    expect(scroll.horizontalScrollIndicatorInsets.right, is: 4)
    expect(scroll.indicatorFlashes, is: 1)
  }

  @Test("BAR-3: the edit item of a controller begins editing and ends it")
  func editing() {
    let stage = Stage()
    let (controller, bar) = stage.run { window in
      let controller = UIViewController()
      controller.navigationItem.rightBarButtonItem = controller.editButtonItem
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
      bar.items = [controller.navigationItem]
      window.addSubview(bar)
      return (controller, bar)
    }
    stage.run { _ in bar.layoutIfNeeded() }
    stage.tap(380, 22)
    #expect(controller.isEditing)
    expect(controller.editButtonItem.title, is: "Done")
    stage.wait(1)
    stage.tap(380, 22)
    #expect(!controller.isEditing)
    expect(controller.editButtonItem.title, is: "Edit")
  }

  @Test("a nib and a storyboard make what the code of the world says")
  func files() {
    Stage().run { _ in
      UINib.provide("Badge") { _ in [UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))] }
      let made = UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil)
      expect((made.first as? UIView)?.frame.width, is: 5)
      #expect(Bundle.main.loadNibNamed("Other", owner: nil) == nil)
      let controller = UIViewController()
      UIStoryboard.provide("Main", identifier: "details") { controller }
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      expect(storyboard.instantiateViewController(withIdentifier: "details"), isSame: controller)
      expect(storyboard.instantiateInitialViewController(), is: nil)
    }
  }

  @Test("a map of space and the one that undoes it make none")
  func inverse() {
    let map = CATransform3DRotate(CATransform3DMakeTranslation(1, 2, 3), 0.7, 0, 1, 0)
    let none = CATransform3DConcat(map, CATransform3DInvert(map))
    #expect(abs(none.m11 - 1) < 1e-9 && abs(none.m41) < 1e-9 && abs(none.m13) < 1e-9)
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(quarter.m12 - 1) < 1e-9 && abs(quarter.m21 + 1) < 1e-9)
  }

  @Test("what is posted for assistive techniques and asked of other applications is kept")
  func postings() {
    Stage().run { _ in
      UIAccessibility.post(notification: .announcement, argument: "Done")
      expect(UIAccessibility.postings.map(\.notification), is: [.announcement])
      var opened: Bool?
      let url = URL(string: "https://example.com")!
      UIApplication.shared.open(url) { opened = $0 }
      expect(UIApplication.shared.openedURLs, is: [url])
      // The answer comes in a later turn.
      expect(opened, is: nil)
    }
  }
}
