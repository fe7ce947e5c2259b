public import Fingerpost
import FingerpostText
import FingerpostTrace
import Foundation

/// A view or a recognizer as it was before the first finger, in words: what can be changed of it, and what it waits for.
public nonisolated struct TreeObject: Hashable, Sendable {
  /// A property that can be changed, with its value.
  public nonisolated struct Field: Hashable, Sendable {
    /// Its name in UIKit.
    public var name: String
    /// Its value.
    public var value: ChangeableProperty.Value
    /// The smallest value of a number, where there is one.
    public var least: Double?
    /// The largest value of a number, where there is one.
    public var most: Double?
    /// Whether it is a number without decimals.
    public var isWhole: Bool
  }

  /// Where it is.
  public var place: TreePlace
  /// The name of its class.
  public var type: String
  /// The number that the trace has given it since, or nil.
  public var subject: Int?
  /// What can be changed.
  public var fields: [Field]
  /// Where the recognizers are that have to fail before it.
  public var required: [TreePlace]
  /// The property of a scroll view that holds this recognizer, or nil.
  public var role: String?

  /// Writes its fields as docs/lab-protocol.md describes them.
  func write(to json: JSONWriter) {
    json.field("at", place.text)
    json.field("type", type)
    if let subject { json.field("subject", subject) }
    if let role { json.field("role", role) }
    if !required.isEmpty { json.field("required", required.map(\.text)) }
    json.field("fields", each: fields) { field in json.object { field.write(to: json) } }
  }

  /// Reads one; nil where it is none.
  init?(_ json: JSONValue) {
    guard let place = json["at"]?.text.flatMap(TreePlace.init(text:)), let type = json["type"]?.text else {
      return nil
    }
    self.place = place
    self.type = type
    subject = json["subject"]?.number.flatMap { Int(exactly: $0) }
    fields = (json["fields"]?.list ?? []).compactMap(Field.init)
    required = (json["required"]?.list ?? []).compactMap { $0.text.flatMap(TreePlace.init(text:)) }
    role = json["role"]?.text
  }

  init(
    place: TreePlace, type: String, subject: Int?, fields: [Field], required: [TreePlace], role: String?
  ) {
    self.place = place
    self.type = type
    self.subject = subject
    self.fields = fields
    self.required = required
    self.role = role
  }
}

extension TreeObject.Field {
  /// Writes it as pages get it.
  package nonisolated func write(to json: JSONWriter) {
    json.field("key", name)
    switch value {
    case .flag(let flag): json.field("value", flag)
    case .number(let number):
      json.field("value", number)
      if let least { json.field("from", least) }
      if let most { json.field("to", most) }
      json.field("whole", isWhole)
    }
  }

  nonisolated init?(_ json: JSONValue) {
    guard let name = json["key"]?.text, let value = ChangeableProperty.Value(json["value"]) else {
      return nil
    }
    self.name = name
    self.value = value
    least = json["from"]?.number
    most = json["to"]?.number
    isWhole = json["whole"]?.flag ?? false
  }
}

extension ChangeableProperty.Value {
  /// Reads one; nil where it is neither a flag nor a number.
  package nonisolated init?(_ json: JSONValue?) {
    switch json {
    case .flag(let flag): self = .flag(flag)
    case .number(let text): self = .number(Double(text) ?? .nan)
    default: return nil
    }
  }
}

/// The views and recognizers of an application before the first finger, which it keeps alive.
public final class TreeSurvey {
  private var found: [(object: NSObject, words: TreeObject)] = []

  /// Looks at all that is in an application's windows, and changes nothing.
  public init(of application: UIApplication) {
    var places: [ObjectIdentifier: TreePlace] = [:]
    TreePlace.each(in: application) { place, object in
      places[ObjectIdentifier(object)] = place
      let fields = ChangeableProperty.all.compactMap { property in
        property.value(of: object).map {
          TreeObject.Field(
            name: property.name, value: $0, least: property.least, most: property.most,
            isWhole: property.isWhole)
        }
      }
      let words = TreeObject(
        place: place, type: String(describing: Swift.type(of: object)), subject: nil, fields: fields,
        required: [], role: (object as? UIGestureRecognizer).flatMap(Self.role))
      found.append((object, words))
    }
    for index in found.indices {
      guard let recognizer = found[index].object as? UIGestureRecognizer else { continue }
      found[index].words.required = recognizer.requiredToFail.compactMap { places[ObjectIdentifier($0)] }
    }
  }

  nonisolated deinit {}

  /// What was found, with the numbers that the trace has given by now.
  public var objects: [TreeObject] {
    found.map { one in
      var words = one.words
      let subject =
        (one.object as? UIGestureRecognizer)?.knownSubject ?? (one.object as? UIView)?.knownSubject
      words.subject = subject.map { Int($0.rawValue) }
      return words
    }
  }

  private static func role(of recognizer: UIGestureRecognizer) -> String? {
    guard let view = recognizer.view as? UIScrollView else { return nil }
    if recognizer === view.panGestureRecognizer { return "panGestureRecognizer" }
    return recognizer === view.pinchGestureRecognizer ? "pinchGestureRecognizer" : nil
  }
}
