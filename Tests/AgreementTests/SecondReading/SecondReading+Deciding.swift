/// Who fails, who recognizes, who goes on. [7.1 to 7.3]
extension SecondReading {
  struct Action {
    let recognizer: Int
    let stage: Stage
  }

  /// Decides until nothing changes any more, then sends the actions in the order in which they arose.
  mutating func settle() {
    while settleFailures() || settleRecognition() || settleProgress() {}
    // What delays touches has no targets.
    for action in actions where contenders[action.recognizer].plan.kind != .touchDelay {
      // A scroll view is the first target of its pan.
      if contenders[action.recognizer].plan.kind == .scrollPan {
        scroll(with: action.recognizer, action.stage)
      }
      let contender = contenders[action.recognizer]
      note("\(contender.plan.name).action(\(action.stage.rawValue))")
      record.add(action.stage == .began ? contender.rules.firstFigures : contender.rules.figures)
    }
    actions = []
  }

  // MARK: - Failures

  mutating func settleFailures() -> Bool {
    let failing = tieOrder.filter {
      contenders[$0].isOpen && [.failed, .cancelled].contains(contenders[$0].belief)
    }
    for recognizer in failing { fail(recognizer) }
    return !failing.isEmpty
  }

  mutating func fail(_ recognizer: Int) {
    contenders[recognizer].stage = .failed
    contenders[recognizer].belief = .failed
  }

  mutating func cancel(_ recognizer: Int) {
    contenders[recognizer].stage = .cancelled
    contenders[recognizer].belief = .cancelled
    actions.append(Action(recognizer: recognizer, stage: .cancelled))
  }

  // MARK: - Recognition

  /// Takes one step with one recognizer that wants to leave possible.
  mutating func settleRecognition() -> Bool {
    let candidates = tieOrder.filter {
      contenders[$0].isOpen && [.began, .changed, .ended].contains(contenders[$0].belief)
    }
    let ready = candidates.filter { !isBlocked($0) }
    // ARB-3b: one-sided prevention comes before the tie.
    let unopposed = ready.first { one in
      !ready.contains { other in
        areRelated(one, other) && prevents(other, one) && !prevents(one, other)
      }
    }
    if let next = unopposed ?? ready.first {
      attempt(next)
      return true
    }
    // ARB-17: who must wait is asked before it waits.
    guard let waiting = candidates.first(where: { !contenders[$0].wasAskedToBegin }) else { return false }
    if !mayBegin(waiting) { fail(waiting) }
    return true
  }

  mutating func attempt(_ one: Int) {
    if !contenders[one].wasAskedToBegin, !mayBegin(one) { return fail(one) }
    askDynamicRequirements(of: one)
    // ARB-20: whoever had to fail has recognized.
    if awaited(by: one).contains(where: { [.began, .changed, .ended].contains(contenders[$0].stage) }) {
      return fail(one)
    }
    if isBlocked(one) { return }
    let isPrevented = contenders.indices.contains { other in
      contenders[other].isInPlay && contenders[other].stage.isActive && areRelated(one, other)
        && prevents(other, one)
    }
    if isPrevented { return fail(one) }
    recognize(one)
  }

  /// Asks the delegate, the recognizer's view, and the views that would lose a contact. [ARB-12 to ARB-16]
  mutating func mayBegin(_ one: Int) -> Bool {
    contenders[one].wasAskedToBegin = true
    let plan = contenders[one].plan
    // SCR-7: content that keeps its touch comes before everything else.
    if plan.kind == .scrollPan, !contentLetsGo(one) { return false }
    guard contest.answer(.shouldBegin, of: one, about: one, at: now) else { return false }
    var asked = [plan.view]
    if plan.cancelsTouchesInView {
      asked += contenders[one].held.filter { touches[$0].isCancellable }.map { touches[$0].view }
    }
    return asked.allSatisfy {
      contest.answer(.viewLetsBegin, of: $0, about: one, at: now) && !defends($0, against: plan)
    }
  }

  /// Whether a button keeps its tap: from a tap of one finger above it, while it is enabled. [CTL-44]
  func defends(_ view: Int, against plan: ContestRecognizer) -> Bool {
    contest.control(view)?.isButton == true && controls[view]?.isEnabled == true
      && plan.kind == .tap(taps: 1, touches: 1) && contest.path(from: view).dropFirst().contains(plan.view)
  }

