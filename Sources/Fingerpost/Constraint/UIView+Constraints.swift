import FingerpostSolver
import FingerpostUnsafe
public import Foundation

extension UIView {
  /// The active constraints that the view holds: those between views of which it is the nearest that holds both.
  public final var constraints: [NSLayoutConstraint] { constraintState?.constraints ?? [] }

  /// Activates a constraint in this view.
  ///
  /// - Precondition: the view holds both items, or is one of them.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    precondition(
      constraint.items.allSatisfy { LayoutEngine.view(of: $0)?.isHeld(by: self) ?? false },
      "The view hierarchy is not prepared for the constraint: \(constraint.equation). "
        + "When added to a view, the constraint's items must be descendants of that view (or the view itself)."
    )
    constraint.activate(in: self)
  }

  /// Activates constraints in this view, in their order.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view holds.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.host === self { constraint.isActive = false }
  }

  /// Deactivates constraints that the view holds.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The active constraints of the tree that name the view along an axis.
  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var current: UIView? = self
    while let holder = current {
      found += holder.constraints.filter { constraint in
        constraint.items.contains { $0 === self } && constraint.axis == axis
      }
      current = holder.holdingView
    }
    return found.sorted { $0.sequence < $1.sequence }
  }

  /// Returns how strongly the view does not want to be larger than its content. Default 250. [AL-8]
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState?.hugging[axis] ?? .defaultLow
  }

  final func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    madeConstraintState.hugging[axis] = priority
    noteContentSize()
  }

  /// Returns how strongly the view does not want to be smaller than its content. Default 750. [AL-8]
  public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    constraintState?.compression[axis] ?? .defaultHigh
  }

  final func setCompression(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    madeConstraintState.compression[axis] = priority
    noteContentSize()
  }

  /// Whether the constraints leave open where the view is or how large it is. [AL-17]
  ///
  /// It takes in what has changed, solves, and tries other values, which costs much more than a look. False for a view that no
  /// constraint names, and for one that its mask places.
  public final var hasAmbiguousLayout: Bool {
    guard let engine = layoutEngine else { return false }
    updateConstraintsThatAreDue()
    engine.noteInsets()
    engine.updateIfStale()
    guard let variables = constraintState?.variables, variables.engine === engine, !variables.isFixed else {
      return false
    }
    return LayoutVariables.Place.allCases.contains {
      !variables.hasSymbol($0) || engine.solver.isAmbiguous(variables.symbol($0))
    }
  }

  /// Whether ``ViewCallbacks/updateConstraints()`` will be called before the next layout.
  public final func needsUpdateConstraints() -> Bool { node.pointee.flags.contains(.needsConstraints) }

  /// Calls ``ViewCallbacks/updateConstraints()`` of the view and of those below it where that is due, those below first. [AL-13]
  public final func updateConstraintsIfNeeded() { updateConstraintsThatAreDue() }

  /// The size that the constraints below the view allow, as near to another one as priorities want it.
  final func solvedSize(
    near targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsThatAreDue()
    return LayoutEngine(self, isFitting: true).fittingSize(targetSize, horizontal, vertical)
  }

  /// For ``systemLayoutSizeFitting(_:)``: as small as possible.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// For ``systemLayoutSizeFitting(_:)``: as large as possible.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The rectangle that constraints align, of a frame. [AL-6]
  public final func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame whose alignment rectangle a rectangle is. [AL-6]
  public final func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  // MARK: - What the engine asks and is told

  /// Takes in that the content has another size. [LAY-6]
  final func contentSizeChanged() {
    contentsOfSuperviewChanged()
    noteContentSize()
  }

  /// Has the size of the view's content taken in before the next layout.
  final func noteContentSize() {
    guard let variables = constraintState?.variables, !variables.isFixed else { return }
    variables.engine?.changedContents.append(variables)
    variables.engine?.root?.node.pointee.set(.layoutBelow, true)
  }

  /// Notes that the frame of a view which constraints name has changed.
  final func noteFrameForConstraints() {
    guard let variables = constraintState?.variables, variables.isFixed else { return }
    variables.engine?.changedFrames.append(variables)
  }

  /// Marks the view for ``ViewCallbacks/updateConstraints()``.
  final func markForConstraints() {
    node.pointee.set(.needsConstraints, true)
    noteConstraintsDue()
  }

  /// Lets every view above know that `updateConstraints()` is to be called here or below.
  final func noteConstraintsDue() {
    var current: ViewNode.Pointer? = node
    while let step = current {
      step.pointee.set(.constraintsDue, true)
      step.pointee.set(.layoutBelow, true)
      current = step.pointee.superview
    }
  }

  /// Calls ``ViewCallbacks/updateConstraints()`` where it is due, of the views below first. [AL-13]
  final func updateConstraintsThatAreDue() {
    var rounds = 0
    while node.pointee.flags.contains(.constraintsDue), rounds < 100 {
      rounds += 1
      var due: [UIView] = []
      var pending: [UIView] = [self]
      while let view = pending.popLast() {
        view.node.pointee.set(.constraintsDue, false)
        if view.needsUpdateConstraints() { due.append(view) }
        let node = view.node.pointee
        for index in 0..<node.subviewCount {
          if let subview = node.subviews?[index], subview.pointee.flags.contains(.constraintsDue) {
            pending.append(subview.pointee.view.object)
          }
        }
      }
      for view in due.reversed() {
        view.node.pointee.set(.needsConstraints, false)
        if let controller = view.node.pointee.controller {
          controller.updateViewConstraints()
        } else {
          view.updateConstraints()
        }
      }
    }
  }

  /// Gives the subviews that constraints place their frames. [AL-6]
  final func applySolvedFrames() {
    guard node.pointee.flags.contains(.holdsConstraints), let engine = layoutEngine else { return }
    let scale = engine.scale
    var index = 0
    // A frame that is set may run code that adds and removes subviews.
    while index < node.pointee.subviewCount, let child = node.pointee.subviews?[index] {
      index += 1
      guard child.pointee.flags.contains(.constrained) else { continue }
      let view = child.pointee.view.object
      guard let variables = view.constraintState?.variables, !variables.isFixed,
        variables.engineNumber == engine.number
      else { continue }
      view.adopt(variables.rect(or: view.untransformedFrame, scale: scale))
    }
    if let scrollView = self as? UIScrollView { scrollView.adoptContentSize() }
  }

  /// The rectangle that the view would fill without its transform.
  private final var untransformedFrame: CGRect {
    let node = self.node.pointee
    return CGRect(
      x: node.centerX - node.width * node.anchorU, y: node.centerY - node.height * node.anchorV,
      width: node.width, height: node.height)
  }

  private final func adopt(_ rect: CGRect) {
    guard rect != untransformedFrame else { return }
    if node.pointee.flags.contains(.transformed) {
      let (u, v) = (CGFloat(node.pointee.anchorU), CGFloat(node.pointee.anchorV))
      bounds.size = rect.size
      center = CGPoint(x: rect.minX + rect.width * u, y: rect.minY + rect.height * v)
    } else {
      frame = rect
    }
  }
}

