extension UIGestureRecognizer {
  /// Creates a recognizer that calls a method of a target when it acts.
  ///
  /// The method is named by reference, which the compiler checks: `UITapGestureRecognizer(target: self, action:
  /// Player.tapped)`. A nil target is looked for when the recognizer acts: the first responder of the method's type
  /// in the chain that begins at the recognizer's view. The target is not kept. [GR-3, GR-4, GR-14]
  public convenience init<Target: AnyObject>(
    target: Target?, action: @escaping (Target) -> () -> Void
  ) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  /// Creates a recognizer that calls a method of a target with itself when it acts. [GR-3, GR-4, GR-14]
  public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
    target: Target?, action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  /// Creates a recognizer that calls a method of a target with itself and the event when it acts.
  /// [GR-3, GR-4, GR-14]
  public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
    target: Target?, action: @escaping (Target) -> (Sender, UIEvent?) -> Void
  ) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  /// Creates a recognizer that calls a closure when it acts; the engine's own, which clients do not see.
  package convenience init(calling handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addTarget(handler)
  }

  /// Adds a target and its method; all are called, in the order in which they were added. [GR-3]
  public final func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> () -> Void
  ) {
    add(target, Selector("", action), name: nil)
  }

  /// Adds a target and its method, which receives the recognizer. [GR-3]
  public final func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
    _ target: Target?, action: @escaping (Target) -> (Sender) -> Void
  ) {
    add(target, Selector("", action), name: nil)
  }

  /// Adds a target and its method, which receives the recognizer and the event. [GR-3]
  ///
  /// The event is nil where time alone led to the action. [GR-17]
  public final func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
    _ target: Target?, action: @escaping (Target) -> (Sender, UIEvent?) -> Void
  ) {
    add(target, Selector("", action), name: nil)
  }

  /// Adds a closure that is called like a target's method.
  package final func addTarget(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    targets.add(nil, name: nil) { [unowned self] _ in handler(self) }
  }

  /// Not to be had: two references to one method cannot be compared. Name the action when it is added,
  /// `let tapped = Selector("tapped", Player.tapped)`, and remove it by that. [GR-3]
  @available(
    *, unavailable,
    message: "method references cannot be compared: name the action, Selector(\"tapped\", Player.tapped)"
  )
  public final func removeTarget<Target: AnyObject, Method>(
    _ target: Target?, action: @escaping (Target) -> Method
  ) {
    preconditionFailure("unavailable")
  }

  final func add(_ target: AnyObject?, _ selector: Selector, name: String?) {
    let bound = selector.bind(target, self) { [unowned self] in view }
    precondition(bound != nil, selector.misfit(target, self))
    if let bound { targets.add(target, name: name, bound) }
  }
}

/// The targets of a recognizer, in the order of registration. [GR-3]
struct TargetList {
  private final class Entry {
    private(set) weak var target: AnyObject?
    /// Nil where only a method reference was given, which nothing else can be compared with.
    let name: String?
    let action: Selector.Action

    init(target: AnyObject?, name: String?, action: @escaping Selector.Action) {
      self.target = target
      self.name = name
      self.action = action
    }

    nonisolated deinit {}
  }

  private var entries: [Entry] = []

  var count: Int { entries.count }

  /// The targets that are still there or are looked for, with the names of the actions that have one.
  var described: [(target: AnyObject?, action: String)] {
    entries.compactMap { entry in entry.name.map { (entry.target, $0) } }
  }

  /// Adds an action, unless the same pair of target and name is there already. [GR-3]
  mutating func add(_ target: AnyObject?, name: String?, _ action: @escaping Selector.Action) {
    if let name, entries.contains(where: { $0.name == name && $0.target === target }) { return }
    entries.append(Entry(target: target, name: name, action: action))
  }

  /// Removes the entries of a target and a name; nil on either side means all. [GR-3]
  mutating func remove(_ target: AnyObject?, name: String?) {
    entries.removeAll { entry in
      (target == nil || entry.target === target) && (name == nil || entry.name == name)
    }
  }

  /// Tells every target that is still there; targets that are added or removed meanwhile count from the next time on.
  func send(_ event: UIEvent?) {
    // Not unretained: an action may remove itself.
    if entries.count == 1 { return entries[0].action(event) }
    for entry in entries { entry.action(event) }
  }
}
