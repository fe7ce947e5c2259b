/// Finds the gestures in a run's facts, and what became of each.
///
/// The engine's own facts say where one ends: no finger is down, every recognizer that got one has been reset, and what
/// scrolls has come to rest.
public struct GestureStoryteller {
  /// The gesture that the last fact belongs to; nil before the first one.
  public private(set) var current: GestureStory?
  /// Whether it has changed since ``told()``.
  public private(set) var isNews = false
  private var names = SubjectNames()
  /// The recognizers whose attempt is not over, and the scroll views that move.
  private var attempts: Set<SubjectID> = []
  private var moving: Set<SubjectID> = []
  private var count = 0

  /// Creates one that knows of nothing.
  public init() {}

  /// Notes that the current story was told as it is.
  public mutating func told() { isNews = false }

  /// What a subject is called.
  public func name(of subject: SubjectID) -> String { names[subject] }

  /// Takes the next fact.
  ///
  /// - Returns: the gesture before, which is complete, if the fact begins another one.
  @discardableResult
  public mutating func record(_ record: TraceRecord) -> GestureStory? {
    let (fact, now) = (record.fact, record.nanoseconds)
    if names.learn(fact) { return nil }
    var before: GestureStory?
    if Self.begins(fact), current?.hands.isEmpty ?? true, attempts.isEmpty {
      before = current
      before?.isOver = true
      count += 1
      current = GestureStory(number: count, began: now)
    }
    guard current != nil else { return nil }
    if note(fact, at: now) {
      current?.last = now
      isNews = true
    }
    let isOver = attempts.isEmpty && moving.isEmpty && current?.hands.isEmpty == true
    if current?.isOver != isOver {
      current?.isOver = isOver
      isNews = true
    }
    return before
  }

  private static func begins(_ fact: Fact) -> Bool {
    switch fact {
    case .contact(_, .down, _, _): true
    case .press(let press, .began):
      {
        var hands = GestureHands()
        hands.note(press, .began)
        return !hands.isEmpty
      }()
    default: false
    }
  }

  /// - Returns: whether the gesture caused the fact.
  private mutating func note(_ fact: Fact, at now: Int64) -> Bool {
    switch fact {
    case .contact(let contact, let change, let x, let y):
      current?.hands.note(contact, change, x: x, y: y, at: now)
    case .press(let press, let change): current?.hands.note(press, change)
    case .received(_, let recognizer): attempts.insert(recognizer)
    case .contestantReset(let recognizer): attempts.remove(recognizer)
    case .targeted(_, _, let view):
      current?.tell(.hit, nil) { $0.found.append(view) }
      current?.tell(.view, view) { $0.targeted = $0.targeted ?? now }
    case .dropped: current?.tell(.hit, nil) { $0.found.append(nil) }
    case .pressTargeted(_, let responder?):
      current?.tell(.view, responder) { ($0.targeted, $0.isPress) = ($0.targeted ?? now, true) }
    case .heldBack(.began, _, let view, let recognizer): current?.tell(.view, view) { $0.holder = recognizer }
    case .withheld(_, let view, let reason): current?.tell(.view, view) { $0.withheld = reason }
    case .delivered(let phase, let view, _): current?.tell(.view, view) { $0.note(phase, at: now) }
    case .waits(let recognizer, let other):
      current?.tell(.recognizer, recognizer) { if $0.wait == nil { $0.wait = (other, now, nil) } }
    case .gaveUp(let recognizer, let why):
      current?.tell(.recognizer, recognizer) {
        $0.failed = StoryPart.Failure(at: now, why: .itself, itself: why)
      }
    case .verdict(let recognizer, let state, let reason):
      current?.tell(.recognizer, recognizer) { $0.note(state, reason, at: now) }
    case .acted(let recognizer, _, _): current?.tell(.recognizer, recognizer) { $0.act(at: now) }
    case .controlEvent(let control, let kind, _, _):
      current?.tell(.control, control) { $0.send(kind, at: now) }
    case .tracking(let control, _, let change): current?.tell(.control, control) { $0.note(change) }
    case .scrolling(let view, let step, let x, let y):
      follow(view, step)
      current?.tell(.scroll, view) { $0.scroll(step, to: GestureHands.Point(x: x, y: y)) }
    case .pointer, .pointed, .subject: return false
    default: break
    }
    return true
  }

  private mutating func follow(_ view: SubjectID, _ step: ScrollStep) {
    switch step {
    case .draggingBegan, .decelerationBegan, .zoomingBegan: moving.insert(view)
    case .draggingEnded, .decelerationEnded, .stopped, .zoomingEnded: moving.remove(view)
    case .moved: break
    }
  }
}

extension StoryPart {
  fileprivate mutating func note(_ phase: TouchPhase, at now: Int64) {
    switch phase {
    case .began: told = told ?? now
    case .moved: break
    case .ended: end = (.ended, now)
    case .cancelled: end = (.lost, now)
    }
  }

  fileprivate mutating func note(_ state: ContestantState, _ reason: VerdictReason, at now: Int64) {
    if let wait, wait.until == nil { self.wait = (wait.for, wait.since, now) }
    guard state == .failed else { return }
    failed = Failure(at: now, why: reason, itself: reason == .itself ? failed?.itself : nil)
  }

  fileprivate mutating func act(at now: Int64) {
    if acts == 0 { firstAct = now }
    lastAct = now
    acts += 1
  }

  fileprivate mutating func send(_ kind: ControlEventKind, at now: Int64) {
    if events.last?.kind == kind {
      events[events.count - 1].count += 1
    } else if events.count < 40 {
      events.append(ControlEventText.Moment(kind, at: now))
    }
  }

  fileprivate mutating func note(_ change: TrackingChange) {
    switch change {
    case .refused, .disabled, .busy, .forwarded: refusal = refusal ?? change
    default: break
    }
  }

  fileprivate mutating func scroll(_ step: ScrollStep, to point: GestureHands.Point) {
    if step == .moved { moves += 1 }
    offset = point
  }
}
