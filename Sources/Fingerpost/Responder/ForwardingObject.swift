#if !canImport(ObjectiveC)
  public import Foundation

  /// An object that passes on what it does not do itself, as every `NSObject` may on iOS: the base of proxies of delegates.
  ///
  /// Not UIKit's. `fingerpost-port` writes it in place of `NSObject` where a class overrides
  /// ``forwardingTarget(for:)``, ``responds(to:)`` or `observeValue(forKeyPath:of:change:context:)`, which Foundation's
  /// NSObject has not off Apple's systems. What is passed on here are the methods of scroll views' delegates that the class
  /// does not have. [VAL-64]
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

    /// Returns who is to do what the object does not: by default nil, for no one.
    ///
    /// Called each time with the name of the method, which every scroll view's delegate is said to have. [VAL-64]
    open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
  }

  extension UIScrollViewDelegate {
    /// Whether the delegate has a method, by its type, or by the word of an object that overrides its own
    /// `responds(to:)`. [ACT-3]
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool {
      if let responder = self as? UIResponder { return responder.responds(to: aSelector) }
      if let proxy = self as? ForwardingObject { return proxy.responds(to: aSelector) }
      return aSelector?.isImplemented(by: self) ?? false
    }

    /// Who is to hear what this object does not, if it passes anything on.
    func forwarded(_ name: String) -> (any UIScrollViewDelegate)? {
      guard let proxy = self as? ForwardingObject else { return nil }
      let selector = Selector(name) { (_: any UIScrollViewDelegate) in {} }
      let target = proxy.forwardingTarget(for: selector) as? any UIScrollViewDelegate
      return target === proxy ? nil : target
    }
  }
#else
  extension UIScrollViewDelegate {
    /// Objective-C passes on by itself.
    func forwarded(_ name: String) -> (any UIScrollViewDelegate)? { nil }
  }
#endif
