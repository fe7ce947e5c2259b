import FingerpostArbitration
import FingerpostTrace

/// What the environment knows of a press beyond its `UIPress`.
///
/// ```
///   pending ── delivered ── over
///              (began)      (ended, or cancelled once)
/// ```
final class PressRecord {
  /// What the responder has been told of the press.
  enum Standing {
    /// Nothing yet.
    case pending
    /// That it began.
    case delivered
    /// That it is over, or nothing, and nothing more follows.
    case over
  }

  let press: UIPress
  /// What the press said when it began.
  let firstSample: UIPress.Sample
  var standing = Standing.pending
  /// Whether the press changed in the event that is being handled, and its window was not given it yet.
  var needsDispatch = true
  /// Whether recognizers were given the change, and the responder is to hear of it next.
  var needsDelivery = false
  /// Whether the press is over and goes when the event was dispatched.
  var hasEnded = false
  /// Whether the button is up and the event of its release dispatched; the responder may be owed something.
  var isGone = false
  /// Whether a recognizer kept the beginning from the responder. [DLV-14]
  var beginningWasHeld = false
  /// Whether a recognizer kept the end from the responder. [DLV-8]
  var endWasHeld = false
  /// Why the press is cancelled, while it is being.
  var cause: CancellationCause?

  init(_ press: UIPress) {
    self.press = press
    firstSample = press.sample
  }

  nonisolated deinit {}

  /// Whether the responder has still something to hear of the press.
  var isOwed: Bool {
    guard press.responder != nil, !press.held.isTaken || standing == .delivered else { return false }
    return standing == .delivered || (standing == .pending && beginningWasHeld)
  }

  /// Whether the responder is to hear of a beginning that was kept from it.
  var isToBeReplayed: Bool { beginningWasHeld && standing == .pending }

  /// Marks the press as over.
  func end(_ phase: UIPress.Phase, cause: CancellationCause? = nil) {
    press.phase = phase
    self.cause = cause
    needsDispatch = true
    hasEnded = true
  }
}
