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
  ///   - sceneDelegate: the scene's delegate. Where it is nil the application's is asked which class it is of. A
  ///     configuration with a name and no class stands for the class `SceneDelegate` of the delegate's module, as in Xcode's
  ///     template. Without a class there is no scene, and the application's own delegate shows its window.
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
    guard let configuration, let named = configuration.delegateClass ?? templateClass(for: configuration)
    else {
      return nil
    }
    guard let delegate = makeInstance(of: named) as? any UISceneDelegate else {
      preconditionFailure("\(named), a scene's delegateClass, is not a UISceneDelegate")
    }
    return delegate
  }

  /// The class that Xcode's template names in its `Info.plist`, for a configuration with a name and no class.
  private func templateClass(for configuration: UISceneConfiguration) -> AnyClass? {
    guard configuration.name != nil, let delegate else { return nil }
    let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
    return NSClassFromString("\(module).SceneDelegate")
  }
}
