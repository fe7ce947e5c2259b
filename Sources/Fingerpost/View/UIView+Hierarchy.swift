import FingerpostUnsafe
import Foundation

extension UIView {
  // What the overridable properties of the same meaning say by themselves. The engine's own walks ask these: they cost no
  // call, and an override cannot lead a walk astray.

  /// The view that this one is a subview of.
  final var holdingView: UIView? { node.pointee.superview?.pointee.view.object }

  /// The window that the view is in; a window is in itself.
  final var holdingWindow: UIWindow? { node.pointee.window }

  /// The subviews, back to front.
  final var heldSubviews: [UIView] {
    guard let subviews = node.pointee.subviews else { return [] }
    return (0..<node.pointee.subviewCount).map { subviews[$0].pointee.view.object }
  }

  /// Moves a subview to one end of the list.
  final func move(_ view: UIView, toFront: Bool) {
    guard let index = node.pointee.index(of: view.node) else { return }
    subviewLeavesItsPlace(view.node, at: index)
    node.pointee.moveSubview(at: index, to: toFront ? node.pointee.subviewCount - 1 : 0)
  }

  /// Exchanges two places in the list, if both exist.
  final func exchange(_ first: Int, _ second: Int) {
    let range = 0..<node.pointee.subviewCount
    guard range.contains(first), range.contains(second), let subviews = node.pointee.subviews else { return }
    node.pointee.exchangeSubviews(at: first, second)
    looks?.layer?.exchangeAdded(behind: subviews[first], subviews[second])
  }

  /// Takes the view out of its superview's list, with all that is to be told of it.
  final func leaveSuperview() {
    guard let superview = holdingView else { return }
    holdingWindow?.subtreeWillLeave(self)
    // A callback may have taken the view away already.
    guard holdingView === superview else { return }
    let oldWindow = holdingWindow
    superview.willRemoveSubview(self)
    if oldWindow != nil { announceWindow(nil) }
    willMove(toSuperview: nil)
    // Or have put the superview, and the view with it, into another window.
    if holdingWindow !== oldWindow { holdingWindow?.subtreeWillLeave(self) }
    guard holdingView === superview else { return }
    superview.letGoOfConstraints(to: self)
    guard unlink() else { return }
    superview.contentsChanged()
    if holdingWindow != nil { adoptWindow(nil) }
    didMoveToSuperview()
  }

  /// Whether the view is the given one or lies somewhere below it.
  final func isHeld(by view: UIView) -> Bool {
    var current: ViewNode.Pointer? = node
    while let step = current {
      if step == view.node { return true }
      current = step.pointee.superview
    }
    return false
  }

  /// The first view with a tag, this one or one below it, or nil.
  final func firstView(withTag tag: Int) -> UIView? {
    var found: UIView?
    walk { view in
      if view.tag == tag { found = view }
      return found == nil
    }
    return found
  }

  // MARK: - The one way into a list of subviews

  final func place(_ view: UIView, at place: Int, besides sibling: (view: UIView, offset: Int)? = nil) {
    precondition(
      view !== self && (view.node.pointee.subviewCount == 0 || !isHeld(by: view)),
      "a view cannot become a subview of itself or of a view that it holds")
    let oldSuperview = view.holdingView
    let changes = HierarchyChanges.count
    tell(view, thatItLeaves: oldSuperview)
    // Those calls may have put this view below the other one. A circle has no end that a walk could come to.
    guard changes == HierarchyChanges.count || !isHeld(by: view) else { return }
    // The list may hold the last reference to the view.
    withExtendedLifetime(view) {
      if let oldSuperview, oldSuperview !== self { oldSuperview.letGoOfConstraints(to: view) }
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
      if view.holdingWindow !== holdingWindow { view.adoptWindow(holdingWindow) }
      tookIn(view)
      if !view.node.pointee.flags.isDisjoint(with: .due) { view.noteLayoutBelow() }
      if !LayoutPass.isLayingOut(self) { setNeedsLayout() }
      if oldSuperview !== self { view.didMoveToSuperview() }
      didAddSubview(view)
    }
  }

  /// Tells a view and its controller that it will come here, and looks whether those calls moved one of the two to
  /// another window.
  ///
  /// Calls that move them back and forth forever are not followed forever.
  private final func tell(_ view: UIView, thatItLeaves oldSuperview: UIView?) {
    let moves = oldSuperview !== self
    for round in 0..<3 {
      let (old, new) = (view.holdingWindow, holdingWindow)
      if old !== new { old?.subtreeWillLeave(view) }
      if round == 0, moves { oldSuperview?.willRemoveSubview(view) }
      if old !== new { view.announceWindow(new) }
      if round == 0, moves { view.willMove(toSuperview: self) }
      if view.holdingWindow === old, holdingWindow === new { return }
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

  /// Called by `deinit`.
  nonisolated final func letGo() {
    // Its layer may live on.
    if let layer = looks?.layer { layer.detach(background: looks?.backgroundColor) }
    for recognizer in attachedRecognizers { recognizer.attachedView = nil }
    releaseSubviews()
    node.pointee.subviews?.deallocate()
    node.pointee.form?.deallocate()
    if let index = node.pointee.index { SiblingIndex.free(index) }
    node.deinitialize(count: 1)
    node.deallocate()
  }

  /// Lets go of the subviews, however deep the tree below them is.
  nonisolated private final func releaseSubviews() {
    guard node.pointee.subviewCount > 0 else { return }
    var orphans: [UIView] = []
    node.pointee.removeSubviews(into: &orphans)
    while var view = orphans.popLast() {
      // Taking over the subviews of a view that dies now keeps its own deinit from recursing.
      if isKnownUniquelyReferenced(&view) {
        view.node.pointee.removeSubviews(into: &orphans)
      } else {
        view.node.forgetWindow()
      }
    }
  }
}

nonisolated extension ViewNode.Pointer {
  /// Takes a window that goes from all that live on below this view, which somebody else keeps.
  fileprivate func forgetWindow() {
    var left = [self]
    while let node = left.popLast() {
      node.pointee.windowNode = nil
      for index in 0..<node.pointee.subviewCount {
        if let subview = node.pointee.subviews?[index], subview.pointee.windowNode != nil {
          left.append(subview)
        }
      }
    }
  }
}

nonisolated extension ViewNode {
  fileprivate mutating func removeSubviews(into list: inout [UIView]) {
    dropIndex()
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
/// Code that calls out while a tree changes compares the count before with the count after, and looks at the tree again
/// only where a callback changed one.
enum HierarchyChanges {
  static var count = 0
}
