import FingerpostText

/// A mapping of the format: the keys that it may have, each in one row.
///
/// Its reader, its writer, the schema and the errors that name the right key go by these rows.
nonisolated struct ScenarioMapping<Object>: Sendable {
  /// Its name in the schema.
  let name: String
  /// What it describes, with its article, for errors.
  let what: String
  /// The rows, in the order in which the schema and errors list their keys.
  let rows: [ScenarioRow<Object>]
  let keys: [String]
  private let written: [ScenarioRow<Object>]

  /// Creates a table.
  ///
  /// - Parameter writtenLast: keys that are written after all others, in this order.
  init(_ name: String, _ what: String, writtenLast: [String] = [], _ rows: [ScenarioRow<Object>]) {
    self.name = name
    self.what = what
    self.rows = rows
    keys = rows.flatMap(\.keys)
    let places = rows.map { row in writtenLast.firstIndex { $0 == row.keys.first } ?? -1 }
    written = rows.indices.sorted { places[$0] < places[$1] }.map { rows[$0] }
  }

  /// Refuses what is no mapping, and keys that it may not have.
  func check(_ item: ScenarioItem) throws(ScenarioError) {
    for entry in try item.map("\(what), a mapping") where !keys.contains(entry.key) {
      throw ScenarioError(
        entry.place,
        "\(what) has no key “\(PlainText.excerpt(entry.key))”; \(NearestName.advice(for: entry.key, among: keys))"
      )
    }
  }

  /// Reads what an item says into an object.
  func read(
    _ item: ScenarioItem, into object: inout Object, _ reader: ScenarioReader
  ) throws(ScenarioError) {
    try check(item)
    for row in rows { try row.read(item, &object, reader) }
  }

  /// What the file says of an object.
  func entries(of object: Object, _ writer: ScenarioWriter) throws(ScenarioError) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    for row in written { entries += try row.write(object, writer) }
    return entries
  }

  /// The mapping as what stands under a key.
  ///
  /// - Parameter object: what is described where the mapping is empty.
  func value(of object: Object) -> ScenarioValue<Object> where Object: Sendable {
    ScenarioValue(schema: .definition(name)) { item, reader throws(ScenarioError) in
      var object = object
      try read(item, into: &object, reader)
      return object
    } write: { object, writer throws(ScenarioError) in
      .map(try entries(of: object, writer))
    }
  }

  /// What the schema says of it, under its name.
  var definition: JSONValue.Field { .init(key: name, value: schema) }

  /// What the schema says of it.
  var schema: JSONValue {
    let required = rows.filter(\.isRequired).flatMap(\.keys)
    let schema = JSONValue.mapping(rows.flatMap(\.fields))
    return required.isEmpty ? schema : schema.adding("required", .texts(required))
  }
}
