import Fingerpost
import Foundation

/// The controller that an input names as the owner of a view.
final class DumpedController: UIViewController, TraceNamed {
  let traceName: String

  init(name: String) {
    traceName = name
    super.init(nibName: nil, bundle: nil)
  }

  /// Fails: a controller of an input is made by ``ScreenBuilder`` alone.
  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  // What a controller does with a touch an input does not say. Passing it on by a call would nest as deep as the
  // input nests controllers.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
}
