public import Foundation

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

extension UIView {
  /// Creates a view of a class that is known at run time alone, by its `init(frame:)` with an empty frame, and gives it its
  /// frame. Swift allows `type.init(frame:)` where the initializer is required, Objective-C always; `fingerpost-port` writes
  /// this call in its place. [VAL-140]
  public static func make<View: UIView>(_ type: View.Type, frame: CGRect = .zero) -> View {
    guard let view = makeInstance(of: type) as? View else { preconditionFailure("no \(type) was made") }
    if frame != .zero { view.frame = frame }
    return view
  }
}

extension UIViewController {
  /// Creates a controller of a class that is known at run time alone, by its `init(nibName:bundle:)`; both are nil, as there
  /// are no nib files. `fingerpost-port` writes this call in place of `type.init(nibName:bundle:)`. [VAL-140]
  public static func make<Controller: UIViewController>(
    _ type: Controller.Type, nibName: String? = nil, bundle: Bundle? = nil
  ) -> Controller {
    guard let made = makeInstance(of: type) as? Controller else { preconditionFailure("no \(type) was made") }
    return made
  }
}
