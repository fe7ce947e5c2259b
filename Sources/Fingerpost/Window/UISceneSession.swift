public import Foundation

/// What lasts of a scene: how it is told from others, and what its delegate is to know.
public final class UISceneSession: NSObject {
  /// The scene, as long as it exists.
  public private(set) weak var scene: UIScene?
  /// What tells the session from others of the application: its place in the order of their opening, as text.
  public let persistentIdentifier: String
  /// What the delegate is to know about the scene.
  public var userInfo: [String: Any]?

  init(_ scene: UIScene, number: Int, userInfo: [String: Any]?) {
    self.scene = scene
    persistentIdentifier = String(number)
    self.userInfo = userInfo
    super.init()
  }

  nonisolated deinit {}
}

extension UIScene {
  /// What led to a scene's opening. UIKit's has shortcuts, links and notifications; here there are none.
  public final class ConnectionOptions: NSObject {
    override init() {
      super.init()
    }

    nonisolated deinit {}
  }
}
