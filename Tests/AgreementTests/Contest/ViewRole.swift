/// What a view of a case is.
enum ViewRole: Hashable, Sendable {
  case plain
  case control(ControlPlan)
  case scroll(ScrollPlan)
}

/// A control, and what its class answers.
struct ControlPlan: Hashable, Sendable {
  /// Whether it defends its taps as a button does. [CTL-44]
  var isButton = false
  var isEnabled = true
  var begins = Answer(atFirst: true)
  var continues = Answer(atFirst: true)
}

/// A scroll view. What it answers about its content is an opinion. One without a way to go stays where it is, whatever
/// the fingers do.
struct ScrollPlan: Hashable, Sendable {
  var delaysContentTouches = true
  var canCancelContentTouches = true
  var isScrollEnabled = true
  /// Whether there is content to the left and to the right, and above and below.
  var hasRoomAcross = false
  var hasRoomDown = true
  /// How it moves, if it does; the room is what this says then.
  var travel: ScrollTravel?
}

/// A scroll view that moves.
struct ScrollTravel: Hashable, Sendable {
  /// By how much its content is longer than it is; nothing or less of it is no room.
  var room = Point(x: 0, y: 1000)
  /// The offset at the beginning, between 0 and the room.
  var start = Point(x: 0, y: 0)
  var bounces = true
  var alwaysBouncesAcross = false
  var alwaysBouncesDown = false
  /// Whether it slows down at the fast rate. [SCR-19]
  var isFast = false
}

extension Contest {
  func control(_ view: Int) -> ControlPlan? {
    if case .control(let plan) = views[view].role { plan } else { nil }
  }

  func scroll(_ view: Int) -> ScrollPlan? {
    if case .scroll(let plan) = views[view].role { plan } else { nil }
  }

  /// The scroll views that a view lies in, the innermost first; not the view itself. [SCR-12]
  func scrollViews(around view: Int) -> [Int] { path(from: view).dropFirst().filter { scroll($0) != nil } }

  /// Whether a recognizer is enabled at the beginning. [SCR-10, SCR-22]
  func isEnabledAtFirst(_ recognizer: ContestRecognizer) -> Bool {
    guard recognizer.kind.isOfScrollView, let plan = scroll(recognizer.view) else {
      return recognizer.isEnabled
    }
    return plan.isScrollEnabled && (recognizer.kind == .scrollPan || plan.delaysContentTouches)
  }

  /// What a scroll view answers about the cancelling of a touch in a view. [SCR-8]
  func mayCancelContent(_ scroll: Int, in view: Int, at now: Nanoseconds) -> Bool {
    let opinion = opinions.first {
      $0.question == .contentMayBeCancelled && $0.holder == scroll && $0.subject == view
    }
    return opinion?.answer.given(at: now) ?? (control(view) == nil)
  }
}
