import FingerpostScreens
import FingerpostText

nonisolated extension Screen {
  /// What could not be used unchanged, a sentence each, with its line.
  package var warningSentences: [String] {
    warnings.map { warning in (warning.line.map { "line \($0): " } ?? "") + warning.message }
  }

  /// Writes what was read, as reports have it under `input`, into an object that has begun.
  package func writeInput(_ warnings: [String], to json: JSONWriter) {
    json.field("kind", kind.rawValue)
    json.field("views", views.count)
    json.field("windows", views.count { $0.isWindow })
    let knowledge = self.knowledge
    json.field("knows") {
      json.field("depth", knowledge.depth.rawValue)
      json.field("interaction", knowledge.interaction.rawValue)
      json.field("recognizers", knowledge.recognizers.rawValue)
      json.field("overrides", knowledge.overrides.rawValue)
    }
    json.field("warnings", warnings)
  }
}
