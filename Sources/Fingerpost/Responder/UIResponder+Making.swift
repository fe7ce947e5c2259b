public import Foundation

/// Objects of classes that are known only at run time.
///
/// Swift's own classes allow `type.init()` of a class that is known at run time only where the initializer is required, those
/// of Objective-C always; `fingerpost-port` writes these calls in its place. [VAL-110]
extension UIResponder {
  /// Makes an object of a class of views or controllers. Not UIKit's.
  ///
  /// - Precondition: the class has `init()` by inheriting it. One that writes an `init()` which overrides nothing, in place of
  ///   `init(frame:)` or `init(nibName:bundle:)`, cannot be made, as Swift does not find that by the class.
  public static func make<Object: UIResponder>(_ type: Object.Type) -> Object {
    guard let object = makeInstance(of: type) as? Object else { preconditionFailure("no \(type) was made") }
    return object
  }
}

extension UIView {
  /// Makes a view of a class with a frame in the coordinates of the superview it will get. Not UIKit's.
  ///
  /// - Precondition: the class has `init(frame:)`, inherited or overridden.
  public static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    let outer = madeFrame
    madeFrame = frame
    defer { madeFrame = outer }
    return make(type)
  }

  /// The frame that a view which is made by its `init()` has; views that it makes in turn have none.
  static func takeFrame() -> CGRect {
    defer { madeFrame = .zero }
    return madeFrame
  }

  private static var madeFrame = CGRect.zero
}

extension UIViewController {
  /// Makes a controller of a class, as ``UIResponder/make(_:)`` does: there are no nib files, so both arguments are left
  /// aside. Not UIKit's.
  public static func make<Controller: UIViewController>(
    _ type: Controller.Type, nibName: String?, bundle: Bundle?
  ) -> Controller { make(type) }
}
