extension UIView {
  /// Marks the view's layout as due; it happens before the next event is delivered.
  final func markForLayout() {
    node.pointee.set(.needsLayout, true)
    noteLayoutBelow()
  }

  /// Lays out the view and what is below it now, where it is due.
  final func layOutWhatIsDue() {
    guard !node.pointee.flags.isDisjoint(with: [.needsLayout, .layoutBelow]) else { return }
    // The view that is next, and those that come after it: a path without branches needs no list.
    var next: UIView? = self
    var pending: [UIView] = []
    // A view whose layout keeps marking itself must not keep an event waiting for ever.
    var rounds = 0
    while let view = next ?? pending.popLast(), rounds < 1_000_000 {
      rounds += 1
      next = nil
      let node = view.node
      if node.pointee.flags.contains(.needsLayout) {
        node.pointee.set(.needsLayout, false)
        node.pointee.controller?.viewWillLayoutSubviews()
        view.layoutSubviews()
        node.pointee.controller?.viewDidLayoutSubviews()
        node.pointee.set(.layoutBelow, true)
      }
      guard node.pointee.flags.contains(.layoutBelow) else { continue }
      node.pointee.set(.layoutBelow, false)
      guard let subviews = node.pointee.subviews else { continue }
      var index = node.pointee.subviewCount
      while index > 0 {
        index -= 1
        let child = subviews[index]
        if !child.pointee.flags.isDisjoint(with: [.needsLayout, .layoutBelow]) {
          if let later = next { pending.append(later) }
          next = child.pointee.view.takeUnretainedValue()
        }
      }
    }
  }

  /// Lets every view above know that something below it is due.
  final func noteLayoutBelow() {
    var current = node.pointee.superview
    while let parent = current, !parent.pointee.flags.contains(.layoutBelow) {
      parent.pointee.set(.layoutBelow, true)
      current = parent.pointee.superview
    }
  }
}
