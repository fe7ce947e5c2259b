import FingerpostScreens
import Foundation

/// One recognizer of an export.
nonisolated struct ExportRecognizer: Decodable {
  let recognizer: ScreenRecognizer
  let problems: [String]
  let unknownKeys: [String]

  private static let keys = Set(ScreenRecognizer.rows.map(\.inputName)).union([
    "class", "superclasses", "address", "name", "state", "enabled", "delegate", "cancelsTouchesInView",
    "delaysTouchesBegan", "delaysTouchesEnded", "mustFail", "mustFailFor", "targets",
  ])

  init(from decoder: any Decoder) throws {
    var object = try ExportObject(decoder)
    var recognizer = ScreenRecognizer(
      className: object.text("class") ?? "unknown", address: object.text("address"))
    recognizer.superclasses = object.texts("superclasses")
    recognizer.name = object.text("name")
    recognizer.state = object.text("state") ?? recognizer.state
    recognizer.isEnabled = object.flag("enabled") ?? recognizer.isEnabled
    recognizer.cancelsTouchesInView = object.flag("cancelsTouchesInView") ?? recognizer.cancelsTouchesInView
    recognizer.delaysTouchesBegan = object.flag("delaysTouchesBegan") ?? recognizer.delaysTouchesBegan
    recognizer.delaysTouchesEnded = object.flag("delaysTouchesEnded") ?? recognizer.delaysTouchesEnded
    recognizer.mustFail = object.texts("mustFail")
    recognizer.mustFailFor = object.texts("mustFailFor")
    if let targets = object.value("targets", [ExportReference].self, "an array of targets") {
      recognizer.targets = targets.compactMap(\.target)
      for target in targets { object.adopt(target.problems) }
    }
    if let delegate = object.value("delegate", ExportReference.self, "an object") {
      recognizer.delegate = .object(
        class: delegate.className ?? "unknown", address: delegate.address, implements: delegate.implements)
      object.adopt(delegate.problems)
    } else if object.isNull("delegate") {
      recognizer.delegate = .none
    }
    recognizer.settings = object.values(of: ScreenRecognizer.rows)
    self.recognizer = recognizer
    problems = object.problems
    unknownKeys = object.unknownKeys(besides: Self.keys)
  }
}
