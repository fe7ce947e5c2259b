import Expectations
import FingerpostTimeline
import Foundation
import Testing
import UIKit

@Suite("Animations along paths")
struct KeyframePathTests {
  private let stage = Stage()
  private let view: UIView

  init() {
    view = stage.add("view", 100, 100, 50, 50)
  }

  /// The position that the screen shows at an instant, in seconds, of an animation of one second.
  private func shown(at seconds: Double) -> CGPoint {
    stage.world.timeline.advance(to: Instant(seconds: seconds))
    return view.layer.presentation()?.position ?? .zero
  }

  private func animate(_ path: UIBezierPath, _ set: (CAKeyframeAnimation) -> Void = { _ in }) {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path.cgPath
    animation.values = [CGPoint(x: 900, y: 900), CGPoint(x: 901, y: 901)]
    animation.duration = 1
    set(animation)
    stage.world.run { view.layer.add(animation, forKey: "way") }
  }

  private var corner: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 300))
    return path
  }

  @Test("VAL-86: a smooth way through values is shown as a straight one from each to the next")
  func cubic() {
    animate(corner) {
      $0.path = nil
      $0.values = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 300)]
      $0.calculationMode = .cubic
    }
    expect(shown(at: 0.25), is: CGPoint(x: 50, y: 0))
    expect(shown(at: 0.75), is: CGPoint(x: 100, y: 150))
  }

  @Test("ANIM-13: each piece of a path takes as long as any other, or as key times say; values do not count")
  func pieces() {
    animate(corner)
    expect(shown(at: 0.25), is: CGPoint(x: 50, y: 0))
    expect(shown(at: 0.75), is: CGPoint(x: 100, y: 150))
    #expect(shown(at: 1.1) == CGPoint(x: 125, y: 125) && view.center == CGPoint(x: 125, y: 125))
    animate(corner) { $0.keyTimes = [0, 0.75, 1] }
    let late = shown(at: 1.1 + 0.375)
    #expect(abs(late.x - 50) < 1e-6 && late.y == 0)
  }

  @Test("ANIM-13: paced, the way is as fast everywhere, along curves, too; key times do not count")
  func paced() {
    animate(corner) { ($0.calculationMode, $0.keyTimes) = (.paced, [0, 0.9, 1]) }
    let half = shown(at: 0.5)
    #expect(abs(half.x - 100) < 1e-6 && abs(half.y - 100) < 1e-6)
    _ = shown(at: 1.1)
    animate(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 200, height: 200))) { $0.calculationMode = .paced }
    var last = shown(at: 1.1)
    var steps: [CGFloat] = []
    for step in 1..<20 {
      let now = shown(at: 1.1 + Double(step) / 20)
      steps.append(((now.x - last.x) * (now.x - last.x) + (now.y - last.y) * (now.y - last.y)).squareRoot())
      last = now
    }
    #expect((steps.max() ?? 9) - (steps.min() ?? 0) < 0.3)
  }

  @Test(
    "ANIM-13: a path jumps where it moves without a line, closes where it is closed, and leads only points")
  func jumps() {
    let path = corner
    path.close()
    path.move(to: CGPoint(x: 500, y: 500))
    animate(path)
    // Four pieces: two lines, the one that closes, and the jump.
    let back = shown(at: 0.625)
    #expect(abs(back.x - 50) < 1e-6 && abs(back.y - 150) < 1e-6)
    expect(shown(at: 0.9), is: CGPoint(x: 0, y: 0))
    _ = shown(at: 1.1)
    animate(corner) { $0.keyPath = "opacity" }
    _ = shown(at: 1.6)
    expect(view.layer.presentation()?.opacity, is: 1)
  }
}
