#if !canImport(ObjectiveC)
  import Foundation

  /// What is told of values that it observes by name: responders, and any class that says it is one.
  ///
  /// On iOS every `NSObject` is, and overrides the method. Foundation's has no such method off Apple's systems, so a class of
  /// another kind names this protocol and declares the method without `override`. [KVO-2]
  @preconcurrency @MainActor public protocol KeyValueObserver: AnyObject {
    /// Called when a value has changed, after `addObserver(_:forKeyPath:options:context:)`.
    func observeValue(
      forKeyPath: String?, of: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    )
  }

  extension UIResponder: KeyValueObserver {}

  /// One observer of one value, by name.
  private final class NamedObserver {
    weak var observer: (any KeyValueObserver)?
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let watch: KeyValueDesk.Watch

    init(
      _ observer: any KeyValueObserver, _ keyPath: String, _ context: UnsafeMutableRawPointer?,
      _ watch: KeyValueDesk.Watch
    ) {
      (self.observer, self.keyPath, self.context, self.watch) = (observer, keyPath, context, watch)
    }

    nonisolated deinit {}
  }

  @MainActor private let observersKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  extension UIView {
    private final var namedObservers: [NamedObserver] {
      get { objc_getAssociatedObject(self, observersKey) as? [NamedObserver] ?? [] }
      set { objc_setAssociatedObject(self, observersKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// Calls `observeValue(forKeyPath:of:change:context:)` of an observer whenever a value is another one. [KVO-1, KVO-2]
    ///
    /// Values are `frame`, `bounds` and `center`, of scroll views `contentOffset`, `contentSize` and `contentInset`, of
    /// labels `text`, `attributedText` and `font`; of another name nothing is told, which is written to standard error.
    /// Observers are not retained. [KVO-6]
    public final func addObserver(
      _ observer: any KeyValueObserver, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      guard let read = observed(keyPath) else {
        let line = "fingerpost: \(keyPath) of a view cannot be observed here\n"
        FileHandle.standardError.write(Data(line.utf8))
        return
      }
      let watch = KeyValueDesk.Watch(read) { [weak self, weak observer] old, new in
        guard let self, let observer else { return }
        self.tell(observer, keyPath, options, context, old: old, new: new)
      }
      namedObservers.append(NamedObserver(observer, keyPath, context, watch))
      KeyValueDesk.add(watch, to: self)
      if options.contains(.initial) { tell(observer, keyPath, options, context, old: nil, new: read()) }
    }

    /// Ends the last observation of a value by an observer.
    public final func removeObserver(_ observer: any KeyValueObserver, forKeyPath keyPath: String) {
      remove { $0.observer === observer && $0.keyPath == keyPath }
    }

    /// Ends the last observation of a value by an observer with a context.
    public final func removeObserver(
      _ observer: any KeyValueObserver, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
      remove { $0.observer === observer && $0.keyPath == keyPath && $0.context == context }
    }

    /// Ends what a closure observes. [KVO-3]
    public final func removeObserver(_ observer: NSKeyValueObservation, forKeyPath keyPath: String) {
      observer.invalidate()
    }

    private final func remove(where isIt: (NamedObserver) -> Bool) {
      guard let index = namedObservers.lastIndex(where: isIt) else { return }
      namedObservers.remove(at: index).watch.end()
    }

    private final func tell(
      _ observer: any KeyValueObserver, _ keyPath: String, _ options: NSKeyValueObservingOptions,
      _ context: UnsafeMutableRawPointer?, old: Any?, new: Any?
    ) {
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = new }
      if options.contains(.old), let old { change[.oldKey] = old }
      observer.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
    }

    private final func observed(_ keyPath: String) -> (() -> Any?)? {
      switch keyPath {
      case "frame": { [weak self] in self?.frame }
      case "bounds": { [weak self] in self?.bounds }
      case "center": { [weak self] in self?.center }
      case "contentOffset" where self is UIScrollView:
        { [weak self] in (self as? UIScrollView)?.contentOffset }
      case "contentSize" where self is UIScrollView: { [weak self] in (self as? UIScrollView)?.contentSize }
      case "contentInset" where self is UIScrollView: { [weak self] in (self as? UIScrollView)?.contentInset }
      case "text" where self is UILabel: { [weak self] in (self as? UILabel)?.text }
      case "attributedText" where self is UILabel: { [weak self] in (self as? UILabel)?.attributedText }
      case "font" where self is UILabel: { [weak self] in (self as? UILabel)?.font }
      default: nil
      }
    }
  }
#endif
