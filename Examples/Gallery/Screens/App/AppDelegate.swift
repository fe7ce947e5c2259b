import UIKit

/// The application: the end of the responder chain, and the place that the screens' notes go to.
open class AppDelegate: UIResponder, UIApplicationDelegate {
  /// Takes what the screens note, by default to standard output, at once.
  var log: (String) -> Void = { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) }

  public required override init() {
    super.init()
  }

  /// Overridden by whoever has something to begin.
  open func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  open func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Gallery", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(self)
    super.touchesBegan(touches, with: event)
  }

  open override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note(self)
    super.motionBegan(motion, with: event)
  }

  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note(self)
    super.motionEnded(motion, with: event)
  }

  open override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note(self)
    super.motionCancelled(motion, with: event)
  }

  open override func remoteControlReceived(with event: UIEvent?) {
    note(self)
    super.remoteControlReceived(with: event)
  }

  /// Performed for a button without a target of its own that no responder before has a use for.
  func showHelp() {
    note(self)
  }
}

/// Notes that a method of an object was called, in a line such as `TapView.touchesBegan(_:with:)`.
func note(_ object: AnyObject, _ detail: String = "", function: String = #function) {
  let line = "\(type(of: object)).\(function)" + (detail.isEmpty ? "" : " \(detail)")
  (UIApplication.shared.delegate as? AppDelegate)?.log(line)
}
