import FingerpostSolver
import Foundation

extension LayoutEngine {
  /// The view that an item is, or that owns the guide that it is.
  static func view(of item: AnyObject) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  /// The nearest view that holds all items, or is one of them.
  static func commonView(of items: [AnyObject]) -> UIView? {
    var common: UIView?
    for item in items where !widen(&common, to: item) { return nil }
    return common
  }

  /// Has a view be one that holds an item, too; false if there is none.
  private static func widen(_ common: inout UIView?, to item: AnyObject) -> Bool {
    guard let view = view(of: item) else { return false }
    guard var found = common else {
      common = view
      return true
    }
    while !view.isHeld(by: found) {
      guard let next = found.holdingView else { return false }
      found = next
    }
    common = found
    return true
  }

  /// What a constraint says, as a sum that is compared with 0; nil where its items are gone or not in one tree.
  func sum(of constraint: NSLayoutConstraint) -> (LayoutSum, Constraint.Relation)? {
    let second = constraint.secondItem
    guard let root, let first = constraint.firstItem,
      constraint.secondAttribute == .notAnAttribute || second != nil
    else { return nil }
    var (widest, isHeld): (UIView?, Bool) = (nil, true)
    constraint.forEachItem { isHeld = isHeld && LayoutEngine.widen(&widest, to: $0) }
    guard isHeld, let common = widest, common.isHeld(by: root) else { return nil }
    var sum = LayoutSum()
    sum.terms.reserveCapacity(4)
    let place = Place(in: common)
    addSide(
      to: &sum, 1, first, constraint.firstAttribute, from: constraint.spans.first, in: place)
    if let second {
      addSide(
        to: &sum, -Double(constraint.multiplier), second, constraint.secondAttribute,
        from: constraint.spans.second, in: place)
    }
    // Where text runs from the right, distances count from there. [AL-9]
    let isMirrored =
      place.isRightToLeft && constraint.firstAttribute.family == .horizontalByText
      && constraint.spans.first == nil
    sum.constant -= Double(constraint.constant) * (isMirrored ? -1 : 1)
    let relation: Constraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
      case .greaterThanOrEqual: isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
      }
    return (sum, relation)
  }

  /// Adds a multiple of an attribute of an item; or of how far it is from another one.
  private func addSide(
    to sum: inout LayoutSum, _ factor: Double, _ item: AnyObject,
    _ attribute: NSLayoutConstraint.Attribute, from origin: LayoutEdge?, in place: Place
  ) {
    addEdge(to: &sum, factor, item, attribute, in: place)
    if let origin { addEdge(to: &sum, -factor, origin.item, origin.attribute, in: place) }
  }

  /// The nearest view that holds both items: their edges are in its coordinates, and its direction is theirs, as the view whose
  /// content is arranged. [AL-9]
  private struct Place {
    let view: UIView
    let isRightToLeft: Bool

    init(in view: UIView) {
      self.view = view
      isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
  }

  /// What an edge is made of, along its axis: how much of where the item starts and of how long it is.
  private struct Edge {
    let factor: Double
    let isAcross: Bool
    let isMargin: Bool
    let isSize: Bool
    let start: Double
    let length: Double

    init(_ factor: Double, _ attribute: NSLayoutConstraint.Attribute, isMargin: Bool) {
      self.factor = factor
      self.isMargin = isMargin
      isAcross =
        switch attribute {
        case .left, .right, .centerX, .width: true
        default: false
        }
      isSize = attribute == .width || attribute == .height
      (start, length) =
        switch attribute {
        case .width, .height: (0, factor)
        case .left, .top, .firstBaseline: (factor, 0)
        case .centerX, .centerY: (factor, factor * 0.5)
        default: (factor, factor)
        }
    }

    var places: (start: LayoutVariables.Place, length: LayoutVariables.Place) {
      isAcross ? (.x, .width) : (.y, .height)
    }
  }

  /// Adds a multiple of where an edge of an item is, in the coordinates of a view that holds it.
  private func addEdge(
    to sum: inout LayoutSum, _ factor: Double, _ item: AnyObject,
    _ attribute: NSLayoutConstraint.Attribute, in place: Place
  ) {
    let common = place.view
    let isTurned = place.isRightToLeft && attribute.family == .horizontalByText
    let (plain, isMargin) = attribute.plain(isRightToLeft: isTurned)
    let edge = Edge(factor, plain, isMargin: isMargin)
    let insets: UIEdgeInsets
    var lines: TextLines?
    if let view = item as? UIView {
      insets = addBox(of: view, to: &sum, edge, in: common)
      if plain == .firstBaseline || plain == .lastBaseline { lines = view.textLines }
    } else if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      insets = addBox(of: guide, in: owner, to: &sum, edge, in: common)
    } else {
      return
    }
    let (before, after) =
      edge.isAcross
      ? (Double(insets.left), Double(insets.right)) : (Double(insets.top), Double(insets.bottom))
    switch plain {
    case .width, .height: sum.constant -= factor * (before + after)
    case .left, .top: sum.constant += factor * before
    case .right, .bottom: sum.constant -= factor * after
    case .centerX, .centerY: sum.constant += factor * (before - after) / 2
    case .firstBaseline: sum.constant += factor * (before + Double(lines?.first ?? 0))
    default: sum.constant -= factor * (after + Double(lines?.last ?? 0))
    }
  }

  /// Adds where a view starts and how long it is, and returns how far the edges that count lie inside.
  private func addBox(of view: UIView, to sum: inout LayoutSum, _ edge: Edge, in common: UIView)
    -> UIEdgeInsets
  {
    if view === common {
      // Those inside of a scroll view see its content. [AL-12]
      let scrollView = edge.isMargin || edge.isSize ? nil : view as? UIScrollView
      let seen = scrollView.map { variables(of: $0.contentLayoutGuide) } ?? variables(of: view)
      sum.add(edge.length, seen.symbol(edge.places.length, in: self))
    } else {
      if let superview = view.holdingView { addInterior(of: superview, to: &sum, edge, in: common) }
      let variables = variables(of: view)
      sum.add(edge.start, variables.symbol(edge.places.start, in: self))
      sum.add(edge.length, variables.symbol(edge.places.length, in: self))
    }
    if edge.isMargin { usesInsets = true }
    return edge.isMargin ? view.layoutMargins : view.alignmentRectInsets
  }

  /// The same of a guide.
  private func addBox(
    of guide: UILayoutGuide, in owner: UIView, to sum: inout LayoutSum, _ edge: Edge, in common: UIView
  ) -> UIEdgeInsets {
    addInterior(of: owner, to: &sum, edge, in: common)
    switch guide.kind {
    case .constraints:
      sum.add(edge.start, variables(of: guide).symbol(edge.places.start, in: self))
      sum.add(edge.length, variables(of: guide).symbol(edge.places.length, in: self))
      return .zero
    case .content:
      sum.add(edge.length, variables(of: guide).symbol(edge.places.length, in: self))
      return .zero
    case .frame:
      usesInsets = true
      sum.constant += edge.start * offset(of: owner, isAcross: edge.isAcross)
      sum.add(edge.length, variables(of: owner).symbol(edge.places.length, in: self))
      return .zero
    case .margins, .safeArea, .readable, .keyboard:
      usesInsets = true
      if owner is UIScrollView {
        sum.constant += edge.start * offset(of: owner, isAcross: edge.isAcross)
      }
      sum.add(edge.length, variables(of: owner).symbol(edge.places.length, in: self))
      return guide.insets(in: owner)
    }
  }

  private func offset(of view: UIView, isAcross: Bool) -> Double {
    isAcross ? view.node.pointee.boundsX : view.node.pointee.boundsY
  }

  /// Adds where the coordinates of a view begin, in those of one that holds it.
  private func addInterior(of view: UIView, to sum: inout LayoutSum, _ edge: Edge, in common: UIView) {
    var current: UIView? = view
    while let step = current, step !== common {
      sum.add(edge.start, variables(of: step).symbol(edge.places.start, in: self))
      sum.constant -= edge.start * offset(of: step, isAcross: edge.isAcross)
      if step is UIScrollView { usesInsets = true }
      current = step.holdingView
    }
  }
}
