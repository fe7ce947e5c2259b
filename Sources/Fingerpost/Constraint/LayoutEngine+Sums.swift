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
    for item in items {
      guard let view = view(of: item) else { return nil }
      guard var found = common else {
        common = view
        continue
      }
      while !view.isHeld(by: found) {
        guard let next = found.holdingView else { return nil }
        found = next
      }
      common = found
    }
    return common
  }

  /// What a constraint says, as a sum that is compared with 0; nil where its items are gone or not in one tree.
  func sum(of constraint: NSLayoutConstraint) -> (LayoutSum, Constraint.Relation)? {
    guard let first = constraint.firstItem, let common = LayoutEngine.commonView(of: constraint.items),
      let root, common.isHeld(by: root),
      constraint.secondAttribute == .notAnAttribute || constraint.secondItem != nil
    else { return nil }
    var sum = side(first, constraint.firstAttribute, constraint.spans.first, in: common)
    if let second = constraint.secondItem {
      sum.add(
        -Double(constraint.multiplier),
        side(second, constraint.secondAttribute, constraint.spans.second, in: common))
    }
    // Where text runs from the right, distances count from there. [AL-9]
    let isMirrored =
      constraint.firstAttribute.family == .horizontalByText && LayoutEngine.isRightToLeft(first)
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

  private func side(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ origin: LayoutEdge?, in common: UIView
  ) -> LayoutSum {
    var sum = edge(item, attribute, in: common)
    if let origin { sum.add(-1, edge(origin.item, origin.attribute, in: common)) }
    return sum
  }

  private static func isRightToLeft(_ item: AnyObject) -> Bool {
    view(of: item)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Where an edge of an item is, in the coordinates of a view that holds it.
  private func edge(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in common: UIView)
    -> LayoutSum
  {
    let (plain, isMargin) = attribute.plain(isRightToLeft: LayoutEngine.isRightToLeft(item))
    let isAcross = [.left, .right, .centerX, .width].contains(plain)
    let isSize = plain == .width || plain == .height
    let box = box(of: item, isMargin: isMargin, isAcross: isAcross, isSize: isSize, in: common)
    var sum = LayoutSum()
    switch plain {
    case .width, .height:
      sum.add(1, box.length)
      sum.constant -= Double(box.before + box.after)
    case .left, .top:
      sum.add(1, box.start)
      sum.constant += Double(box.before)
    case .right, .bottom:
      sum.add(1, box.start)
      sum.add(1, box.length)
      sum.constant -= Double(box.after)
    case .centerX, .centerY:
      sum.add(1, box.start)
      sum.add(0.5, box.length)
      sum.constant += Double(box.before - box.after) / 2
    case .firstBaseline:
      sum.add(1, box.start)
      sum.constant += Double(box.before) + Double((item as? UIView)?.textLines?.first ?? 0)
    default:
      sum.add(1, box.start)
      sum.add(1, box.length)
      sum.constant -= Double(box.after) + Double((item as? UIView)?.textLines?.last ?? 0)
    }
    return sum
  }

  /// An item along one axis: where it starts, how long it is, and how far the edges that count lie inside.
  private struct Box {
    var start = LayoutSum()
    var length = LayoutSum()
    var before: CGFloat = 0
    var after: CGFloat = 0
  }

  private func box(of item: AnyObject, isMargin: Bool, isAcross: Bool, isSize: Bool, in common: UIView) -> Box
  {
    let (start, size): (LayoutVariables.Place, LayoutVariables.Place) =
      isAcross ? (.x, .width) : (.y, .height)
    var box = Box()
    func own(_ item: AnyObject) {
      let variables = variables(of: item)
      box.length.add(1, variables.symbol(size))
    }
    func inset(_ insets: UIEdgeInsets) {
      box.before = isAcross ? insets.left : insets.top
      box.after = isAcross ? insets.right : insets.bottom
    }
    if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      switch guide.kind {
      case .constraints:
        box.start = interior(of: owner, isAcross: isAcross, in: common)
        box.start.add(1, variables(of: guide).symbol(start))
        own(guide)
      case .content:
        box.start = interior(of: owner, isAcross: isAcross, in: common)
        own(guide)
      case .frame:
        box.start = interior(of: owner, isAcross: isAcross, in: common)
        usesInsets = true
        box.start.constant += offset(of: owner, isAcross: isAcross)
        own(owner)
      case .margins, .safeArea, .readable, .keyboard:
        usesInsets = true
        box.start = interior(of: owner, isAcross: isAcross, in: common)
        box.start.constant += owner is UIScrollView ? offset(of: owner, isAcross: isAcross) : 0
        own(owner)
        inset(guide.insets(in: owner))
      }
      return box
    }
    guard let view = item as? UIView else { return box }
    if view === common {
      // Those inside of a scroll view see its content. [AL-12]
      if let scrollView = view as? UIScrollView, !isMargin, !isSize {
        own(scrollView.contentLayoutGuide)
      } else {
        own(view)
      }
    } else {
      if let superview = view.holdingView {
        box.start = interior(of: superview, isAcross: isAcross, in: common)
      }
      box.start.add(1, variables(of: view).symbol(start))
      own(view)
    }
    if isMargin { usesInsets = true }
    inset(isMargin ? view.layoutMargins : view.alignmentRectInsets)
    return box
  }

  private func offset(of view: UIView, isAcross: Bool) -> Double {
    isAcross ? view.node.pointee.boundsX : view.node.pointee.boundsY
  }

  /// Where the coordinates of a view begin, in those of one that holds it.
  private func interior(of view: UIView, isAcross: Bool, in common: UIView) -> LayoutSum {
    var sum = LayoutSum()
    var current: UIView? = view
    while let step = current, step !== common {
      sum.add(1, variables(of: step).symbol(isAcross ? .x : .y))
      sum.constant -= offset(of: step, isAcross: isAcross)
      if step is UIScrollView { usesInsets = true }
      current = step.holdingView
    }
    return sum
  }
}
