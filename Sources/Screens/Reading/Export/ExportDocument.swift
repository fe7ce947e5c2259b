/// The whole of an export.
nonisolated struct ExportDocument: ExportPart {
  let format: String?
  let notes: [String]
  let windows: [ExportWindow]
  /// The views with where in the text each begins.
  let views: [(part: ExportView?, start: Int)]?
  let problems: [String]
  let unknownKeys: [String]

  init(_ object: ExportObject) {
    var object = object
    format = object.text("format")
    notes = object.texts("notes") ?? []
    windows = object.parts("windows", ExportWindow.self, "an array of windows") ?? []
    views = object.readableParts("views", ExportView.self, "an array of views")
    problems = object.problems
    unknownKeys = object.unknownKeys(besides: [
      "format", "notes", "windows", "views", "tool", "system", "device", "application", "screen",
    ])
  }
}
