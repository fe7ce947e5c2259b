import Foundation

extension UIView {
  /// The view that this one is a subview of.
  public final var superview: UIView? { node.pointee.superview?.pointee.view.takeUnretainedValue() }

  /// The window that the view is in; a window is in itself.
  public final var window: UIWindow? { node.pointee.window }

  /// The subviews, back to front. Hit testing asks the last one first. [HIT-7]
  public final var subviews: [UIView] {
    guard let subviews = node.pointee.subviews else { return [] }
    return (0..<node.pointee.subviewCount).map { subviews[$0].pointee.view.takeUnretainedValue() }
  }

  /// Adds a view in front of all subviews, taking it from its superview.
  ///
  /// Adding a view to another superview in the same window does not cancel its touches. [CANCEL-2]
  /// When a callback, such as `willMove(toWindow:)`, puts this view below the other one in the meantime, the tree stays
  /// as the callback left it.
  ///
  /// - Precondition: the view is neither this one nor one that holds it.
  public final func addSubview(_ view: UIView) {
    place(view, at: .max)
  }

  /// Adds a view at a place in ``subviews``; a place beyond the end counts as the end.
  public final func insertSubview(_ view: UIView, at index: Int) {
    place(view, at: max(0, index))
  }

  /// Adds a view in front of one of the subviews, or at the front if that is not a subview.
  public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    place(view, at: .max, besides: (sibling, 1))
  }

  /// Adds a view behind one of the subviews, or at the front if that is not a subview.
  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    place(view, at: .max, besides: (sibling, 0))
  }

  /// Makes a subview the last, and so the first to be asked. [HIT-8]
  public final func bringSubviewToFront(_ view: UIView) {
    guard let index = node.pointee.index(of: view.node) else { return }
    subviewLeavesItsPlace(view.node, at: index)
    node.pointee.moveSubview(at: index, to: node.pointee.subviewCount - 1)
  }

  /// Makes a subview the first, and so the last to be asked.
  public final func sendSubviewToBack(_ view: UIView) {
    guard let index = node.pointee.index(of: view.node) else { return }
    subviewLeavesItsPlace(view.node, at: index)
    node.pointee.moveSubview(at: index, to: 0)
  }

  /// Exchanges two places in ``subviews``; a place that does not exist makes it do nothing.
  public final func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    let range = 0..<node.pointee.subviewCount
    guard range.contains(first), range.contains(second), let subviews = node.pointee.subviews else { return }
    (subviews[first], subviews[second]) = (subviews[second], subviews[first])
    looks?.layer?.exchangeAdded(behind: subviews[first], subviews[second])
  }

  /// Takes the view from its superview.
  ///
  /// Touches of views that leave the window with it are cancelled, and a first responder among them resigns.
  /// [CANCEL-1, CANCEL-3, FR-5]
  public final func removeFromSuperview() {
    guard let superview else { return }
    window?.subtreeWillLeave(self)
    // A callback may have taken the view away already.
    guard self.superview === superview else { return }
    let oldWindow = window
    superview.willRemoveSubview(self)
    if oldWindow != nil { announceWindow(nil) }
    willMove(toSuperview: nil)
    // Or have put the superview, and the view with it, into another window.
    if window !== oldWindow { window?.subtreeWillLeave(self) }
    guard self.superview === superview, unlink() else { return }
    if window != nil { adoptWindow(nil) }
    didMoveToSuperview()
  }

  /// Whether the view is the given one or lies somewhere below it.
  public final func isDescendant(of view: UIView) -> Bool {
    var current: ViewNode.Pointer? = node
    while let step = current {
      if step == view.node { return true }
      current = step.pointee.superview
    }
    return false
  }

  /// Returns the first view with a tag, this one or one below it, or nil.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    var found: UIView?
    walk { view in
      if view.tag == tag { found = view }
      return found == nil
    }
    return found
  }

  // MARK: - The one way into a list of subviews

  private final func place(_ view: UIView, at place: Int, besides sibling: (view: UIView, offset: Int)? = nil)
  {
    precondition(
      view !== self && (view.node.pointee.subviewCount == 0 || !isDescendant(of: view)),
      "a view cannot become a subview of itself or of a view that it holds")
    let oldSuperview = view.superview
    let changes = HierarchyChanges.count
    tell(view, thatItLeaves: oldSuperview)
    // Those calls may have put this view below the other one. A circle has no end that a walk could come to.
    guard changes == HierarchyChanges.count || !isDescendant(of: view) else { return }
    // The list may hold the last reference to the view.
    withExtendedLifetime(view) {
      view.unlink()
      var index = place
      if let sibling, let found = node.pointee.index(of: sibling.view.node) { index = found + sibling.offset }
      node.pointee.insertSubview(view.node, at: min(index, node.pointee.subviewCount))
      if let sibling, sibling.offset == 1 {
        looks?.layer?.moveAdded(behind: sibling.view.node, to: view.node)
      }
      if let layer = view.looks?.layer, layer.parent != nil { layer.removeFromSuperlayer() }
      view.node.pointee.superview = node
      HierarchyChanges.count &+= 1
      if view.window !== window { view.adoptWindow(window) }
      if view.node.pointee.flags.isDisjoint(with: [.needsLayout, .layoutBelow]) == false {
        view.noteLayoutBelow()
      }
      setNeedsLayout()
      if oldSuperview !== self { view.didMoveToSuperview() }
      didAddSubview(view)
    }
  }

  /// Tells a view, and who is concerned, that it will come here, and looks whether those calls moved one of the two to
  /// another window.
  ///
  /// Calls that move them back and forth for ever are not followed for ever.
  private final func tell(_ view: UIView, thatItLeaves oldSuperview: UIView?) {
    let moves = oldSuperview !== self
    for round in 0..<3 {
      let (old, new) = (view.window, window)
      if old !== new { old?.subtreeWillLeave(view) }
      if round == 0, moves { oldSuperview?.willRemoveSubview(view) }
      if old !== new { view.announceWindow(new) }
      if round == 0, moves { view.willMove(toSuperview: self) }
      if view.window === old, window === new { return }
    }
  }

  @discardableResult
  private final func unlink() -> Bool {
    guard let parent = node.pointee.superview, let index = parent.pointee.index(of: node) else {
      return false
    }
    parent.pointee.withView { $0.subviewLeavesItsPlace(node, at: index) }
    node.pointee.superview = nil
    HierarchyChanges.count &+= 1
    HitTestPool.keep(parent.pointee.removeSubview(at: index))
    return true
  }

  /// Called by `deinit`: lets go of the subviews, however deep the tree below them is.
  nonisolated final func releaseSubviews() {
    guard node.pointee.subviewCount > 0 else { return }
    var orphans: [UIView] = []
    node.pointee.takeSubviews(into: &orphans)
    while var view = orphans.popLast() {
      // Taking over the subviews of a view that dies now keeps its own deinit from recursing.
      if isKnownUniquelyReferenced(&view) { view.node.pointee.takeSubviews(into: &orphans) }
    }
  }
}

nonisolated extension ViewNode {
  fileprivate mutating func takeSubviews(into list: inout [UIView]) {
    while subviewCount > 0 {
      let view = removeSubview(at: subviewCount - 1)
      view.node.pointee.superview = nil
      view.node.pointee.windowNode = nil
      list.append(view)
    }
  }
}

/// Counts how often a view was put into a list of subviews or taken out of one, in whatever tree.
///
/// Who calls out while a tree changes compares the count before with the count after, and looks at the tree again only
/// where a callback changed one.
enum HierarchyChanges {
  @exclusivity(unchecked) static var count = 0
}
