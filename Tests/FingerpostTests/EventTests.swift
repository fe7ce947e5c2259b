import Expectations
import FingerpostTrace
import Foundation
import Testing
import UIKit

@Suite(.bothWays) struct EventTests {
  @Test("EVT-1: all contacts of one view in one phase come in one call")
  func oneCall() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 400)
    view.isMultipleTouchEnabled = true
    stage.play(0, down(2, 50, 50), down(1, 10, 10))
    stage.play(0.01, move(1, 11, 10), move(2, 51, 50))
    stage.play(0.02, up(1, 11, 10), up(2, 51, 50))
    expect(stage.drainLog(), is: ["V.began(1,2)", "V.moved(1,2)", "V.ended(1,2)"])
  }

  @Test("EVT-2: the phases of one view come in the order began, moved, ended, cancelled")
  func orderOfPhases() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 400)
    view.isMultipleTouchEnabled = true
    stage.play(0, down(1, 10, 10), down(2, 50, 50), down(3, 90, 90))
    stage.play(0.01, cancel(1, 10, 10), up(2, 50, 50), move(3, 91, 90), down(4, 130, 130))
    expect(
      stage.drainLog(), is: ["V.began(1,2,3)", "V.began(4)", "V.moved(3)", "V.ended(2)", "V.cancelled(1)"])
  }

  @Test("EVT-3: an event knows all contacts, and those of a view and of a window")
  func touchesOfEvent() {
    let stage = Stage()
    let left = stage.add("A", 0, 0, 100, 100)
    let right = stage.add("B", 100, 0, 100, 100)
    let other = stage.world.run { Probe.Window(frame: CGRect(x: 300, y: 0, width: 100, height: 100)) }
    other.isHidden = false
    stage.play(0, down(1, 50, 50), down(2, 150, 50), down(3, 350, 50))
    var checked = false
    left.onTouch = { _, _, event in
      checked = true
      expect(event?.allTouches?.contacts, is: "1,2,3")
      expect(event?.touches(for: left)?.contacts, is: "1")
      expect(event?.touches(for: right)?.contacts, is: "2")
      expect(event?.touches(for: stage.window)?.contacts, is: "1,2")
      expect(event?.touches(for: other)?.contacts, is: "3")
      expect(event?.touches(for: UIView()), is: nil)
    }
    stage.play(0.1, move(1, 51, 50))
    #expect(checked)
  }

  @Test("EVT-4: types and subtypes have UIKit's raw values")
  func rawValues() {
    let types: [UIEvent.EventType] = [
      .touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform,
    ]
    expect(types.map(\.rawValue), is: [0, 1, 2, 3, 10, 11, 14])
    let subtypes: [UIEvent.EventSubtype] = [
      .none, .motionShake, .remoteControlPlay, .remoteControlPause, .remoteControlStop,
      .remoteControlTogglePlayPause, .remoteControlNextTrack, .remoteControlPreviousTrack,
      .remoteControlBeginSeekingBackward, .remoteControlEndSeekingBackward,
      .remoteControlBeginSeekingForward, .remoteControlEndSeekingForward,
    ]
    expect(subtypes.map(\.rawValue), is: [0, 1] + Array(100...109))
  }

  @Test("EVT-5, PIPE-13: the same event object accompanies a whole sequence and the next")
  func sameEvent() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    var events: [UIEvent?] = []
    view.onTouch = { _, _, event in events.append(event) }
    for start in [0.0, 1.0] {
      stage.play(start, down(1, 10, 10))
      stage.play(start + 0.1, move(1, 20, 10))
      stage.play(start + 0.2, up(1, 20, 10))
    }
    expect(events.count, is: 6)
    #expect(events.allSatisfy { $0 != nil && $0 === events[0] })
  }

  @Test("EVT-1: an event is sent to each window that owns a touch which changed, and to no other")
  func windowsOfEvent() {
    let stage = Stage()
    stage.window.logsEvents = true
    let other = stage.world.run { Probe.Window(frame: CGRect(x: 300, y: 0, width: 100, height: 100)) }
    (other.name, other.stage, other.logsEvents) = ("X", stage, true)
    other.isHidden = false
    stage.play(0, down(1, 50, 50), down(2, 350, 50))
    expect(stage.drainLog(), is: ["W.sendEvent", "X.sendEvent"])
    stage.play(0.1, move(2, 351, 50))
    expect(stage.drainLog(), is: ["X.sendEvent"])
  }

  @Test("PIPE-6: a frame that arrives while another is handled waits for its turn")
  func queue() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 400)
    view.onTouch = { phase, _, _ in
      guard phase == .began else { return }
      stage.play(0.01, move(1, 20, 10))
      stage.play(0.02, up(1, 20, 10))
      stage.note("began is over")
    }
    stage.play(0, down(1, 10, 10))
    expect(stage.drainLog(), is: ["V.began(1)", "began is over", "V.moved(1)", "V.ended(1)"])
  }

  @Test("MULTI-1, MULTI-3: a view takes one contact, and never hears of the others")
  func singleTouch() {
    let stage = Stage()
    stage.add("V", 0, 0, 400, 400)
    stage.play(0, down(1, 10, 10))
    stage.play(0.01, down(2, 50, 50))
    stage.play(0.02, move(2, 51, 50))
    stage.play(0.03, up(1, 10, 10))
    stage.play(0.04, move(2, 52, 50))
    stage.play(0.05, up(2, 52, 50))
    expect(stage.drainLog(), is: ["V.began(1)", "V.ended(1)"])
    stage.play(1, down(3, 10, 10), down(4, 20, 10))
    expect(stage.drainLog(), is: ["V.began(3)"], "of two in one frame the first")
  }

  @Test("MULTI-4: the setting is each view's own")
  func subviewOfSingleTouch() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 400)
    stage.add("C", 0, 0, 100, 100, to: view)
    stage.play(0, down(1, 300, 300))
    stage.play(0.01, down(2, 50, 50))
    expect(stage.drainLog(), is: ["V.began(1)", "C.began(2)"])
  }

  @Test("EXCL-1: while an exclusive view holds a contact, others of its window get none")
  func exclusiveFirst() {
    let stage = Stage()
    stage.add("X", 0, 0, 100, 100).isExclusiveTouch = true
    stage.add("Y", 100, 0, 100, 100)
    let other = stage.world.run { UIWindow(frame: CGRect(x: 300, y: 0, width: 100, height: 100)) }
    other.isHidden = false
    stage.add("Z", 0, 0, 100, 100, to: other)
    stage.play(0, down(1, 50, 50))
    stage.play(0.01, down(2, 150, 50))
    stage.play(0.02, down(3, 350, 50))
    expect(stage.drainLog(), is: ["X.began(1)", "Z.began(3)"])
    stage.play(0.03, up(1, 50, 50))
    stage.play(0.04, move(2, 151, 50))
    stage.play(0.05, up(2, 151, 50))
    stage.play(0.06, down(4, 150, 50))
    expect(stage.drainLog(), is: ["X.ended(1)", "Y.began(4)"])
  }

  @Test("MULTI-1, EXCL-1: the trace says why a contact was withheld")
  func reasons() {
    let stage = Stage(listening: true)
    stage.add("X", 0, 0, 100, 100).isExclusiveTouch = true
    stage.add("Y", 100, 0, 100, 100)
    stage.play(0, down(1, 50, 50))
    stage.play(0.01, down(2, 60, 50), down(3, 150, 50))
    let reasons = stage.facts { _ in true }.compactMap { fact in
      if case .withheld(_, _, let reason) = fact { reason } else { nil }
    }
    expect(reasons, is: [.notMultipleTouch, .otherViewIsExclusive])
  }

  @Test("EXCL-2: an exclusive view gets no contact while another view holds one")
  func exclusiveSecond() {
    let stage = Stage()
    stage.add("X", 0, 0, 100, 100).isExclusiveTouch = true
    stage.add("Y", 100, 0, 100, 100)
    stage.play(0, down(1, 150, 50))
    stage.play(0.01, down(2, 50, 50))
    expect(stage.drainLog(), is: ["Y.began(1)"])
  }

  @Test("EXCL-3: a subview of an exclusive view is not exclusive itself")
  func exclusiveParent() {
    let stage = Stage()
    let exclusive = stage.add("X", 0, 0, 200, 200)
    exclusive.isExclusiveTouch = true
    stage.add("C", 0, 0, 100, 100, to: exclusive)
    stage.add("Y", 200, 0, 100, 100)
    stage.play(0, down(1, 50, 50))
    stage.play(0.01, down(2, 250, 50))
    expect(stage.drainLog(), is: ["C.began(1)", "Y.began(2)"])
  }
}
