extension UIGestureRecognizer {
  /// Creates a recogniser that calls a method of a target when it acts.
  ///
  /// The method is named by its type, which the compiler checks: `UITapGestureRecognizer(target: self, action:
  /// Player.tapped)`. A nil target is looked for when the recogniser acts: the first responder of the method's type in
  /// the chain that begins at the recogniser's view. The target is not kept. [GR-3, GR-4, GR-14]
  public convenience init<Target: AnyObject>(
    target: Target?, action: @escaping (Target) -> () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recogniser that calls a method of a target with itself when it acts. [GR-3, GR-4, GR-14]
  public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
    target: Target?, action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recogniser that calls a closure when it acts.
  public convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addTarget(handler)
  }

  /// Adds a target and its method; all are called, in the order in which they were added. [GR-3]
  public final func addTarget<Target: AnyObject>(_ target: Target?, action: @escaping (Target) -> () -> Void)
  {
    targets.add(target) { target, sender in
      guard let target = target as? Target ?? sender.responder(of: Target.self) else { return }
      action(target)()
    }
  }

  /// Adds a target and its method, which receives the recogniser. [GR-3]
  public final func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
    _ target: Target?, action: @escaping (Target) -> (Sender) -> Void
  ) {
    targets.add(target) { target, sender in
      guard let target = target as? Target ?? sender.responder(of: Target.self),
        let sender = sender as? Sender
      else { return }
      action(target)(sender)
    }
  }

  /// Adds a closure that is called like a target's method.
  public final func addTarget(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    targets.add(nil) { _, sender in handler(sender) }
  }

  /// Removes a target with all its methods, or with nil all targets and closures. [GR-3]
  public final func removeTarget(_ target: AnyObject?) {
    targets.remove(target)
  }

  /// The first responder of a type in the chain that begins at the view.
  private func responder<Target: AnyObject>(of type: Target.Type) -> Target? {
    var current: UIResponder? = view
    while let responder = current {
      if let found = responder as? Target { return found }
      current = responder.next
    }
    return nil
  }
}
