public import Foundation

/// An object that is told of the application's life.
///
/// `@main` and `UIApplicationMain` make it by its `init()`; so it has to derive from `UIResponder` or `NSObject`.
///
/// One that is a ``UIResponder`` is also the last of the responder chain. [RESP-7] With scenes it is their delegates that
/// are told of becoming active and the like, and not this one, as in UIKit.
@preconcurrency @MainActor public protocol UIApplicationDelegate: HoldsApplicationWindow {
  /// Called when the application has started, before it has any scene or window of its own.
  ///
  /// See ``UIApplication/launch(_:scene:userInfo:)``. The options are nil: nothing but its own start starts an application.
  ///
  /// - Returns: false if the application could not make use of what started it, which has no effect here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called before a scene is opened, to say which class its delegate is of. The default says none, and there is no scene then.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when the application is about to lose its events, before its touches are cancelled.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the application has its events back.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when another application is in front. It was inactive before.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when the application is about to be in front again, before it becomes active.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the application is about to end, with scenes and without.
  func applicationWillTerminate(_ application: UIApplication)
  /// Returns how a window may be held, for ``UIApplication/supportedInterfaceOrientations(for:)``. [VAL-57]
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Opens what a URL names; returns whether it did. [TXV-2]
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
}

/// What may have the window of an application without scenes; see ``UIApplicationDelegate``.
@preconcurrency @MainActor public protocol HoldsApplicationWindow: AnyObject {
  /// The window that the application's own delegate shows. Optional, as in UIKit.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension HoldsApplicationWindow {
  /// Nil, and stays so.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {
      preconditionFailure("\(type(of: self)) has no property window that could be set to \(newValue as Any)")
    }
  }

  fileprivate var heldWindow: UIWindow? {
    get { window }
    set { window = newValue }
  }
}

/// All methods are optional, as in UIKit.
extension UIApplicationDelegate {
  /// The delegate's window, which is optional twice, as UIKit has it: a delegate need have no such property, and its
  /// window may be nil. The two are the same here. [VAL-44]
  public var window: UIWindow?? {
    get { .some(heldWindow) }
    set { heldWindow = newValue ?? nil }
  }

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Names no class.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Returns all ways but upside down.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  /// Returns false.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
}
