import FingerpostProperties
import FingerpostText
import Foundation

/// A row of a mapping's table: usually a key with the part of an object that it describes.
nonisolated struct ScenarioRow<Object>: Sendable {
  typealias Reading = @Sendable (ScenarioItem, inout Object, ScenarioReader) throws(ScenarioError) -> Void
  typealias Writing<Text> = @Sendable (Object, ScenarioWriter) throws(ScenarioError) -> Text
  typealias Path<Part> = any WritableKeyPath<Object, Part> & Sendable

  /// The keys with what the schema says of each.
  let fields: [JSONValue.Field]
  /// Whether the key has to be there.
  var isRequired = false
  /// Reads, from the whole mapping.
  let read: Reading
  let write: Writing<[YAMLEntry]>

  var keys: [String] { fields.map(\.key) }

  /// A key whose value is read and written elsewhere.
  static func elsewhere(_ key: String, _ schema: JSONValue) -> Self {
    custom(key, schema) { _, _ in nil }
  }

  /// A key whose value is read or written in a way of its own.
  ///
  /// - Parameter missing: the error where the key is absent; nil where it may be.
  static func custom(
    _ key: String, _ schema: JSONValue, missing: String? = nil,
    read: @escaping Reading = { _, _, _ in }, write: @escaping Writing<YAMLValue?>
  ) -> Self {
    Self(fields: [.init(key: key, value: schema)], isRequired: missing != nil) {
      mapping, object, reader throws(ScenarioError) in
      if let item = mapping[key] { return try read(item, &object, reader) }
      if let missing { throw ScenarioError(mapping.place, missing) }
    } write: { object, writer throws(ScenarioError) in
      if let value = try write(object, writer) { [YAMLEntry(key, value)] } else { [] }
    }
  }

  /// A key that says something of an object which it need not have.
  static func optional<Value>(
    _ key: String, _ path: Path<Value?>, _ value: ScenarioValue<Value>
  ) -> Self {
    custom(key, value.schema) { item, object, reader throws(ScenarioError) in
      object[keyPath: path] = try value.read(item, reader)
    } write: { object, writer throws(ScenarioError) in
      if let part = object[keyPath: path] { try value.write(part, writer) } else { nil }
    }
  }

  /// A key for what every object has.
  ///
  /// - Parameters:
  ///   - absent: what is not written; nil where all is.
  ///   - missing: the error where the key is absent; nil where it may be.
  static func part<Value: Equatable & Sendable>(
    _ key: String, _ path: Path<Value>, _ value: ScenarioValue<Value>, unless absent: Value? = nil,
    missing: String? = nil
  ) -> Self {
    custom(key, value.schema, missing: missing) {
      item, object, reader throws(ScenarioError) in
      object[keyPath: path] = try value.read(item, reader)
    } write: { object, writer throws(ScenarioError) in
      object[keyPath: path] == absent ? nil : try value.write(object[keyPath: path], writer)
    }
  }

  /// A key for a point, whose coordinates the object has one by one.
  static func point(
    _ key: String, _ x: Path<Double>, _ y: Path<Double>, unless absent: [Double]? = nil,
    missing: String? = nil
  ) -> Self {
    custom(key, .definition("point"), missing: missing) { item, object, _ throws(ScenarioError) in
      let point = try item.point()
      (object[keyPath: x], object[keyPath: y]) = (Double(point.x), Double(point.y))
    } write: { object, _ in
      let point = [object[keyPath: x], object[keyPath: y]]
      return point == absent ? nil : .numbers(point)
    }
  }

  /// The properties that an object of UIKit's can be given.
  ///
  /// - Parameter isSorted: whether they are assigned in their own order, and not in that of the file.
  static func settings(_ properties: [Property], _ path: Path<[ScenarioSetting]>, isSorted: Bool) -> Self {
    let formats = properties.map(\.format)
    let fields = zip(properties, formats).map { JSONValue.Field(key: $0.name, value: $1.schema) }
    return Self(fields: fields) { mapping, object, reader throws(ScenarioError) in
      var settings: [(order: Int, setting: ScenarioSetting)] = []
      for entry in try mapping.map("a mapping") {
        guard let order = properties.firstIndex(where: { $0.name == entry.key }) else { continue }
        let value = try formats[order].read(entry.value, reader)
        settings.append((order, ScenarioSetting(property: properties[order], value: value)))
      }
      if isSorted { settings.sort { $0.order < $1.order } }
      object[keyPath: path] = settings.map(\.setting)
    } write: { object, writer throws(ScenarioError) in
      var entries: [YAMLEntry] = []
      for setting in object[keyPath: path] { entries.append(try setting.entry(writer)) }
      return entries
    }
  }

  /// Rows of a part that not every object has.
  static func rows<Part>(of path: Path<Part?>, _ rows: [ScenarioRow<Part>]) -> [Self] {
    rows.map { row in
      Self(fields: row.fields, isRequired: row.isRequired) {
        mapping, object, reader throws(ScenarioError) in
        guard var part = object[keyPath: path] else { return }
        try row.read(mapping, &part, reader)
        object[keyPath: path] = part
      } write: { object, writer throws(ScenarioError) in
        if let part = object[keyPath: path] { try row.write(part, writer) } else { [] }
      }
    }
  }
}

nonisolated extension ScenarioSetting {
  /// The property with its value.
  func entry(_ writer: ScenarioWriter) throws(ScenarioError) -> YAMLEntry {
    YAMLEntry(property.name, try property.format.write(value, writer))
  }
}
