import Expectations
import FingerpostHID
import FingerpostTrace
import Foundation
import Testing
import UIKit

@Suite(.bothWays) struct TouchTests {
  @Test("TOUCH-1, TOUCH-5: the phases have UIKit's raw values")
  func phases() {
    let phases: [UITouch.Phase] = [
      .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
    ]
    expect(phases.map(\.rawValue), is: Array(0...7))
  }

  @Test("TOUCH-2, TOUCH-9, TOUCH-14: one object a contact, on one view, wherever the finger goes")
  func identity() {
    let stage = Stage()
    let left = stage.add("A", 0, 0, 200, 800)
    let right = stage.add("B", 200, 0, 200, 800)
    var seen: [UITouch] = []
    left.onTouch = { _, touches, event in
      seen += touches
      expect(event?.allTouches, is: touches)
      expect(touches.first?.view, isSame: left)
      expect(touches.first?.window, isSame: stage.window)
    }
    stage.play(0, down(1, 100, 100))
    stage.play(0.02, move(1, 300, 100))
    stage.window.bringSubviewToFront(right)
    right.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    stage.play(0.04, up(1, 300, 100))
    expect(stage.drainLog(), is: ["A.began(1)", "A.moved(1)", "A.ended(1)"])
    expect(seen.count, is: 3)
    expect(Set(seen).count, is: 1)
    expect(seen[0].location(in: left).x, is: 300, "outside of the view, which is 200 wide")
  }

