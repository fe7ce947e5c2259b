import FingerpostArbitration
import FingerpostHID
import FingerpostTimeline
import FingerpostTrace
import Foundation

/// What the environment knows of a contact beyond its touch.
///
/// ```
///             ┌─ withheld: the view hears nothing
///   pending ──┤
///             └─ accepted ── delivered ── over
///                 (holds)     (began)     (ended, or cancelled once)
/// ```
final class ContactRecord {
  /// What the view has been told of the contact.
  enum Standing {
    /// Nothing yet.
    case pending
    /// Nothing yet, but it will be told in this event; it holds the contact.
    case accepted
    /// That it began; it holds the contact.
    case delivered
    /// Nothing, and it never will be. [MULTI-3]
    case withheld
    /// That it ended or was cancelled; nothing more follows. [CANCEL-5]
    case over
  }

  let touch: UITouch
  /// The touch alone, as the set that callbacks get.
  let alone: Set<UITouch>
  /// What the touch said when the contact came down.
  @exclusivity(unchecked) var firstSample: UITouch.Sample
  /// Until when the contact may count as a tap. [TAPC-2]
  let tapDeadline: Instant
  var standing = Standing.pending
  /// Whether the contact changed in the event that is being handled, and its window was not given it yet.
  var needsDispatch = true
  /// Whether recognizers were given the change, and the view is to hear of it next.
  var needsDelivery = false
  /// Whether the contact is over and goes when the event was dispatched.
  var hasEnded = false
  /// Whether the finger is up and the event of its lift dispatched; the view may be owed something all the same.
  var isGone = false
  /// Whether a recognizer kept the beginning from the view. [DLV-14]
  var beginningWasHeld = false
  /// Whether a recognizer kept the end from the view. [DLV-8]
  var endWasHeld = false
  /// What the contact did between the last event and the newest sample of this one. [COAL-6]
  var earlier: [EarlierSample] = []
  /// When the sample before the newest was taken, in seconds.
  var formerTime: TimeInterval = 0
  /// Why the contact is cancelled, while it is being.
  var cause: CancellationCause?

  init(touch: UITouch, tapDeadline: Instant) {
    self.touch = touch
    firstSample = touch.sample
    alone = [touch]
    self.tapDeadline = tapDeadline
  }

  nonisolated deinit {}

  /// Whether the view holds the contact. [MULTI-1, EXCL-1]
  var isHeld: Bool { standing == .accepted || standing == .delivered }

  /// Where the contact came down, in the window's coordinates.
  var start: CGPoint { firstSample.location }

  /// Whether the view knows all that there is to know of a contact that is down.
  var isUpToDate: Bool {
    standing == .delivered && !needsDelivery && touch.currentPhase != .ended && !touch.held.isTaken
  }

  /// Whether the view has still something to hear of the contact.
  var isOwed: Bool {
    guard touch.touchedView != nil, !touch.held.isTaken || standing == .delivered else { return false }
    return standing == .delivered || (standing == .accepted && beginningWasHeld)
  }

  /// Makes the contact ready for the next event, unless it is over.
  ///
  /// - Returns: whether it is not.
  func restIfDown() -> Bool {
    guard !hasEnded else { return false }
    needsDispatch = false
    needsDelivery = false
    touch.currentPhase = .stationary
    return true
  }

  /// Marks the contact as over.
  func end(_ phase: UITouch.Phase, cause: CancellationCause? = nil) {
    touch.currentPhase = phase
    self.cause = cause
    needsDispatch = true
    hasEnded = true
  }
}
