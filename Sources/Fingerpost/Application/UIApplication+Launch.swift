import Foundation

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
  /// Fingerpost's own; `UIApplicationMain` calls it, and so may tests. Windows are created in the current world, which has to
  /// be this application's. [RESP-6, RESP-7]
  ///
  /// - Parameters:
  ///   - delegate: the application's delegate.
  ///   - sceneDelegate: the scene's delegate. Where it is nil the application's is asked which class it is of; if it names
  ///     none, there is no scene, and the application's own delegate shows its window.
  ///   - userInfo: what the scene's session says to its delegate.
  public final func launch(
    _ delegate: any UIApplicationDelegate, scene sceneDelegate: (any UISceneDelegate)? = nil,
    userInfo: [String: Any]? = nil
  ) {
    self.delegate = delegate
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
    let session = UISceneSession(number: connectedScenes.count + 1, userInfo: userInfo)
    let options = UIScene.ConnectionOptions()
    guard let sceneDelegate = sceneDelegate ?? configuredDelegate(of: session, options) else { return }
    let scene = UIWindowScene()
    session.scene = scene
    scene.session = session
    scene.delegate = sceneDelegate
    sceneDelegate.scene(scene, willConnectTo: session, options: options)
  }

  private func configuredDelegate(
    of session: UISceneSession, _ options: UIScene.ConnectionOptions
  ) -> (any UISceneDelegate)? {
    let configuration = delegate?.application(self, configurationForConnecting: session, options: options)
    guard let delegateClass = configuration?.delegateClass else { return nil }
    guard let type = delegateClass as? any UISceneDelegate.Type else {
      preconditionFailure("\(delegateClass), a scene's delegateClass, is no UISceneDelegate")
    }
    return type.init()
  }
}
