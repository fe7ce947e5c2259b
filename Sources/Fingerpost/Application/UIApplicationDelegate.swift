/// An object that is told of the application's life.
///
/// One that is a ``UIResponder`` is also the last of the responder chain. [RESP-7]
public protocol UIApplicationDelegate: AnyObject {
  /// Called when the application is about to lose its events, before its touches are cancelled.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the application has its events back.
  func applicationDidBecomeActive(_ application: UIApplication)
}

/// Both methods are optional, as in UIKit.
extension UIApplicationDelegate {
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
}
