import FingerpostTimeline
public import FingerpostTrace

extension UIResponder {
  /// The number that stands for this responder in a trace, or nil as long as no fact has mentioned it.
  package final var knownSubject: SubjectID? { traceNumber == 0 ? nil : SubjectID(traceNumber) }

  /// The number that stands for this responder in a world's trace; the first use introduces it by name.
  public final func subject(in world: World) -> SubjectID {
    if traceNumber != 0 { return SubjectID(traceNumber) }
    return introduce(
      in: world, as: (self as? any TraceNamed)?.traceName ?? String(describing: type(of: self)))
  }

  /// Introduces the responder in a world's trace under a name, unless it has been before.
  @discardableResult
  package final func introduce(in world: World, as name: String) -> SubjectID {
    if traceNumber != 0 { return SubjectID(traceNumber) }
    let id = world.trace.introduce(subjectKind, name: name, at: world.timeline.now.nanoseconds)
    traceNumber = id.rawValue
    return id
  }
}
