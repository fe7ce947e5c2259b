import Fingerpost
import FingerpostHID
import FingerpostProperties
import FingerpostText
import Foundation

nonisolated extension Property {
  /// How a scenario says what the property is.
  var format: ScenarioValue<PropertyValue> {
    switch (kind, name) {
    case (.flag, _): .init(.type("boolean")) { item throws(ScenarioError) in .flag(try item.flag()) }
    case (.number(let range), _):
      .init(.number(from: range.lowerBound, to: range.upperBound)) { item throws(ScenarioError) in
        .number(try item.number(in: range))
      }
    case (.count, "buttonMaskRequired"): .buttonMask
    case (.count(let range), _):
      .init(.number(from: Double(range.lowerBound), to: Double(range.upperBound), "integer")) {
        item throws(ScenarioError) in .count(try item.count(in: range))
      }
    case (.text, "state"): .state
    case (.text, "dropSessionDidUpdate"):
      .word(["cancel", "forbidden", "copy", "move"], "what is proposed for a drop")
    case (.text, "accessoryType"):
      .word(ScenarioAccessory.types.map(\.word), "what stands at the end of a row")
    case (.text, "dropIntent"):
      .word(
        [
          "unspecified", "insertAtDestinationIndexPath", "insertIntoDestinationIndexPath", "automatic",
        ], "where a drop would be")
    case (.text, _): .init(.definition("text")) { item throws(ScenarioError) in .text(try item.text()) }
    case (.words(let options), _): .words(options, Self.optionNames[name] ?? "an option")
    case (.numbers(let parts), "transform"):
      .init(.either(.numbers(parts.count), .definition("transform"))) { item throws(ScenarioError) in
        PropertyValue(try item.transform())
      }
    case (.numbers(let parts), _):
      .init(.numbers(parts.count)) { item throws(ScenarioError) in .numbers(try item.numbers(parts)) }
    case (.list, "allowedTouchTypes"): .types("a list of touch types", of: .touchType)
    case (.list, _):
      countsRows
        ? .rowCounts
        : .types("a list of buttons, such as [select]", of: .press, schema: .definition("pressTypes"))
    }
  }

  private static let optionNames = [
    "direction": "a direction of a swipe", "edges": "an edge of a screen",
    "allowedScrollTypesMask": "a kind of scrolling",
  ]
}

nonisolated extension ScenarioValue<PropertyValue> {
  /// What is written as it is.
  fileprivate init(
    _ schema: JSONValue, _ read: @escaping @Sendable (ScenarioItem) throws(ScenarioError) -> PropertyValue
  ) {
    self.init(schema, read: read, write: YAMLValue.plain)
  }

  fileprivate static var buttonMask: Self {
    let buttons = ScenarioValue<Int>.buttons
    return Self(schema: buttons.schema) { item, reader throws(ScenarioError) in
      .count(try buttons.read(item, reader))
    } write: { value, writer throws(ScenarioError) in
      if case .count(let mask) = value { try buttons.write(mask, writer) } else { .plain(value) }
    }
  }

  /// A recognizer's state.
  fileprivate static var state: Self {
    let words = ScenarioCallback.Arguments.states + ["recognized"]
    return Self(.words(words)) { item throws(ScenarioError) in
      let state = try item.choice(words.map { ($0, $0) }, what: "a state")
      return .text(state == "recognized" ? "ended" : state)
    }
  }

  /// One of several words.
  fileprivate static func word(_ words: [String], _ what: String) -> Self {
    Self(.words(words)) { item throws(ScenarioError) in
      .text(try item.choice(words.map { ($0, $0) }, what: what))
    }
  }

  /// A word or a list of words of an option set.
  fileprivate static func words(_ options: [PropertyOption], _ what: String) -> Self {
    let names = JSONValue.words(options.map(\.name))
    return Self(.either(names, .listOf(names))) { item throws(ScenarioError) in
      var items = [item]
      if case .list(let several) = item.content { items = several }
      var words: [String] = []
      for item in items { words.append(try item.choice(options.map { ($0.name, $0.name) }, what: what)) }
      return .words(options.singleNames(of: words))
    } write: { value in
      if case .words(let words) = value { .texts(options.shortNames(of: words)) } else { .plain(value) }
    }
  }

  /// Types of touches or presses, by their raw values.
  fileprivate static func types(
    _ expected: String, of type: ScenarioValue<Int>, schema: JSONValue? = nil
  ) -> Self {
    let list = ScenarioValue<[Int]>.list(expected, of: type, schema: schema)
    return Self(schema: list.schema) { item, reader throws(ScenarioError) in
      .numbers(try list.read(item, reader).map { Double($0) })
    } write: { value, writer throws(ScenarioError) in
      guard case .numbers(let types) = value else { return .plain(value) }
      return try list.write(types.map { Int($0) }, writer)
    }
  }

  /// How many rows or items a list has: those of its only section, or those of each.
  fileprivate static var rowCounts: Self {
    let count = JSONValue.number(from: 0, to: Double(PropertyKind.largestCount), "integer")
    return Self(.either(count, .listOf(count))) { item throws(ScenarioError) in
      guard case .list(let sections) = item.content else {
        return .numbers([Double(try item.count(from: 0))])
      }
      var counts: [Double] = []
      for section in sections { counts.append(Double(try section.count(from: 0))) }
      guard counts.count <= 10_000 else { throw item.mismatch("at most 10000 sections") }
      return .numbers(counts)
    } write: { value in
      if case .numbers(let counts) = value, counts.count == 1 { .number(counts[0]) } else { .plain(value) }
    }
  }
}

