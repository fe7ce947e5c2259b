#if !canImport(ObjectiveC)
  public import Foundation

  /// Observing any object by name, as extensions of `NSObject` and variables of that type do.
  extension NSObject {
    /// Observes a value of a view; see ``UIView/addObserver(_:forKeyPath:options:context:)``. Of another object, or for an
    /// observer that cannot be told, nothing is observed, which is written to standard error. [KVO-10]
    @_disfavoredOverload
    public final func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      guard let view = self as? UIView, let observer = observer as? any KeyValueObserver else {
        let line = "fingerpost: \(type(of: observer)) cannot observe \(keyPath) of \(type(of: self)) here\n"
        return FileHandle.standardError.write(Data(line.utf8))
      }
      view.addObserver(observer, forKeyPath: keyPath, options: options, context: context)
    }

    /// Ends the last observation of a value by an observer. [KVO-10]
    @_disfavoredOverload
    public final func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
      guard let view = self as? UIView, let observer = observer as? any KeyValueObserver else { return }
      view.removeObserver(observer, forKeyPath: keyPath)
    }

    /// Ends the last observation of a value by an observer with a context. [KVO-10]
    @_disfavoredOverload
    public final func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
      guard let view = self as? UIView, let observer = observer as? any KeyValueObserver else { return }
      view.removeObserver(observer, forKeyPath: keyPath, context: context)
    }
  }
#endif
