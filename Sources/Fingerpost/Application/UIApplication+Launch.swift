extension UIApplication {
  /// Tells reasons for a start apart; UIKit has many, and here there are none.
  public nonisolated struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public var rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Starts an application: its delegate is told first, then the delegate of the one scene that is opened for it.
  ///
  /// Fingerpost's own. On Apple's systems `UIApplicationMain` and the system do this, with delegates that the
  /// application's `Info.plist` names; here they are given. Their windows are created in the current world, which has
  /// to be this application's. [RESP-6, RESP-7]
  ///
  /// - Parameters:
  ///   - delegate: the application's delegate.
  ///   - sceneDelegate: the scene's delegate, or nil for an application without scenes, whose own delegate shows its
  ///     window.
  ///   - userInfo: what the scene's session says to its delegate.
  public final func launch(
    _ delegate: any UIApplicationDelegate, scene sceneDelegate: (any UISceneDelegate)? = nil,
    userInfo: [String: Any]? = nil
  ) {
    self.delegate = delegate
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    guard let sceneDelegate else { return }
    let scene = UIWindowScene()
    let session = UISceneSession(scene, number: connectedScenes.count, userInfo: userInfo)
    scene.session = session
    scene.delegate = sceneDelegate
    sceneDelegate.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
  }
}
