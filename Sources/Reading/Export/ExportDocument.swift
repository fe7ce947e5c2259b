import Fingerpost
import Foundation

/// The whole of an export.
nonisolated struct ExportDocument: Decodable {
  let format: String?
  let notes: [String]
  let windows: [ExportWindow]
  let views: [ExportElement<ExportView>]?
  /// The system and the kind of device, such as `iOS 17.2` and `iPhone15,2`.
  let system: String?
  let device: String?
  /// Whether the application ignores all touches.
  let ignoresTouches: Bool
  let problems: [String]
  let unknownKeys: [String]

  init(from decoder: any Decoder) throws {
    var object = try ExportObject(decoder)
    format = object.text("format")
    notes = object.texts("notes") ?? []
    windows = object.value("windows", [ExportWindow].self, "an array of windows") ?? []
    views = object.value("views", [ExportElement<ExportView>].self, "an array of views")
    system = object.text("system")
    device = object.text("device")
    ignoresTouches = object.flag("ignoresInteractionEvents") ?? false
    problems = object.problems
    unknownKeys = object.unknownKeys(besides: [
      "format", "notes", "windows", "views", "tool", "system", "device", "application", "screen",
      "ignoresInteractionEvents",
    ])
  }

  /// The rules of the system and of the device, as far as the engine knows differences between those on which an
  /// application can tell its screen itself: iOS 14 and later.
  var eventRules: EventRules {
    let words = (system ?? "").split(separator: " ")
    let version = words.last.flatMap { Int($0.prefix { $0 != "." }) }
    var rules = version.flatMap { 14...99 ~= $0 ? EventRules(system: $0) : nil } ?? .standard
    rules.isPad = words.first == "iPadOS" || device?.hasPrefix("iPad") == true
    return rules
  }
}
