import FingerpostScreens
import FingerpostTrace

/// What a control sends in one gesture, and to which targets.
package nonisolated struct ControlActivity: Sendable {
  /// An event, or several of one kind in a row.
  package struct Event: Hashable, Sendable {
    package var kind: ControlEventKind
    package var count: Int
    /// When the first was sent, in nanoseconds since the gesture began.
    package var nanoseconds: Int64
    /// How many handlers each is sent to.
    package var handlers: Int
  }

  /// An action, and the way to the object that performs it.
  package struct Action: Hashable, Sendable {
    package var name: String
    /// The event that it was sent for.
    package var kind: ControlEventKind?
    package var nanoseconds: Int64
    /// The responders that were asked, in order; empty for an action with a target.
    package var asked: [GestureEvent.Responder]
    package var performer: GestureEvent.Performer
  }

  /// Why the control's main event is not sent.
  package enum Hindrance: Hashable, Sendable {
    /// It is disabled.
    case disabled
    /// It tracks another contact.
    case busy
    /// Its `beginTracking` returns false.
    case refused
    /// Its `continueTracking` returns false.
    case stopped
    /// The touch was taken from it, by this recognizer if one did.
    case cancelled(by: Int?)
    /// A recognizer took the touch before its view got anything.
    case takenBefore(by: Int)
    /// The touch is kept from its view.
    case withheld(WithholdingReason)
    /// The recognizer that starts editing in a text field failed.
    case failed(recognizer: Int, GestureEvent.Verdict)
    /// The finger lifted outside.
    case liftedOutside
    /// It opens a menu instead.
    case menu
    /// The touch belongs to a view that does not pass it on.
    case unheard
    /// The touch belongs to a view inside the control, which forwards it.
    case forwarded(from: Int)
    /// Nothing was in the way, and the value did not change.
    case unchanged
    /// It sends its main event, and has no target.
    case targetless
    /// A press makes it send its primary action, and its targets are for other events. [PRESS-5]
    case untargeted
  }

  package private(set) var events: [Event] = []
  package private(set) var actions: [Action] = []
  /// The recognizers that the control did not let begin.
  package private(set) var refusals: [Int] = []
  /// Why the control's main event is not sent, or nil if it is.
  package private(set) var hindrance: Hindrance?

  /// Reads what one control did in a run.
  ///
  /// - Parameters:
  ///   - purpose: the control's main event.
  ///   - tap: the recognizer that has to act for it, if there is one.
  ///   - isEnabled: whether the control is enabled.
  ///   - isSlider: whether it is a slider.
  package init(
    of control: Int, purpose: ControlEventKind, tap: Int? = nil, isEnabled: Bool = true,
    isSlider: Bool = false,
    in run: GestureRun
  ) {
    var changes: [TrackingChange] = []
    var taker: Int?
    var early: Int?
    var withheld: WithholdingReason?
    var asked: [GestureEvent.Responder] = []
    var failure: Hindrance?
    var target: Int?
    for timed in run.events {
      switch timed.event {
      case .control(let kind, control, let handlers): add(kind, handlers, timed.nanoseconds)
      case .tracking(let change, control, _): changes.append(change)
      case .targeted(_, let view): target = target ?? view
      case .refused(let recognizer, _): if !refusals.contains(recognizer) { refusals.append(recognizer) }
      case .taken(_, let recognizer, let unheard):
        if unheard != nil { early = early ?? recognizer } else { taker = taker ?? recognizer }
      case .withheld(_, _, let reason): withheld = withheld ?? reason
      case .sought(_, let responder, _): asked.append(responder)
      case .action(let name, control, let performer):
        actions.append(
          Action(
            name: name, kind: events.last?.kind, nanoseconds: timed.nanoseconds, asked: asked,
            performer: performer))
        asked.removeAll()
      case .verdict(let recognizer, let verdict) where recognizer == tap && verdict.state == .failed:
        failure = .failed(recognizer: recognizer, verdict)
      default: break
      }
    }
    if !events.contains(where: { $0.kind == purpose }) {
      hindrance =
        isEnabled
        ? failure ?? Self.hindrance(changes, events.map(\.kind), taker: taker, early: early, withheld)
        : .disabled
      if changes == [.forwarded], let target { hindrance = .forwarded(from: target) }
      // It does not matter where the finger of a slider lifts.
      if hindrance == .liftedOutside, isSlider {
        hindrance = .unchanged
      }
    }
  }

  private mutating func add(_ kind: ControlEventKind, _ handlers: Int, _ now: Int64) {
    // Every move of a drag sends some.
    let going: [ControlEventKind] = [
      .touchDragInside, .touchDragOutside, .valueChanged, .primaryActionTriggered,
    ]
    if going.contains(kind) {
      for place in events.indices.reversed() {
        guard going.contains(events[place].kind) else { break }
        guard events[place].kind == kind else { continue }
        events[place].count += 1
        return
      }
    }
    events.append(Event(kind: kind, count: 1, nanoseconds: now, handlers: handlers))
  }

  private static func hindrance(
    _ changes: [TrackingChange], _ kinds: [ControlEventKind], taker: Int?, early: Int?,
    _ withheld: WithholdingReason?
  ) -> Hindrance {
    if changes.contains(.disabled) { return .disabled }
    if changes.contains(.stopped) { return .stopped }
    if !changes.contains(.began), changes.contains(.refused) { return .refused }
    if changes.contains(.cancelled) { return .cancelled(by: taker) }
    if kinds.contains(.touchUpOutside) { return .liftedOutside }
    if kinds.contains(.menuActionTriggered) { return .menu }
    if changes.contains(.began) { return .unchanged }
    if changes.contains(.busy) { return .busy }
    if let early { return .takenBefore(by: early) }
    if let withheld { return .withheld(withheld) }
    return .unheard
  }

  private static func shape(_ hindrance: Hindrance) -> String {
    if case .failed(let recognizer, let verdict) = hindrance {
      return "failed \(recognizer) \(verdict.rule.rawValue)"
    }
    return "\(hindrance)"
  }

  /// A key that is equal for two gestures in which the control does the same, apart from times.
  package var shape: [String] {
    var performed: [String] = []
    for action in actions.map({ "\($0.name) \($0.kind?.rawValue ?? "") \($0.performer)" })
    where !performed.contains(action) && !action.contains("touchDragInside") {
      performed.append(action)
    }
    return events.filter { $0.kind != .touchDragInside }.map(\.kind.rawValue)
      + performed
      + [hindrance.map(Self.shape) ?? "none"] + refusals.map { "r\($0)" }
  }
}
