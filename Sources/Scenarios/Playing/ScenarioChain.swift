import Fingerpost

/// Watches over `next` where scenarios override it: a chain in a circle would never end.
enum ScenarioChain {
  /// The error for a node whose overridden `next` leads back to itself, or nil.
  static func circle(through node: ScenarioNode, in scene: ScenarioScene) -> ScenarioError? {
    guard let target = node.nextResponder else { return nil }
    var seen: Set<ObjectIdentifier> = []
    var current: UIResponder? = scene.responder(target)
    while let responder = current, seen.insert(ObjectIdentifier(responder)).inserted {
      let behaviour = (responder as? any ScenarioObject)?.behaviour
      if let behaviour, behaviour.node.place == node.place {
        let place = ScenarioPlace(
          line: node.place.line, column: node.place.column, path: .key("nextResponder", of: node.place.path))
        return ScenarioError(place, "the responder chain leads back to “\(node.label)”")
      }
      if let override = behaviour?.node.nextResponder {
        current = scene.responder(override)
      } else {
        current = responder.next
      }
    }
    return nil
  }
}
