import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

@Suite("Tracking of controls", .bothWays)
struct ControlTrackingTests {
  private let stage = Stage()
  private let control: ControlProbe

  init() {
    control = stage.add(ControlProbe(), 100, 100, 100, 40)
  }

  @Test("CTL-1: the bits of events are UIKit's")
  func events() {
    let bits: [UInt] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 14, 16, 17, 18, 19]
    expect(UIControl.named.map(\.1.rawValue), is: bits.map { 1 << $0 })
    let masks: [UIControl.Event] = [
      .allTouchEvents, .allEditingEvents, .applicationReserved, .systemReserved, .allEvents,
    ]
    expect(masks.map(\.rawValue), is: [0xFFF, 0xF0000, 0x0F00_0000, 0xF000_0000, 0xFFFF_FFFF])
  }

  @Test("CTL-2: the bits of states are UIKit's, and a control's state is put together from its flags")
  func states() {
    let bits: [UIControl.State] = [
      .normal, .highlighted, .disabled, .selected, .focused, .application, .reserved,
    ]
    expect(bits.map(\.rawValue), is: [0, 1, 2, 4, 8, 0x00FF_0000, 0xFF00_0000])
    expect(control.state, is: .normal)
    control.isHighlighted = true
    control.isSelected = true
    control.isEnabled = false
    expect(control.state, is: [.highlighted, .disabled, .selected])
  }

  @Test("CTL-3, CTL-8, CTL-10, CTL-16: what a control does for a touch, step by step")
  func order() {
    stage.play(0, down(1, 150, 120))
    expect(stage.drainLog(), is: ["begin(1)", "on", "touchDown"])
    stage.play(0.1, move(1, 150, 150))
    expect(stage.drainLog(), is: ["continue(1)", "touchDragInside"])
    stage.play(0.2, up(1, 150, 150))
    expect(stage.drainLog(), is: ["end(1)", "off", "touchUpInside"])
  }

  @Test(
    "CTL-51: a touch on a view inside is heard of and not tracked, unless the view stands for the control")
  func forwarded() {
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    control.addSubview(inner)
    stage.play(0, down(1, 120, 120))
    stage.play(0.1, up(1, 120, 120))
    expect(stage.drainLog(), is: [])
    #expect(!control.isTracking)
    control.isPart = { $0 === inner }
    stage.play(5, down(1, 120, 120))
    stage.play(5.1, up(1, 120, 120))
    expect(stage.drainLog(), is: ["begin(1)", "on", "touchDown", "end(1)", "off", "touchUpInside"])
  }

  @Test("CTL-4: of several fingers the first is tracked, and another one only when that is gone")
  func several() {
    control.isMultipleTouchEnabled = true
    stage.play(0, down(2, 150, 120), down(1, 160, 120))
    stage.play(0.1, down(3, 170, 120))
    stage.play(0.2, move(1, 161, 120), move(2, 151, 120))
    stage.play(0.3, move(3, 171, 120))
    stage.play(0.4, up(2, 150, 120))
    expect(stage.drainLog(), is: ["begin(1)", "on", "touchDown", "continue(1)", "touchDragInside"])
    stage.play(0.5, up(1, 150, 120))
    stage.play(0.6, move(3, 180, 120))
    expect(stage.drainLog(), is: ["end(1)", "off", "touchUpInside"])
    stage.play(5, down(4, 150, 120))
    expect(stage.drainLog(), is: ["begin(4)", "on", "touchDown"])
  }

  @Test("CTL-5: a contact that is not wanted sends nothing and lights nothing up")
  func refused() {
    control.begins = false
    stage.play(0, down(1, 150, 120))
    stage.play(0.1, move(1, 150, 130))
    stage.play(0.2, up(1, 150, 130))
    expect(stage.drainLog(), is: ["begin(1)"])
    #expect(!control.isTracking && !control.isTouchInside)
  }

  @Test("CTL-6: a control that does not want to go on is through, with no call and no event")
  func stopped() {
    control.onContinue = { $0.goesOn = false }
    stage.play(0, down(1, 150, 120))
    _ = stage.drainLog()
    stage.play(0.1, move(1, 150, 130))
    #expect(!control.isTracking)
    stage.play(0.2, move(1, 150, 140))
    stage.play(0.3, up(1, 150, 140))
    expect(stage.drainLog(), is: ["continue(1)", "off"])
  }

  @Test("CTL-7, CTL-19: inside already and tracking not yet while it is asked whether to begin")
  func flags() {
    var seen: [Bool] = []
    control.onBegin = { seen += [$0.isTouchInside, $0.isTracking, $0.isHighlighted] }
    control.onEnd = { control, _ in seen += [control.isTouchInside, control.isTracking] }
    stage.play(0, down(1, 150, 120))
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    stage.play(0.1, up(1, 150, 120))
    expect(seen, is: [true, false, false, true, true])
    #expect(!control.isTracking && !control.isTouchInside)
  }

  @Test("CTL-9: each touch-down sends touchDown, those after the first of a tap touchDownRepeat as well")
  func repeated() {
    for time in [0.0, 0.2, 0.4, 2.0] { stage.tap(time, 150, 120) }
    let sent = stage.drainLog().filter { $0.hasPrefix("touchDown") }
    let twice = ["touchDown", "touchDownRepeat"]
    expect(sent, is: ["touchDown"] + twice + twice + ["touchDown"])
  }

  @Test("CTL-10, CTL-11: a crossing lights up or off before its two events; else there is one event a move")
  func crossing() {
    stage.play(0, down(1, 150, 120))
    _ = stage.drainLog()
    var inside: [Bool] = []
    control.onContinue = { inside.append($0.isTouchInside) }
    stage.play(0.1, move(1, 150, 300))
    expect(stage.drainLog(), is: ["continue(1)", "off", "touchDragExit", "touchDragOutside"])
    stage.play(0.2, move(1, 150, 310))
    expect(stage.drainLog(), is: ["continue(1)", "touchDragOutside"])
    stage.play(0.3, move(1, 150, 200))
    expect(stage.drainLog(), is: ["continue(1)", "on", "touchDragEnter", "touchDragInside"])
    expect(inside, is: [false, false, true])
  }

  @Test("CTL-12: a handler for several events is called once for a crossing, and once for the rest")
  func once() {
    control.addAction(UIAction { [unowned stage] _ in stage.note("all") }, for: .allTouchEvents)
    stage.play(0, down(1, 150, 120))
    stage.play(0.1, move(1, 150, 300))
    stage.play(0.2, up(1, 150, 300))
    expect(stage.drainLog().filter { $0 == "all" }.count, is: 3)
    control.sendActions(for: [.touchDown, .touchUpInside])
    expect(stage.drainLog(), is: ["touchDown", "touchUpInside", "all"])
  }

  @Test(
    "CTL-13, CTL-14: 70 points beyond every edge are inside, and no more",
    arguments: [
      (30.0, 120.0, true), (29.5, 120, false), (270, 120, true), (270.5, 120, false), (150, 30, true),
      (150, 29.5, false), (150, 210, true), (150, 210.5, false), (270, 210, true), (29, 29, false),
    ])
  func slop(_ x: Double, _ y: Double, _ isInside: Bool) {
    stage.play(0, down(1, 150, 120))
    stage.play(0.1, move(1, x, y))
    expect(control.isTouchInside, is: isInside)
    stage.play(0.2, up(1, x, y))
    expect(stage.drainLog().last, is: (isInside ? "touchUpInside" : "touchUpOutside"))
  }

  @Test("CTL-14: the margin is of no use for the first hit")
  func firstHit() {
    stage.tap(0, 95, 120)
    expect(stage.drainLog(), is: [])
  }

  @Test("CTL-13: the margin is one of the rules")
  func otherSlop() {
    var rules = EventRules()
    rules.controlSlop = 0
    let stage = Stage(rules: rules)
    let control = stage.add(ControlProbe(), 100, 100, 100, 40)
    stage.play(0, down(1, 150, 120))
    stage.play(0.1, move(1, 201, 120))
    #expect(!control.isTouchInside)
  }

  @Test("CTL-15: neither a superview that clips nor a sibling in front cuts the margin short")
  func margin() {
    let stage = Stage()
    let parent = stage.add("P", 100, 100, 100, 40)
    parent.clipsToBounds = true
    let control = stage.add(ControlProbe(), 0, 0, 100, 40, to: parent)
    stage.add("S", 0, 150, 400, 400)
    stage.play(0, down(1, 150, 120))
    stage.play(0.1, move(1, 150, 205))
    #expect(control.isTouchInside)
  }

  @Test("CTL-16: a lift outside sends touchUpOutside")
  func outside() {
    stage.play(0, down(1, 150, 120))
    stage.play(0.1, up(1, 150, 300))
    expect(stage.drainLog(), is: ["begin(1)", "on", "touchDown", "end(1)", "off", "touchUpOutside"])
  }

  @Test(
    "CTL-17, CTL-23: what is taken away is cancelled, by the system or because the application is deactivated"
  )
  func cancelled() {
    for isSystem in [true, false] {
      stage.play(0, down(1, 150, 120))
      _ = stage.drainLog()
      if isSystem { stage.play(0.1, cancel(1, 150, 120)) } else { stage.world.application.resignActive() }
      expect(stage.drainLog(), is: ["cancel", "off", "touchCancel"])
    }
    #expect(control.cancelEvents.count == 2 && control.cancelEvents.allSatisfy { $0 != nil })
  }

  @Test("CTL-18: a control that leaves its window is told so with nil for the event, once")
  func removed() {
    for whole in [true, false] {
      let stage = Stage()
      let parent = stage.add("P", 0, 0, 400, 400)
      let control = stage.add(ControlProbe(), 100, 100, 100, 40, to: parent)
      stage.play(0, down(1, 150, 120))
      _ = stage.drainLog()
      if whole { parent.removeFromSuperview() } else { control.removeFromSuperview() }
      expect(stage.drainLog(), is: ["cancel", "off", "touchCancel"])
      #expect(control.cancelEvents.count == 1 && control.cancelEvents.allSatisfy { $0 == nil })
      stage.play(0.1, up(1, 150, 120))
      #expect(stage.drainLog() == [] && !control.isTracking)
    }
  }

  @Test("CTL-18: so is one whose touch was forwarded to it by a part of it that tells it nothing")
  func removedWithoutWord() {
    let inner = stage.add("V", 0, 0, 100, 40, to: control)
    control.isPart = { [unowned inner] in $0 === inner }
    inner.onTouch = { [unowned inner, unowned control] phase, touches, event in
      if phase == .began { control.touchesBegan(touches, with: event) }
      _ = inner
    }
    stage.play(0, down(1, 150, 120))
    _ = stage.drainLog()
    control.removeFromSuperview()
    expect(stage.drainLog(), is: ["V.cancelled(1)", "cancel", "off", "touchCancel"])
  }

  @Test("CTL-18: a control that is moved within its window goes on")
  func moved() {
    let other = stage.add("O", 0, 0, 400, 400)
    stage.window.sendSubviewToBack(other)
    stage.play(0, down(1, 150, 120))
    other.addSubview(control)
    stage.play(0.1, up(1, 150, 120))
    expect(stage.drainLog(), is: ["begin(1)", "on", "touchDown", "end(1)", "off", "touchUpInside"])
  }

  @Test("CTL-18: a control that takes itself away while it is asked whether to begin tracks nothing")
  func removedWhileAsked() {
    control.onBegin = { $0.removeFromSuperview() }
    stage.play(0, down(1, 150, 120))
    #expect(stage.drainLog() == ["begin(1)"] && !control.isTracking && !control.isHighlighted)
  }

  @Test(
    "CTL-18: nothing is sent after touchCancel, even if a handler took the control away in the middle of a move"
  )
  func removedByHandler() {
    let exit = UIAction { [unowned control] _ in control.removeFromSuperview() }
    control.addAction(exit, for: .touchDragExit)
    stage.play(0, down(1, 150, 120))
    _ = stage.drainLog()
    stage.play(0.1, move(1, 150, 300))
    expect(stage.drainLog(), is: ["continue(1)", "off", "touchDragExit", "cancel", "touchCancel"])
  }

  @Test("CTL-20, HIT-20: a disabled control is hit and does nothing, whatever happens to the finger later")
  func disabled() {
    let behind = stage.add("B", 100, 100, 100, 40)
    stage.window.bringSubviewToFront(control)
    control.isEnabled = false
    stage.play(0, down(1, 150, 120))
    control.isEnabled = true
    stage.play(0.1, move(1, 150, 130))
    stage.play(0.2, up(1, 150, 130))
    expect(stage.drainLog(), is: [])
    withExtendedLifetime(behind) {}
  }

  @Test("CTL-21: disabled while it tracks, a control continues to the end of the touch")
  func disabledLate() {
    stage.play(0, down(1, 150, 120))
    control.isEnabled = false
    stage.play(0.1, move(1, 150, 130))
    stage.play(0.2, up(1, 150, 130))
    let rest = ["continue(1)", "touchDragInside", "end(1)", "off", "touchUpInside"]
    expect(stage.drainLog(), is: ["begin(1)", "on", "touchDown"] + rest)
  }

  @Test("CTL-21: unless the rules say that disabling ends it, without an event")
  func disabledForGood() {
    var rules = EventRules()
    rules.controlDisabledKeepsTracking = false
    let stage = Stage(rules: rules)
    let control = stage.add(ControlProbe(), 100, 100, 100, 40)
    stage.play(0, down(1, 150, 120))
    control.isEnabled = false
    stage.play(0.1, up(1, 150, 130))
    expect(stage.drainLog(), is: ["begin(1)", "on", "touchDown", "cancel", "off"])
  }

  @Test("CTL-22: setting the highlight sends nothing, and tracking never selects")
  func flagsByHand() {
    control.isHighlighted = true
    control.isHighlighted = false
    expect(stage.drainLog(), is: ["on", "off"])
    stage.tap(0, 150, 120)
    #expect(!control.isSelected)
  }

  @Test("RESP-14: a control forwards no touch, enabled or not")
  func forwarding() {
    let stage = Stage()
    let parent = stage.add("P", 0, 0, 400, 400)
    let control = stage.add(
      UIControl(), 100, 100, 100, 40, to: parent, silent: ["touchDown", "touchUpInside"])
    stage.tap(0, 150, 120)
    control.isEnabled = false
    stage.tap(1, 150, 120)
    expect(stage.drainLog(), is: [])
  }
}
