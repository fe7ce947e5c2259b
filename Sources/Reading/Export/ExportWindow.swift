import Foundation

/// One entry in an export's list of windows.
nonisolated struct ExportWindow: Decodable {
  let view: Int?
  /// The level, or nil where the export does not state it.
  let level: Double?
  let problems: [String]
  let unknownKeys: [String]

  init(from decoder: any Decoder) throws {
    var object = try ExportObject(decoder)
    view = object.integer("view")
    level = object.number("level")
    problems = object.problems
    unknownKeys = object.unknownKeys(besides: ["view", "level", "key", "scene"])
  }
}
