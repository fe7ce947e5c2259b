import FingerpostUnsafe
import Foundation

#if canImport(ObjectiveC)
  public import ObjectiveC
#endif

/// Names a method that a target is sent as an action, where UIKit code says `#selector`.
///
/// `#selector` and `@objc` belong to the Objective-C runtime. Here the method is given by reference, which the
/// compiler checks, and a name beside it where code has to distinguish two actions:
///
/// ```swift
/// recognizer.addTarget(self, action: Player.tapped)                      // a method reference alone
/// let tapped = Selector("tapped", Player.tapped)                         // with a name,
/// recognizer.addTarget(self, action: tapped)                             // so that it can be
/// recognizer.removeTarget(self, action: tapped)                          // removed again
/// ```
///
/// Methods take nothing, the sender, or the sender and the event. Two selectors are equal when their names are.
@preconcurrency @MainActor
public struct Selector: Hashable, CustomStringConvertible {
  /// The name by which selectors are told apart.
  public nonisolated let name: String

  /// The name.
  public nonisolated var description: String { name }

  typealias Action = (UIEvent?) -> Void

  /// The type whose method it is, for traces.
  private let typeName: () -> String
  /// Whether an object has the method. [ACT-3]
  private let isMethod: (AnyObject) -> Bool
  /// Whether an object can be the method's sender.
  private let accepts: (AnyObject?) -> Bool
  /// Makes the call of a target with a sender, once and for all; the target is not kept. [GR-4]
  private let attach: (_ target: AnyObject, _ sender: AnyObject) -> Action?
  /// Whether an object can be the method's target.
  private let isTarget: (AnyObject) -> Bool
  /// Calls the method of a target, if target and sender are what it wants.
  private let call: (_ target: AnyObject, _ sender: AnyObject?, UIEvent?) -> Bool

  /// Names a method without parameters. [ACT-5]
  public init<Target: AnyObject>(_ name: String, _ method: @escaping (Target) -> () -> Void) {
    self.init(name, hold: { _ in () }) { (target: Target, _, _) in method(target)() }
  }

