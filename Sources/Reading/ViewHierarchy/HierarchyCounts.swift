/// How much of a view hierarchy was and was not understood.
nonisolated struct HierarchyCounts {
  /// The responses that say something.
  var responses = 0
  /// The responses that say nothing: questions that the application did not answer.
  var failedResponses = 0
  /// The responses that could not be read at all, each with the reason.
  var unreadableResponses: [String] = []
  var captures = 0
  var classes = 0
  var unreadableObjects = 0
  var readProperties = 0
  var unusedProperties = 0
  /// The properties that the application could not be asked for.
  var failedProperties = 0
  var unreadableProperties = 0
  /// The views that were left out because they lie in themselves.
  var cycles = 0
  /// The views that are named in several superviews.
  var doubleParents = 0

  /// Begins to count objects and properties from zero: what came before is no longer used.
  mutating func startCapture() {
    captures += 1
    (unreadableObjects, readProperties, unusedProperties) = (0, 0, 0)
    (failedProperties, unreadableProperties) = (0, 0)
  }

  /// What a reader of the report has to know, a sentence each.
  var warnings: [String] {
    var warnings: [String] = []
    func add(_ count: Int, _ one: String, _ many: String) {
      if count > 0 { warnings.append(count == 1 ? "1 \(one)." : "\(count) \(many).") }
    }
    if let first = unreadableResponses.first {
      let rest = unreadableResponses.count - 1
      warnings.append(first + (rest > 0 ? " So could \(rest) more." : ""))
    }
    add(
      failedResponses, "response is empty, because a request to the application failed",
      "responses are empty, because requests to the application failed")
    add(
      failedProperties, "property could not be read from the application",
      "properties could not be read from the application")
    add(
      unreadableProperties, "property has a value that was not understood",
      "properties have values that were not understood")
    add(
      unreadableObjects, "object has no address and was left out", "objects have no address and were left out"
    )
    add(
      doubleParents, "view is listed in two superviews; the first counts",
      "views are listed in several superviews; the first counts")
    add(cycles, "view lies inside itself and was left out", "views lie inside themselves and were left out")
    if captures > 1 { warnings.append("There are \(captures) captures; the last was read.") }
    return warnings
  }
}
