#if !canImport(ObjectiveC)
  public import Foundation

  /// An object that passes on what it does not do itself, as every `NSObject` may on iOS: the base of proxies of delegates.
  ///
  /// Not UIKit's. `fingerpost-port` writes it in place of `NSObject` where a class overrides
  /// ``forwardingTarget(for:)``, ``responds(to:)`` or `observeValue(forKeyPath:of:change:context:)`, which Foundation's
  /// NSObject has not off Apple's systems. What is passed on here are the methods of delegates of scroll views and recognizers
  /// that the class does not have. [VAL-64, VAL-69]
  @preconcurrency @MainActor open class ForwardingObject: NSObject, KeyValueObserver {
    /// Creates an object.
    public override init() { super.init() }

    nonisolated deinit {}

    /// Whether the object has a method, by its type. An override decides for everything that asks. [ACT-3]
    open func responds(to aSelector: Selector!) -> Bool { aSelector?.isImplemented(by: self) ?? false }

    /// Tells an observer that a value has changed, after `addObserver(_:forKeyPath:options:context:)`. [KVO-2]
    open func observeValue(
      forKeyPath: String?, of: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {}

    /// Would be called after a storyboard made it. The default does nothing.
    open func awakeFromNib() {}
    /// Would be called before Interface Builder shows it. The default does nothing.
    open func prepareForInterfaceBuilder() {}

    /// Returns the value of a property, or what was set by the name. [VAL-172]
    open func value(forKey key: String) -> Any? {
      stored(key) ?? kept(nil, key) ?? value(forUndefinedKey: key)
    }
    /// Keeps a value by a name; what the class stores itself stays. [VAL-172]
    open func setValue(_ value: Any?, forKey key: String) { keep(value, key) }
    /// Called for a name without a value: on iOS an exception; here nil. [VAL-172]
    open func value(forUndefinedKey key: String) -> Any? { nil }
    /// Would be called for a name that the class does not have. The default keeps the value. [VAL-172]
    open func setValue(_ value: Any?, forUndefinedKey key: String) { keep(value, key) }

    private final func stored(_ key: String) -> Any? {
      sequence(first: Mirror(reflecting: self)) { $0.superclassMirror }.lazy
        .compactMap { $0.children.first { $0.label == key }?.value }.first
    }

    /// Does what a double tap with VoiceOver does; false by default, so that the object is tapped. [VAL-172]
    open func accessibilityActivate() -> Bool { false }
    /// Makes a value larger. The default does nothing.
    open func accessibilityIncrement() {}
    /// Makes a value smaller. The default does nothing.
    open func accessibilityDecrement() {}
    /// Whether the object is an element for VoiceOver. Default false. Kept and read back. [VAL-172]
    open var isAccessibilityElement: Bool {
      get { kept(false) }
      set { keep(newValue) }
    }
    /// What VoiceOver calls it. Default nil. Kept and read back.
    open var accessibilityLabel: String? {
      get { kept(nil) }
      set { keep(newValue) }
    }
    /// What it does. Default nil. Kept and read back.
    open var accessibilityHint: String? {
      get { kept(nil) }
      set { keep(newValue) }
    }
    /// Its value. Default nil. Kept and read back.
    open var accessibilityValue: String? {
      get { kept(nil) }
      set { keep(newValue) }
    }
    /// What tests know it by. Default nil. Kept and read back.
    open var accessibilityIdentifier: String? {
      get { kept(nil) }
      set { keep(newValue) }
    }
    /// How it behaves. Default none. Kept and read back.
    open var accessibilityTraits: UIAccessibilityTraits {
      get { kept(.none) }
      set { keep(newValue) }
    }
    /// Where it is on the screen, in points. Default zero. Kept and read back.
    open var accessibilityFrame: CGRect {
      get { kept(.zero) }
      set { keep(newValue) }
    }
    /// The elements in it. Default nil. Kept and read back.
    open var accessibilityElements: [Any]? {
      get { kept(nil) }
      set { keep(newValue) }
    }

    /// Returns who is to do what the object does not: by default nil, for no one.
    ///
    /// Called each time with the name of the method, which every such delegate is said to have. [VAL-64, VAL-69]
    open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
  }

  /// What is learned while objects pass on what they do not do.
  ///
  /// A class that conforms to a protocol has all of its methods, those that it wrote and those that came with the protocol,
  /// and Swift tells of none which it is. What came with the protocol says so here once it is called. [VAL-64, VAL-69]
  private enum Forwarding {
    struct Method: Hashable {
      let type: ObjectIdentifier
      let name: String

      init(_ name: String, of object: AnyObject) {
        (type, self.name) = (ObjectIdentifier(Swift.type(of: object)), name)
      }
    }

    /// The methods of delegates that these did not write.
    static var missing: Set<Method> = []
    /// How many calls are being passed on.
    static var depth = 0

    /// Calls the one to whom an object passes a method on; nil if there is none. Where that one has not written it, the object
    /// is asked again, knowing that.
    static func ask<Delegate, Result>(
      _ proxy: ForwardingObject, _ name: String, _ call: (Delegate) -> Result
    ) -> Result? {
      let selector = Selector(
        name, isMethod: { $0 is Delegate && !missing.contains(Method(name, of: $0)) }, call: { _, _ in })
      for _ in 0..<8 {
        guard let target = proxy.forwardingTarget(for: selector) as AnyObject?, target !== proxy,
          let delegate = target as? Delegate
        else { return nil }
        let method = Method(name, of: target)
        let isKnown = missing.contains(method)
        depth += 1
        let result = call(delegate)
        depth -= 1
        if isKnown || !missing.contains(method) { return result }
      }
      return nil
    }

    static func note(_ name: String, of object: AnyObject) {
      if depth > 0 { missing.insert(Method(name, of: object)) }
    }
  }

  /// Whether an object has a method, by its type, or by the word of one that overrides its own `responds(to:)`. [ACT-3]
  package func hasMethod(_ object: AnyObject, _ selector: Selector?) -> Bool {
    if let responder = object as? UIResponder { return responder.responds(to: selector) }
    if let proxy = object as? ForwardingObject { return proxy.responds(to: selector) }
    return selector?.isImplemented(by: object) ?? false
  }

  extension UIScrollViewDelegate {
    /// Whether the delegate has a method, by its type, or by the word of an object that overrides its own
    /// `responds(to:)`. [ACT-3]
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { hasMethod(self, aSelector) }

    /// Has another one do what this object does not, if it passes anything on; nil if not.
    @discardableResult
    func forwarded<Result>(_ name: String, _ call: (any UIScrollViewDelegate) -> Result) -> Result? {
      if let proxy = self as? ForwardingObject { return Forwarding.ask(proxy, name, call) }
      Forwarding.note(name, of: self)
      return nil
    }
  }

  extension UIGestureRecognizerDelegate {
    /// Whether the delegate has a method, by its type, or by the word of an object that overrides its own
    /// `responds(to:)`. [ACT-3]
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { hasMethod(self, aSelector) }

    /// Has another one do what this object does not, if it passes anything on; nil if not.
    @discardableResult
    func forwarded<Result>(_ name: String, _ call: (any UIGestureRecognizerDelegate) -> Result) -> Result? {
      if let proxy = self as? ForwardingObject { return Forwarding.ask(proxy, name, call) }
      Forwarding.note(name, of: self)
      return nil
    }
  }
#else
  extension UIScrollViewDelegate {
    /// Objective-C passes on by itself.
    @discardableResult
    func forwarded<Result>(_ name: String, _ call: (any UIScrollViewDelegate) -> Result) -> Result? { nil }
  }

  extension UIGestureRecognizerDelegate {
    /// Objective-C passes on by itself.
    @discardableResult
    func forwarded<Result>(_ name: String, _ call: (any UIGestureRecognizerDelegate) -> Result) -> Result? {
      nil
    }
  }
#endif
