import Expectations
import Fingerpost
import Foundation
import Testing

@Suite("Ambiguous layout") struct AmbiguityTests {
  @Test(
    "AL-17: a layout is ambiguous until place and size are said along both axes, and asking changes nothing"
  )
  func plain() {
    Scene.run {
      let root = Scene.root(300, 300)
      let view = Scene.view(in: root)
      #expect(!view.hasAmbiguousLayout && !root.hasAmbiguousLayout)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
      #expect(view.hasAmbiguousLayout)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 50), view.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      #expect(view.hasAmbiguousLayout)
      let height = view.heightAnchor.constraint(equalToConstant: 20)
      height.isActive = true
      #expect(!view.hasAmbiguousLayout)
      root.layoutIfNeeded()
      expect(view.box, is: [10, 0, 50, 20])
      height.isActive = false
      height.priority = .defaultLow
      height.isActive = true
      #expect(!view.hasAmbiguousLayout)
      height.isActive = false
      view.heightAnchor.constraint(lessThanOrEqualToConstant: 20).isActive = true
      #expect(view.hasAmbiguousLayout)
    }
  }

  @Test(
    "AL-17: sizes of content decide, and of two that give way alike neither does; a mask is never ambiguous")
  func contents() {
    Scene.run {
      let root = Scene.root(300, 100)
      let (one, two) = (Scene.sized(50, 20, in: root), Scene.sized(60, 20, in: root))
      NSLayoutConstraint.activate([
        one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
        one.topAnchor.constraint(equalTo: root.topAnchor), two.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      #expect(!one.hasAmbiguousLayout && !two.hasAmbiguousLayout)
      two.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      #expect(one.hasAmbiguousLayout && two.hasAmbiguousLayout)
      root.layoutIfNeeded()
      let before = [one.box, two.box]
      #expect(one.hasAmbiguousLayout)
      root.setNeedsLayout()
      root.layoutIfNeeded()
      expect([one.box, two.box], is: before)
      two.setContentHuggingPriority(.init(251), for: .horizontal)
      #expect(!one.hasAmbiguousLayout && !two.hasAmbiguousLayout)
      let masked = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.addSubview(masked)
      #expect(!masked.hasAmbiguousLayout)
    }
  }
}