nonisolated extension ScenarioValue<Int> {
  /// A type of touches, by its raw value.
  fileprivate static var touchType: Self {
    Self(.word(of: Contact.Kind.self)) { item throws(ScenarioError) in
      try item.word(Contact.Kind.self, what: "a type of touch").rawValue
    } write: {
      .text(Contact.Kind(rawValue: $0)?.word ?? "\($0)")
    }
  }
}

nonisolated extension YAMLValue {
  /// A property's value as it is.
  fileprivate static func plain(_ value: PropertyValue) -> YAMLValue {
    switch value {
    case .flag(let flag): .flag(flag)
    case .number(let number): .number(number)
    case .count(let count): .count(count)
    case .text(let text): .text(text)
    case .words(let words): .texts(words)
    case .numbers(let numbers): .numbers(numbers)
    }
  }
}

nonisolated extension ScenarioItem {
  fileprivate func number(in range: ClosedRange<Double>) throws(ScenarioError) -> Double {
    let number = try number()
    guard number >= range.lowerBound else { throw mismatch("a number that is not negative") }
    guard number <= range.upperBound else {
      throw mismatch("a number up to \(Decimals.short(range.upperBound))")
    }
    return number
  }

  fileprivate func count(in range: ClosedRange<Int>) throws(ScenarioError) -> Int {
    if range.lowerBound >= 0 {
      let count = try count(from: range.lowerBound)
      guard count <= range.upperBound else { throw mismatch("a whole number up to \(range.upperBound)") }
      return count
    }
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    guard let count = Int(exactly: try number(expected)), range.contains(count) else {
      throw mismatch(expected)
    }
    return count
  }

  fileprivate func transform() throws(ScenarioError) -> CGAffineTransform {
    switch content {
    case .list:
      let entries = try numbers(["a", "b", "c", "d", "tx", "ty"])
      return CGAffineTransform(
        a: entries[0], b: entries[1], c: entries[2], d: entries[3], tx: entries[4], ty: entries[5])
    case .map:
      try ScenarioFormat.transform.check(self)
      let degrees = try self["rotate"]?.number() ?? 0
      let scale = try self["scale"]?.number() ?? 1
      return CGAffineTransform(rotationAngle: degrees * .pi / 180).scaledBy(x: scale, y: scale)
    case .scalar:
      throw mismatch("[a, b, c, d, tx, ty] or { rotate: degrees, scale: factor }")
    }
  }
}
