import Expectations
import Foundation
import Testing
import UIKit

@Suite("Subviews that follow their superview's size", .bothWays)
struct AutoresizingTests {
  private let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  private func add(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ mask: UIView.AutoresizingMask
  ) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.autoresizingMask = mask
    superview.addSubview(view)
    return view
  }

  @Test(
    "LAY-9: what is flexible along an axis shares the difference in proportion",
    arguments: [
      ([], 10, 20),
      (.flexibleRightMargin, 10, 20),
      (.flexibleLeftMargin, 110, 20),
      (.flexibleWidth, 10, 120),
      // 10 of 80 and 70 of 80.
      ([.flexibleLeftMargin, .flexibleRightMargin], 22.5, 20),
      // 20 of 90 and 70 of 90.
      ([.flexibleWidth, .flexibleRightMargin], 10, 20 + 100 * 2 / 9.0),
      ([.flexibleLeftMargin, .flexibleWidth], 10 + 100 / 3.0, 20 + 200 / 3.0),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 40),
    ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
  func across(_ mask: UIView.AutoresizingMask, _ x: CGFloat, _ width: CGFloat) {
    let view = add(10, 30, 20, 40, mask)
    superview.frame.size.width = 200
    #expect(abs(view.frame.minX - x) < 1e-9 && abs(view.frame.width - width) < 1e-9, "\(view.frame)")
    #expect(view.frame.minY == 30 && view.frame.height == 40)
  }

  @Test("LAY-9: the other axis follows in the same way, also when the superview gets smaller")
  func down() {
    let top = add(0, 30, 10, 40, [.flexibleTopMargin])
    let all = add(0, 50, 10, 100, [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    superview.bounds = CGRect(x: 0, y: 7, width: 100, height: 100)
    expect(top.frame, is: CGRect(x: 0, y: -70, width: 10, height: 40))
    expect(all.frame, is: CGRect(x: 0, y: 25, width: 10, height: 50))
  }

  @Test("LAY-9: it follows at once, so a touch finds it there, and its own subviews follow it")
  func atOnce() {
    let view = add(0, 0, 100, 200, [.flexibleWidth, .flexibleHeight])
    let inner = UIView(frame: CGRect(x: 90, y: 190, width: 10, height: 10))
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    view.addSubview(inner)
    superview.frame.size = CGSize(width: 300, height: 400)
    expect(superview.hitTest(CGPoint(x: 295, y: 395), with: nil), isSame: inner)
    expect(superview.hitTest(CGPoint(x: 285, y: 395), with: nil), isSame: view)
  }

  @Test("LAY-9: a new place, the same size and another origin of the bounds move nothing")
  func placeAlone() {
    let view = add(10, 10, 20, 20, [.flexibleWidth, .flexibleLeftMargin])
    superview.frame.origin = CGPoint(x: 50, y: 50)
    superview.frame = superview.frame
    superview.bounds.origin = CGPoint(x: 5, y: 5)
    expect(view.frame, is: CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test("LAY-9: autoresizesSubviews and translatesAutoresizingMaskIntoConstraints turn it off")
  func off() {
    let placed = add(0, 0, 100, 10, [.flexibleWidth])
    #expect(placed.translatesAutoresizingMaskIntoConstraints && superview.autoresizesSubviews)
    placed.translatesAutoresizingMaskIntoConstraints = false
    let other = add(0, 0, 100, 10, [.flexibleWidth])
    superview.frame.size.width = 150
    #expect(placed.frame.width == 100 && other.frame.width == 150)
    superview.autoresizesSubviews = false
    superview.frame.size.width = 200
    expect(other.frame.width, is: 150)
  }

  @Test("LAY-9: without a size to be in proportion to the shares are equal, and no length goes below 0")
  func nothingToShare() {
    let holder = UIView()
    let view = UIView()
    view.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
    holder.addSubview(view)
    holder.frame.size = CGSize(width: 30, height: 30)
    expect(view.frame, is: CGRect(x: 0, y: 0, width: 15, height: 0))
    let thin = add(10, 0, 80, 10, [.flexibleWidth])
    superview.frame.size.width = 5
    expect(thin.frame, is: CGRect(x: 10, y: 0, width: 0, height: 10))
  }

  @Test("LAY-9: what is smaller than a point is in proportion, too")
  func small() {
    superview.frame.size.width = 1
    let view = add(0.25, 0, 0.5, 10, [.flexibleLeftMargin, .flexibleWidth])
    superview.frame.size.width = 1.75
    expect(view.frame, is: CGRect(x: 0.5, y: 0, width: 1, height: 10))
  }

  @Test("LAY-9: under a transform the rectangle without it follows")
  func transformed() {
    let view = add(40, 90, 20, 20, [.flexibleWidth, .flexibleTopMargin])
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    superview.frame.size = CGSize(width: 140, height: 300)
    expect(view.bounds.size, is: CGSize(width: 60, height: 20))
    expect(view.center, is: CGPoint(x: 70, y: 200))
    expect(view.transform, is: CGAffineTransform(rotationAngle: .pi / 4))
  }

  private final class Watched: UIView {
    var frames: [CGRect] = []
    var layouts = 0
    override var frame: CGRect { didSet { frames.append(frame) } }
    override func layoutSubviews() { layouts += 1 }
  }

  @Test("LAY-9: an override of frame hears of it once, and layout is due afterwards")
  func override() {
    let view = Watched(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.addSubview(view)
    superview.layoutIfNeeded()
    (view.frames, view.layouts) = ([], 0)
    superview.frame.size = CGSize(width: 120, height: 240)
    expect(view.frames, is: [CGRect(x: 0, y: 0, width: 120, height: 240)])
    expect(view.layouts, is: 0)
    superview.layoutIfNeeded()
    expect(view.layouts, is: 1)
  }

  @Test("LAY-9: a very deep tree follows without exhausting the stack")
  func deep() {
    var views = [superview]
    for _ in 0..<50_000 {
      let view = UIView(frame: superview.bounds)
      view.autoresizingMask = [.flexibleWidth]
      views[views.count - 1].addSubview(view)
      views.append(view)
    }
    superview.frame.size.width = 101
    expect(views.last?.frame.width, is: 101)
  }

  @Test("LAY-9: the view that a controller makes by itself fills its window also when that grows")
  func controllersView() {
    let stage = Stage()
    let controller = stage.world.run { UIViewController() }
    stage.window.rootViewController = controller
    expect(controller.view.autoresizingMask, is: [.flexibleWidth, .flexibleHeight])
    stage.window.frame.size = CGSize(width: 800, height: 400)
    expect(controller.view.frame, is: CGRect(x: 0, y: 0, width: 800, height: 400))
  }
}
