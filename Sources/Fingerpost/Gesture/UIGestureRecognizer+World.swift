import FingerpostArbitration
public import FingerpostTimeline
public import FingerpostTrace
import FingerpostUnsafe

/// What a recognizer reads of the world that it lives in.
extension UIGestureRecognizer {
  /// The clock of the world that the recognizer lives in, for deadlines; nil outside of a window.
  ///
  /// A deadline that assigns ``state`` is decided about at once.
  public final var timeline: Timeline? {
    guard contestant.node.isInPlay, let home else { return gestureEnvironment?.world.timeline }
    return home.with { $0.home.with { $0.timeline } }
  }

  /// The time on the ``timeline``.
  final var instant: Instant? {
    guard contestant.node.isInPlay, let home else { return timeline?.now }
    return home.with { $0.home.with { $0.timeline.now } }
  }

  /// The same in seconds.
  final var now: Double? { instant?.seconds }

  /// The thresholds of the world that the recognizer lives in.
  public final var eventRules: EventRules { threshold { $0 } }

  /// Some of the ``eventRules``, without a copy of all.
  @inline(__always)
  final func threshold<Value>(_ read: (EventRules) -> Value) -> Value {
    if contestant.node.isInPlay, let home {
      return home.with { $0.home.with { read($0.eventRules) } }
    }
    return read(attachedView?.holdingWindow?.world.eventRules ?? .standard)
  }

  /// The number that stands for the recognizer in a world's trace; the first use introduces it by name.
  public final func subject(in world: World) -> SubjectID {
    if contestant.subject.rawValue != 0 { return contestant.subject }
    let className = String(describing: type(of: self))
    return introduce(in: world, as: (self as? any TraceNamed)?.traceName ?? name ?? className)
  }

  /// Introduces the recognizer in a world's trace under a name, unless it has been before.
  @discardableResult
  package final func introduce(in world: World, as name: String) -> SubjectID {
    if contestant.subject.rawValue != 0 { return contestant.subject }
    contestant.subject = world.trace.introduce(.recognizer, name: name, at: world.timeline.now.nanoseconds)
    return contestant.subject
  }

  /// Where the recognizer is in play, or would be.
  final var gestureEnvironment: GestureEnvironment? {
    if contestant.node.isInPlay, let home { return home.object }
    return attachedView?.holdingWindow?.world.application.gestureEnvironment
  }
}
