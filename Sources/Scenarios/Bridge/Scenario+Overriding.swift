import Fingerpost
import FingerpostScreens

nonisolated extension Scenario {
  /// The same scenario with overrides of hit testing on some views, as far as scenarios can state them.
  ///
  /// - Parameter nodes: the node of each view.
  func overriding(_ overrides: [Int: HitOverride], nodes: [Int?]) -> Scenario {
    var changed = self
    for (view, override) in overrides.sorted(by: { $0.key < $1.key }) {
      guard nodes.indices.contains(view), let node = nodes[view] else { continue }
      switch override {
      case .passThrough: changed.nodes[node].hitTest = .nilForSelf
      case .redirect(let target):
        if nodes.indices.contains(target), let target = nodes[target] {
          changed.nodes[node].hitTest = .redirect(target)
        }
      case .inset(let insets):
        changed.nodes[node].pointInside = .inset(
          top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
          right: Double(insets.right))
      case .always: changed.nodes[node].pointInside = .always
      case .never: changed.nodes[node].pointInside = .never
      case .passThroughBoth, .reachesTo, .sparing, .asksOutside, .asksUnseen: break
      }
    }
    return changed
  }
}
