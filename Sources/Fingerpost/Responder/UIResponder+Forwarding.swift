import FingerpostTrace

/// What responders do with calls that they do not override.
extension UIResponder {
  /// Calls the same method of the next responder that may do anything with it. [RESP-8, RESP-10]
  ///
  /// - Parameters:
  ///   - world: where each step is recorded, if a trace is kept there.
  ///   - stopsAtScrollViews: whether nothing beyond a scroll view is told. [RESP-13]
  ///   - fact: what is recorded of a step from one responder to the next.
  ///   - call: calls the method.
  @inline(__always)
  final func forward(
    in world: World?, stopsAtScrollViews: Bool, _ fact: (SubjectID, SubjectID?) -> Fact,
    _ call: (UIResponder) -> Void
  ) {
    var sender: UIResponder = self
    if world?.trace.isListening != true, let view = self as? UIView, view.node.flags.contains(.passesOn) {
      if let next = view.node.nextThatHandles(stopsAtScrollViews) { call(next) }
      return
    }
    while true {
      let next = sender.next
      if let world, world.trace.isListening {
        world.record(fact(sender.subject(in: world), next?.subject(in: world)))
      }
      guard let next else { return }
      // What such a view would do with the call is what this loop does.
      guard let view = next as? UIView, view.node.flags.contains(.passesOn) else { return call(next) }
      guard !stopsAtScrollViews || !view.node.flags.contains(.scrolls) else { return }
      sender = next
    }
  }
}
