extension UIGestureRecognizer {
  /// Creates a recogniser that calls a method of a target when it acts.
  ///
  /// The method is named by reference, which the compiler checks: `UITapGestureRecognizer(target: self, action:
  /// Player.tapped)`. A nil target is looked for when the recogniser acts: the first responder of the method's type
  /// in the chain that begins at the recogniser's view. The target is not kept. [GR-3, GR-4, GR-14]
  public convenience init<Target: AnyObject>(target: Target?, action: @escaping (Target) -> () -> Void) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  /// Creates a recogniser that calls a method of a target with itself when it acts. [GR-3, GR-4, GR-14]
  public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
    target: Target?, action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  /// Creates a recogniser that calls a method of a target with itself and the event when it acts.
  /// [GR-3, GR-4, GR-14]
  public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
    target: Target?, action: @escaping (Target) -> (Sender, UIEvent?) -> Void
  ) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  /// Creates a recogniser that calls a closure when it acts.
  public convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addTarget(handler)
  }

  /// Adds a target and its method; all are called, in the order in which they were added. [GR-3]
  public final func addTarget<Target: AnyObject>(_ target: Target?, action: @escaping (Target) -> () -> Void)
  {
    add(target, Selector("", action), name: nil)
  }

  /// Adds a target and its method, which receives the recogniser. [GR-3]
  public final func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
    _ target: Target?, action: @escaping (Target) -> (Sender) -> Void
  ) {
    add(target, Selector("", action), name: nil)
  }

  /// Adds a target and its method, which receives the recogniser and the event. [GR-3]
  ///
  /// The event is nil where time alone led to the action. [GR-17]
  public final func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
    _ target: Target?, action: @escaping (Target) -> (Sender, UIEvent?) -> Void
  ) {
    add(target, Selector("", action), name: nil)
  }

  /// Adds a target and a named method; the same pair is called once, however often it is added. [GR-3]
  ///
  /// - Precondition: the target and the recogniser are of the types that the method wants.
  public final func addTarget(_ target: Any?, action: Selector) {
    add(target.map { $0 as AnyObject }, action, name: action.name)
  }

  /// Adds a closure that is called like a target's method.
  public final func addTarget(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    targets.add(nil, name: nil) { [unowned self] _ in handler(self) }
  }

  /// Removes a target and a named method; nil on either side means all. [GR-3]
  ///
  /// An action that was added as a method reference alone has no name; it goes with its target.
  public final func removeTarget(_ target: Any?, action: Selector?) {
    targets.remove(target.map { $0 as AnyObject }, name: action?.name)
  }

  private func add(_ target: AnyObject?, _ selector: Selector, name: String?) {
    let bound = selector.bind(target, self) { [unowned self] in view }
    precondition(bound != nil, "\(selector.name) does not take this target or this recogniser")
    if let bound { targets.add(target, name: name, bound) }
  }
}
