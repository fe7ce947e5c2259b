import FingerpostProperties
import FingerpostText
import Foundation

/// What an application is asked to do before a recording is played to it, and what it says of its objects after that: in
/// JSON, as docs/lab-protocol.md describes it.
public nonisolated struct Rehearsal: Hashable, Sendable {
  /// The version of what is said.
  public static let version = 1
  /// The most changes.
  public static let changeLimit = 50
  /// The most objects that are told of.
  static let objectLimit = 20_000

  /// What is changed before the first finger.
  public var changes: [TreeChange]

  /// Creates one with changes.
  public init(_ changes: [TreeChange] = []) { self.changes = changes }

  /// Reads one; nil where it is of another version, or has too much in it.
  public init?(json: [UInt8]) {
    guard let json = try? JSONParser.read(String(decoding: json, as: UTF8.self)),
      json["v"]?.number == Double(Self.version), let list = json["changes"]?.list,
      list.count <= Self.changeLimit
    else { return nil }
    changes = list.compactMap { TreeChange($0) }
    guard changes.count == list.count else { return nil }
  }

  /// It in JSON.
  public var json: [UInt8] {
    let text = JSONWriter.object { json in
      json.field("v", Self.version)
      json.field("changes", objects: changes) { $0.write(to: json) }
    }
    return Array(text.utf8)
  }

  /// What an application says afterwards.
  ///
  /// - Parameters:
  ///   - objects: what was there before the changes; those without a number in the trace are left out, except for scroll views.
  ///   - undone: which changes could not be made.
  public static func report(_ objects: [TreeObject], undone: [Int]) -> [UInt8] {
    let told = objects.filter { $0.subject != nil || $0.fields.contains { $0.name == "isScrollEnabled" } }
    let text = JSONWriter.object { json in
      json.field("m", "places")
      json.field("v", version)
      json.field("undone", undone)
      json.field("objects", objects: Array(told.prefix(objectLimit))) { $0.write(to: json) }
    }
    return Array(text.utf8)
  }

  /// Reads what an application says; nil where it is of another version.
  public static func read(report: [UInt8]) -> (objects: [TreeObject], undone: [Int])? {
    guard let json = try? JSONParser.read(String(decoding: report, as: UTF8.self)),
      json["v"]?.number == Double(version), let objects = json["objects"]?.list
    else { return nil }
    let undone = (json["undone"]?.list ?? []).compactMap { $0.number.flatMap { Int(exactly: $0) } }
    return (objects.compactMap { TreeObject($0) }, undone)
  }
}

extension TreeChange {
  nonisolated func write(to json: JSONWriter) {
    json.field("at", place.text)
    switch what {
    case .set(let name, let value):
      json.field("set", name)
      value.write(to: json)
    case .require(let other, let requires):
      json.field("require", other.text)
      json.field("value", requires)
    }
  }

  nonisolated init?(_ json: JSONValue) {
    guard let place = json["at"]?.text.flatMap(TreePlace.init(text:)) else { return nil }
    if let other = json["require"]?.text.flatMap(TreePlace.init(text:)) {
      self.init(place, .require(toFail: other, json["value"]?.flag ?? true))
    } else if let name = json["set"]?.text, let value = PropertyValue(json["value"]) {
      self.init(place, .set(name, value))
    } else {
      return nil
    }
  }
}
