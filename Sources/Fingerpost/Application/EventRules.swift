/// Every threshold and every disputed choice of the engine, in one value.
///
/// The name in a scenario's `config` stands in ``keys``; the rule that a value belongs to is named at each field.
public nonisolated struct EventRules: Hashable, Sendable {
  /// The smallest alpha, read from single precision, with which a view is hit. `hit.alphaMin` [HIT-2]
  public var hitAlphaMin = 0.01
  /// How often the whole hit test runs for a contact that comes down, 1 or 2. `hitTestPasses` [HIT-21, HIT-23]
  ///
  /// UIKit runs it twice, with equal results; the last one counts.
  public var hitTestPasses = 1
  /// How soon after a lift the next contact must come down to continue a tap, in seconds.
  /// `tapCount.interval` [TAPC-1]
  public var tapCountInterval = 0.35
  /// How near to the last contact the next must come down, and how far a contact may move and still be a tap, in
  /// points. `tapCount.radius` [TAPC-1, TAPC-2]
  public var tapCountRadius = 45.0
  /// How long a contact may stay down and still be a tap, in seconds. `tapCount.maxDuration` [TAPC-3]
  public var tapCountMaxDuration = 1.0
  /// Whether a contact on another view than the last starts to count anew. `tapCount.perView` [TAPC-5]
  public var tapCountPerView = true

  /// Creates the rules with their standard values.
  public init() {}

  /// The standard values.
  public static let standard = EventRules()

  /// The names under which a scenario's `config` sets the fields.
  public static let keys = [
    "hit.alphaMin", "hitTestPasses", "tapCount.interval", "tapCount.maxDuration", "tapCount.perView",
    "tapCount.radius",
  ]

  /// Those of ``keys`` that are true or false; all others are numbers.
  public static let switches: Set<String> = ["tapCount.perView"]

  /// Sets the field that a name of ``keys`` stands for; one of ``switches`` is set by 0 or 1.
  ///
  /// - Returns: a sentence saying what is wrong, or nil when the value was set.
  public mutating func set(_ key: String, to value: Double) -> String? {
    guard value.isFinite, value >= 0 else { return "\(key) wants a number that is not negative" }
    switch key {
    case "hit.alphaMin": hitAlphaMin = value
    case "hitTestPasses":
      guard value == 1 || value == 2 else { return "hitTestPasses is 1 or 2" }
      hitTestPasses = Int(value)
    case "tapCount.interval": tapCountInterval = value
    case "tapCount.maxDuration": tapCountMaxDuration = value
    case "tapCount.perView":
      guard value == 0 || value == 1 else { return "tapCount.perView is true or false" }
      tapCountPerView = value == 1
    case "tapCount.radius": tapCountRadius = value
    default: return "\(key) is not a rule of the engine"
    }
    return nil
  }
}
