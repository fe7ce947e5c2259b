import FingerpostTimeline
import Foundation
import Testing
import UIKit

@Suite("What a scroll view is when nothing said otherwise") struct ScrollDefaultsTests {
  @Test("SCR-21: the defaults")
  func defaults() {
    let scroll = UIScrollView()
    #expect(scroll.bounces && scroll.bouncesZoom && scroll.isScrollEnabled && scroll.scrollsToTop)
    #expect(scroll.delaysContentTouches && scroll.canCancelContentTouches)
    #expect(!scroll.alwaysBounceVertical && !scroll.alwaysBounceHorizontal)
    #expect(!scroll.isPagingEnabled && !scroll.isDirectionalLockEnabled)
    #expect(scroll.minimumZoomScale == 1 && scroll.maximumZoomScale == 1 && scroll.zoomScale == 1)
    #expect(scroll.contentSize == .zero && scroll.contentOffset == .zero && scroll.contentInset == .zero)
    #expect(scroll.decelerationRate == .normal && scroll.decelerationRate != .fast)
    #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating && !scroll.isZooming)
  }

  @Test("SCR-8: a control does not lose its touches unless a subclass says so; everything else does")
  func touchesShouldCancel() {
    let scroll = UIScrollView()
    #expect(scroll.touchesShouldCancel(in: UIView()))
    #expect(!scroll.touchesShouldCancel(in: UIControl()))
    #expect(!scroll.touchesShouldCancel(in: UIButton()))
    #expect(scroll.touchesShouldBegin([], with: nil, in: UIButton()))
  }

  @Test("SCR-19: figures that make no sense do not keep a scroll view moving forever")
  func nonsense() {
    for figure in [0, .infinity, .nan, -1e300, 1e300] as [Double] {
      var rules = EventRules()
      rules.scrollRestDistance = 0
      rules.scrollSpringRate = 0
      rules.scrollStepsPerSecond = 0
      let scene = ScrollStage(rules: rules)
      scene.scroll.contentSize.height = CGFloat(figure)
      scene.scroll.decelerationRate = .init(rawValue: CGFloat(figure))
      scene.scroll.alwaysBounceVertical = true
      scene.flick(from: 700, 660, 620)
      #expect(scene.stage.world.timeline.runUntilIdle())
    }
  }
}
