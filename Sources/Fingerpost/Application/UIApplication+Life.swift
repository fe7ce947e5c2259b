import FingerpostTrace
public import Foundation

/// How the application gains and loses its events, and the front.
///
/// ```
///                  becomeActive        enterForeground
///        active ◄──────────────► inactive ◄──────────────► background
///                  resignActive        enterBackground
/// ```
///
/// The scenes' delegates are told, or the application's where no scene has one; then a notification is posted.
extension UIApplication {
  /// Posted when the application has started.
  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the application has its events.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the application is about to lose its events, before its touches are cancelled.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when another application is in front.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when the application is about to be in front again.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the application is about to end.
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")

  /// Takes the events away from the application: every contact is cancelled. [CANCEL-1, PIPE-16]
  public final func resignActive() {
    guard applicationState == .active else { return }
    applicationState = .inactive
    tell({ $0.sceneWillResignActive($1) }, { $0.applicationWillResignActive(self) })
    post(UIApplication.willResignActiveNotification)
    gatherer?.flush()
    touchEnvironment.cancelAll(.applicationInactive)
  }

  /// Gives the events back to the application, which comes to the front for it where it was not.
  public final func becomeActive() {
    enterForeground()
    guard applicationState != .active else { return }
    finishAppearances()
    applicationState = .active
    tell({ $0.sceneDidBecomeActive($1) }, { $0.applicationDidBecomeActive(self) })
    post(UIApplication.didBecomeActiveNotification)
  }

  /// Takes the front away from the application, which loses its events first.
  public final func enterBackground() {
    resignActive()
    guard applicationState != .background else { return }
    world.animations.interruptAll()
    applicationState = .background
    tell({ $0.sceneDidEnterBackground($1) }, { $0.applicationDidEnterBackground(self) })
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// Brings the application to the front, without events yet.
  public final func enterForeground() {
    guard applicationState == .background else { return }
    tell({ $0.sceneWillEnterForeground($1) }, { $0.applicationWillEnterForeground(self) })
    post(UIApplication.willEnterForegroundNotification)
    applicationState = .inactive
  }

  /// Tells the application that it is about to end. The caller then ends the process.
  public final func willTerminate() {
    enterBackground()
    delegate?.applicationWillTerminate(self)
    post(UIApplication.willTerminateNotification)
  }

  private func tell(
    _ scenes: (any UISceneDelegate, UIScene) -> Void, _ application: (any UIApplicationDelegate) -> Void
  ) {
    var hasSceneDelegate = false
    for scene in connectedScenes {
      guard let delegate = scene.delegate else { continue }
      hasSceneDelegate = true
      scenes(delegate, scene)
    }
    if !hasSceneDelegate, let delegate { application(delegate) }
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
