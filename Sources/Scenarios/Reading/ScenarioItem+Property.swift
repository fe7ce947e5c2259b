import Fingerpost
import FingerpostHID
import FingerpostProperties
import FingerpostText
import Foundation

nonisolated extension ScenarioItem {
  /// Reads a value for a property.
  func setting(of property: Property) throws(ScenarioError) -> ScenarioSetting {
    let value: PropertyValue =
      switch property.kind {
      case .flag: .flag(try flag())
      case .number(let range): .number(try number(in: range))
      case .count where property.name == "buttonMaskRequired": .count(try buttons())
      case .count(let range): .count(try count(in: range))
      case .text where property.name == "state": .text(try state())
      case .text: .text(try text())
      case .words(let options): .words(try words(options, Self.optionNames[property.name] ?? "an option"))
      case .numbers where property.name == "transform": PropertyValue(try transform())
      case .numbers(let parts): .numbers(try numbers(parts))
      case .list where property.countsRows: .numbers(try rowCounts())
      case .list: .numbers(try types(property.name == "allowedTouchTypes"))
      }
    return ScenarioSetting(property: property, value: value)
  }

  private static let optionNames = [
    "direction": "a direction of a swipe", "edges": "an edge of a screen",
    "allowedScrollTypesMask": "a kind of scrolling",
  ]

  private func number(in range: ClosedRange<Double>) throws(ScenarioError) -> Double {
    let number = try number()
    guard number >= range.lowerBound else { throw mismatch("a number that is not negative") }
    guard number <= range.upperBound else {
      throw mismatch("a number up to \(Decimals.short(range.upperBound))")
    }
    return number
  }

  private func count(in range: ClosedRange<Int>) throws(ScenarioError) -> Int {
    if range.lowerBound >= 0 { return try count(from: range.lowerBound) }
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    guard let count = Int(exactly: try number(expected)), range.contains(count) else {
      throw mismatch(expected)
    }
    return count
  }

  private func transform() throws(ScenarioError) -> CGAffineTransform {
    switch content {
    case .list:
      let entries = try numbers(["a", "b", "c", "d", "tx", "ty"])
      return CGAffineTransform(
        a: entries[0], b: entries[1], c: entries[2], d: entries[3], tx: entries[4], ty: entries[5])
    case .map:
      _ = try checkKeys(.transform)
      let degrees = try self["rotate"]?.number() ?? 0
      let scale = try self["scale"]?.number() ?? 1
      return CGAffineTransform(rotationAngle: degrees * .pi / 180).scaledBy(x: scale, y: scale)
    case .scalar:
      throw mismatch("[a, b, c, d, tx, ty] or { rotate: degrees, scale: factor }")
    }
  }

  /// Reads types of touches, or else of presses, as their raw values.
  private func types(_ areTouches: Bool) throws(ScenarioError) -> [Double] {
    var types: [Double] = []
    for type in try list(areTouches ? "a list of touch types" : "a list of buttons, such as [select]") {
      let number =
        areTouches
        ? try type.word(Contact.Kind.self, what: "a type of touch").rawValue : try type.pressType()
      types.append(Double(number))
    }
    return types
  }

  /// Reads how many rows or items a list has: those of its only section, or those of each.
  private func rowCounts() throws(ScenarioError) -> [Double] {
    guard case .list(let sections) = content else { return [Double(try count(from: 0))] }
    var counts: [Double] = []
    for section in sections { counts.append(Double(try section.count(from: 0))) }
    guard counts.count <= 10_000 else { throw mismatch("at most 10000 sections") }
    return counts
  }

  /// Reads a word or a list of words of an option set.
  private func words(_ options: [PropertyOption], _ what: String) throws(ScenarioError) -> [String] {
    var items = [self]
    if case .list(let several) = content { items = several }
    var words: [String] = []
    for item in items {
      let text = try item.text(what)
      guard options.contains(where: { $0.name == text }) else {
        let advice = NearestName.advice(for: text, among: options.map(\.name))
        throw ScenarioError(item.place, "\(item.summary) is not \(what); \(advice)")
      }
      words.append(text)
    }
    return options.singleNames(of: words)
  }

  private func state() throws(ScenarioError) -> String {
    let text = try text("a state")
    if text == "recognized" { return "ended" }
    let known = ScenarioCallback.Arguments.states
    guard known.contains(text) else {
      let advice = NearestName.advice(for: text, among: known + ["recognized"])
      throw ScenarioError(place, "\(summary) is not a state; \(advice)")
    }
    return text
  }
}
