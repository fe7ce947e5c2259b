import FingerpostSolver
import Foundation

extension NSLayoutConstraint {
  private static var activations = 0

  /// The items of the constraint that still exist.
  final var items: [AnyObject] {
    [firstItem, secondItem, spans.first?.item, spans.second?.item].compactMap { $0 }
  }

  /// Calls a closure with each item of the constraint that still exists.
  final func forEachItem(_ body: (AnyObject) -> Void) {
    if let item = firstItem { body(item) }
    if let item = secondItem { body(item) }
    if let item = spans.first?.item { body(item) }
    if let item = spans.second?.item { body(item) }
  }

  final func activate() {
    guard host == nil else { return }
    guard let common = LayoutEngine.commonView(of: items) else {
      preconditionFailure(
        "Unable to activate constraint \(equation) because its items have no common ancestor. Add the views to one view first."
      )
    }
    activate(in: common)
  }

  /// Has a view hold the constraint.
  final func activate(in view: UIView) {
    guard host !== view else { return }
    deactivate()
    host = view
    NSLayoutConstraint.activations += 1
    sequence = NSLayoutConstraint.activations
    view.madeConstraintState.constraints.append(self)
    view.constraintsChanged()
  }

  final func deactivate() {
    guard let host else { return }
    self.host = nil
    installed = nil
    host.constraintState?.constraints.removeAll { $0 === self }
    host.constraintsChanged()
  }

  final func constantChanged() {
    guard let host else { return }
    if let installed, let engine = installed.engine {
      engine.changedConstraints.append(installed)
      engine.root?.node.pointee.set(.layoutBelow, true)
    } else {
      host.constraintsChanged()
    }
  }

  final func priorityChanged(from old: UILayoutPriority) {
    guard let host else { return }
    precondition(
      (priority.rawValue >= 1000) == (old.rawValue >= 1000),
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported. "
        + "You passed priority \(priority.rawValue) and the existing priority was \(old.rawValue).")
    host.constraintsChanged()
  }

  /// The constraint as an equation, in UIKit's way of printing it.
  final var equation: String {
    func name(_ item: AnyObject?) -> String {
      guard let item else { return "(gone)" }
      if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty { return "'\(guide.identifier)'" }
      if let view = item as? UIView, let id = view.accessibilityIdentifier {
        return "\(type(of: item)) '\(id)'"
      }
      return "\(type(of: item))"
    }
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var right = ""
    if secondAttribute != .notAnAttribute {
      if multiplier != 1 { right += "\(multiplier)*" }
      right += "\(name(secondItem)).\(secondAttribute.word)"
      if constant != 0 { right += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    } else {
      right = "\(constant)"
    }
    let label = identifier.map { "'\($0)' " } ?? ""
    let strength = priority.rawValue >= 1000 ? "" : " @\(priority.rawValue)"
    let active = isActive ? "" : " (inactive)"
    return "\(label)\(name(firstItem)).\(firstAttribute.word) \(sign) \(right)\(strength)\(active)"
  }
}

/// What an engine keeps of an active constraint.
final class InstalledConstraint {
  weak var engine: LayoutEngine?
  let constraint: NSLayoutConstraint
  /// Its name in the solver; nil where it contradicts others and was left out. [AL-7]
  var id: ConstraintID?
  var sum = LayoutSum()
  var relation = Constraint.Relation.equal
  var priority = UILayoutPriority.required
  var generation = 0
  /// Whether it was said that it was left out.
  var isReported = false

  init(_ constraint: NSLayoutConstraint, _ engine: LayoutEngine) {
    self.constraint = constraint
    self.engine = engine
  }
}
