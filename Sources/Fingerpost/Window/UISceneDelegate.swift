/// An object that is told of a scene's life.
///
/// Even one that is a ``UIResponder`` is not in the responder chain. [RESP-6]
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  /// Called when a scene was opened and before it shows anything: the time to make its window.
  ///
  /// See ``UIApplication/launch(_:scene:userInfo:)``.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene is about to be in front, before it becomes active.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene has its events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene is about to lose its events, before its touches are cancelled.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when another application is in front. The scene was inactive before.
  func sceneDidEnterBackground(_ scene: UIScene)
}

/// All methods are optional, as in UIKit.
extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a scene that shows windows; usually it owns the window.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window.
  var window: UIWindow? { get set }
}
