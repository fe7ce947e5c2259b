/// One event: contacts, who receives them, and the calls. [0.5, 6.3]
extension SecondReading {
  mutating func play(_ reports: [FingerReport]) {
    stopped = []
    let new = update(reports)
    for touch in new { touches[touch].isWithheld = isRefused(touch) }
    let takers = receive(new).filter { taker in
      contenders[taker.recognizer].stage.isActive && contenders[taker.recognizer].plan.cancelsTouchesInView
    }
    for recognizer in deliveryOrder { deliver(to: recognizer) }
    // DLV-7: who acts already takes what joins, unless it ignored it.
    for (recognizer, touch) in takers where contenders[recognizer].held.contains(touch) {
      touches[touch].isTaken = true
    }
    for recognizer in contenders.indices { leaveIfIdle(recognizer) }
  }

  /// Brings the contacts up to date and hands out the new ones.
  mutating func update(_ reports: [FingerReport]) -> [Int] {
    var new: [Int] = []
    for report in reports.sorted(by: { $0.finger < $1.finger }) {
      if report.phase == .down {
        let view = hitView(at: report.point)
        new.append(touches.count)
        touches.append(
          Touch(
            finger: report.finger, kind: report.kind, start: report.point, view: view,
            path: contest.path(from: view), downAt: now, tapCount: taps(at: report.point, in: view),
            location: report.point, before: report.point))
      } else if let touch = touches.lastIndex(where: { $0.finger == report.finger && $0.isDown }) {
        touches[touch].before = touches[touch].location
        touches[touch].location = report.point
        touches[touch].news = report.phase == .move ? .moved : report.phase == .up ? .ended : .cancelled
        touches[touch].isDown = report.phase == .move
        touches[touch].wasCancelled = report.phase == .cancel
        judgeTap(touch)
      }
    }
    return new
  }

  /// The innermost view under a point; of sisters the last. [HIT-5 to HIT-8]
  func hitView(at point: Point) -> Int {
    var hit = 0
    var place = point
    while let child = contest.views.indices.last(where: { view in
      contest.views[view].parent == hit && !removedViews.contains(view)
        && contest.views[view].frame.contains(place)
    }) {
      place = place - Point(x: contest.views[child].frame.x, y: contest.views[child].frame.y)
      place = place + displacement(in: child)
      hit = child
    }
    return hit
  }

  /// Whether a new contact is kept from its view. Earlier ones of the same event count. [MULTI-1, EXCL-1 to EXCL-3]
  func isRefused(_ new: Int) -> Bool {
    let view = contest.views[touches[new].view]
    return touches.indices.contains { other in
      guard other < new, touches[other].occupiesView else { return false }
      if touches[other].view == touches[new].view { return !view.isMultipleTouchEnabled }
      return view.isExclusiveTouch || contest.views[touches[other].view].isExclusiveTouch
    }
  }

  // MARK: - Reception

  /// Gives recognizers on the way of new contacts those that they take, contact by contact. [GR-20, GR-21, ARB-28]
  mutating func receive(_ new: [Int]) -> [(recognizer: Int, touch: Int)] {
    var received: [(recognizer: Int, touch: Int)] = []
    for touch in new {
      for recognizer in deliveryOrder where mayReceive(touch, recognizer) {
        received.append((recognizer, touch))
        contenders[recognizer].held.append(touch)
        guard !contenders[recognizer].isInPlay else { continue }
        contenders[recognizer].joined = joins
        joins += 1
      }
    }
    return received
  }

