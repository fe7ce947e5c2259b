/// A test or a scenario that holds a rule: it fails when the rule no longer does.
nonisolated struct Pin: Hashable {
  /// The file, from the checkout's root.
  let path: String
  /// What the test or the scenario says it shows.
  let name: String
}
