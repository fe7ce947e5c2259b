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

/// One entry in an export's list of windows.
nonisolated struct ExportWindow: Decodable {
  let view: Int?
  let level: Double
  let problems: [String]
  let unknownKeys: [String]

  init(from decoder: any Decoder) throws {
    var object = try ExportObject(decoder)
    view = object.integer("view")
    level = object.number("level") ?? 0
    problems = object.problems
    unknownKeys = object.unknownKeys(besides: ["view", "level", "key"])
  }
}

/// A class and an address, which is how an export names controllers, delegates and targets.
nonisolated struct ExportReference: Decodable {
  let className: String?
  let address: String?
  let action: String?
  let events: [String]
  let implements: [String]
  let problems: [String]

  init(from decoder: any Decoder) throws {
    var object = try ExportObject(decoder)
    className = object.text("class")
    address = object.text("address")
    action = object.text("action")
    events = object.texts("events") ?? []
    implements = object.texts("implements") ?? []
    problems = object.problems
  }

  var target: ScreenTarget? {
    action.map { ScreenTarget(className: className, address: address, action: $0, events: events) }
  }
}
