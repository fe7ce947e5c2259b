import FingerpostHID
import FingerpostText

/// What stands under a key of a scenario file: how it is read, how it is written, and what the schema says of it.
nonisolated struct ScenarioValue<Value>: Sendable {
  let schema: JSONValue
  let read: @Sendable (ScenarioItem, ScenarioReader) throws(ScenarioError) -> Value
  let write: @Sendable (Value, ScenarioWriter) throws(ScenarioError) -> YAMLValue
}

nonisolated extension ScenarioValue {
  /// Creates a value that has nothing to do with the rest of the file.
  init(
    _ schema: JSONValue, read: @escaping @Sendable (ScenarioItem) throws(ScenarioError) -> Value,
    write: @escaping @Sendable (Value) -> YAMLValue
  ) {
    self.init(schema: schema) { item, _ throws(ScenarioError) in
      try read(item)
    } write: { value, _ in
      write(value)
    }
  }

  /// A list, which an error describes as expected.
  static func list<Element>(
    _ expected: String, of element: ScenarioValue<Element>, schema: JSONValue? = nil
  ) -> Self where Value == [Element] {
    Self(schema: schema ?? .listOf(element.schema)) {
      list, reader throws(ScenarioError) in
      try list.list(expected).map { item throws(ScenarioError) in try element.read(item, reader) }
    } write: { values, writer throws(ScenarioError) in
      .list(try values.map { value throws(ScenarioError) in try element.write(value, writer) })
    }
  }

  /// One of the choices of a type, by its name.
  static func word(_ what: String) -> Self where Value: NamedChoice {
    Self(.word(of: Value.self)) { item throws(ScenarioError) in
      try item.word(Value.self, what: what)
    } write: {
      .text($0.word)
    }
  }
}

nonisolated extension ScenarioValue<Bool> {
  static var flag: Self {
    Self(.type("boolean"), read: { item throws(ScenarioError) in try item.flag() }, write: YAMLValue.flag)
  }
}

nonisolated extension ScenarioValue<String> {
  static func text(_ expected: String = "a text") -> Self {
    Self(
      .definition("text"), read: { item throws(ScenarioError) in try item.text(expected) },
      write: YAMLValue.text)
  }
}

nonisolated extension ScenarioValue<[Double]> {
  /// As many numbers as are named.
  static func numbers(_ names: String...) -> Self {
    Self(
      .numbers(names.count), read: { item throws(ScenarioError) in try item.numbers(names) },
      write: YAMLValue.numbers)
  }
}

nonisolated extension ScenarioValue<Int> {
  /// The number of a contact.
  static var contact: Self {
    Self(
      .definition("contactNumber"), read: { item throws(ScenarioError) in try item.contact() },
      write: YAMLValue.count)
  }

  /// The number of a button or a key, by its name.
  static var press: Self {
    Self(.words(ScenarioPressType.words)) { item throws(ScenarioError) in
      try item.pressType()
    } write: {
      .text(ScenarioPressType.word(for: $0) ?? "\($0)")
    }
  }

  /// A node, by its id.
  ///
  /// - Parameters:
  ///   - roles: what it has to be; nil for anything.
  ///   - expected: what an error calls the id.
  ///   - refusal: what an error says of another node, which it is told.
  static func node(
    of roles: [ScenarioNode.Role]? = nil, _ expected: String = "an id",
    classes: [ScenarioClass]? = nil,
    else refusal: @escaping @Sendable (String) -> String = { "\($0), which cannot stand here" }
  ) -> Self {
    Self(schema: .definition("id")) { item, reader throws(ScenarioError) in
      let id = try item.text(expected)
      let index = try reader.node(id, at: item.place)
      let node = reader.scenario.nodes[index]
      guard roles?.contains(node.role) != false, classes?.contains(node.viewClass) != false else {
        throw ScenarioError(item.place, refusal("“\(id)” is \(node.role.name)"))
      }
      return index
    } write: { index, writer throws(ScenarioError) in
      .text(try writer.id(index))
    }
  }
}

nonisolated extension ScenarioValue<[Int]> {
  /// Nodes, by their ids.
  static func nodes(of roles: [ScenarioNode.Role], _ expected: String = "a list of ids") -> Self {
    let wanted = roles.map(\.name).joined(separator: " or ")
    return list(
      expected, of: .node(of: roles) { "\($0), and \(wanted) is expected here" }, schema: .definition("ids"))
  }
}
