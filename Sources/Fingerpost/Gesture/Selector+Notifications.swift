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
  private nonisolated final class Observations {
    nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    struct Entry {
      let center: NotificationCenter
      let name: NSNotification.Name?
      weak var object: AnyObject?
      let isForAll: Bool
      let token: any NSObjectProtocol

      func remove() { center.removeObserver(token as Any) }
    }

    var entries: [Entry] = []

    deinit { for entry in entries { entry.remove() } }
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
      let known = Associations.value(of: target, Observations.key) as? Observations
      let observations = known ?? Observations()
      observations.entries.append(
        Observations.Entry(
          center: self, name: aName, object: anObject.map { $0 as AnyObject }, isForAll: anObject == nil,
          token: token))
      if known == nil { Associations.set(observations, of: target, Observations.key, isWeak: false) }
    }

    /// Has no method of an object called any more, nor the block that it stands for.
    public func removeObserver(_ observer: AnyObject) {
      removeMethods(of: observer) { _ in true }
      removeObserver(observer as Any)
    }

    /// Has no method of an object called any more for notifications of a name and of an object; nil stands for all.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?)
    {
      let object = anObject.map { $0 as AnyObject }
      removeMethods(of: observer) { entry in
        (aName == nil || aName == entry.name)
          && (object == nil || !entry.isForAll && object === entry.object)
      }
      removeObserver(observer as Any, name: aName, object: anObject)
    }

    private func removeMethods(of observer: AnyObject, where isMeant: (Observations.Entry) -> Bool) {
      guard let observations = Associations.value(of: observer, Observations.key) as? Observations else {
        return
      }
      for entry in observations.entries where entry.center === self && isMeant(entry) { entry.remove() }
      observations.entries.removeAll { $0.center === self && isMeant($0) }
    }
  }
#endif