  @Test("TOUCH-3: the touch of a second tap is another object, and the tap count carries over to it")
  func tapCountCarries() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    var counts: [Int] = []
    var touches: [UITouch] = []
    view.onTouch = { _, changed, _ in
      counts += changed.map(\.tapCount)
      touches += changed
    }
    stage.play(0, down(1, 50, 50))
    stage.play(0.05, up(1, 50, 50))
    stage.play(0.15, down(2, 52, 50))
    stage.play(0.2, up(2, 52, 50))
    expect(counts, is: [1, 1, 2, 2])
    #expect(touches[0] === touches[1] && touches[2] === touches[3])
    expect(touches[1], isNotSame: touches[2])
    expect(touches[1].tapCount, is: 1, "the first is as it was")
  }

  @Test("TOUCH-4: a finger that rests is stationary in the event and not in the call")
  func stationary() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 400)
    view.isMultipleTouchEnabled = true
    stage.play(0, down(1, 10, 10))
    stage.play(0.01, down(2, 50, 50))
    var phases: [Int: UITouch.Phase] = [:]
    view.onTouch = { _, _, event in
      for touch in event?.allTouches ?? [] { phases[touch.contactID] = touch.phase }
    }
    _ = stage.drainLog()
    stage.play(0.02, move(2, 60, 50))
    expect(stage.drainLog(), is: ["V.moved(2)"])
    expect(phases, is: [1: .stationary, 2: .moved])
    stage.play(0.03, move(1, 10, 10), move(2, 70, 50))
    expect(stage.drainLog(), is: ["V.moved(2)"], "a contact that is named but did not change rests too")
    stage.play(0.04, move(1, 20, 10))
    stage.play(0.05, move(2, 80, 50))
    expect(phases, is: [1: .stationary, 2: .moved])
  }

  @Test("TOUCH-6: reports that make no sense are put right")
  func nonsense() {
    let stage = Stage()
    stage.add("V", 0, 0, 400, 400)
    stage.play(0, move(1, 10, 10), up(2, 10, 10), cancel(3, 10, 10))
    expect(stage.drainLog(), is: [])
    stage.play(0.01, down(1, 10, 10))
    stage.play(0.02, down(1, 20, 10))
    expect(stage.drainLog(), is: ["V.began(1)", "V.cancelled(1)", "V.began(1)"])
    stage.play(0.03, up(1, 20, 10))
    stage.play(0.04, up(1, 20, 10))
    stage.play(0.05, move(1, 30, 10))
    expect(stage.drainLog(), is: ["V.ended(1)"])
    stage.play(0.06, down(1, 10, 10), down(1, 20, 10))
    expect(stage.drainLog(), is: ["V.began(1)"], "of two reports on one contact in one frame the last counts")
    stage.play(0.07, move(1, 20, 20), cancel(1, .nan, .infinity))
    expect(stage.drainLog(), is: ["V.cancelled(1)"])
  }

  @Test("TOUCH-6: a view that was not told of the beginning is not told of the rest")
  func swallowedBeginning() {
    let stage = Stage()
    stage.add("V", 0, 0, 400, 400)
    stage.window.swallowsEvents = true
    stage.play(0, down(1, 10, 10))
    stage.window.swallowsEvents = false
    stage.play(0.01, move(1, 20, 10))
    stage.play(0.02, up(1, 20, 10))
    expect(stage.drainLog(), is: [])
  }

  @Test(
    "TOUCH-7: a change of force or size alone is a move",
    arguments: ["force", "radius", "altitude", "azimuth"])
  func propertyChange(_ what: String) {
    let stage = Stage()
    stage.add("V", 0, 0, 400, 400)
    stage.play(0, down(1, 10, 10))
    var contact = move(1, 10, 10)
    switch what {
    case "force": contact.force = 2
    case "radius": contact.majorRadius = 12
    case "altitude": contact.altitude = 1
    default: contact.azimuth = 1
    }
    stage.play(0.01, contact)
    stage.play(0.02, contact)
    expect(stage.drainLog(), is: ["V.began(1)", "V.moved(1)"])
  }

  @Test("TOUCH-8: the time of a touch and of its event is that of the sample")
  func timestamps() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 400)
    var times: [[Double]] = []
    view.onTouch = { _, touches, event in
      times.append([touches.first?.timestamp ?? -1, event?.timestamp ?? -1])
    }
    stage.play(0.25, down(1, 10, 10))
    stage.play(0.5, move(1, 11, 10))
    expect(times, is: [[0.25, 0.25], [0.5, 0.5]])
  }

  @Test("TOUCH-10: when its view has left the window and knows, the touch lets go of it")
  func viewGone() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 400)
    var touch: UITouch?
    view.onTouch = { phase, touches, _ in
      touch = touches.first
      expect(touch?.view, isSame: view, "during \(phase)")
    }
    stage.play(0, down(1, 10, 10))
    view.removeFromSuperview()
    expect(touch?.view, is: nil)
    expect(touch?.window, isSame: stage.window)
  }

  @Test("TOUCH-12, TOUCH-13: locations are converted when asked for; with nil they are the window's")
  func locations() {
    let stage = Stage()
    stage.window.frame.origin = CGPoint(x: 0, y: 100)
    let view = stage.add("V", 50, 50, 200, 200)
    view.onTouch = { phase, touches, _ in
      guard phase == .began, let touch = touches.first else { return }
      expect(touch.location(in: view), is: CGPoint(x: 10, y: 20))
      expect(touch.location(in: nil), is: CGPoint(x: 60, y: 70))
      view.frame.origin.x = 0
      expect(touch.location(in: view), is: CGPoint(x: 60, y: 20))
    }
    stage.play(0, down(1, 60, 170))
    expect(stage.drainLog(), is: ["V.began(1)"])
  }

  @Test("TOUCH-15: the previous location is that of the last delivery, and the present one at the beginning")
  func previousLocations() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 400)
    var seen: [[Double]] = []
    view.onTouch = { _, touches, _ in
      guard let touch = touches.first else { return }
      seen.append([touch.previousLocation(in: nil).x.native, touch.location(in: nil).x.native])
    }
    stage.play(0, down(1, 10, 10))
    stage.play(0.01, move(1, 20, 10))
    stage.play(0.02, move(1, 40, 10))
    stage.play(0.03, up(1, 40, 10))
    expect(seen, is: [[10, 10], [10, 20], [20, 40], [40, 40]])
  }

  @Test("TOUCH-16: the precise location is another one, and hit testing does not use it")
  func preciseLocation() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    view.onTouch = { _, touches, _ in
      expect(touches.first?.location(in: nil).x, is: 99)
      expect(touches.first?.preciseLocation(in: nil).x, is: 100.25)
    }
    var contact = down(1, 99, 50)
    contact.precise = Contact.Precise(x: 100.25, y: 50)
    stage.play(0, contact)
    expect(stage.drainLog(), is: ["V.began(1)"])
  }

  @Test("TOUCH-17: windows meet on the screen")
  func otherWindow() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    stage.window.frame = CGRect(x: 10, y: 20, width: 400, height: 800)
    let other = stage.world.run { UIWindow(frame: CGRect(x: 100, y: 200, width: 50, height: 50)) }
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    other.addSubview(inner)
    view.onTouch = { _, touches, _ in
      expect(touches.first?.location(in: other), is: CGPoint(x: -60, y: -130))
      expect(touches.first?.location(in: inner), is: CGPoint(x: -65, y: -135))
    }
    stage.play(0, down(1, 40, 70))
    expect(stage.drainLog(), is: ["V.began(1)"])
    expect(view.convert(CGPoint(x: 30, y: 50), to: inner), is: CGPoint(x: -65, y: -135))
    expect(inner.convert(CGPoint(x: -65, y: -135), to: view), is: CGPoint(x: 30, y: 50))
    expect(other.convert(CGPoint(x: -60, y: -130), to: stage.window), is: CGPoint(x: 30, y: 50))
    expect(other.convert(CGPoint(x: -60, y: -130), to: nil as UIWindow?), is: CGPoint(x: 40, y: 70))
  }

  @Test("TOUCH-18, TOUCH-19, TOUCH-20: size, force, angles and kind are the hardware's")
  func properties() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    var contact = down(1, 10, 10)
    (contact.force, contact.majorRadius, contact.majorRadiusTolerance) = (1.5, 20, 3)
    contact.maximumForce = 4
    (contact.kind, contact.altitude, contact.azimuth) = (.pencil, 0.5, .pi / 2)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.onTouch = { _, touches, _ in
      guard let touch = touches.first else { return }
      expect(
        [touch.force, touch.majorRadius, touch.majorRadiusTolerance, touch.altitudeAngle],
        is: [
          1.5, 20, 3, 0.5,
        ])
      expect(touch.maximumPossibleForce, is: 4)
      expect(touch.type, is: .pencil)
      expect(UITouch.TouchType.stylus, is: .pencil)
      expect(touch.azimuthAngle(in: nil), near: .pi / 2, within: 1e-12)
      #expect(abs(touch.azimuthAngle(in: view)) < 1e-12)
    }
    stage.play(0, contact)
    expect(stage.drainLog(), is: ["V.began(1)"])
    expect(
      [UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer].map(\.rawValue), is: [0, 1, 2, 3])
  }
}
