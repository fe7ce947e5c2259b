import FingerpostProperties
import FingerpostScreens

nonisolated extension ScenarioGesture {
  /// Takes over what an input says of a recognizer, or nil where its kind is not known or it serves an interaction.
  ///
  /// What is at UIKit's default and numbers that make no sense are left out.
  init?(_ recognizer: ScreenRecognizer) {
    // What interactions bring along orders others, which no scenario states.
    // The swipe of a list is one of a list's in a scenario.
    guard recognizer.interactionPart == nil, !recognizer.showsRowActions, let kind = recognizer.playedKind,
      kind != .custom
    else {
      return nil
    }
    self.init(kind: kind)
    if let name = recognizer.name, !name.isEmpty { set("name", .text(name)) }
    if !recognizer.isEnabled { set("isEnabled", .flag(false)) }
    if !recognizer.cancelsTouchesInView { set("cancelsTouchesInView", .flag(false)) }
    if recognizer.delaysTouchesBegan { set("delaysTouchesBegan", .flag(true)) }
    if !recognizer.delaysTouchesEnded { set("delaysTouchesEnded", .flag(false)) }
    for property in Property.stated(by: kind) {
      if let value = recognizer.playedSettings[property.name] { set(property.name, value) }
    }
  }
}
