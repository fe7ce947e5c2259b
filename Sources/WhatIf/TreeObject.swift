public import Fingerpost
public import FingerpostProperties
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
    public var value: PropertyValue
    /// The smallest value of a number, where there is one.
    public var minimum: Double?
    /// The largest value of a number, where there is one.
    public var maximum: Double?
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
    json.field("fields", objects: fields) { $0.write(to: json) }
  }
}

extension TreeObject {
  /// Reads one; nil where it is none.
  nonisolated init?(_ json: JSONValue) {
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
}

extension TreeObject.Field {
  init(_ property: Property, _ value: PropertyValue) {
    name = property.name
    self.value = value
    isWhole = false
    switch (property.kind, value) {
    case (.number(let range), _):
      if range.lowerBound.isFinite { minimum = range.lowerBound }
      if range.upperBound < PropertyKind.largestNumber { maximum = range.upperBound }
    case (.count(let range), .count(let count)):
      // A number that stands for “as many as there are” is no larger than the largest that can be given.
      self.value = .number(Double(min(range.upperBound, count)))
      (minimum, maximum) = (Double(range.lowerBound), Double(range.upperBound))
      isWhole = true
    default: break
    }
  }

  /// Writes it as pages get it.
  package nonisolated func write(to json: JSONWriter) {
    json.field("key", name)
    value.write(to: json)
    guard case .number = value else { return }
    if let minimum { json.field("from", minimum) }
    if let maximum { json.field("to", maximum) }
    json.field("whole", isWhole)
  }

  nonisolated init?(_ json: JSONValue) {
    guard let name = json["key"]?.text, let value = PropertyValue(json["value"]) else {
      return nil
    }
    self.name = name
    self.value = value
    minimum = json["from"]?.number
    maximum = json["to"]?.number
    isWhole = json["whole"]?.flag ?? false
  }
}

extension PropertyValue {
  nonisolated func write(to json: JSONWriter) {
    switch self {
    case .flag(let flag): json.field("value", flag)
    case .number(let number): json.field("value", number)
    case .count(let count): json.field("value", count)
    case .text, .words, .numbers: break
    }
  }

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
      let fields = Property.all.compactMap { property in
        property.isOffered ? property.value(of: object).map { TreeObject.Field(property, $0) } : nil
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
