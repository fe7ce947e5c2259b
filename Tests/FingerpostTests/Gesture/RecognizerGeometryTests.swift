import Expectations
import Foundation
import Testing
import UIKit

@Suite("Where recognizers are", .bothWays)
struct RecognizerGeometryTests {
  private func rig() -> Rig<PlainRecognizer> {
    let rig = Rig(PlainRecognizer())
    rig.detail = { "\($0.location(in: nil).text) of \($0.numberOfTouches)" }
    rig.recognizer.onTouches = { recognizer, phase, _ in
      if phase == .moved { recognizer.state = recognizer.state == .possible ? .began : .changed }
      if phase == .ended, recognizer.numberOfTouches == 0 { recognizer.state = .ended }
    }
    return rig
  }

  @Test("GR-38: the location is the centroid of the touches, in the caller's view")
  func centroid() {
    let rig = rig()
    let inner = rig.stage.world.run { UIView(frame: CGRect(x: 10, y: 20, width: 10, height: 10)) }
    rig.view.addSubview(inner)
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    rig.play(0, down(1, 50, 50), down(2, 150, 90), down(3, 100, 220))
    expect(rig.recognizer.location(in: nil), is: CGPoint(x: 100, y: 120))
    expect(rig.recognizer.location(in: rig.view), is: CGPoint(x: 100, y: 120))
    expect(rig.recognizer.location(in: inner), is: CGPoint(x: 47.5, y: 52.5))
    rig.view.frame.origin = CGPoint(x: 5, y: 0)
    expect(rig.recognizer.location(in: rig.view), is: CGPoint(x: 95, y: 120))
    rig.play(0.1, up(3, 100, 220))
    expect(rig.recognizer.location(in: nil), is: CGPoint(x: 100, y: 70))
  }

  @Test("GR-38: when all fingers are up, the location is where they were last")
  func lastCentroid() {
    let rig = rig()
    rig.play(0, down(1, 50, 50), down(2, 150, 90))
    expect(rig.play(0.1, move(1, 60, 50)), is: ["began 105,70 of 2"])
    expect(rig.play(0.2, up(1, 70, 50), up(2, 150, 90)), is: ["ended 110,70 of 0", "reset ended"])
  }

  @Test("GR-38: when all are cancelled, too")
  func lastCentroidOfCancelled() {
    let rig = rig()
    rig.recognizer.onTouches = { recognizer, phase, _ in
      if phase == .moved { recognizer.state = .began }
      if phase == .cancelled { recognizer.state = .cancelled }
    }
    rig.play(0, down(1, 50, 50), down(2, 150, 90))
    expect(rig.play(0.1, move(1, 60, 50)), is: ["began 105,70 of 2"])
    expect(
      rig.play(0.2, cancel(1, 70, 50), cancel(2, 150, 90)), is: ["cancelled 110,70 of 0", "reset cancelled"])
  }

  @Test("GR-38: each touch has its own location, by index in the order of coming down")
  func locationOfTouch() {
    let rig = rig()
    let inner = rig.stage.world.run { UIView(frame: CGRect(x: 10, y: 20, width: 10, height: 10)) }
    rig.view.addSubview(inner)
    rig.play(0, down(7, 50, 50))
    rig.play(0.1, down(2, 150, 90))
    expect(rig.recognizer.numberOfTouches, is: 2)
    expect(rig.recognizer.location(ofTouch: 0, in: nil), is: CGPoint(x: 50, y: 50))
    expect(rig.recognizer.location(ofTouch: 1, in: inner), is: CGPoint(x: 140, y: 70))
    rig.recognizer.onTouches = { recognizer, _, _ in
      rig.stage.note(recognizer.location(ofTouch: 0, in: nil).text)
    }
    expect(rig.play(0.2, up(7, 50, 50)), is: ["150,90"])
    expect(rig.recognizer.location(ofTouch: 0, in: nil), is: CGPoint(x: 150, y: 90))
  }

  @Test("GR-38: an index that is out of range ends the program, as the exception does")
  func outOfRange() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let rig = Rig(PlainRecognizer())
        rig.play(0, down(1, 50, 50))
        _ = rig.recognizer.location(ofTouch: 1, in: nil)
      }
    }
  }

  @Test("GR-40: what decides is measured in the window, and what is reported in the caller's view")
  func windowAndView() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 200, 200)
    view.transform = CGAffineTransform(scaleX: 4, y: 4)
    view.frame.origin = CGPoint(x: -100, y: 0)
    let pan = UIPanGestureRecognizer { [unowned stage] pan in
      guard let pan = pan as? UIPanGestureRecognizer else { return }
      let (moved, place) = (pan.translation(in: view).text, pan.location(in: view).text)
      stage.note("\(pan.state) by \(moved) or \(pan.translation(in: nil).text) at \(place)")
    }
    let tap = UITapGestureRecognizer { [unowned stage] tap in
      stage.note("tap \(tap.location(in: view).text) or \(tap.location(in: nil).text)")
    }
    for recognizer in [pan, tap] { view.addGestureRecognizer(recognizer) }
    stage.play(0, down(1, 100, 100))
    stage.play(0.1, move(1, 109, 100))
    expect(stage.drainLog(), is: ["V.began(1)", "V.moved(1)"])
    stage.play(0.2, move(1, 112, 100))
    expect(stage.drainLog(), is: ["began by 0.5,0 or 2,0 at 53,25", "V.cancelled(1)"])
    stage.play(0.3, up(1, 112, 100))
    expect(stage.drainLog(), is: ["ended by 0.5,0 or 2,0 at 53,25"])
    stage.play(1, down(1, 100, 100))
    stage.play(1.1, up(1, 100, 100))
    expect(stage.drainLog(), is: ["V.began(1)", "tap 50,25 or 100,100", "V.cancelled(1)"])
  }

  @Test("GR-39: the number of touches counts those that are down and not ignored")
  func number() {
    let rig = rig()
    expect(rig.recognizer.numberOfTouches, is: 0)
    rig.play(0, down(1, 50, 50), down(2, 150, 90))
    expect(rig.recognizer.numberOfTouches, is: 2)
    rig.recognizer.onTouches = { recognizer, _, touches in
      guard let event = recognizer.event else { return }
      for touch in touches { recognizer.ignore(touch, for: event) }
    }
    rig.play(0.1, down(3, 150, 90))
    expect(rig.recognizer.numberOfTouches, is: 2)
  }

  @Test("GR-39: in its last action a pan has no touch, and a pinch one or none")
  func atTheEnd() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 800)
    let (pan, pinch) = (UIPanGestureRecognizer(), UIPinchGestureRecognizer())
    for recognizer in [pan, pinch] {
      view.addGestureRecognizer(recognizer)
      recognizer.addTarget { stage.note("\($0.state) of \($0.numberOfTouches)") }
    }
    pan.isEnabled = false
    stage.play(0, down(1, 50, 50), down(2, 150, 50))
    stage.play(0.1, move(2, 250, 50))
    stage.play(0.2, up(1, 50, 50))
    stage.play(0.3, up(2, 250, 50))
    expect(stage.drainLog(), is: ["V.began(1)", "began of 2", "V.cancelled(1)", "ended of 0"])
    (pan.isEnabled, pinch.isEnabled) = (true, false)
    stage.play(1, down(1, 50, 50))
    stage.play(1.1, move(1, 80, 50))
    stage.play(1.2, up(1, 80, 50))
    expect(stage.drainLog(), is: ["V.began(1)", "began of 1", "V.cancelled(1)", "ended of 0"])
  }
}
