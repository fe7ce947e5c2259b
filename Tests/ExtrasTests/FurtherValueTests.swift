import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

@Suite struct FurtherValueTests {
  @Test("VAL-87: a reversed path has its parts from the last to the first, each backwards")
  func reversing() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 20, y: 0), controlPoint1: CGPoint(x: 12, y: 5), controlPoint2: CGPoint(x: 18, y: 6))
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 1))
    path.close()
    path.lineWidth = 3
    let back = path.reversing()
    expect(
      pieces(of: back),
      is: [
        "0 (2.0, 1.0)", "1 (1.0, 1.0)", "4", "0 (20.0, 0.0)", "3 (18.0, 6.0) (12.0, 5.0) (10.0, 0.0)",
        "1 (0.0, 0.0)",
      ])
    expect(back.lineWidth, is: 3)
    expect(back.reversing().bounds, is: path.bounds)
    #expect(UIBezierPath().reversing().isEmpty)
  }

  private func pieces(of path: UIBezierPath) -> [String] {
    var found: [String] = []
    path.cgPath.applyWithBlock { element in
      let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
      let points = (0..<count).map { "(\(element.pointee.points[$0].x), \(element.pointee.points[$0].y))" }
      found.append((["\(element.pointee.type.rawValue)"] + points).joined(separator: " "))
    }
    return found
  }

  @Test("VAL-93: a layer takes the place of another, and shows what is not cut off")
  func layers() {
    let (parent, first, second, other) = (CALayer(), CALayer(), CALayer(), CALayer())
    parent.addSublayer(first)
    parent.addSublayer(second)
    parent.replaceSublayer(first, with: other)
    expect(parent.sublayers?.map { $0 === other }, is: [true, false])
    parent.replaceSublayer(first, with: CALayer())
    #expect(parent.sublayers?.count == 2 && first.superlayer == nil)
    parent.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
    second.frame = CGRect(x: 30, y: 0, width: 40, height: 40)
    expect(second.visibleRect, is: second.bounds)
    parent.masksToBounds = true
    expect(second.visibleRect, is: CGRect(x: 0, y: 0, width: 20, height: 40))
    #expect(second.contentsRect.width == 1 && second.magnificationFilter == .linear)
    second.magnificationFilter = .nearest
    #expect(second.magnificationFilter == .nearest && other.magnificationFilter == .linear)
  }

  @Test("VAL-94: an image of several is as large as the first")
  func frames() {
    Stage().run { _ in
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4))
      let images = [renderer.image { _ in }, UIImage()]
      let animated = UIImage.animatedImage(with: images, duration: 0)
      #expect(animated?.size == CGSize(width: 3, height: 4) && animated?.images?.count == 2)
      expect(animated?.duration, is: 2.0 / 30)
      #expect(images[0].images == nil && UIImage.animatedImage(with: [], duration: 1) == nil)
      expect(UIImage.animatedImage(with: images, duration: 5)?.duration, is: 5)
    }
  }

  @Test("VAL-95: fonts keep their size, up to the greatest that is allowed; sizes of text have an order")
  func metrics() {
    let font = UIFont.systemFont(ofSize: 20)
    expect(UIFontMetrics.default.scaledFont(for: font).pointSize, is: 20)
    let limited = UIFontMetrics(forTextStyle: .body).scaledFont(for: font, maximumPointSize: 12)
    expect(limited.pointSize, is: 12)
    #expect(UIContentSizeCategory.large < .extraLarge && !UIContentSizeCategory.large.isAccessibilityCategory)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
  }

  @Test("VAL-96: while interaction is ignored no new touch comes")
  func ignoring() {
    let stage = Stage()
    var taps = 0
    stage.run { window in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      window.addSubview(button)
    }
    let application = stage.world.application
    for isTwice in [true, false] {
      application.beginIgnoringInteractionEvents()
      if isTwice { application.beginIgnoringInteractionEvents() }
      stage.tap(50, 50)
      application.endIgnoringInteractionEvents()
      #expect(application.isIgnoringInteractionEvents == isTwice && taps == (isTwice ? 0 : 1))
      if isTwice { application.endIgnoringInteractionEvents() }
      stage.wait(1)
      stage.tap(50, 50)
      stage.wait(1)
    }
    expect(taps, is: 2)
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
  }

  @Test("VAL-97: a task in the background has a number until it ends")
  func tasks() {
    let application = Stage().world.application
    let task = application.beginBackgroundTask(withName: "a") {}
    #expect(task != .invalid && application.backgroundTaskCount == 1)
    expect(application.beginBackgroundTask(), isNot: task)
    application.endBackgroundTask(task)
    application.endBackgroundTask(task)
    application.endBackgroundTask(.invalid)
    expect(application.backgroundTaskCount, is: 1)
  }

  @Test("VAL-98: an emitter keeps its cells, and a scroll layer shows another part")
  func emitters() {
    let emitter = CAEmitterLayer()
    #expect(emitter.emitterShape == .point && emitter.renderMode == .unordered && emitter.birthRate == 1)
    let cell = CAEmitterCell()
    cell.birthRate = 9
    emitter.emitterCells = [cell]
    #expect(emitter.emitterCells?.first?.birthRate == 9 && cell.scale == 1 && cell.lifetime == 0)
    let scroll = CAScrollLayer()
    scroll.scroll(to: CGPoint(x: 3, y: 4))
    expect(scroll.bounds.origin, is: CGPoint(x: 3, y: 4))
  }

  #if !canImport(ObjectiveC)
    @Test("VAL-99: a lock of an object is left as often as it is entered; others wait for that")
    func locks() async {
      let object = NSObject()
      expect(objc_sync_exit(object), is: -1)
      let counted = Counted()
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<8 {
          group.addTask {
            for _ in 0..<200 {
              objc_sync_enter(counted)
              objc_sync_enter(counted)
              counted.value += 1
              objc_sync_exit(counted)
              objc_sync_exit(counted)
            }
          }
        }
      }
      expect(counted.value, is: 1600)
      expect(objc_sync_exit(counted), is: -1)
    }

    private nonisolated final class Counted: @unchecked Sendable { var value = 0 }

    @Test("points, sizes and rectangles as text")
    func texts() {
      expect(NSStringFromCGRect(CGRect(x: 1, y: 2.5, width: 3, height: 4)), is: "{{1, 2.5}, {3, 4}}")
      expect(NSStringFromUIEdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), is: "{1, 2, 3, 4}")
      expect(NSStringFromCGPoint(CGPoint(x: CGFloat.infinity, y: 0)), is: "{inf, 0}")
    }
  #endif

  private final class Told: NSObject {
    var names: [String?] = []

    func stopped(_ name: Any?) { names.append(name as? String) }
  }

  @Test("VAL-85: what changes between begin and commit is animated, and its delegate hears of the end")
  func oldBlocks() {
    let stage = Stage()
    let (view, told) = (stage.run { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }, Told())
    stage.run { window in
      window.addSubview(view)
      UIView.commitAnimations()
      UIView.beginAnimations("slide", context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDelegate(told)
      UIView.setAnimationDidStop(Selector("stopped:", Told.stopped))
      view.center.x = 105
      UIView.commitAnimations()
      view.center.y = 50
    }
    stage.wait(0.5)
    stage.run { _ in
      let shown = view.layer.presentation()?.position
      #expect(abs((shown?.x ?? 0) - 55) < 0.01 && shown?.y == 50)
    }
    #expect(told.names.isEmpty)
    stage.wait(0.6)
    expect(told.names, is: ["slide"])
  }

  @Test("an override decides the direction and the fitting size of a view")
  func overrides() {
    final class Turned: UIView {
      override var semanticContentAttribute: UISemanticContentAttribute {
        get { .forceRightToLeft }
        set { super.semanticContentAttribute = newValue }
      }

      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize { CGSize(width: 7, height: 8) }
    }
    let view = Turned()
    expect(view.effectiveUserInterfaceLayoutDirection, is: .rightToLeft)
    expect(view.systemLayoutSizeFitting(.zero), is: CGSize(width: 7, height: 8))
  }
}
