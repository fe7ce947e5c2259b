import Fingerpost
import FingerpostHID
import FingerpostText

nonisolated extension ScenarioReader {
  /// The property of a recognizer that a script sets.
  func property(
    _ name: String, of kind: ScenarioGestureKind, at place: ScenarioPlace
  ) throws(ScenarioError) -> ScenarioGestureProperty {
    let settable = ScenarioGestureProperty.settable(of: kind)
    if settable.contains(name), let property = ScenarioGestureProperty(rawValue: name) { return property }
    for part in ScenarioPart.allCases where ScenarioKeys.unbuiltOfGestures[part]?.contains(name) == true {
      throw part.refusal(of: "the property “\(name)”", at: place)
    }
    throw ScenarioError(
      place,
      "a gesture recognizer of type \(kind.rawValue) has no property “\(PlainText.excerpt(name))” to set; \(NearestName.advice(for: name, among: settable))"
    )
  }

  /// Reads a value for a property of a recognizer.
  func setting(
    _ property: ScenarioGestureProperty, of kind: ScenarioGestureKind, _ item: ScenarioItem
  ) throws(ScenarioError) -> ScenarioGestureSetting {
    let value: ScenarioGestureSetting.Value
    switch property {
    case .isEnabled, .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded,
      .requiresExclusiveTouchType:
      value = .flag(try item.flag())
    case .name: value = .text(try item.text("a name"))
    case .allowedTouchTypes:
      var types: [Int] = []
      for type in try item.list("a list of touch types") {
        types.append(try type.word(ScenarioContactType.self, what: "a type of touch").rawTouchType)
      }
      value = .touchTypes(types)
    case .allowedPressTypes:
      var types: [Int] = []
      for type in try item.list("a list of buttons, such as [select]") {
        types.append(try type.pressType())
      }
      value = .pressTypes(types)
    case .numberOfTapsRequired:
      // A long press may follow no tap at all. [LP-1]
      value = .count(try item.count(from: kind == .longPress ? 0 : 1))
    case .numberOfTouchesRequired, .minimumNumberOfTouches, .maximumNumberOfTouches:
      value = .count(try item.count(from: 1))
    case .buttonMaskRequired: value = .options(UInt(try item.buttons()))
    case .minimumPressDuration:
      let seconds = try item.notNegative()
      guard seconds <= 1e9 else {
        throw ScenarioError(item.place, "\(item.summary) seconds are more than thirty years")
      }
      value = .number(seconds)
    case .allowableMovement: value = .number(try item.notNegative())
    case .direction: value = .options(try options(item, Self.directions, what: "a direction of a swipe"))
    case .edges: value = .options(try options(item, Self.edges, what: "an edge of a screen"))
    case .delegate: value = .answers(try answers(item))
    case .state: value = .state(try state(item))
    }
    return ScenarioGestureSetting(property: property, value: value)
  }

  /// Raw values of UIKit's directions of swipes. [SWIPE-1]
  private static let directions: [(name: String, bit: UInt)] = [
    ("right", 1), ("left", 2), ("up", 4), ("down", 8),
  ]
  /// Raw values of UIKit's edges of rectangles.
  private static let edges: [(name: String, bit: UInt)] = [
    ("top", 1), ("left", 2), ("bottom", 4), ("right", 8), ("all", 15),
  ]

  /// The words for the options that are set, as few as will do.
  static func names(of bits: UInt, for property: ScenarioGestureProperty) -> [String] {
    let table = property == .edges ? edges : directions
    if let word = table.first(where: { $0.bit == bits }) { return [word.name] }
    return table.filter { bits & $0.bit == $0.bit }.map(\.name)
  }

  /// The options that words stand for; unknown words are skipped.
  static func bits(of words: [String], for property: ScenarioGestureProperty) -> UInt {
    let table = property == .edges ? edges : directions
    return words.reduce(0) { bits, word in bits | (table.first { $0.name == word }?.bit ?? 0) }
  }

  /// Reads a word or a list of words of an option set.
  private func options(
    _ item: ScenarioItem, _ table: [(name: String, bit: UInt)], what: String
  ) throws(ScenarioError) -> UInt {
    var items = [item]
    if case .list(let several) = item.content { items = several }
    var options: UInt = 0
    for item in items {
      let text = try item.text(what)
      guard let option = table.first(where: { $0.name == text }) else {
        throw ScenarioError(
          item.place,
          "\(item.summary) is not \(what); \(NearestName.advice(for: text, among: table.map(\.name)))")
      }
      options |= option.bit
    }
    return options
  }

  private func state(_ item: ScenarioItem) throws(ScenarioError) -> UIGestureRecognizer.State {
    let text = try item.text("a state")
    switch text {
    case "possible": return .possible
    case "began": return .began
    case "changed": return .changed
    case "ended", "recognized": return .ended
    case "cancelled": return .cancelled
    case "failed": return .failed
    default:
      let known = ScenarioCallback.Arguments.states + ["recognized"]
      throw ScenarioError(
        item.place, "\(item.summary) is not a state; \(NearestName.advice(for: text, among: known))")
    }
  }
}
