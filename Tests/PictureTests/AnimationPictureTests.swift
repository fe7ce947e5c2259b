import Expectations
import Fingerpost
import FingerpostPicture
import FingerpostTimeline
import Foundation
import Testing

/// What a picture shows of what animates.
@Suite struct AnimationPictureTests {
  private let world = World()
  private let window: UIWindow
  private let view = Screens.view(1, 0, 0, 100, 40)

  init() {
    let view = view
    window = world.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    window.makeKeyAndVisible()
    window.tag = 100
    window.addSubview(view)
    view.addSubview(Screens.view(2, 10, 10, 10, 10))
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    world.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 250
        view.alpha = 0
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.layer.cornerRadius = 8
      }
    }
  }

  private func box(_ id: Int, at nanoseconds: Int64? = nil) throws -> Picture.Box {
    let picture = Picture(of: [window], screenSize: CGSize(width: 400, height: 800), at: nanoseconds) {
      Picture.Description(id: $0.tag, title: "")
    }
    return try #require(picture.boxes.first { $0.id == id })
  }

  @Test("ANIM-2: place, opacity, color and corners are those on the screen, and subviews go along")
  func shown() throws {
    world.timeline.advance(to: Instant(seconds: 0.25))
    let box = try box(1)
    #expect(box.corners[0] == CGPoint(x: 50, y: 0) && abs(box.opacity - 0.75) < 1e-9)
    #expect(box.fill?.red == 0.75 && box.fill?.blue == 0.25 && box.fill?.cornerRadius == 2)
    try expect(self.box(2).corners[0], is: CGPoint(x: 60, y: 10))
    world.timeline.advance(to: Instant(seconds: 1))
    try expect(self.box(1).corners[0].x, is: 200)
  }

  @Test("ANIM-2: a picture can be one of a later instant, for a clock that runs on without events")
  func later() throws {
    try expect(box(1, at: 500_000_000).corners[0].x, is: 100)
    world.timeline.advance(to: Instant(seconds: 0.75))
    try expect(box(1, at: 500_000_000).corners[0].x, is: 150)
  }

  @Test("ANIM-2: the display's frames are wanted only while something animates")
  func frames() {
    #expect(world.isAnimating && world.nextAnimationFrame == 16_666_667)
    world.timeline.advance(to: Instant(seconds: 1))
    #expect(!world.isAnimating && world.nextAnimationFrame == nil)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.alpha = 1 }
    world.run { animator.pauseAnimation() }
    #expect(!world.isAnimating)
    animator.startAnimation()
    #expect(world.isAnimating)
  }
}
