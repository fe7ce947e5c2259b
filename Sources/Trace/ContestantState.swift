/// The state of a contestant.
///
/// ```
///              ┌─────────────────────────────► failed ──┐
///   possible ──┼─► began ─► changed* ─┬─► ended ────────┼─► (reset) possible
///              │                      └─► cancelled ────┤
///              └─► ended (recognized at one stroke) ────┘
/// ```
public enum ContestantState: UInt8, Hashable, Sendable, CaseIterable {
  /// It has decided nothing yet.
  case possible
  /// It recognized a continuous gesture, which has begun.
  case began
  /// Its gesture continues and has changed.
  case changed
  /// Its gesture is over, or was recognized at one stroke.
  case ended
  /// Its gesture was taken away.
  case cancelled
  /// It did not recognize anything.
  case failed

  /// Whether its gesture continues.
  @inlinable
  public var isActive: Bool { self == .began || self == .changed }

  /// Whether only a reset leads on from here.
  @inlinable
  public var isOver: Bool { self == .ended || self == .cancelled || self == .failed }

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