  func mayReceive(_ touch: Int, _ recognizer: Int) -> Bool {
    let contender = contenders[recognizer]
    let plan = contender.plan
    // GR-29: the type of the first contact that is still down.
    let settled = contender.held.first { touches[$0].isPresent }.map { touches[$0].kind }
    // SCR-14: what stops the content is seen even where nothing is delayed.
    let isEnabled =
      contender.isEnabled || plan.kind == .touchDelay && (isMoving(plan.view) || contender.stage.isActive)
    return touches[touch].path.contains(plan.view) && isEnabled && contender.isAttached
      && plan.allowedTypes.contains(touches[touch].kind)
      && (!plan.requiresExclusiveTouchType || settled == nil || settled == touches[touch].kind)
      && !contender.stage.isTerminal && !contender.belief.isTerminal
      && contest.answer(.receivesEvent, of: recognizer, about: recognizer, at: now)
      && contest.answer(.receivesTouch, of: recognizer, about: touches[touch].view, at: now)
  }

  // MARK: - Calls

  /// Calls a recognizer, phase by phase, until it has made up its mind. [EVT-2, GR-24]
  mutating func deliver(to recognizer: Int) {
    for phase in Touch.News.allCases where !contenders[recognizer].belief.isTerminal {
      let changed = contenders[recognizer].held.filter { touches[$0].news == phase }
      guard !changed.isEmpty else { continue }
      if phase == .began, contenders[recognizer].plan.kind.isOfScrollView,
        isMoving(contenders[recognizer].plan.view)
      {
        stopped.append(contenders[recognizer].plan.view)
        stop(contenders[recognizer].plan.view, for: changed)
      }
      let inOrder = changed.sorted { touches[$0].finger < touches[$1].finger }
      noteOwn(recognizer, "touches\(phase.rawValue)\(fingers(inOrder))")
      let wasActive = contenders[recognizer].belief.isActive
      let hasAssigned = call(recognizer, knowsMoves: phase != .began) { rules, desk in
        switch phase {
        case .began: rules.began(inOrder, &desk)
        case .moved: rules.moved(inOrder, &desk)
        case .ended: rules.ended(inOrder, &desk)
        case .cancelled: rules.cancelled(inOrder, &desk)
        }
      }
      // GR-15: every move of one that acts is a change.
      if phase == .moved, wasActive, !hasAssigned, contenders[recognizer].rules.changesWithEveryMove {
        contenders[recognizer].belief = .changed
        contenders[recognizer].hasNews = true
      }
    }
  }

  mutating func ring(_ alarm: Alarm) {
    if case .frame(let view) = alarm.name { return passFrame(view) }
    guard !contenders[alarm.recognizer].belief.isTerminal else { return }
    call(alarm.recognizer) { rules, desk in rules.rang(alarm.name, &desk) }
  }

  /// Lets a recognizer's own rules act, and says whether they assigned a state.
  @discardableResult
  mutating func call(
    _ recognizer: Int, knowsMoves: Bool = true, _ body: (inout any KindRules, inout Desk) -> Void
  ) -> Bool {
    var desk = Desk(self, contender: contenders[recognizer], knowsMoves: knowsMoves)
    body(&contenders[recognizer].rules, &desk)
    contenders[recognizer].belief = desk.stage
    contenders[recognizer].hasBegun = desk.hasBegun
    if desk.hasAssigned { contenders[recognizer].hasNews = true }
    for touch in desk.ignored { noteOwn(recognizer, "ignore(\(touches[touch].finger))") }
    contenders[recognizer].held.removeAll { desk.ignored.contains($0) }
    for request in desk.requests {
      alarms.removeAll { $0.recognizer == recognizer && $0.name == request.name }
      guard let delay = request.delay else { continue }
      alarms.append(
        Alarm(number: alarmsSet, deadline: now + delay, recognizer: recognizer, name: request.name))
      alarmsSet += 1
    }
    return desk.hasAssigned
  }

  /// Who has ignored everything and decided nothing is out of play again, without a reset.
  mutating func leaveIfIdle(_ recognizer: Int) {
    let contender = contenders[recognizer]
    guard contender.isOpen, contender.belief == .possible, contender.held.isEmpty else { return }
    alarms.removeAll { $0.recognizer == recognizer }
    contenders[recognizer].startAnew(in: contest)
  }
}
