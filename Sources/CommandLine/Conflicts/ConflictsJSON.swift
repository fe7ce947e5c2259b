import FingerpostConflicts
import FingerpostText

/// The findings of a search as one JSON object, with its keys in alphabetical order.
enum ConflictsJSON {
  /// The name of the format and its version.
  nonisolated static let format = "fingerpost.conflicts.v2"

  /// - Parameters:
  ///   - losses: what could not be played of the input, a sentence each.
  ///   - isPartial: whether the search or what follows it ended early.
  static func text(of report: ConflictReport, _ losses: [String], file: String, isPartial: Bool = false)
    -> String
  {
    let tried = report.tried
    return JSONWriter.document { json in
      json.field("conflicts", objects: report.findings) { writeFields(of: $0, to: json) }
      json.field("format", format)
      json.field("input", file)
      json.field("losses", losses)
      json.field("notes", report.notes)
      if isPartial { json.field("partial", true) }
      json.field("tried") {
        json.field("composed", tried.composed)
        json.field("places", tried.places)
        json.field("random", tried.sequences - tried.composed)
        json.field("recognizers", tried.recognizers)
        json.field("seed", tried.seed)
        json.field("sequences", tried.sequences)
        json.field("views", tried.views)
      }
      json.field("tool", ProgramVersion.tool)
      json.field("unexercised", report.unexercised)
    }
  }

  /// Writes the fields of a conflict into an object that has begun.
  static func writeFields(of finding: ConflictReport.Finding, to json: JSONWriter) {
    json.field("actors", finding.actors)
    json.field("details", finding.details)
    json.field("fixes", objects: finding.fixes) { fix in
      json.field("code", fix.code)
      json.field("effect", fix.effect)
      json.field("summary", fix.summary)
    }
    json.field("kind", finding.kind)
    json.field("rules", finding.rules)
    json.field("scenario", finding.scenario)
    json.field("seconds", finding.seconds)
    json.field("steps", finding.steps)
    json.field("title", finding.title)
    json.field("touches", finding.touches)
  }
}
