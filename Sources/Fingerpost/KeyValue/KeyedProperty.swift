#if !canImport(ObjectiveC)
  import Foundation

  /// How a property that code names by a text is read and set.
  struct KeyedProperty {
    let get: (AnyObject) -> Any?
    /// Sets it, and returns whether the value is of its type.
    let set: (AnyObject, Any?) -> Bool

    private init<Root: AnyObject>(_ get: @escaping (Root) -> Any?, _ set: @escaping (Root, Any?) -> Bool) {
      self.get = { ($0 as? Root).flatMap(get) }
      self.set = { object, value in (object as? Root).map { set($0, value) } ?? false }
    }

    /// A number, which is read as an `NSNumber`.
    static func number<Root: AnyObject, Number: BinaryFloatingPoint>(
      _ path: ReferenceWritableKeyPath<Root, Number>
    ) -> Self {
      Self { (root: Root) in
        NSNumber(value: Double(root[keyPath: path]))
      } _: { root, value in
        guard let number = KeyedNumber.double(value) else { return false }
        root[keyPath: path] = Number(number)
        return true
      }
    }

    /// Something that is true or false, which is read as an `NSNumber`.
    static func flag<Root: AnyObject>(_ path: ReferenceWritableKeyPath<Root, Bool>) -> Self {
      Self { (root: Root) in
        NSNumber(value: root[keyPath: path])
      } _: { root, value in
        guard let flag = value as? Bool ?? KeyedNumber.double(value).map({ $0 != 0 }) else { return false }
        root[keyPath: path] = flag
        return true
      }
    }

    /// A structure, which an `NSValue` may hold.
    static func structure<Root: AnyObject, Value>(
      _ path: ReferenceWritableKeyPath<Root, Value>, _ unpack: @escaping (NSValue) -> Value
    ) -> Self {
      Self { (root: Root) in
        root[keyPath: path]
      } _: { root, value in
        guard let new = value as? Value ?? (value as? NSValue).map(unpack) else { return false }
        root[keyPath: path] = new
        return true
      }
    }

    /// An object or a value, or nothing.
    static func object<Root: AnyObject, Value>(
      _ path: ReferenceWritableKeyPath<Root, Value?>, cast: @escaping (Any) -> Value? = { $0 as? Value }
    ) -> Self {
      Self { (root: Root) in
        root[keyPath: path]
      } _: { root, value in
        let new = value.flatMap(cast)
        guard new != nil || value == nil else { return false }
        root[keyPath: path] = new
        return true
      }
    }
  }

  /// Numbers of any type as one.
  nonisolated enum KeyedNumber {
    static func double(_ value: Any?) -> Double? {
      switch value {
      case let number as Double: number
      case let number as CGFloat: number.native
      case let number as Float: Double(number)
      case let number as Int: Double(number)
      case let number as Bool: number ? 1 : 0
      case let number as NSNumber: number.doubleValue
      default: nil
      }
    }
  }

  /// What Foundation says of a key that an object does not have, and ends the program with.
  nonisolated enum KeyedFailure {
    static func undefined(_ object: AnyObject, _ key: String, _ isSet: Bool) -> Never {
      preconditionFailure(
        "[<\(Swift.type(of: object))> \(isSet ? "setValue:forUndefinedKey:" : "valueForUndefinedKey:")]: "
          + "this class is not key value coding-compliant for the key \(key).")
    }

    static func type(_ object: AnyObject, _ key: String, _ value: Any?) -> Never {
      let given = value.map { "\(Swift.type(of: $0))" } ?? "nil"
      preconditionFailure("[<\(Swift.type(of: object))> setValue:forKey:]: \(key) cannot be \(given).")
    }
  }
#endif
