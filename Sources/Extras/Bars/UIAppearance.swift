public import Fingerpost
public import Foundation

/// What has one object for all of a class, to say how they look.
///
/// UIKit gives what is said to the object to views as they enter a window, by Objective-C's means. Here it is only kept and
/// read back: views do not take it over. Classes of UIKit's own have such an object, others do not.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {
  /// The object of the class, one to a world.
  static func appearance() -> Self
  /// The object of the class for those within others.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// What may hold objects whose looks differ by what they are in.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

/// The objects that stand for classes, by class and containers.
private final class AppearanceProxies {
  static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  var objects: [[ObjectIdentifier]: AnyObject] = [:]

  nonisolated deinit {}
}

extension UIAppearance where Self: NSObject {
  /// The object of the class, made when it is first asked for. It is kept and read back.
  ///
  /// Only UIKit's own classes have one. UIKit's is a proxy that stands for a class without being of it; in Swift without
  /// Objective-C there is no such thing, and an object of a class of yours would be made by your code, which expects none.
  ///
  /// - Precondition: the class is UIKit's.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// The object of the class for those within others, made when it is first asked for.
  ///
  /// - Precondition: the class is UIKit's; the containers may be of any class.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    precondition(
      nameInUIKit(self) != nil,
      "\(self) has no appearance object: only UIKit's own classes do. Say how it looks where it is made"
    )
    let application = World.current.application
    let known = objc_getAssociatedObject(application, AppearanceProxies.key) as? AppearanceProxies
    let proxies = known ?? AppearanceProxies()
    if known == nil {
      objc_setAssociatedObject(
        application, AppearanceProxies.key, proxies, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    let name = [ObjectIdentifier(self)] + containerTypes.map { ObjectIdentifier($0) }
    if let object = proxies.objects[name] as? Self { return object }
    guard let made = makeInstance(of: self) as? Self else { preconditionFailure("\(self) cannot be made") }
    proxies.objects[name] = made
    return made
  }
}
