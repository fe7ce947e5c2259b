/// What never came from a source, as far as that is known.
public struct SourceLosses: Hashable, Sendable {
  /// How often the system said that it lost events; how many those were it does not say.
  public var times = 0
  /// How many events did come and were left out, because those before them are missing.
  public var eventsLeftOut = 0

  /// Creates losses.
  public init(times: Int = 0, eventsLeftOut: Int = 0) {
    self.times = times
    self.eventsLeftOut = eventsLeftOut
  }

  /// Adds those of another source.
  mutating func add(_ other: SourceLosses) {
    times &+= other.times
    eventsLeftOut &+= other.eventsLeftOut
  }
}

extension SourceLosses: CustomStringConvertible {
  /// The losses as a clause.
  public var description: String {
    let times = times == 1 ? "events were lost once" : "events were lost \(times) times"
    return eventsLeftOut == 0 ? times : "\(times), and \(eventsLeftOut) more left out"
  }
}
