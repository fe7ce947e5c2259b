import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

@Suite struct TraitAndImageTests {
  private let stage = Stage()

  @Test(
    "VAL-51: traits of a size class say that alone, of several the later ones count, and others are the device's"
  )
  func traits() {
    stage.run { _ in
      let wide = UITraitCollection(horizontalSizeClass: .regular)
      #expect(wide.horizontalSizeClass == .regular && wide.verticalSizeClass == .unspecified)
      #expect(wide.userInterfaceIdiom == .unspecified && wide.displayScale == 0)
      let both = UITraitCollection(traitsFrom: [
        wide, UITraitCollection(verticalSizeClass: .compact),
        UITraitCollection(horizontalSizeClass: .compact),
        UITraitCollection(userInterfaceStyle: .dark),
      ])
      #expect(both.horizontalSizeClass == .compact && both.verticalSizeClass == .compact)
      expect(both.userInterfaceStyle, is: .dark)
      #expect(both.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
      #expect(!both.containsTraits(in: wide) && both.containsTraits(in: nil))
      expect(UITraitCollection(userInterfaceIdiom: .pad).userInterfaceIdiom, is: .pad)
      expect(UITraitCollection(displayScale: 3).displayScale, is: 3)
      #expect(UITraitCollection.current.userInterfaceIdiom == .phone && UI_USER_INTERFACE_IDIOM() == .phone)
    }
  }

  @Test("VAL-52: an image view is animating until it stops, or until its images were shown as often as said")
  func images() {
    stage.run { _ in
      let view = UIImageView()
      view.startAnimating()
      #expect(!view.isAnimating)
      view.animationImages = [UIImage(), UIImage(), UIImage()]
      view.startAnimating()
      #expect(view.isAnimating)
      stage.wait(100)
      #expect(view.isAnimating)
      view.stopAnimating()
      #expect(!view.isAnimating)
      view.animationRepeatCount = 2
      view.startAnimating()
      stage.wait(0.19)
      #expect(view.isAnimating)
      stage.wait(0.02)
      #expect(!view.isAnimating)
      view.animationDuration = 1
      view.startAnimating()
      stage.wait(1.9)
      #expect(view.isAnimating)
      stage.wait(0.2)
      #expect(!view.isAnimating)
    }
  }

  @Test("Rectangles that touch do not overlap, texts are read as geometry, and a layer keeps its curve")
  func geometry() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(!rect.overlaps(CGRect(x: 10, y: 0, width: 5, height: 5)))
    #expect(rect.overlaps(CGRect(x: 9, y: 9, width: 5, height: 5)))
    #expect(rect.overlaps(CGRect(x: 5, y: 5, width: 0, height: 0)))
    let layer = CALayer()
    expect(layer.cornerCurve, is: .circular)
    layer.cornerCurve = .continuous
    expect(CALayer(layer: layer).cornerCurve, is: .continuous)
    expect(UIFont.systemFont(ofSize: 18).lineHeight, is: 21.48046875)
    #if !canImport(ObjectiveC)
      expect(NSCoder.cgPoint(for: "{1, -2.5}"), is: CGPoint(x: 1, y: -2.5))
      expect(NSCoder.cgSize(for: "{3,4}"), is: CGSize(width: 3, height: 4))
      expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}"), is: CGRect(x: 1, y: 2, width: 3, height: 4))
      expect(NSCoder.cgRect(for: "{x"), is: .zero)
    #endif
  }

  @Test("Elements of a container are counted and found, by what is set or what code overrides")
  func elements() {
    stage.run { window in
      let (view, first, second) = (UIView(), UIView(), UIView())
      #expect(view.accessibilityElementCount() == 0 && view.accessibilityElement(at: 0) == nil)
      view.accessibilityElements = [first, second]
      #expect(view.accessibilityElementCount() == 2 && view.accessibilityElement(at: 1) as? UIView === second)
      expect(view.index(ofAccessibilityElement: second), is: 1)
      #expect(
        view.index(ofAccessibilityElement: view) == NSNotFound && view.accessibilityElement(at: 2) == nil)
      let scene = UIWindowScene()
      expect(scene.coordinateSpace.bounds, is: UIScreen.main.coordinateSpace.bounds)
      let before = CFAbsoluteTimeGetCurrent()
      stage.wait(2)
      expect(CFAbsoluteTimeGetCurrent() - before, near: 2, within: 1e-6)
    }
  }
}
