/// A fact with its place in the run.
public struct TraceRecord: Hashable, Sendable {
  /// The place in the trace, from 1.
  public var number: Int
  /// The time on the run's timeline, in nanoseconds.
  public var nanoseconds: Int64
  /// What was recorded.
  public var fact: Fact

  /// Creates a record.
  @inlinable
  public init(number: Int, nanoseconds: Int64, fact: Fact) {
    self.number = number
    self.nanoseconds = nanoseconds
    self.fact = fact
  }
}

/// Something that listens to a trace.
public protocol TraceSink: AnyObject {
  /// Takes a fact, in the order in which facts come about.
  func record(_ record: TraceRecord)
}

/// A sink that keeps everything.
public final class TraceLog: TraceSink {
  /// What was recorded so far.
  public private(set) var records: [TraceRecord] = []

  /// Creates an empty log.
  public init() {}

  /// Appends a record.
  public func record(_ record: TraceRecord) {
    records.append(record)
  }

  /// Forgets what was recorded, keeping the memory for what comes next.
  public func removeAll() {
    records.removeAll(keepingCapacity: true)
  }
}

/// The one place of a world in which facts are recorded.
///
/// Hold it in a `let`. With no sink a trace point costs one check for nil, and the fact is never built.
public final class Trace {
  /// Who listens, or nil.
  public let sink: (any TraceSink)?

  private var lastNumber = 0
  private var lastSubject: UInt32 = 0

  /// Creates a trace that hands its facts to a sink, or to nobody.
  public init(_ sink: (any TraceSink)? = nil) {
    self.sink = sink
  }

  /// Whether anybody listens.
  public var isListening: Bool { sink != nil }

  /// Records a fact at a time given in nanoseconds.
  public func record(_ fact: Fact, at nanoseconds: Int64) {
    guard let sink else { return }
    lastNumber += 1
    sink.record(TraceRecord(number: lastNumber, nanoseconds: nanoseconds, fact: fact))
  }

  /// Hands out the next subject's number and records its name.
  public func introduce(_ kind: SubjectKind, name: String, at nanoseconds: Int64) -> SubjectID {
    lastSubject += 1
    let id = SubjectID(lastSubject)
    record(.subject(id, kind: kind, name: name), at: nanoseconds)
    return id
  }
}
