import Foundation

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

  /// Adds a target and a named method; adding the same pair again only adds the events. [CTL-24]
  ///
  /// - Precondition: the target, if there is one, and the control are of the types that the method wants.
  public final func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    precondition(action.fits(object, self), "\(action.name) does not take this target or this control")
    targets.add(object, action, for: controlEvents)
  }

  /// Takes events from a target and a named method; nil on either side means all. [CTL-28]
  ///
  /// It counts at once: an action that is being sent does not reach those removed by an earlier one. A method reference
  /// cannot be removed by itself, because two references to one method cannot be compared: give the action a name when
  /// it is added, or remove everything of its target with nil for the action.
  public final func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.remove(target.map { $0 as AnyObject }, action, for: controlEvents)
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

  /// Adds a closure; for these events it takes the place of one with the same identifier. [CTL-31]
  public final func addAction(_ action: UIAction, for controlEvents: Event) {
    targets.add(action, for: controlEvents)
  }

  /// Takes events from the closure with the identifier of an action. [CTL-31]
  public final func removeAction(_ action: UIAction, for controlEvents: Event) {
    targets.remove(action.identifier, for: controlEvents)
  }

  /// Takes events from the closure with an identifier. [CTL-31]
  public final func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    targets.remove(identifier, for: controlEvents)
  }

  /// The targets, with `NSNull` where one is looked for when the action is sent. [CTL-29]
  ///
  /// A target that is not hashable stands there by its `ObjectIdentifier`. Look for the null by `$0.base is NSNull`: off
  /// Apple's systems one `NSNull` does not hash like another.
  public final var allTargets: Set<AnyHashable> {
    var all: Set<AnyHashable> = []
    for entry in targets.entries where entry.selector != nil && !entry.isDead {
      guard let target = entry.target else {
        all.insert(NSNull())
        continue
      }
      if let hashable = target as? AnyHashable {
        all.insert(hashable)
      } else {
        all.insert(ObjectIdentifier(target))
      }
    }
    return all
  }

  /// All events for which anything is sent. [CTL-29]
  public final var allControlEvents: Event {
    var all: Event = []
    for entry in targets.entries where !entry.isDead { all.formUnion(entry.events) }
    return all
  }

  /// Returns the names of the actions that a target is sent for one event, or nil if there are none. [CTL-29]
  ///
  /// A nil target stands for those that are looked for. A method reference by itself has no name, so that an action which
  /// was added as one is not among them; ``enumerateEventHandlers(_:)`` has it.
  ///
  /// - Parameter controlEvent: a single event; for several the answer is nil.
  public final func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    guard controlEvent.rawValue.nonzeroBitCount == 1 else { return nil }
    let object = target is NSNull ? nil : target.map { $0 as AnyObject }
    var names: [String] = []
    for entry in targets.entries where entry.events.contains(controlEvent) && !entry.isDead {
      guard let selector = entry.selector, !selector.name.isEmpty, entry.target === object else { continue }
      names.append(selector.name)
    }
    return names.isEmpty ? nil : names
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
