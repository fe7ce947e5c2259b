@testable import FingerpostScenarios

extension Scenario {
  /// What is said of a text that is no scenario; “accepted” if it is one.
  static func complaint(about text: String) -> String {
    do {
      _ = try Scenario.load(text: text, name: "x.yaml")
      return "accepted"
    } catch {
      return error.description
    }
  }
}
