import Expectations
import Foundation
import Testing
import UIKit

/// How an application starts where no system starts it.
@Suite struct LaunchTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var log: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.append(
        "launched, options \(launchOptions == nil ? "none" : "some"), \(application.connectedScenes.count)")
      return true
    }
  }

  private final class Opener: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var log: [String] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      log.append("\(session.persistentIdentifier) \(session.userInfo?["screen"] as? String ?? "")")
      log.append("\(session.scene === scene && scene.session === session && scene.delegate === self)")
      window = UIWindow(windowScene: windowScene)
      window?.makeKeyAndVisible()
    }
  }

  /// A delegate that relies on the defaults, which UIKit calls optional.
  private final class Silent: UIApplicationDelegate {}

  @Test(
    "RESP-6: the application's delegate is told first, then the scene's, whose window is followed by the scene"
  )
  func launch() {
    let world = World()
    world.run {
      let (delegate, opener) = (Delegate(), Opener())
      UIApplication.shared.launch(delegate, scene: opener, userInfo: ["screen": "list"])
      expect(delegate.log, is: ["launched, options none, 0"])
      expect(opener.log, is: ["1 list", "true"])
      let scene = UIApplication.shared.connectedScenes.first
      expect(UIApplication.shared.connectedScenes.count, is: 1)
      #expect(opener.window?.next === scene && scene?.next === UIApplication.shared)
      expect(UIApplication.shared.next, isSame: delegate)
      expect(UIApplication.shared.keyWindow, isSame: opener.window)
    }
  }

  @Test("an application without scenes is launched without one") func withoutScene() {
    World().run {
      UIApplication.shared.launch(Silent())
      #expect(UIApplication.shared.connectedScenes.isEmpty)
    }
  }
}
