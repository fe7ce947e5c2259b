import FingerpostTrace

extension UIResponder {
  /// Walks the chain for an object that performs an action, as the inherited `target(forAction:withSender:)` does.
  /// [ACT-2]
  ///
  /// A loop through views of plain classes, whose answers are known; every other responder is asked through its
  /// methods.
  final func findTarget(for action: Selector, _ sender: Any?) -> Any? {
    let world = responderWindow?.world ?? .current
    var current = self
    while true {
      let performs = current.canPerformAction(action, withSender: sender)
      world.record(.actionSought(action.traceName, at: current.subject(in: world), performs: performs))
      if performs { return current }
      guard let next = current.next else { return nil }
      guard let view = next as? UIView, view.isPlain else {
        return next.target(forAction: action, withSender: sender)
      }
      current = next
    }
  }
}
