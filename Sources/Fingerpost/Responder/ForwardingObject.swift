#if !canImport(ObjectiveC)
  public import Foundation

  /// An object that passes on what it does not do itself, as every `NSObject` may on iOS: the base of proxies of delegates.
  ///
  /// Not UIKit's. `fingerpost-port` writes it in place of `NSObject` where a class overrides
  /// ``forwardingTarget(for:)`` or ``responds(to:)``, which Foundation's NSObject has not off Apple's systems. What is passed
  /// on here are the methods of delegates of scroll views and recognizers that the class does not have. [VAL-64, VAL-69]
  @preconcurrency @MainActor open class ForwardingObject: NSObject {
    /// Creates an object.
    public override init() { super.init() }

    nonisolated deinit {}

    /// Whether the object has a method, by its type. An override decides for everything that asks. [ACT-3]
    open func responds(to aSelector: Selector!) -> Bool { aSelector?.isImplemented(by: self) ?? false }

    /// Returns who is to do what the object does not: by default nil, for no one.
    ///
    /// Called each time with the name of the method, which every such delegate is said to have. [VAL-64, VAL-69]
    open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
  }

  /// Whether an object has a method, by its type, or by the word of one that overrides its own `responds(to:)`. [ACT-3]
  private func has(_ object: AnyObject, _ selector: Selector?) -> Bool {
    if let responder = object as? UIResponder { return responder.responds(to: selector) }
    if let proxy = object as? ForwardingObject { return proxy.responds(to: selector) }
    return selector?.isImplemented(by: object) ?? false
  }

  extension UIScrollViewDelegate {
    /// Whether the delegate has a method, by its type, or by the word of an object that overrides its own
    /// `responds(to:)`. [ACT-3]
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { has(self, aSelector) }

    /// Who is to hear what this object does not, if it passes anything on.
    func forwarded(_ name: String) -> (any UIScrollViewDelegate)? {
      guard let proxy = self as? ForwardingObject else { return nil }
      let selector = Selector(name) { (_: any UIScrollViewDelegate) in {} }
      let target = proxy.forwardingTarget(for: selector) as? any UIScrollViewDelegate
      return target === proxy ? nil : target
    }
  }

  extension UIGestureRecognizerDelegate {
    /// Whether the delegate has a method, by its type, or by the word of an object that overrides its own
    /// `responds(to:)`. [ACT-3]
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { has(self, aSelector) }

    /// Who is to answer what this object does not, if it passes anything on.
    func forwarded(_ name: String) -> (any UIGestureRecognizerDelegate)? {
      guard let proxy = self as? ForwardingObject else { return nil }
      let selector = Selector(name) { (_: any UIGestureRecognizerDelegate) in {} }
      let target = proxy.forwardingTarget(for: selector) as? any UIGestureRecognizerDelegate
      return target === proxy ? nil : target
    }
  }
#else
  extension UIScrollViewDelegate {
    /// Objective-C passes on by itself.
    func forwarded(_ name: String) -> (any UIScrollViewDelegate)? { nil }
  }

  extension UIGestureRecognizerDelegate {
    /// Objective-C passes on by itself.
    func forwarded(_ name: String) -> (any UIGestureRecognizerDelegate)? { nil }
  }
#endif
