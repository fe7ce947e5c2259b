public import Foundation

/// What lasts of a scene: how it is told from others, and what its delegate is to know.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  /// The scene, as long as it exists.
  public internal(set) weak var scene: UIScene?
  /// What tells the session from others of the application: its place in the order of their opening, as text.
  public let persistentIdentifier: String
  /// What the scene is for.
  public let role: Role
  /// What the delegate is to know about the scene.
  public var userInfo: [String: Any]?

  /// Tells what scenes are for apart; UIKit has more, and here there is one.
  public nonisolated struct Role: RawRepresentable, Hashable, Sendable {
    /// The role as text.
    public var rawValue: String

    /// Creates a role.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows on the screen of the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  init(number: Int, userInfo: [String: Any]?) {
    persistentIdentifier = String(number)
    role = .windowApplication
    self.userInfo = userInfo
    super.init()
  }

  nonisolated deinit {}
}

extension UIScene {
  /// What led to a scene's opening. UIKit's has shortcuts, links and notifications; here there are none.
  @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
    override init() {
      super.init()
    }

    nonisolated deinit {}
  }
}
