/// Names a method that a target is sent as an action, where UIKit code says `#selector`.
///
/// `#selector` and `@objc` belong to the Objective-C runtime. Here the method is given by reference, which the
/// compiler checks, and a name beside it where somebody has to tell two actions apart:
///
/// ```swift
/// recognizer.addTarget(self, action: Player.tapped)                      // a method reference alone
/// let tapped = Selector("tapped", Player.tapped)                         // with a name,
/// recognizer.addTarget(self, action: tapped)                             // so that it can be
/// recognizer.removeTarget(self, action: tapped)                          // removed again
/// ```
///
/// Methods take nothing, the sender, or the sender and the event. Two selectors are equal when their names are.
public struct Selector: Hashable {
  /// The name by which selectors are told apart.
  public nonisolated let name: String

  typealias Action = (UIEvent?) -> Void

  /// Makes the call of a target with a sender, or nil when the sender or the target is not what the method wants.
  ///
  /// The target is not kept. [GR-4] Without one, the first responder of the method's type is looked for at every
  /// call, in the chain that begins where the closure says.
  let bind: (_ target: AnyObject?, _ sender: AnyObject, _ chain: @escaping () -> UIResponder?) -> Action?

  /// Names a method without parameters.
  public init<Target: AnyObject>(_ name: String, _ method: @escaping (Target) -> () -> Void) {
    self.name = name
    bind = { target, _, chain in
      Self.action(target, chain) { target, _ in method(target)() }
    }
  }

  /// Names a method that takes the sender.
  public init<Target: AnyObject, Sender: AnyObject>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Void
  ) {
    self.name = name
    bind = { target, sender, chain in
      guard let sender = sender as? Sender else { return nil }
      // The sender owns the closure.
      return Self.action(target, chain) { [unowned sender] target, _ in method(target)(sender) }
    }
  }

  /// Names a method that takes the sender and the event; the event is nil where time alone led to the action.
  public init<Target: AnyObject, Sender: AnyObject>(
    _ name: String, _ method: @escaping (Target) -> (Sender, UIEvent?) -> Void
  ) {
    self.name = name
    bind = { target, sender, chain in
      guard let sender = sender as? Sender else { return nil }
      return Self.action(target, chain) { [unowned sender] target, event in method(target)(sender, event) }
    }
  }

  private static func action<Target: AnyObject>(
    _ target: AnyObject?, _ chain: @escaping () -> UIResponder?, _ call: @escaping (Target, UIEvent?) -> Void
  ) -> Action? {
    guard let target else {
      return { event in
        var current = chain()
        while let responder = current {
          if let found = responder as? Target { return call(found, event) }
          current = responder.next
        }
      }
    }
    guard let target = target as? Target else { return nil }
    return { [weak target] event in
      if let target { call(target, event) }
    }
  }

  /// Compares the names.
  public nonisolated static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

  /// Hashes the name.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
