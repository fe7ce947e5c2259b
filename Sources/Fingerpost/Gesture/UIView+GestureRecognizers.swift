import FingerpostArbitration

extension UIView {
  /// Calls a closure with each recognizer of the view and of every view above it, from here up, and with its view. One that
  /// is not in play gets to know how deep that is.
  @inline(__always)
  final func forEachRecognizerAbove(_ body: (UIGestureRecognizer, UIView) -> Void) {
    var depth = 0
    var next: ViewNode.Pointer? = node
    while let current = next {
      depth += 1
      next = current.superview
    }
    next = node
    while let current = next {
      if current.hasRecognizers {
        // Kept, because what is called may take it out of the tree.
        let view = current.view
        for recognizer in view.attachedRecognizers {
          if !recognizer.contestant.isInPlay { recognizer.contestant.depth = depth }
          body(recognizer, view)
        }
        next = view.node.superview
      } else {
        next = current.superview
      }
      depth -= 1
    }
  }

  /// Makes the recognizers of the view the given ones, in their order.
  final func replaceRecognizers(with recognizers: [UIGestureRecognizer]) {
    for recognizer in attachedRecognizers where !recognizers.contains(recognizer) {
      removeGestureRecognizer(recognizer)
    }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
  }

  /// Attaches a recognizer, taking it from the view that it was attached to. The view keeps it. [GR-5, GR-6]
  ///
  /// Contacts that came down earlier are not given to it. [GR-20]
  final func attach(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.attachedView !== self else { return }
    gestureRecognizer.attachedView?.removeGestureRecognizer(gestureRecognizer)
    attachedRecognizers.append(gestureRecognizer)
    gestureRecognizer.attachedView = self
    GestureEnvironment.additions += 1
    gestureRecognizer.contestant.order = GestureEnvironment.additions
  }

  /// Detaches a recognizer; what it began is cancelled. [GR-7]
  final func detach(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.attachedView === self else { return }
    gestureRecognizer.gestureEnvironment?.withdraw(gestureRecognizer)
    attachedRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.attachedView = nil
  }
}
