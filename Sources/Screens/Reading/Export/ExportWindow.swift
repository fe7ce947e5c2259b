/// One entry in an export's list of windows.
nonisolated struct ExportWindow: ExportPart {
  let view: Int?
  /// The level, or nil where the export does not state it.
  let level: Double?
  let problems: [String]
  let unknownKeys: [String]

  init(_ object: ExportObject) {
    var object = object
    view = object.integer("view")
    level = object.number("level")
    problems = object.problems
    unknownKeys = object.unknownKeys(besides: ["view", "level", "key"])
  }
}
