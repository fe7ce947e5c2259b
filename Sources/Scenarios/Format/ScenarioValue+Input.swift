import Fingerpost
import FingerpostHID
import Foundation

nonisolated extension ScenarioValue<Double> {
  static var number: Self {
    Self(.type("number"), read: { item throws(ScenarioError) in try item.number() }, write: YAMLValue.number)
  }

  static var notNegative: Self {
    Self(
      .number(from: 0), read: { item throws(ScenarioError) in try item.notNegative() },
      write: YAMLValue.number)
  }

  /// A length of time.
  static var seconds: Self {
    Self(.number(from: 0, to: 1e9)) { item throws(ScenarioError) in
      let seconds = try item.number("a number of seconds")
      guard (0...1e9).contains(seconds) else { throw item.mismatch("a number of seconds from 0 on") }
      return seconds
    } write: {
      .number($0)
    }
  }
}

nonisolated extension ScenarioValue<Int> {
  /// Buttons of a pointer, as the bits of their mask.
  static var buttons: Self {
    Self(.definition("buttons")) { item throws(ScenarioError) in
      var mask: UIEvent.ButtonMask = []
      for button in try item.list("a list of buttons, such as [secondary]") {
        switch try button.text("a button") {
        case "primary": mask.insert(.primary)
        case "secondary": mask.insert(.secondary)
        case let text:
          guard let number = ScenarioItem.contact(text), (1...32).contains(number) else {
            throw button.mismatch("primary, secondary, or the number of a button from 1 to 32")
          }
          mask.insert(.button(number))
        }
      }
      return mask.rawValue
    } write: { mask in
      .list(
        (1...32).filter { mask & UIEvent.ButtonMask.button($0).rawValue != 0 }.map { number in
          number == 1 ? .text("primary") : number == 2 ? .text("secondary") : .count(number)
        })
    }
  }

  /// Modifier keys, as the bits of their flags.
  static var modifiers: Self {
    let table: [(name: String, flag: UIKeyModifierFlags)] = [
      ("alphaShift", .alphaShift), ("shift", .shift), ("control", .control), ("alternate", .alternate),
      ("command", .command), ("numericPad", .numericPad),
    ]
    let names = table.map(\.name)
    return Self(.listOf(.words(names))) { item throws(ScenarioError) in
      var flags: UIKeyModifierFlags = []
      for key in try item.list("a list of modifier keys, such as [command, shift]") {
        flags.insert(try key.choice(table.map { ($0.name, $0.flag) }, what: "a modifier key"))
      }
      return flags.rawValue
    } write: { flags in
      .texts(table.filter { flags & $0.flag.rawValue != 0 }.map(\.name))
    }
  }
}

nonisolated extension ScenarioItem {
  /// Reads a list of properties of a contact.
  func estimates() throws(ScenarioError) -> Contact.Properties {
    var properties: Contact.Properties = []
    for word in try list("a list of properties, such as [force]") {
      properties.insert(try word.choice(Contact.Properties.words, what: "a property"))
    }
    return properties
  }

  /// Reads some of those that are estimates.
  func estimates(of properties: Contact.Properties) throws(ScenarioError) -> Contact.Properties {
    let some = try estimates()
    guard some.isSubset(of: properties) else {
      throw ScenarioError(place, "only what is an estimate stays one or is updated")
    }
    return some
  }
}
