/// A recognizer of a scenario, as far as it matters for choosing touches.
public nonisolated struct ScenarioRecognizer: Hashable, Sendable {
  /// The index among the scenario's nodes, which names it in ``Scenario/disabling(_:)``.
  public let node: Int
  /// The id in logs and traces.
  public let id: String
  /// The scenario's name of its kind, such as `tap`.
  public let kind: String
  /// How many taps it wants; for a long press, those before the press; 0 for other kinds.
  public let taps: Int
  /// How many contacts it wants at once.
  public let touches: Int
  /// How long a press lasts until it begins, in seconds; nil for other kinds.
  public let pressDuration: Double?
  /// How far a finger may move from its start before it fails, in points; nil for kinds without their own limit.
  public let allowableMovement: Double?
  /// The edges from which it takes pans, as `UIRectEdge` has them; 0 for other kinds.
  public let edges: UInt
  /// The nodes of the recognizers that have to fail first, for good.
  public let requirements: [Int]
}
