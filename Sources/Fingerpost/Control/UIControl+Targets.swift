extension UIControl {
  /// Adds a target and its method, which is called for any of the events. [CTL-24, ACT-5]
  ///
  /// The method is named by reference, which the compiler checks: `button.addTarget(self, action: Player.playTapped,
  /// for: .touchUpInside)`. The target is not kept. Instead of a nil target the first responder of the method's type is
  /// looked for when the action is sent. [CTL-26, CTL-27, ACT-1]
  public final func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> () -> Void, for controlEvents: Event
  ) {
    targets.add(target, Selector("", action), for: controlEvents)
  }

  /// Adds a target and its method, which receives the control. [CTL-24, ACT-5]
  public final func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target?, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: Event
  ) {
    targets.add(target, Selector("", action), for: controlEvents)
  }

  /// Adds a target and its method, which receives the control and the event. [CTL-24, ACT-5]
  ///
  /// The event is nil where ``sendActions(for:)`` led to the action. [CTL-30]
  public final func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target?, action: @escaping (Target) -> (Sender, UIEvent?) -> Void, for controlEvents: Event
  ) {
    targets.add(target, Selector("", action), for: controlEvents)
  }

  /// Not to be had: two references to one method cannot be compared. Name the action when it is added,
  /// `let tapped = Selector("tapped", Player.tapped)`, and remove it by that. [CTL-28]
  @available(
    *, unavailable,
    message: "method references cannot be compared: name the action, Selector(\"tapped\", Player.tapped)"
  )
  public final func removeTarget<Target: AnyObject, Method>(
    _ target: Target?, action: @escaping (Target) -> Method, for controlEvents: Event
  ) {
    preconditionFailure("unavailable")
  }

  /// Calls a closure with everything that is sent, in order, until it sets its last argument.
  ///
  /// It is given the `UIAction` or else the target and the action, and the events.
  public final func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for entry in targets.entries where !entry.isDead && !stop {
      iterator(entry.action, entry.selector.map { (entry.target, $0) }, entry.events, &stop)
    }
  }
}
