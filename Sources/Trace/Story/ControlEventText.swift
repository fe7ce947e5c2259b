import FingerpostText

/// The events that a control sends, in words: the one place that has them, for reports and for the lab.
public enum ControlEventText {
  /// An event, or several of one kind in a row.
  public struct Moment: Hashable, Sendable {
    /// The kind.
    public var kind: ControlEventKind
    /// When the first of them was sent, in nanoseconds.
    public var nanoseconds: Int64
    /// How many they are.
    public var count: Int

    /// Creates one.
    public init(_ kind: ControlEventKind, at nanoseconds: Int64, count: Int = 1) {
      (self.kind, self.nanoseconds, self.count) = (kind, nanoseconds, count)
    }
  }

  /// The events in order, each with its time, such as `touchDown (0 ms) → touchUpInside (84 ms)`.
  ///
  /// - Parameter began: from when the times count, in nanoseconds.
  public static func listed(_ events: [Moment], from began: Int64 = 0) -> String {
    var moments: [(nanoseconds: Int64, kinds: [String])] = []
    for event in events {
      let kind = event.kind.rawValue + (event.count > 1 ? " \(event.count) times" : "")
      if moments.last?.nanoseconds == event.nanoseconds {
        moments[moments.count - 1].kinds.append(kind)
      } else {
        moments.append((event.nanoseconds, [kind]))
      }
    }
    return moments.map { "\($0.kinds.listed()) (\(Decimals.milliseconds($0.nanoseconds - began)))" }
      .joined(separator: " → ")
  }
}
