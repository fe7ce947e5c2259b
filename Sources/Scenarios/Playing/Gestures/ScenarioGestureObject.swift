import Fingerpost

/// A gesture recogniser whose behaviour a scenario describes.
///
/// Like a ``ScenarioObject``, each subclass of an engine class only passes its overridden methods on.
protocol ScenarioGestureObject: UIGestureRecognizer {
  /// What the node says; nil until the scene has said so.
  var behaviour: ScenarioGestureBehaviour? { get set }
}

extension ScenarioGestureObject {
  /// The id, or else UIKit's name of the class.
  var traceName: String { behaviour?.name ?? String(describing: type(of: self)) }
}
