import Fingerpost

/// An object whose behaviour a scenario describes.
///
/// Each subclass of an engine class only passes its overridden methods to its behaviour, together with a way
/// to call the inherited ones; what is logged and overridden is decided there, once for all classes.
protocol ScenarioObject: UIResponder {
  /// What the node says; nil until the scene has said so.
  var behaviour: ScenarioBehaviour? { get set }
}

extension ScenarioObject {
  /// The id, or else UIKit's name of the class.
  var traceName: String { behaviour?.name ?? String(describing: type(of: self)) }
}
