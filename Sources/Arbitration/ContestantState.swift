/// Where a contestant stands.
///
/// ```
///              ┌─────────────────────────────► failed ──┐
///   possible ──┼─► began ─► changed* ─┬─► ended ────────┼─► (reset) possible
///              │                      └─► cancelled ────┤
///              └─► ended (recognised at one stroke) ────┘
/// ```
public enum ContestantState: UInt8, Hashable, Sendable {
  /// It has decided nothing yet.
  case possible
  /// It recognised a gesture that goes on.
  case began
  /// Its gesture goes on and has changed.
  case changed
  /// Its gesture is over, or was recognised at one stroke.
  case ended
  /// Its gesture was taken away.
  case cancelled
  /// It did not recognise anything.
  case failed

  /// Whether its gesture goes on.
  public var isActive: Bool { self == .began || self == .changed }

  /// Whether only a reset leads on from here.
  public var isOver: Bool { self == .ended || self == .cancelled || self == .failed }

  /// The legal transitions, as data: what a contestant in each state may propose, and what is made of it.
  /// [GR-10, GR-11, GR-12]
  private static let table: [ContestantState: [ContestantState: ContestantState]] = [
    .possible: [.began: .began, .ended: .ended, .failed: .failed, .cancelled: .failed],
    .began: [.changed: .changed, .ended: .ended, .cancelled: .cancelled, .failed: .cancelled],
    .changed: [.changed: .changed, .ended: .ended, .cancelled: .cancelled, .failed: .cancelled],
  ]

  /// What becomes of a proposal to go to another state, or nil when nothing does.
  public func accepting(_ proposal: ContestantState) -> ContestantState? {
    Self.table[self]?[proposal]
  }

  /// The state's name in traces.
  public var name: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}
