import Fingerpost
import FingerpostText

/// The keys of `config`: fields of `EventRules`, and those of the format that are not built.
nonisolated enum ScenarioConfigKeys {
  /// Refuses a key that no field has.
  static func check(_ entry: ScenarioEntry) throws(ScenarioError) {
    let built = EventRules.keys
    guard !built.contains(entry.key) else { return }
    for (part, names) in unbuilt where names.contains(entry.key) {
      throw part.refusal(of: "the key “\(entry.key)”", at: entry.place)
    }
    let known = built + unbuilt.flatMap(\.names)
    throw ScenarioError(
      entry.place,
      "EventRules has no key “\(PlainText.excerpt(entry.key))”; \(NearestName.advice(for: entry.key, among: known))"
    )
  }

  /// Reads what a key is set to: true or false for a switch (as 1 or 0), a number for every other.
  static func value(of entry: ScenarioEntry) throws(ScenarioError) -> Double {
    guard EventRules.switches.contains(entry.key) else { return try entry.value.number() }
    return try entry.value.flag() ? 1 : 0
  }

  /// Keys that the format knows and that are not built, each with its part.
  static let unbuilt: [(part: ScenarioPart, names: [String])] = [
    (.scrollViews, ["scroll.deceleration"])
  ]
}
