import FingerpostUnsafe

/// What the walk that lays out and draws views is at.
///
/// There is one main actor, so one walk at a time; a view's layout may begin another one within it.
enum LayoutPass {
  /// The view whose `layoutSubviews()` runs.
  fileprivate static var current: ViewNode.Pointer?
  /// Whether views that are to be drawn again are drawn.
  fileprivate(set) static var isDisplaying = false

  static func isLayingOut(_ view: UIView) -> Bool { current == view.node }

  /// Runs a closure whose layout goes before an event, which is when views are drawn, too. [LAY-7]
  static func displaying(_ body: () -> Void) {
    let before = isDisplaying
    isDisplaying = true
    body()
    isDisplaying = before
  }

  fileprivate static func layOut(_ view: UIView) {
    let before = current
    current = view.node
    (view as? UIScrollView)?.followSafeArea()
    if let layer = view.looks?.layer { layer.layoutSublayers() } else { view.layoutSubviews() }
    current = before
  }
}

extension UIView {
  /// Marks the view's layout as due; it happens before the next event is delivered.
  final func markForLayout() { ViewNode.markForLayout(node) }

  /// Takes in that the view has another size. [LAY-2]
  final func sizeChanged() {
    setNeedsLayout()
    contentsOfSuperviewChanged()
    if looks?.contentMode == .redraw { setNeedsDisplay() }
  }

  final func contentsOfSuperviewChanged() {
    if let superview = holdingView { superview.contentsChanged() }
  }

  /// Makes layout due because of a subview, unless the view is placing its subviews just now. [LAY-2, LAY-3, LAY-4]
  final func contentsChanged() {
    if !node.pointee.flags.contains(.needsLayout), !LayoutPass.isLayingOut(self) { markForLayout() }
  }

  /// Lays out the view and what is below it now, where it is due: by constraints first, then view by view. [AL-6]
  final func layOutWhatIsDue() {
    let top = topmostView
    guard !top.node.pointee.flags.isDisjoint(with: [.holdsConstraints, .constraintsDue]) else {
      return walkAndLayOut()
    }
    // Layout may change what constraints depend on, but not forever.
    for _ in 0..<50 {
      top.updateConstraintsThatAreDue()
      guard let engine = layoutEngine else { return walkAndLayOut() }
      engine.noteInsets()
      engine.updateIfStale()
      walkAndLayOut()
      engine.noteInsets()
      if !engine.isStale, !top.node.pointee.flags.contains(.constraintsDue) { return }
    }
  }

  private final func walkAndLayOut() {
    // Views right above that are due come first, as they may place this one. [LAY-1]
    var top = node
    while let above = top.pointee.superview, above.pointee.flags.contains(.needsLayout) { top = above }
    guard !top.pointee.flags.isDisjoint(with: .due) else { return }
    // The view that is next, and those that come after it: a path without branches needs no list.
    var next: UIView? = top.pointee.view.object
    var pending: [UIView] = []
    // Those that wait for a walk that draws.
    var undrawn: [UIView] = []
    // A view whose layout keeps marking itself must not keep an event waiting forever.
    var rounds = 0
    while let view = next ?? pending.popLast(), rounds < 1_000_000 {
      rounds += 1
      next = nil
      let node = view.node
      if node.pointee.flags.contains(.needsLayout) {
        node.pointee.set(.needsLayout, false)
        node.pointee.controller?.viewWillLayoutSubviews()
        LayoutPass.layOut(view)
        node.pointee.controller?.viewDidLayoutSubviews()
        node.pointee.set(.layoutBelow, true)
      }
      if node.pointee.flags.contains(.needsDisplay) {
        if LayoutPass.isDisplaying { view.display() } else { undrawn.append(view) }
      }
      guard node.pointee.flags.contains(.layoutBelow) else { continue }
      node.pointee.set(.layoutBelow, false)
      if let layer = view.looks?.layer, layer.hasAddedLayers { layer.layOutAddedLayers() }
      guard let subviews = node.pointee.subviews else { continue }
      var index = node.pointee.subviewCount
      while index > 0 {
        index -= 1
        let child = subviews[index]
        if !child.pointee.flags.isDisjoint(with: .due) {
          if let later = next { pending.append(later) }
          next = child.pointee.view.object
        }
      }
    }
    for view in undrawn { view.noteLayoutBelow() }
  }

  /// Lets every view above know that something below it is due.
  final func noteLayoutBelow() { ViewNode.noteLayout(below: node) }
}

extension ViewNode {
  /// Marks the layout of a view as due.
  nonisolated static func markForLayout(_ node: Pointer) {
    node.pointee.set(.needsLayout, true)
    noteLayout(below: node)
  }

  fileprivate nonisolated static func noteLayout(below node: Pointer) {
    var current = node.pointee.superview
    while let parent = current, !parent.pointee.flags.contains(.layoutBelow) {
      parent.pointee.set(.layoutBelow, true)
      current = parent.pointee.superview
    }
  }
}
