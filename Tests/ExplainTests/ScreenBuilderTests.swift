import Expectations
import Fingerpost
import FingerpostGestures
import FingerpostScreens
import Foundation
import Testing

@testable import FingerpostExplain

/// How a screen becomes views, and what becomes of screens that no application has.
@Suite struct ScreenBuilderTests {
  private func hit(_ screen: Screen, _ x: Double, _ y: Double, tree: Int? = nil) -> Int? {
    Explainer(screen, tree: tree).touched.touch(x: x, y: y)
  }

  @Test("What the input says is set as it is")
  func properties() {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("UILabel", 0, 0, 100, 40, in: 0) {
      $0.bounds = CGRect(x: 5, y: 7, width: 100, height: 40)
      $0.anchorPoint = CGPoint(x: 0, y: 1)
      $0.center = CGPoint(x: 20, y: 30)
      $0.transform = CGAffineTransform(scaleX: 2, y: 2)
      $0.zPosition = 3
      $0.alpha = 0.5
      $0.isHidden = true
      $0.clipsToBounds = true
    }
    let built = ScreenBuilder(maker.screen).build()
    let label = built.views[1]
    expect(label.bounds, is: CGRect(x: 5, y: 7, width: 100, height: 40))
    expect(label.center, is: CGPoint(x: 20, y: 30))
    expect(label.layer.anchorPoint, is: CGPoint(x: 0, y: 1))
    expect(label.transform, is: CGAffineTransform(scaleX: 2, y: 2))
    expect(label.layer.zPosition, is: 3)
    expect(label.alpha, is: 0.5)
    #expect(label.isHidden && label.clipsToBounds)
    // A label that is printed without the word takes touches. [HIT-17]
    #expect(label.isUserInteractionEnabled)
    expect(built.index(of: label), is: 1)
    expect(built.views.map { built.index(of: $0) }, is: [0, 1])
  }

  @Test("WIN-2: windows lie in the order of the input within their level")
  func windows() {
    var maker = ScreenMaker()
    for level in [0.0, 1, 0, 1, -1] {
      maker.add("UIWindow", 0, 0, 400, 800) { $0.windowLevel = level }
    }
    expect(hit(maker.screen, 5, 5), is: 3)
    maker.edit { $0.views[3].isHidden = true }
    expect(hit(maker.screen, 5, 5), is: 1)
    maker.edit { $0.views[1].isHidden = true }
    expect(hit(maker.screen, 5, 5), is: 2)
  }

  @Test("WIN-10: a window's own place on the screen counts")
  func windowFrame() {
    var maker = ScreenMaker()
    maker.add("UIWindow", 100, 200, 100, 100)
    maker.add("UIView", 0, 0, 10, 10, in: 0)
    expect(hit(maker.screen, 105, 205), is: 1)
    expect(hit(maker.screen, 5, 5), is: nil)
  }

  @Test("A tree without a window is touched in the coordinates of its root's superview")
  func noWindow() {
    var maker = ScreenMaker()
    maker.add("UITableViewCell", 0, 396, 320, 44)
    maker.add("UIButton", 300, 0, 40, 40, in: 0)
    expect(hit(maker.screen, 10, 400), is: 0)
    expect(hit(maker.screen, 310, 400), is: 1)
    expect(hit(maker.screen, 330, 400), is: nil)
    expect(hit(maker.screen, 10, 4), is: nil)
  }

  @Test("Of several trees the first is shown, or the one that is asked for; windows go before")
  func trees() {
    var maker = ScreenMaker()
    maker.add("UIView", 0, 0, 100, 100)
    maker.add("UIView", 0, 0, 200, 200)
    expect(hit(maker.screen, 150, 150), is: nil)
    expect(hit(maker.screen, 50, 50), is: 0)
    expect(hit(maker.screen, 150, 150, tree: 2), is: 1)
    expect(hit(maker.screen, 50, 50, tree: 3), is: nil)
    expect(hit(maker.screen, 50, 50, tree: -5), is: nil)
    maker.add("UIWindow", 0, 0, 100, 100)
    maker.add("UIWindow", 0, 0, 100, 100)
    expect(hit(maker.screen, 50, 50), is: 3)
    expect(hit(maker.screen, 50, 50, tree: 1), is: 0)
    expect(hit(maker.screen, 50, 50, tree: 3), is: 2)
  }

  @Test("Screens that no application has do no harm")
  func odd() {
    expect(hit(Screen(kind: .export), 1, 1), is: nil)
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    for value in [Double.nan, .infinity, -.infinity, 1e308, -1e308, 0, -5] {
      maker.add("UIView", value, 0, 10, 10, in: 0)
      maker.add("UIView", 0, 0, value, value, in: 0)
      maker.add("UIView", 0, 0, 10, 10, in: 0) { $0.alpha = value }
      maker.add("UIView", 0, 0, 10, 10, in: 0) { $0.zPosition = value }
      maker.add("UIView", 0, 0, 10, 10, in: 0) { $0.anchorPoint.x = CGFloat(value) }
      maker.add("UIView", 0, 0, 10, 10, in: 0) { $0.transform.a = CGFloat(value) }
      maker.add("UIWindow", 0, 0, 10, 10) { $0.windowLevel = value }
    }
    let explainer = Explainer(maker.screen)
    for view in maker.screen.views.indices {
      let report = explainer.report(at: explainer.middle(of: view), expecting: .views([view])).text()
      #expect(report.hasPrefix("A tap at "))
    }
  }

  // In a process of its own, which gives way to the others: everything else waits for this one's main actor.
  @Test("Forty thousand views, one below the other or all side by side, are built and touched")
  func large() async {
    await #expect(processExitsWith: .success) { await ScreenBuilderTests.checkLarge() }
  }

  private static func checkLarge() {
    nice(5)
    for isDeep in [true, false] {
      var screen = Screen(kind: .export)
      for index in 0..<40_000 {
        var view = ScreenView(className: "V", parent: index == 0 ? nil : isDeep ? index - 1 : 0)
        view.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.center = CGPoint(x: 50, y: 50)
        view.isWindow = index == 0
        screen.views.append(view)
      }
      let explainer = Explainer(screen)
      expect(explainer.touched.touch(x: 50, y: 50), is: 39_999)
      expect(explainer.touched.touch(x: 500, y: 50), is: nil)
      expect(explainer.lineage.path(39_999).count, is: (isDeep ? 39_999 : 1))
    }
  }

  @Test("A report on a deep tree does not nest, and stays readable")
  func deepReport() {
    var screen = Screen(kind: .export)
    for index in 0..<3000 {
      var view = ScreenView(className: "V", address: "0x\(index)", parent: index == 0 ? nil : index - 1)
      view.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
      view.center = CGPoint(x: 2, y: 2)
      view.isHidden = index > 1000 && index % 2 == 0
      view.isWindow = index == 0
      view.viewController = "C"
      screen.views.append(view)
    }
    let explainer = Explainer(screen)
    let explanation = explainer.report(at: CGPoint(x: 1, y: 1), expecting: .views([2999]))
    let short = explanation.text()
    #expect(!explanation.isAsExpected && !short.contains("Fix"))
    #expect(short.contains("\n  … and more than 22 more in the way (--full)\n"))
    #expect(short.split(separator: "\n").allSatisfy { $0.count <= 100 })
    var options = Report.Options()
    options.isFull = true
    let full = explanation.text(options)
    #expect(full.contains("… and more."))
    #expect(full.split(separator: "\n").allSatisfy { $0.count < 400 })
  }
}
