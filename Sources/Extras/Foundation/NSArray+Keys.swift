#if !canImport(ObjectiveC)
  import Fingerpost
  public import Foundation

  extension NSArray {
    /// Returns what each element has by a name, `NSNull` for nil, as Objective-C's lists do. [VAL-181]
    ///
    /// Elements are responders, layers and what keeps values by names; another one ends the program.
    @MainActor public func value(forKey key: String) -> Any? {
      map { element -> Any in
        let value: Any? =
          switch element {
          case let responder as UIResponder: responder.value(forKey: key)
          case let object as ForwardingObject: object.value(forKey: key)
          case let layer as CALayer: layer.value(forKey: key)
          default: preconditionFailure("no value for the key \(key) of \(type(of: element)) [VAL-181]")
          }
        return value ?? NSNull()
      }
    }
  }

  extension NSObject {
    /// Returns the class above this one, nil for `NSObject`. [VAL-182]
    public class func superclass() -> AnyClass? { _getSuperclass(self) }
  }

  extension NSDate {
    /// Returns a date that is so many seconds later, as an object where code wants one. [VAL-182]
    @_disfavoredOverload public func addingTimeInterval(_ ti: TimeInterval) -> NSDate {
      NSDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + ti)
    }
  }
#endif