  mutating func askDynamicRequirements(of one: Int) {
    for other in contenders.indices
    where contenders[other].isInPlay && areRelated(one, other) && !contenders[one].questioned.contains(other)
    {
      contenders[one].questioned.append(other)
      let answers = [
        contest.answer(.requiresFailureOf, of: one, about: other, at: now),
        contest.answer(.mustFailFor, of: other, about: one, at: now),
        contest.answer(.classRequiresFailureOf, of: one, about: other, at: now),
        contest.answer(.classMustFailFor, of: other, about: one, at: now),
      ]
      if answers.contains(true) { contenders[one].required.append(other) }
    }
  }

  /// X recognizes, and excludes whom it may. [ARB-1, ARB-2, ARB-20, DLV-1]
  mutating func recognize(_ one: Int) {
    let first: Stage = contenders[one].hasBegun ? .began : .ended
    contenders[one].stage = first
    contenders[one].hasNews = false
    actions.append(Action(recognizer: one, stage: first))
    if contenders[one].plan.cancelsTouchesInView {
      for touch in contenders[one].held { touches[touch].isTaken = true }
    }
    for other in tieOrder
    where other != one && contenders[other].isInPlay && !contenders[other].stage.isTerminal {
      if contenders[other].isOpen, awaited(by: other).contains(one) {
        fail(other)
      } else if areRelated(one, other), prevents(one, other) {
        if contenders[other].stage.isActive { cancel(other) } else { fail(other) }
      }
    }
    // ARB-19: one that has ended meanwhile began, and ends now.
    if first == .began, contenders[one].belief.isTerminal {
      contenders[one].stage = contenders[one].belief
      actions.append(Action(recognizer: one, stage: contenders[one].stage))
    }
  }

  // MARK: - Progress

  mutating func settleProgress() -> Bool {
    let going = tieOrder.filter {
      contenders[$0].isInPlay && contenders[$0].stage.isActive && contenders[$0].hasNews
    }
    for recognizer in going {
      contenders[recognizer].stage = contenders[recognizer].belief
      contenders[recognizer].hasNews = false
      actions.append(Action(recognizer: recognizer, stage: contenders[recognizer].stage))
    }
    return !going.isEmpty
  }

  // MARK: - Relations

  /// Those in play whose failure one waits for, as far as is known.
  func awaited(by one: Int) -> [Int] {
    let known = contest.requirements.filter { $0.waiting == one }.map(\.awaited) + contenders[one].required
    return contenders.indices.filter { known.contains($0) && contenders[$0].isInPlay && $0 != one }
  }

  func isBlocked(_ one: Int) -> Bool { awaited(by: one).contains { contenders[$0].isOpen } }

  /// Whether two have a contact in common, or one's view lies in the other's. [ARB-5]
  func areRelated(_ one: Int, _ other: Int) -> Bool {
    guard one != other else { return false }
    if contenders[one].held.contains(where: { contenders[other].held.contains($0) }) { return true }
    // Who was taken from its view, or left with it, is on no chain.
    guard contenders[one].isAttached, contenders[other].isAttached else { return false }
    let (view, otherView) = (contenders[one].plan.view, contenders[other].plan.view)
    return contest.path(from: view).contains(otherView) || contest.path(from: otherView).contains(view)
  }

  /// Whether one, acting, excludes the other. [ARB-6, ARB-7, TAP-9]
  func prevents(_ one: Int, _ other: Int) -> Bool {
    // SCR-14: whoever stops content may drag it on, or what is around it.
    if contenders[one].plan.kind == .touchDelay, contenders[other].plan.kind.isOfScrollView { return false }
    // SCR-2: only time, a lift and a cancellation end the delay.
    if contenders[other].plan.kind == .touchDelay { return false }
    if case .tap(let taps, _) = contenders[one].plan.kind,
      case .tap(let more, _) = contenders[other].plan.kind,
      more > taps
    {
      return false
    }
    return contest.answer(.canPrevent, of: one, about: other, at: now)
      && contest.answer(.canBePrevented, of: other, about: one, at: now)
      && !contest.answer(.simultaneous, of: one, about: other, at: now)
      && !contest.answer(.simultaneous, of: other, about: one, at: now)
  }
}
