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
