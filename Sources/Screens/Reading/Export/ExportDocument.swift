import Fingerpost
import Foundation

/// The whole of an export.
nonisolated struct ExportDocument: Decodable {
  let format: String?
  let notes: [String]
  let windows: [ExportWindow]
  let views: [ExportElement<ExportView>]?
  let problems: [String]
  let unknownKeys: [String]

  init(from decoder: any Decoder) throws {
    var object = try ExportObject(decoder)
    format = object.text("format")
    notes = object.texts("notes") ?? []
    windows = object.value("windows", [ExportWindow].self, "an array of windows") ?? []
    views = object.value("views", [ExportElement<ExportView>].self, "an array of views")
    problems = object.problems
    unknownKeys = object.unknownKeys(besides: [
      "format", "notes", "windows", "views", "tool", "system", "device", "application", "screen",
    ])
  }
}
