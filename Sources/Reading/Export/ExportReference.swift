import FingerpostScreens
import Foundation

/// A class and an address, which is how an export names controllers, delegates and targets.
nonisolated struct ExportReference: Decodable {
  let className: String?
  let address: String?
  let action: String?
  let events: [String]
  let implements: [String]?
  let problems: [String]

  init(from decoder: any Decoder) throws {
    var object = try ExportObject(decoder)
    className = object.text("class")
    address = object.text("address")
    action = object.text("action")
    events = object.texts("events") ?? []
    implements = object.texts("implements")
    problems = object.problems
  }

  var target: ScreenTarget? {
    action.map { ScreenTarget(className: className, address: address, action: $0, events: events) }
  }
}
