/// A recogniser of a scenario, as far as whoever makes up touches for it has to know it.
public nonisolated struct ScenarioRecognizer: Hashable, Sendable {
  /// The index among the scenario's nodes, which names it in ``Scenario/disabling(_:)``.
  public let node: Int
  /// The id, which logs and traces have.
  public let id: String
  /// The scenario's name of its kind, such as `tap`.
  public let kind: String
  /// How many taps it wants, of a long press those before the press; 0 for other kinds.
  public let taps: Int
  /// How many contacts it wants at once.
  public let touches: Int
  /// How long a press lasts until it begins, in seconds; nil for other kinds.
  public let pressDuration: Double?
  /// How far a finger may go from its start before it fails, in points; nil for kinds without a limit of their own.
  public let allowableMovement: Double?
  /// The edges from which it takes pans, as `UIRectEdge` has them; 0 for other kinds.
  public let edges: UInt
  /// The nodes of the recognisers that have to fail first, for good.
  public let requirements: [Int]
}
