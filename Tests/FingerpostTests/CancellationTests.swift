import Expectations
import FingerpostTrace
import Foundation
import Testing
import UIKit

@Suite(.bothWays) struct CancellationTests {
  @Test("CANCEL-1, PIPE-16: what the system takes is cancelled")
  func system() {
    let stage = Stage()
    stage.add("V", 0, 0, 400, 400)
    stage.play(0, down(1, 10, 10))
    stage.play(0.01, cancel(1, 10, 10))
    stage.play(0.02, move(1, 20, 10))
    expect(stage.drainLog(), is: ["V.began(1)", "V.cancelled(1)"])
  }

  @Test("CANCEL-1, PIPE-16: when the application becomes inactive, every contact is cancelled once")
  func inactive() {
    let stage = Stage()
    stage.add("V", 0, 0, 100, 100).isMultipleTouchEnabled = true
    stage.add("X", 100, 0, 100, 100)
    stage.play(0, down(1, 10, 10), down(2, 20, 10), down(3, 150, 10))
    _ = stage.drainLog()
    stage.world.application.resignActive()
    stage.world.application.resignActive()
    expect(stage.drainLog(), is: ["V.cancelled(1,2)", "X.cancelled(3)"])
    expect(stage.world.application.applicationState, is: .inactive)
    stage.play(0.1, move(1, 20, 10))
    expect(stage.drainLog(), is: [])
  }

  @Test("CANCEL-1, CANCEL-3: a view that leaves the window is told once and hears nothing more")
  func removed() {
    let stage = Stage()
    let parent = stage.add("P", 0, 0, 400, 400)
    let view = stage.add("V", 0, 0, 100, 100, to: parent)
    stage.play(0, down(1, 10, 10))
    parent.removeFromSuperview()
    expect(stage.drainLog(), is: ["V.began(1)", "V.cancelled(1)"])
    stage.play(0.01, move(1, 50, 10))
    stage.window.addSubview(parent)
    stage.play(0.02, move(1, 60, 10))
    stage.play(0.03, up(1, 60, 10))
    expect(stage.drainLog(), is: [])
    stage.play(0.04, down(2, 10, 10))
    expect(stage.drainLog(), is: ["V.began(2)"])
    withExtendedLifetime(view) {}
  }

  @Test("CANCEL-2: moving to another superview in the same window cancels nothing")
  func reparented() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    let other = stage.add("O", 200, 0, 100, 100)
    stage.play(0, down(1, 10, 10))
    other.addSubview(view)
    stage.play(0.01, move(1, 20, 10))
    stage.play(0.02, up(1, 20, 10))
    expect(stage.drainLog(), is: ["V.began(1)", "V.moved(1)", "V.ended(1)"])
  }

  @Test("CANCEL-2: moving to another window cancels")
  func movedToOtherWindow() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    let other = stage.world.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    stage.play(0, down(1, 10, 10))
    other.addSubview(view)
    stage.play(0.01, up(1, 20, 10))
    expect(stage.drainLog(), is: ["V.began(1)", "V.cancelled(1)"])
    expect(view.window, isSame: other)
  }

  @Test("CANCEL-3: everything that saw the beginning sees the cancellation, forwarded as the beginning was")
  func cancelIsForwarded() {
    let stage = Stage()
    let parent = stage.add("P", 0, 0, 400, 400)
    let view = stage.add("V", 0, 0, 100, 100, to: parent, forwards: true)
    stage.play(0, down(1, 10, 10))
    view.removeFromSuperview()
    expect(stage.drainLog(), is: ["V.began(1)", "P.began(1)", "V.cancelled(1)", "P.cancelled(1)"])
  }

  @Test(
    "CANCEL-3: a view removed from inside its own callback is told once",
    arguments: ["began", "moved", "ended"])
  func removedInCallback(_ when: String) {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    view.onTouch = { phase, _, _ in
      if "\(phase)" == when { view.removeFromSuperview() }
    }
    stage.play(0, down(1, 10, 10))
    stage.play(0.01, move(1, 20, 10))
    stage.play(0.02, up(1, 20, 10))
    let whole = ["V.began(1)", "V.moved(1)", "V.ended(1)"]
    let seen = when == "began" ? 1 : when == "moved" ? 2 : 3
    expect(stage.drainLog(), is: whole.prefix(seen) + (when == "ended" ? [] : ["V.cancelled(1)"]))
  }

  @Test("CANCEL-3, TOUCH-6: a view removed before it was told of the beginning is told nothing")
  func removedBeforeBegan() {
    let stage = Stage()
    let first = stage.add("A", 0, 0, 100, 100)
    let second = stage.add("B", 100, 0, 100, 100)
    first.onTouch = { _, _, _ in second.removeFromSuperview() }
    stage.play(0, down(1, 10, 10), down(2, 150, 10))
    stage.play(0.01, move(2, 151, 10))
    expect(stage.drainLog(), is: ["A.began(1)"])
  }

  @Test("CANCEL-5: a cancelled contact is not delivered again although the finger is still down")
  func afterCancel() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    stage.play(0, down(1, 10, 10))
    view.removeFromSuperview()
    stage.window.addSubview(view)
    _ = stage.drainLog()
    stage.play(0.01, move(1, 20, 10))
    stage.play(0.02, up(1, 20, 10))
    expect(stage.drainLog(), is: [])
  }

  @Test("CANCEL-1: callbacks that take everything away in the middle of an event lose nothing")
  func chaos() {
    let stage = Stage()
    let views = (0..<6).map { stage.add("\($0)", Double($0) * 50, 0, 50, 50) }
    for view in views {
      view.onTouch = { phase, _, _ in
        switch phase {
        case .began: views[3].removeFromSuperview()
        case .moved: stage.world.application.resignActive()
        default: views.forEach { $0.removeFromSuperview() }
        }
      }
    }
    stage.play(0, down(0, 10, 10), down(1, 60, 10), down(3, 160, 10), down(5, 260, 10))
    stage.play(0.1, move(0, 11, 10), move(1, 61, 10), move(5, 261, 10))
    let log = stage.drainLog()
    for contact in [0, 1, 5] {
      let mine = log.filter { $0.hasSuffix("(\(contact))") }
      expect(mine.first, is: "\(contact).began(\(contact))")
      expect(mine.filter { $0.contains("ended") || $0.contains("cancelled") }.count, is: 1)
      expect(mine.last, is: "\(contact).cancelled(\(contact))")
    }
    #expect(!log.contains { $0.hasPrefix("3.") })
  }

  @Test("CANCEL-1, CANCEL-2: the end of its touches comes before a view hears that it will leave its window")
  func beforeLeaving() {
    final class Leaver: UIView {
      var note: (String) -> Void = { _ in }

      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled") }
      override func willMove(toWindow newWindow: UIWindow?) { note("will leave") }
    }
    let stage = Stage()
    let other = stage.world.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    for leave in [{ $0.removeFromSuperview() }, { other.addSubview($0) }] as [(UIView) -> Void] {
      let view = stage.world.run { Leaver(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
      stage.window.addSubview(view)
      view.note = { [unowned stage] in stage.note($0) }
      stage.play(0, down(1, 50, 50))
      leave(view)
      expect(stage.drainLog(), is: ["cancelled", "will leave"])
      stage.play(0, up(1, 50, 50))
    }
  }
}