extension UIScrollView {
  /// Takes over the size of the content, if constraints name it. [AL-12]
  fileprivate final func adoptContentSize() {
    guard let variables = constraintState?.ownGuides.first(where: { $0.kind == .content })?.variables,
      let engine = variables.engine
    else { return }
    let solved = variables.rect(or: CGRect(origin: .zero, size: contentSize), scale: engine.scale).size
    if solved != contentSize { contentSize = solved }
  }
}

extension NSLayoutConstraint {
  /// The axis that the constraint is about.
  final var axis: Axis {
    switch firstAttribute.plain(isRightToLeft: false).attribute {
    case .left, .right, .width, .centerX: .horizontal
    default: .vertical
    }
  }
}

extension LayoutEngine {
  /// The size that the tree wants, near to another one.
  func fittingSize(_ target: CGSize, _ across: UILayoutPriority, _ down: UILayoutPriority) -> CGSize {
    guard let root else { return .zero }
    let variables = variables(of: root)
    for (place, size, priority) in [
      (LayoutVariables.Place.width, target.width, across), (.height, target.height, down),
    ] {
      let wish = FingerpostSolver.Constraint(
        [(variables.symbol(place), 1)], .equal, constant: -Double(size), strength: .init(priority.rawValue),
        rank: 1)
      _ = solver.add(wish)
    }
    updateIfStale()
    return variables.rect(scale: scale).size
  }
}
