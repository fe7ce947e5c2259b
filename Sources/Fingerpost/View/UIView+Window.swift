import FingerpostTrace
import FingerpostUnsafe

extension UIView {
  /// Calls a closure with the view and every view below it, a view before its subviews, until it returns false.
  ///
  /// A loop, not a recursion: trees may be deeper than a stack. The closure may change the tree; views are kept
  /// alive until they have been handed over.
  final func walk(_ visit: (UIView) -> Bool) {
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      guard visit(view) else { return }
      guard let subviews = view.node.pointee.subviews else { continue }
      var index = view.node.pointee.subviewCount
      while index > 0 {
        index -= 1
        pending.append(subviews[index].pointee.view.object)
      }
    }
  }

  /// The view and every view below it, a view before its subviews.
  private final var subtree: [UIView] {
    guard node.pointee.subviewCount > 0 else { return [self] }
    var views: [UIView] = []
    walk { view in
      views.append(view)
      return true
    }
    return views
  }

  /// Tells the whole subtree that its window is about to become another: each view once, whatever those calls move.
  final func announceWindow(_ new: UIWindow?) {
    let old = node.pointee.window
    // Views that were told are kept, so that no other view gets their identity.
    var told: [UIView] = []
    var heard: Set<ObjectIdentifier> = []
    var changes: Int
    repeat {
      changes = HierarchyChanges.count
      for view in subtree where heard.insert(ObjectIdentifier(view)).inserted {
        told.append(view)
        view.node.pointee.controller?.viewWillMove(to: new)
        view.willMove(toWindow: new)
      }
      // Those calls may have brought in more views, which hear of it, too.
    } while changes != HierarchyChanges.count
    if old !== new { old?.subtreeWillLeave(self) }
  }

  /// Gives the whole subtree its new window and tells it so.
  final func adoptWindow(_ new: UIWindow?) {
    let traced = new?.world.trace.isListening ?? false
    walk { view in
      view.node.pointee.windowNode = new?.node
      view.node.pointee.set(.traced, traced)
      if view.node.pointee.alpha < 1 { view.judgeAlpha() }
      if view.isAnimated { view.loseTracks() }
      return true
    }
    for view in subtree where view.node.pointee.window === new {
      view.didMoveToWindow()
      view.node.pointee.controller?.viewDidMoveToWindow()
    }
  }

  /// Has the whole subtree know whether its world's trace has a listener.
  final func adoptTracing() {
    let traced = node.pointee.window?.world.trace.isListening ?? false
    walk { view in
      view.node.pointee.set(.traced, traced)
      return true
    }
  }
}
