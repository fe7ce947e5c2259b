import FingerpostUnsafe
import Foundation

/// What a view has of layout by constraints; made when the first of it is needed.
final class ConstraintState {
  /// The active constraints that the view holds.
  var constraints: [NSLayoutConstraint] = []
  /// The guides that the view owns.
  var guides: [UILayoutGuide] = []
  /// Those that every view has, as far as they were asked for.
  var ownGuides: [UILayoutGuide] = []
  /// The variables of the view, in the engine of its tree.
  var variables: LayoutVariables?
  /// The engine of the tree that the view is the top of.
  var engine: LayoutEngine?
  /// How strongly the view does not want to be larger than its content. [AL-8]
  var hugging = AxisPriorities(.defaultLow)
  /// How strongly it does not want to be smaller.
  var compression = AxisPriorities(.defaultHigh)
  var addsSafeAreaToMargins = true
  var keepsSuperviewMargins = false
  /// Whether the margins of a controller's view may be less than the system's. [AL-62]
  var ignoresLeastMargins = false
  var direction = UISemanticContentAttribute.unspecified
}

/// A priority along each axis.
struct AxisPriorities {
  private var horizontal: UILayoutPriority
  private var vertical: UILayoutPriority

  init(_ both: UILayoutPriority) { (horizontal, vertical) = (both, both) }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension UIView {
  /// What the view has of layout by constraints, if anything.
  final var constraintState: ConstraintState? { looks?.constraints }

  final var madeConstraintState: ConstraintState {
    if let state = looks?.constraints { return state }
    let state = ConstraintState()
    madeLooks.constraints = state
    return state
  }

  /// The view at the top of the tree.
  final var topmostView: UIView {
    var top = node
    while let parent = top.pointee.superview { top = parent }
    return top.pointee.view.object
  }

  /// The engine that lays out the tree which the view is in, if there are constraints in it.
  final var layoutEngine: LayoutEngine? {
    let top = topmostView
    guard top.node.pointee.flags.contains(.holdsConstraints) else { return nil }
    let state = top.madeConstraintState
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(top)
    state.engine = engine
    return engine
  }

  /// Notes that constraints of the view or of one below it have come or gone.
  final func constraintsChanged() {
    var current: ViewNode.Pointer? = node
    while let step = current {
      step.pointee.set(.holdsConstraints, true)
      guard let parent = step.pointee.superview else {
        // What is due is looked for from here.
        step.pointee.set(.layoutBelow, true)
        let engine = step.pointee.view.object.layoutEngine
        engine?.isStructureStale = true
        return
      }
      current = parent
    }
  }

  /// Notes that a view with constraints has come into the tree. [AL-4]
  final func tookIn(_ view: UIView) {
    if view.node.pointee.flags.contains(.constraintsDue) { noteConstraintsDue() }
    guard
      view.node.pointee.flags.contains(.holdsConstraints) || view.node.pointee.flags.contains(.constrained)
    else {
      if node.pointee.flags.contains(.holdsConstraints) { layoutEngine?.isStructureStale = true }
      return
    }
    // It is the top of its tree no longer.
    view.constraintState?.engine = nil
    constraintsChanged()
  }

  /// Takes away constraints between a view that goes and views that stay. [AL-4]
  final func letGoOfConstraints(to view: UIView) {
    guard node.pointee.flags.contains(.holdsConstraints) else { return }
    var current: UIView? = self
    while let holder = current {
      for constraint in holder.constraintState?.constraints ?? [] where constraint.names(below: view) {
        constraint.isActive = false
      }
      current = holder.holdingView
    }
    layoutEngine?.isStructureStale = true
  }
}

extension NSLayoutConstraint {
  /// Whether one of the two sides is the view, lies below it, or is a guide there.
  fileprivate final func names(below view: UIView) -> Bool {
    let items = [firstItem, secondItem, spans.first?.item, spans.second?.item]
    return items.contains { $0.flatMap { LayoutEngine.view(of: $0) }?.isHeld(by: view) ?? false }
  }
}
