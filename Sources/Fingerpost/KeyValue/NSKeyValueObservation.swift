#if !canImport(ObjectiveC)
  public import Foundation

  /// Keeps a closure observing a value, as long as it is kept and not invalidated.
  @preconcurrency @MainActor public final class NSKeyValueObservation: NSObject {
    private let watch: KeyValueDesk.Watch

    init(_ watch: KeyValueDesk.Watch) {
      self.watch = watch
      super.init()
    }

    nonisolated deinit { MainActor.assumeIsolated { [watch] in watch.end() } }

    /// Ends it. A second time does nothing.
    public func invalidate() { watch.end() }
  }

  /// What closures can observe with key paths: views.
  @preconcurrency @MainActor public protocol KeyValueObservable: AnyObject {}

  extension UIView: KeyValueObservable {}

  extension KeyValueObservable {
    /// Calls a closure whenever a value of the view is another one. [KVO-1]
    ///
    /// It is heard of what follows from frame, bounds, center and, of scroll views, contentOffset and contentSize. A change of
    /// anything else is told only when one of these changes next.
    ///
    /// - Parameters:
    ///   - keyPath: the value.
    ///   - options: whether old and new values are given, and whether it is called at once.
    ///   - changeHandler: what is called, with the view.
    /// - Returns: what has to be kept; when it goes, the closure is called no more.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let watch = KeyValueDesk.Watch({ [weak self] in self.map { $0[keyPath: keyPath] } }) {
        [weak self] old, new in
        guard let self else { return }
        let change = NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new as? Value : nil,
          oldValue: options.contains(.old) ? old as? Value : nil, isPrior: false)
        changeHandler(self, change)
      }
      KeyValueDesk.add(watch, to: self)
      if options.contains(.initial) {
        let now = options.contains(.new) ? self[keyPath: keyPath] : nil
        changeHandler(
          self, NSKeyValueObservedChange(kind: .setting, newValue: now, oldValue: nil, isPrior: false))
      }
      return NSKeyValueObservation(watch)
    }
  }
#endif