  /// Names a method that takes the sender. [ACT-5]
  public init<Target: AnyObject, Sender: AnyObject>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init(name, hold: Self.held(as: Sender.self)) { (target: Target, sender, _) in
      sender.with { method(target)($0) }
    }
  }

  /// Names a method that takes the sender and the event; the event is nil where time or code alone led to the action.
  /// [ACT-5]
  public init<Target: AnyObject, Sender: AnyObject>(
    _ name: String, _ method: @escaping (Target) -> (Sender, UIEvent?) -> Void
  ) {
    self.init(name, hold: Self.held(as: Sender.self)) { (target: Target, sender, event) in
      sender.with { method(target)($0, event) }
    }
  }

  // The rest cost a little more with each call: methods of protocols, with a result, or of other parameters.

  /// Names a method without parameters, of a class or a protocol. What it returns is not looked at. [ACT-5]
  @_disfavoredOverload
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    self.init(name, of: Target.self, hold: { _ in () }) { target, _, _ in _ = method(target)() }
  }

  /// Names a method that takes the sender, of a class or a protocol. What it returns is not looked at. [ACT-5]
  @_disfavoredOverload
  public init<Target, Sender: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    self.init(name, of: Target.self, hold: Self.held(as: Sender.self)) { target, sender, _ in
      sender.with { _ = method(target)($0) }
    }
  }

  /// Names a method that takes the sender and an event that it believes to be there: where time or code alone led to the
  /// action, it is an event without touches. [ACT-5]
  @_disfavoredOverload
  public init<Target, Sender: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender, UIEvent) -> Result
  ) {
    self.init(name, of: Target.self, hold: Self.held(as: Sender.self)) { target, sender, event in
      sender.with { _ = method(target)($0, event ?? UIEvent()) }
    }
  }

  /// Names a method that takes any sender, or none. [ACT-5]
  ///
  /// Of two methods of one name the one that says what it takes is meant.
  @_disfavoredOverload
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> (Any?) -> Result) {
    self.init(name, of: Target.self, hold: { sender in .some(sender.map { Unretained($0) }) }) {
      (target, sender: Unretained<AnyObject>?, _) in
      _ = method(target)(sender?.object)
    }
  }

  /// Names a method that takes any sender, but not none. [ACT-5]
  @_disfavoredOverload
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> (Any) -> Result) {
    self.init(name, of: Target.self, hold: { $0.map { Unretained($0) } }) {
      (target, sender: Unretained<AnyObject>, _) in
      _ = method(target)(sender.object)
    }
  }

  /// Names a method that takes something no class stands for: a structure, or several protocols at once. Whether the sender
  /// is one is seen at each call. [ACT-5]
  @_disfavoredOverload
  public init<Target, Sender, Result>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Result) {
    let fit = { (sender: AnyObject?) in sender as Any as? Sender }
    let hold = { (sender: AnyObject?) in fit(sender).map { _ in sender.map { Unretained($0) } } }
    self.init(name, of: Target.self, hold: hold) { (target, sender: Unretained<AnyObject>?, _) in
      if let sender = fit(sender?.object) { _ = method(target)(sender) }
    }
  }

  /// Makes a sender what the method takes, if it is of that type.
  private static func held<Sender>(as type: Sender.Type) -> (AnyObject?) -> Unretained<Sender>? {
    { sender in (sender as? Sender).map { Unretained($0) } }
  }

  /// Names a method of any type, for the price of a cast with each call.
  private init<Target, Held>(
    _ name: String, of type: Target.Type, hold: @escaping (AnyObject?) -> Held?,
    _ method: @escaping (Target, Held, UIEvent?) -> Void
  ) {
    self.init(name, of: type, isTarget: { $0 is Target }, hold: hold) { (target: AnyObject, held, event) in
      if let target = target as? Target { method(target, held, event) }
    }
  }

  private init<Target: AnyObject, Held>(
    _ name: String, hold: @escaping (AnyObject?) -> Held?,
    _ method: @escaping (Target, Held, UIEvent?) -> Void
  ) {
    self.init(name, of: Target.self, isTarget: { $0 is Target }, hold: hold, method)
  }

  private init<Target: AnyObject, Held>(
    _ name: String, of type: Any.Type, isTarget: @escaping (AnyObject) -> Bool,
    hold: @escaping (AnyObject?) -> Held?, _ method: @escaping (Target, Held, UIEvent?) -> Void
  ) {
    self.name = name
    self.isTarget = isTarget
    accepts = { hold($0) != nil }
    typeName = { String(describing: type) }
    if type == UIResponder.self, let action = StandardEditAction(rawValue: name) {
      isMethod = { object in
        (object as? UIResponder).map { EditActionTable.overrides(action, in: Swift.type(of: $0)) } ?? false
      }
    } else {
      isMethod = isTarget
    }
    attach = { target, sender in
      // The sender owns the closure, and is alive when it is called.
      guard isTarget(target), let target = target as? Target, let held = hold(sender) else { return nil }
      let reference = WeakReference(target)
      return { event in
        if let target = reference.object { method(target, held, event) }
      }
    }
    call = { target, sender, event in
      guard isTarget(target), let target = target as? Target, let held = hold(sender) else { return false }
      method(target, held, event)
      return true
    }
  }

  /// Names something that objects have by their own word, whatever their type; for trees that are made from data.
  package init(
    _ name: String, isMethod: @escaping (AnyObject) -> Bool,
    call: @escaping (_ target: AnyObject, _ sender: AnyObject?) -> Void
  ) {
    self.name = name
    self.isMethod = isMethod
    isTarget = { _ in true }
    accepts = { _ in true }
    typeName = { "" }
    attach = { target, sender in
      { [weak target, unowned sender] _ in
        if let target { call(target, sender) }
      }
    }
    self.call = { target, sender, _ in
      call(target, sender)
      return true
    }
  }

  /// Names a method by its name alone. It equals the selector of that name, and no object is known to have it but responders
  /// with an action of editing. [VAL-120]
  public init(_ name: String) {
    // Those of editing have no colon here.
    let bare = name.hasSuffix(":") ? String(name.dropLast()) : name
    let action = StandardEditAction(rawValue: bare)
    self.init(action == nil ? name : bare) { object in
      guard let action, let responder = object as? UIResponder else { return false }
      return EditActionTable.overrides(action, in: Swift.type(of: responder))
    } call: { _, _ in
      FileHandle.standardError.write(Data("fingerpost: the selector \(name) is only a name here\n".utf8))
    }
  }

  #if canImport(ObjectiveC)
    /// Names what `#selector` names: a method that is `@objc` and takes nothing, the sender, or the sender and the event.
    /// [ACT-5]
    public init(_ selector: ObjectiveC.Selector) {
      let name = NSStringFromSelector(selector)
      let isTarget = { (object: AnyObject) in
        (object as? any NSObjectProtocol)?.responds(to: selector) ?? false
      }
      let send = { (target: AnyObject, sender: AnyObject?, event: UIEvent?) in
        _ = (target as? any NSObjectProtocol)?.perform(selector, with: sender, with: event)
      }
      self.name = name
      self.isTarget = isTarget
      isMethod = isTarget
      accepts = { _ in true }
      typeName = { "" }
      attach = { target, sender in
        guard isTarget(target) else { return nil }
        return { [weak target, unowned sender] event in
          if let target { send(target, sender, event) }
        }
      }
      call = { target, sender, event in
        guard isTarget(target) else { return false }
        send(target, sender, event)
        return true
      }
    }
  #endif

  /// Whether an object has the method, which is what a responder answers unless its class says otherwise. [ACT-3]
  public func isImplemented(by object: AnyObject) -> Bool { isMethod(object) }

  /// How the action is named in a trace.
  var traceName: String { name.isEmpty ? "a method of \(typeName())" : name }

  /// Whether a target, if there is one, and a sender are what the method wants.
  func fits(_ target: AnyObject?, _ sender: AnyObject?) -> Bool {
    accepts(sender) && (target.map(isTarget) ?? true)
  }

  /// What is wrong with a target or a sender that the method does not want.
  func misfit(_ target: AnyObject?, _ sender: AnyObject?) -> String {
    let given = { (object: AnyObject) in String(describing: type(of: object)) }
    if let target, !isTarget(target) {
      return "\(traceName) is a method of \(typeName()), and the target is of class \(given(target))"
    }
    return "\(traceName) of \(typeName()) does not take a sender of class \(sender.map(given) ?? "nil")"
  }

  /// Calls the method.
  ///
  /// - Returns: whether target and sender were what it wants.
  func perform(on target: AnyObject, from sender: AnyObject?, for event: UIEvent?) -> Bool {
    call(target, sender, event)
  }

  /// Makes the call of a target with a sender, or nil when the sender or the target is not what the method wants.
  ///
  /// The target is not kept. [GR-4] Without one, it is looked for at every call, in the chain that begins where the
  /// closure says. [ACT-2]
  func bind(
    _ target: AnyObject?, _ sender: AnyObject, _ chain: @escaping () -> UIResponder?
  ) -> Action? {
    if let target { return attach(target, sender) }
    guard accepts(sender) else { return nil }
    return { [unowned sender] event in
      guard let found = chain()?.target(forAction: self, withSender: sender) else { return }
      _ = call(found as AnyObject, sender, event)
    }
  }

  /// Compares the names.
  public nonisolated static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

  /// Hashes the name.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A weak reference that closures can share; one that a closure captures itself is checked for exclusive access at
/// every call.
private final class WeakReference<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }

  nonisolated deinit {}
}
