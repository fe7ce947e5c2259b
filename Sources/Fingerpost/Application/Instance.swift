import Foundation

#if !canImport(ObjectiveC)
  import CInstance

  nonisolated extension NSObject {
    /// Dispatches to the `init()` of the object's own class, whichever that is; called from `CInstance` by its symbol.
    @usableFromInline convenience init(blank: ()) { self.init() }
  }
#endif

/// Makes an object of a class that is known only at run time, as UIKit makes delegates, by its `init()`.
///
/// - Precondition: the class is an `NSObject` and has that initializer.
package func makeInstance(of type: AnyClass) -> AnyObject {
  guard let objectType = type as? NSObject.Type else {
    preconditionFailure("\(type) cannot be made by its name alone: derive it from UIResponder or NSObject")
  }
  #if canImport(ObjectiveC)
    return objectType.init()
  #else
    let metadata = unsafeBitCast(objectType, to: UnsafeRawPointer.self)
    guard let object = instance_make(metadata) else { preconditionFailure("no object of \(type) was made") }
    return Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()
  #endif
}

extension NSObject {
  /// Makes an object of a class that is known only at run time, by its `init()`. [VAL-110]
  ///
  /// Swift's own classes allow `type.init()` of a class that is known at run time only where the initializer is required,
  /// those of Objective-C always; `fingerpost-port` writes this call in its place.
  ///
  /// - Precondition: the class has `init()`, inherited or overridden. That of a view calls `init(frame:)`, so a view has to
  ///   have that.
  /// - Parameter type: the class, or the one that a generic parameter stands for.
  @preconcurrency public static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    guard let object = makeInstance(of: type) as? Object else { preconditionFailure("no \(type) was made") }
    return object
  }
}
