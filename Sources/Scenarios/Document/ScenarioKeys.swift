import FingerpostText

/// The keys that a mapping may have, and those that the format knows but that are not built yet.
nonisolated struct ScenarioKeys: Sendable {
  /// What the mapping describes, with its article.
  var what: String
  /// The keys that are built.
  var built: [String]
  /// The keys that belong to what is not built, each with its part.
  var unbuilt: [ScenarioPart: [String]] = [:]

  /// The error for a key that is not built.
  func refusal(of key: String, at place: ScenarioPlace) -> ScenarioError {
    for part in ScenarioPart.allCases where unbuilt[part]?.contains(key) == true {
      return part.refusal(of: "the key “\(key)”", at: place)
    }
    let known = built + ScenarioPart.allCases.flatMap { unbuilt[$0] ?? [] }
    return ScenarioError(
      place,
      "\(what) has no key “\(PlainText.excerpt(key))”; \(NearestName.advice(for: key, among: known))")
  }
}
