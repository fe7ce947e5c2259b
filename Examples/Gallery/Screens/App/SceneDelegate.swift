import UIKit

/// Shows the application's window, with the list of screens or with the one that the session asks for.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let name = session.userInfo?["screen"] as? String
    let screen = name.flatMap { Screen(rawValue: $0) }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = screen?.makeViewController() ?? MenuViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  // A scene's delegate is not in the responder chain: this is never called.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(self)
    super.touchesBegan(touches, with: event)
  }
}
