public import Foundation

/// Which classes a scene is made of.
@preconcurrency @MainActor public final class UISceneConfiguration: NSObject {
  /// The name of the configuration, for people.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, an `NSObject`; one is created with `init()`.
  public var delegateClass: AnyClass?

  /// Creates a configuration that names no classes. Nothing is looked up by its name: there is no `Info.plist` here.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  nonisolated deinit {}
}
