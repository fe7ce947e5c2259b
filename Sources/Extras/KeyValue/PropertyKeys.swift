#if !canImport(ObjectiveC)
  public import Fingerpost
  internal import FingerpostProperties
  import Foundation

  /// Recognizers and their properties by name; views have them, too. [KVC-2]
  extension UIGestureRecognizer {
    /// Sets one of the properties in the table of Fingerpost's, such as `minimumPressDuration`.
    ///
    /// - Precondition: the table has the property for the recognizer's class, and the value is of its type.
    public final func setValue(_ value: Any?, forKey key: String) { PropertyKeys.set(value, key, of: self) }

    /// Returns one of the properties in the table of Fingerpost's, numbers as `NSNumber`.
    ///
    /// - Precondition: the table has the property for the recognizer's class.
    public final func value(forKey key: String) -> Any? { PropertyKeys.value(key, of: self) }
  }

  /// The properties of Fingerpost's table by name. The engine finds it by its own name.
  final class PropertyKeys: KeyedTable {
    nonisolated deinit {}

    func find(_ key: String, of object: NSObject) -> (exists: Bool, value: Any?) {
      guard let property = Self.property(key, of: object) else { return (false, nil) }
      return (true, property.value(of: object).flatMap { Self.plain($0, property.kind) })
    }

    func set(_ value: Any?, _ key: String, of object: NSObject) -> Bool {
      guard let property = Self.property(key, of: object) else { return false }
      Self.set(value, key, property, of: object)
      return true
    }

    static func value(_ key: String, of object: NSObject) -> Any? {
      guard let property = property(key, of: object) else {
        preconditionFailure(undefined(object, "valueForUndefinedKey:", key))
      }
      guard let value = property.value(of: object) else { return nil }
      return plain(value, property.kind)
    }

    static func set(_ value: Any?, _ key: String, of object: NSObject) {
      guard let property = property(key, of: object) else {
        preconditionFailure(undefined(object, "setValue:forUndefinedKey:", key))
      }
      set(value, key, property, of: object)
    }

    private static func set(_ value: Any?, _ key: String, _ property: Property, of object: NSObject) {
      guard let made = made(value, property.kind), property.set(made, of: object) else {
        preconditionFailure(
          "[<\(type(of: object))> setValue:forKey:]: \(key) cannot be \(value.map { "\($0)" } ?? "nil").")
      }
    }

    private static func undefined(_ object: NSObject, _ method: String, _ key: String) -> String {
      "[<\(type(of: object))> \(method)]: this class is not key value coding-compliant for the key \(key)."
    }

    /// The property of a name; what Swift calls `isHidden` is `hidden` to Objective-C.
    private static func property(_ key: String, of object: NSObject) -> Property? {
      Property.named(key, of: type(of: object))
        ?? Property.named("is" + key.prefix(1).uppercased() + key.dropFirst(), of: type(of: object))
    }

    private static func plain(_ value: PropertyValue, _ kind: PropertyKind) -> Any? {
      switch value {
      case .flag(let flag): return NSNumber(value: flag)
      case .number(let number): return NSNumber(value: number)
      case .count(let count): return NSNumber(value: count)
      case .text(let text): return text
      case .words(let words): return NSNumber(value: kind.bits(of: words))
      case .numbers(let numbers):
        guard case .numbers(let parts) = kind else { return numbers.map { NSNumber(value: $0) } }
        let n = numbers.map { CGFloat($0) }
        switch parts {
        case ["x", "y"]: return CGPoint(x: n[0], y: n[1])
        case ["width", "height"]: return CGSize(width: n[0], height: n[1])
        case ["x", "y", "width", "height"]: return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
        case ["top", "left", "bottom", "right"]:
          return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
        default: return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
        }
      }
    }

    private static func made(_ value: Any?, _ kind: PropertyKind) -> PropertyValue? {
      guard let value else { return nil }
      switch kind {
      case .flag: return (value as? Bool ?? number(value).map { $0 != 0 }).map { .flag($0) }
      case .number: return number(value).map { .number($0) }
      case .count: return number(value).flatMap { Int(exactly: $0) }.map { .count($0) }
      case .text: return (value as? String).map { .text($0) }
      case .list: return (value as? [NSNumber]).map { .numbers($0.map(\.doubleValue)) }
      case .words(let options):
        guard let bits = number(value).flatMap({ UInt(exactly: $0) }) else { return nil }
        return .words(options.filter { $0.bits.nonzeroBitCount == 1 && bits & $0.bits != 0 }.map(\.name))
      case .numbers(let parts): return numbers(value, parts)
      }
    }

    private static func number(_ value: Any) -> Double? {
      value as? Double ?? (value as? CGFloat)?.native ?? (value as? Float).map { Double($0) }
        ?? (value as? Int).map { Double($0) } ?? (value as? NSNumber)?.doubleValue
    }

    private static func numbers(_ value: Any, _ parts: [String]) -> PropertyValue? {
      let boxed = value as? NSValue
      func list(_ numbers: [CGFloat]) -> PropertyValue { .numbers(numbers.map(\.native)) }
      switch parts {
      case ["x", "y"]:
        return (value as? CGPoint ?? boxed?.cgPointValue).map { list([$0.x, $0.y]) }
      case ["width", "height"]:
        return (value as? CGSize ?? boxed?.cgSizeValue).map { list([$0.width, $0.height]) }
      case ["x", "y", "width", "height"]:
        return (value as? CGRect ?? boxed?.cgRectValue).map { PropertyValue($0) }
      case ["top", "left", "bottom", "right"]:
        return (value as? UIEdgeInsets ?? boxed?.uiEdgeInsetsValue).map {
          list([$0.top, $0.left, $0.bottom, $0.right])
        }
      default:
        return (value as? CGAffineTransform ?? boxed?.cgAffineTransformValue).map { PropertyValue($0) }
      }
    }
  }
#endif
