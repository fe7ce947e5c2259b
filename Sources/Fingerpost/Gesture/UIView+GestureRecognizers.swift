import FingerpostArbitration

extension UIView {
  /// The recognizers attached to the view, in the order of addition, or nil when there are none. [GR-23]
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set {
      for recognizer in attachedRecognizers where newValue?.contains(recognizer) != true {
        removeGestureRecognizer(recognizer)
      }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a recognizer, taking it from the view that it was attached to. The view keeps it. [GR-5, GR-6]
  ///
  /// Contacts that came down earlier are not given to it. [GR-20]
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    attachedRecognizers.append(gestureRecognizer)
    gestureRecognizer.attachedView = self
    GestureEnvironment.additions += 1
    gestureRecognizer.contestant.order = GestureEnvironment.additions
  }

  /// Detaches a recognizer; what it began is cancelled. [GR-7]
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.gestureEnvironment?.withdraw(gestureRecognizer)
    attachedRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.attachedView = nil
  }
}
