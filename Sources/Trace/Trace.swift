/// A fact with its position in the run.
public struct TraceRecord: Hashable, Sendable {
  /// The position in the trace, from 1.
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
  /// Takes a fact, in the order in which facts occur.
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
/// Hold it in a `let`. With no listener a trace point costs one check of a flag, and the fact is never built.
public final class Trace {
  /// The listener that is there from the beginning, or nil.
  public let sink: (any TraceSink)?
  /// A second listener, which may come and go while the world runs. A world has to be told: see `World.observe(_:)`.
  public var observer: (any TraceSink)? {
    get { second }
    set {
      second = newValue
      listens = sink != nil || newValue != nil
    }
  }

  @exclusivity(unchecked) private var second: (any TraceSink)?
  @exclusivity(unchecked) @usableFromInline var listens: Bool
  private var lastNumber = 0
  private var lastSubject: UInt32 = 0
  /// What was introduced, the newest of it, for a listener that comes later.
  private var introduced: [(kind: SubjectKind, name: String)] = []

  /// How many names are kept for listeners that come later.
  static let nameLimit = 50_000

  /// Creates a trace that hands its facts to a sink, or to none.
  public init(_ sink: (any TraceSink)? = nil) {
    self.sink = sink
    listens = sink != nil
  }

  /// Whether there is a listener.
  @inlinable public var isListening: Bool { listens }

  /// Records a fact at a time given in nanoseconds.
  public func record(_ fact: Fact, at nanoseconds: Int64) {
    guard listens else { return }
    lastNumber += 1
    let record = TraceRecord(number: lastNumber, nanoseconds: nanoseconds, fact: fact)
    sink?.record(record)
    second?.record(record)
  }

  /// Hands out the next subject's number and records its name.
  public func introduce(_ kind: SubjectKind, name: String, at nanoseconds: Int64) -> SubjectID {
    lastSubject += 1
    let id = SubjectID(lastSubject)
    if introduced.count >= 2 * Self.nameLimit { introduced.removeFirst(Self.nameLimit) }
    introduced.append((kind, name))
    record(.subject(id, kind: kind, name: name), at: nanoseconds)
    return id
  }

  /// The facts that introduced what has a number by now, or the newest of them, for a listener that has not heard them. Their
  /// number in the trace is 0.
  public func introductions(at nanoseconds: Int64) -> [TraceRecord] {
    let known = introduced.suffix(Self.nameLimit)
    let first = lastSubject - UInt32(known.count) + 1
    return zip(first..., known).map { number, subject in
      TraceRecord(
        number: 0, nanoseconds: nanoseconds,
        fact: .subject(SubjectID(number), kind: subject.kind, name: subject.name))
    }
  }
}
