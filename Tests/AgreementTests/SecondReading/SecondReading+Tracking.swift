/// What a control makes of the touches that it hears of. [8.2]
extension SecondReading {
  /// One control in a run.
  struct Tracking {
    var isEnabled: Bool
    /// The contact that is tracked.
    var touch: Int?
    var isInside = false
    var isHighlighted = false
  }

  /// What follows inside a control's touch method. [CTL-3]
  mutating func track(_ view: Int, _ phase: Touch.News, _ these: [Int]) {
    guard let plan = contest.control(view), let control = controls[view] else { return }
    if phase == .began {
      // CTL-4, CTL-20: the first contact that is wanted, and only while none is tracked.
      // CTL-51: what a view inside hands up the responder chain is not.
      for touch in these.sorted(by: { touches[$0].finger < touches[$1].finger })
      where control.isEnabled && controls[view]?.touch == nil && touches[touch].view == view {
        beginTracking(touch, view, plan)
      }
      return
    }
    guard let touch = control.touch, these.contains(touch) else { return }
    switch phase {
    case .began: break
    case .moved: continueTracking(touch, view, plan)
    case .ended:
      call(view, "endTracking(\(touches[touch].finger))")
      let isInside = isMostlyInside(touch, view)
      stopTracking(view)
      // CTL-16, CTL-32
      let up = isInside ? "touchUpInside" : "touchUpOutside"
      send(view, isInside && plan.isButton ? [up, "primaryActionTriggered"] : [up])
    case .cancelled:
      call(view, "cancelTracking")
      stopTracking(view)
      // CTL-17
      send(view, ["touchCancel"])
    }
  }

  /// CTL-5, CTL-7, CTL-8, CTL-9
  private mutating func beginTracking(_ touch: Int, _ view: Int, _ plan: ControlPlan) {
    controls[view]?.isInside = true
    call(view, "beginTracking(\(touches[touch].finger))")
    guard plan.begins.given(at: now) else { return stopTracking(view) }
    controls[view]?.touch = touch
    controls[view]?.isHighlighted = true
    send(view, touches[touch].tapCount > 1 ? ["touchDown", "touchDownRepeat"] : ["touchDown"])
  }

  /// CTL-6, CTL-10, CTL-11
  private mutating func continueTracking(_ touch: Int, _ view: Int, _ plan: ControlPlan) {
    let wasInside = controls[view]?.isInside == true
    let isInside = isMostlyInside(touch, view)
    controls[view]?.isInside = isInside
    call(view, "continueTracking(\(touches[touch].finger))")
    guard plan.continues.given(at: now) else { return stopTracking(view) }
    controls[view]?.isHighlighted = isInside
    switch (wasInside, isInside) {
    case (true, false): send(view, ["touchDragExit", "touchDragOutside"])
    case (false, true): send(view, ["touchDragEnter", "touchDragInside"])
    case (true, true): send(view, ["touchDragInside"])
    case (false, false): send(view, ["touchDragOutside"])
    }
  }

  private mutating func stopTracking(_ view: Int) {
    controls[view]?.touch = nil
    controls[view]?.isInside = false
    controls[view]?.isHighlighted = false
  }

  /// Whether a contact counts as inside: 70 pt beyond each side do, on a pad 25 pt. [CTL-13, CTL-15]
  private func isMostlyInside(_ touch: Int, _ view: Int) -> Bool {
    let box = frameInWindow(of: view)
    let margin = contest.settings.isPad ? 25.0 : 70
    let place = touches[touch].location
    return place.x >= box.x - margin && place.x <= box.x + box.width + margin
      && place.y >= box.y - margin && place.y <= box.y + box.height + margin
  }

  // MARK: - Lines

  /// One dispatch: the handlers of the first event, then those of the second that were not called. One handler,
  /// added last, is there for every touch event. [CTL-11, CTL-12, CTL-25]
  mutating func send(_ view: Int, _ events: [String]) {
    var lines = ["event(\(events[0]))"]
    lines.append("event(any)")
    lines += events.dropFirst().map { "event(\($0))" }
    for line in lines { call(view, line) }
  }

  /// A line with the state of the control after it: highlighted, inside.
  private mutating func call(_ view: Int, _ what: String) {
    let state = controls[view]
    let isInside = state?.isInside == true && (what.hasPrefix("begin") || what.hasPrefix("continue"))
    note(
      "\(contest.views[view].name).\(what)\(state?.isHighlighted == true ? "+h" : "")\(isInside ? "+i" : "")"
    )
  }

  // MARK: - Taps

  /// Counts a contact that comes down. It is the last one now, and no tap yet. [TAPC-1, TAPC-5]
  mutating func taps(at place: Point, in view: Int) -> Int {
    defer { lastTap = nil }
    guard let last = lastTap, last.view == view, now - last.end <= .seconds(0.35),
      (place - last.place).length <= 45
    else { return 1 }
    return last.taps + 1
  }

  /// Sees whether a contact is still a tap, and if it lifts as one remembers it. One that is none starts the count
  /// afresh. [TAPC-2 to TAPC-4]
  mutating func judgeTap(_ touch: Int) {
    let contact = touches[touch]
    guard contact.tapCount > 0 else { return }
    if (contact.location - contact.start).length > 45 || now - contact.downAt > .seconds(1) {
      touches[touch].tapCount = 0
      lastTap = nil
    } else if !contact.isDown, !contact.wasCancelled {
      lastTap = Tap(view: contact.view, place: contact.location, end: now, taps: contact.tapCount)
    }
  }

  /// A tap that the next contact may continue from.
  struct Tap {
    let view: Int
    let place: Point
    let end: Nanoseconds
    let taps: Int
  }
}
