/// An object that is told of a scene's life.
///
/// Even one that is a ``UIResponder`` is not in the responder chain. [RESP-6]
@MainActor public protocol UISceneDelegate: AnyObject {
  /// Called when a scene was opened and before it shows anything: the time to make its window.
  ///
  /// See ``UIApplication/launch(_:scene:userInfo:)``.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}

/// The method is optional, as in UIKit.
extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
}

/// The delegate of a scene that shows windows; usually it owns the window.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window.
  var window: UIWindow? { get set }
}
