import FingerpostText
import Foundation

/// What became worse between two captures, as one JSON object.
public enum DiffJSON {
  /// The name of the format and its version.
  public nonisolated static let format = "fingerpost-diff/1"

  /// The report, with a line break at its end.
  public static func text(_ diff: ScreenDiff) -> String {
    JSONWriter.document { json in
      json.field("format", format)
      json.field("tool", ProgramVersion.tool)
      json.field("worse", diff.isWorse)
      json.field("old") { write(diff.old, to: json) }
      json.field("new") { write(diff.new, to: json) }
      json.field("changes", objects: diff.entries) { entry in
        json.field("change", entry.change.rawValue)
        json.field("was") { AuditJSON.write(entry.old, to: json) }
        AuditJSON.writeBody(of: entry.finding, to: json)
      }
      json.field("better", objects: diff.better) { AuditJSON.write($0, to: json) }
      json.field("doubts", diff.doubts)
    }
  }

  private static func write(_ capture: ScreenDiff.Capture, to json: JSONWriter) {
    json.field("file", capture.title)
    json.field("kind", capture.kind)
    json.field("views", capture.views)
    json.field("targets", capture.targets)
  }
}
