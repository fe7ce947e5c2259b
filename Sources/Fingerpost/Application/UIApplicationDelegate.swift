/// An object that is told of the application's life.
///
/// One that is a ``UIResponder`` is also the last of the responder chain. [RESP-7]
public protocol UIApplicationDelegate: AnyObject {
  /// Called when the application has started, before it has any scene or window of its own.
  ///
  /// See ``UIApplication/launch(_:scene:userInfo:)``. The options are nil: nothing but its own start starts an application.
  ///
  /// - Returns: false if the application could not make use of what started it, which has no effect here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the application is about to lose its events, before its touches are cancelled.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the application has its events back.
  func applicationDidBecomeActive(_ application: UIApplication)
}

/// All methods are optional, as in UIKit.
extension UIApplicationDelegate {
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
}
