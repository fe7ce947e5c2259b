#if !canImport(ObjectiveC)
  public import Foundation

  extension Selector {
    /// Names a method that takes a notification. [ACT-5]
    @_disfavoredOverload
    public init<Target: AnyObject, Result>(
      _ name: String, _ method: @escaping (Target) -> (Notification) -> Result
    ) {
      self.init(name) { (target: Target) in
        { (sender: NSNotification) in _ = method(target)(sender.asValue) }
      }
    }

    /// Names a method that takes a notification, or none. [ACT-5]
    @_disfavoredOverload
    public init<Target: AnyObject, Result>(
      _ name: String, _ method: @escaping (Target) -> (Notification?) -> Result
    ) {
      self.init(name) { (target: Target) in
        { (sender: NSNotification) in _ = method(target)(sender.asValue) }
      }
    }
  }

  nonisolated extension NSNotification {
    fileprivate var asValue: Notification { Notification(name: name, object: object, userInfo: userInfo) }
  }

  /// Whether code runs on the main queue, which on Linux need not be the main thread: an async `main` gives that up.
  private nonisolated enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? Thread.isMainThread }
  }

  /// Methods of an object that a notification center calls; they go with the object.
  ///
  /// Observers come and go on any thread, so entries are looked at under one lock. What goes with them may come back here.
  private nonisolated final class Observations {
    struct Entry {
      let center: NotificationCenter
      let name: NSNotification.Name?
      weak var object: AnyObject?
      let isForAll: Bool
      let token: any NSObjectProtocol

      func remove() { center.removeObserver(token as Any) }
    }

    nonisolated(unsafe) private static let key = UnsafeRawPointer(
      UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    private static let lock = NSRecursiveLock()

    private var entries: [Entry] = []

    deinit { for entry in entries { entry.remove() } }

    static func add(_ entry: Entry, to observer: AnyObject) {
      lock.lock()
      defer { lock.unlock() }
      let known = Associations.value(of: observer, key) as? Observations
      let observations = known ?? Observations()
      observations.entries.append(entry)
      if known == nil { Associations.set(observations, of: observer, key, isWeak: false) }
    }

    /// Takes those away of which something holds.
    static func remove(from observer: AnyObject, where isMeant: (Entry) -> Bool) {
      for entry in take(from: observer, where: isMeant) { entry.remove() }
    }

    private static func take(from observer: AnyObject, where isMeant: (Entry) -> Bool) -> [Entry] {
      lock.lock()
      defer { lock.unlock() }
      guard let observations = Associations.value(of: observer, key) as? Observations else { return [] }
      let taken = observations.entries.filter(isMeant)
      observations.entries.removeAll(where: isMeant)
      return taken
    }
  }

  nonisolated extension NotificationCenter {
    /// Has a method of an object called for notifications, on the thread that posts them. The object is not kept.
    ///
    /// A post from another thread than the main one is passed on to that. The method takes nothing or the notification.
    ///
    /// - Parameters:
    ///   - observer: the object.
    ///   - aSelector: the method.
    ///   - aName: the name of the notifications, or nil for all.
    ///   - anObject: whose notifications, or nil for those of all.
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
      let target = observer as AnyObject
      nonisolated(unsafe) weak let watched = target
      let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
        nonisolated(unsafe) let sender = NSNotification(
          name: notification.name, object: notification.object, userInfo: notification.userInfo)
        let call: @MainActor @Sendable () -> Void = {
          if let watched { _ = aSelector.perform(on: watched, from: sender, for: nil) }
        }
        if MainQueue.isCurrent {
          MainActor.assumeIsolated(call)
        } else {
          DispatchQueue.main.async(execute: call)
        }
      }
      let entry = Observations.Entry(
        center: self, name: aName, object: anObject.map { $0 as AnyObject }, isForAll: anObject == nil,
        token: token)
      Observations.add(entry, to: target)
    }

    /// Has no method of an object called any more, nor the block that it stands for.
    public func removeObserver(_ observer: AnyObject) {
      Observations.remove(from: observer) { $0.center === self }
      removeObserver(observer as Any)
    }

    /// Has no method of an object called any more for notifications of a name and of an object; nil stands for all.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?)
    {
      let object = anObject.map { $0 as AnyObject }
      Observations.remove(from: observer) { entry in
        entry.center === self && (aName == nil || aName == entry.name)
          && (object == nil || !entry.isForAll && object === entry.object)
      }
      removeObserver(observer as Any, name: aName, object: anObject)
    }
  }
#endif
