/// What a log has to hold at one place.
public nonisolated enum ScenarioExpectation: Hashable, Sendable {
  /// Exactly this line.
  case line(ScenarioExpectedLine)
  /// These lines, in any order.
  case anyOrder([ScenarioExpectedLine])

  /// The lines, in the order in which they are written.
  public var lines: [ScenarioExpectedLine] {
    switch self {
    case .line(let line): [line]
    case .anyOrder(let lines): lines
    }
  }
}

/// A line that a log has to hold.
public nonisolated struct ScenarioExpectedLine: Hashable, Sendable {
  /// The line without its time, as logs have it.
  public var text: String
  /// The time, in nanoseconds, or nil where any will do.
  public var nanoseconds: Int64?

  /// Creates a line.
  public init(text: String, nanoseconds: Int64? = nil) {
    self.text = text
    self.nanoseconds = nanoseconds
  }

  /// Whether a log line is the one expected: the same text, and a time that is right to a millisecond.
  public func matches(_ line: ScenarioLogLine) -> Bool {
    guard text == line.text else { return false }
    guard let nanoseconds else { return true }
    return (nanoseconds - Self.tolerance...nanoseconds + Self.tolerance).contains(line.nanoseconds)
  }

  /// How far a time may be off, in nanoseconds.
  static let tolerance: Int64 = 1_000_000
}

/// A line of a log.
public nonisolated struct ScenarioLogLine: Hashable, Sendable, CustomStringConvertible {
  /// When the callback came, in nanoseconds from the scenario's beginning.
  public var nanoseconds: Int64
  /// The line without its time: `V.touchesBegan(1,2)`.
  public var text: String

  /// Creates a line.
  public init(nanoseconds: Int64, text: String) {
    self.nanoseconds = nanoseconds
    self.text = text
  }

  /// The line with its time: `@0.050 V.touchesBegan(1)`.
  public var description: String { "@\(Self.seconds(nanoseconds)) \(text)" }

  /// A time in seconds with three decimals, rounded.
  public static func seconds(_ nanoseconds: Int64) -> String {
    let milliseconds = max(0, nanoseconds) / 1_000_000 + (max(0, nanoseconds) % 1_000_000 >= 500_000 ? 1 : 0)
    let fraction = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }
}
