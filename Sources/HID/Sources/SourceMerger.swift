/// Where the frames of all sources meet: each comes through a gate of its own, and out comes one stream.
///
/// ```
///   source ──► gate ──┐
///   source ──► gate ──┼──► frames with numbers, presses and times of one device
///   (admit) ─► gate ──┘
/// ```
///
/// Nothing here waits: the owner polls ``descriptors`` and calls ``read(_:now:)`` with those that can be read, or that
/// have an error.
public final class SourceMerger {
  /// Names a gate.
  public struct Gate: Hashable, Sendable {
    let number: Int
  }

  private struct Entry {
    let key: Gate
    let name: String
    let source: (any FrameSource)?
    var gate = SourceGate()
    /// How often the source had lost events when that was said last, and when it is to be said again.
    var toldLosses = 0
    var nextTelling = 1
  }

  private var entries: [Entry] = []
  private var shared = SharedInput()
  private var gateCount = 0
  /// Faults at gates that are closed.
  private var earlierFaults = 0
  /// What was lost at sources that are gone.
  private var earlierLosses = SourceLosses()

  /// Creates a merger without any source.
  public init() {}

  /// The descriptors of all sources, in the order in which they were added.
  public var descriptors: [Int32] { entries.compactMap { $0.source?.descriptor } }

  /// How many faults there were at all gates, also those that were not reported again.
  public var faultCount: Int { entries.reduce(earlierFaults) { $0 &+ $1.gate.faultCount } }

  /// The names of all sources and gates with what was lost on the way to each, in the order in which they were added.
  public var sources: [(name: String, losses: SourceLosses)] {
    entries.map { ($0.name, $0.source?.losses ?? SourceLosses()) }
  }

  /// What was lost on the way to all sources, also those that are gone.
  public var losses: SourceLosses {
    var losses = earlierLosses
    for entry in entries { if let source = entry.source { losses.add(source.losses) } }
    return losses
  }

  /// The modifier keys that are held at any source, with the bits of UIKit's `UIKeyModifierFlags`.
  public var modifierFlags: Int { shared.modifierFlags }

  /// How many contacts are down.
  public var contactCount: Int { shared.contactCount }

  /// Adds a source; it is kept until it is gone or its gate is closed.
  @discardableResult public func add(_ source: any FrameSource) -> Gate { open(source.name, source) }

  /// Opens a gate for frames that are handed over, such as by a connection that carries other things as well.
  ///
  /// - Parameter name: the name of the source, for people.
  public func openGate(_ name: String) -> Gate { open(name, nil) }

  /// Returns whether a descriptor belongs to a source of this merger.
  public func holds(_ descriptor: Int32) -> Bool { entries.contains { $0.source?.descriptor == descriptor } }

  /// Returns what the source of a gate is called; nil for one that is closed.
  public func name(of gate: Gate) -> String? { entries.first { $0.key == gate }?.name }

  /// Reads the source with a descriptor once; the owner polls again for the rest, so that no source starves another.
  ///
  /// A source that is gone has what was down cancelled, once, and its gate is closed.
  ///
  /// - Parameter now: the machine's monotonic clock, in nanoseconds.
  public func read(_ descriptor: Int32, now: Int64) -> [SourceEvent] {
    guard let entry = entries.first(where: { $0.source?.descriptor == descriptor }), let source = entry.source
    else { return [] }
    var frames: [Frame] = []
    let outcome = source.read(into: &frames)
    var events: [SourceEvent] = []
    for frame in frames { admit(frame, entry.key, now, &events) }
    tellLosses(entry.key, atEnd: false, &events)
    switch outcome {
    case .more: break
    case .waiting:
      if let index = entries.firstIndex(where: { $0.key == entry.key }) { entries[index].gate.rest(now: now) }
    case .gone:
      events += close(entry.key, now: now)
      events.append(.note(.left(entry.name)))
    }
    return events
  }

  /// Lets in a frame that was handed over.
  ///
  /// - Returns: the frame, if anything is left of it, and what was wrong with it; nothing at a gate that is closed.
  public func admit(_ frame: Frame, through gate: Gate, now: Int64) -> [SourceEvent] {
    var events: [SourceEvent] = []
    admit(frame, gate, now, &events)
    return events
  }

  /// Closes a gate and forgets its source. What is down behind it is cancelled, once.
  public func close(_ gate: Gate, now: Int64) -> [SourceEvent] {
    var events: [SourceEvent] = []
    if let index = entries.firstIndex(where: { $0.key == gate }) {
      entries[index].gate.hold(0, sharing: &shared)
    }
    cancel(gate, now, &events)
    tellLosses(gate, atEnd: true, &events)
    if let index = entries.firstIndex(where: { $0.key == gate }) {
      earlierFaults &+= entries[index].gate.faultCount
      if let source = entries[index].source { earlierLosses.add(source.losses) }
      entries.remove(at: index)
    }
    return events
  }

  /// Cancels everything that is down, at all sources. Fingers that stay down are not heard of again before they lift.
  public func cancelAll(now: Int64) -> [SourceEvent] {
    var events: [SourceEvent] = []
    for key in entries.map(\.key) { cancel(key, now, &events) }
    return events
  }

  private func open(_ name: String, _ source: (any FrameSource)?) -> Gate {
    gateCount += 1
    let key = Gate(number: gateCount)
    entries.append(Entry(key: key, name: name, source: source))
    if let source { entries[entries.count - 1].gate.hold(source.modifierFlags, sharing: &shared) }
    return key
  }

  private func admit(_ frame: Frame, _ key: Gate, _ now: Int64, _ events: inout [SourceEvent]) {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return }
    let admission = entries[index].gate.admit(frame, now: now, sharing: &shared)
    for rejection in admission.rejections {
      events.append(.note(.rejected(rejection, from: entries[index].name)))
    }
    if let frame = admission.frame { events.append(.frame(frame, from: entries[index].name)) }
  }

  /// Says what a source has lost, so rarely that a storm of losses does not become one of notes.
  private func tellLosses(_ key: Gate, atEnd: Bool, _ events: inout [SourceEvent]) {
    guard let index = entries.firstIndex(where: { $0.key == key }), let source = entries[index].source
    else { return }
    let losses = source.losses
    guard losses.times > entries[index].toldLosses, atEnd || losses.times >= entries[index].nextTelling
    else { return }
    entries[index].toldLosses = losses.times
    while entries[index].nextTelling <= losses.times, entries[index].nextTelling < Int.max / 2 {
      entries[index].nextTelling *= 2
    }
    events.append(.note(.lost(losses, from: entries[index].name)))
  }

  private func cancel(_ key: Gate, _ now: Int64, _ events: inout [SourceEvent]) {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return }
    // What the source says of it is of no use: its gate knows what came through, and no source is believed.
    _ = entries[index].source?.cancelAll()
    if let frame = entries[index].gate.cancelAll(now: now, sharing: &shared) {
      events.append(.frame(frame, from: entries[index].name))
    }
  }
}
