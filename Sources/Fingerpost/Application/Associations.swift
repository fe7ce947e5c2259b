import Foundation

#if !canImport(ObjectiveC)
  /// How long an object keeps a value that was attached to it.
  public nonisolated enum objc_AssociationPolicy: UInt, Sendable {
    /// It does not keep it. Here the value is nil once it is gone; with Objective-C it would point nowhere.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// It keeps it.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// It keeps a copy, of what can be copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// It keeps it.
    case OBJC_ASSOCIATION_RETAIN = 0x301
    /// It keeps a copy, of what can be copied.
    case OBJC_ASSOCIATION_COPY = 0x303
  }

  /// Attaches a value to an object under a key; nil takes it away.
  ///
  /// It is there for code that gives views and recognizers stored properties in extensions. Responders, recognizers and layers
  /// let go of their values when they go. Of other objects that is noticed some time later, when further objects get values.
  ///
  /// - Parameters:
  ///   - object: the object; a value that is not an object keeps nothing.
  ///   - key: an address that stands for the property, such as that of a static variable.
  ///   - value: the value.
  ///   - policy: whether the object keeps it.
  public nonisolated func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    var kept = value
    switch policy {
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      if let copied = value as? any NSCopying { kept = copied.copy(with: nil) }
    default: break
    }
    Associations.set(kept, of: object as AnyObject, key, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
  }

  /// Returns the value that is attached to an object under a key, or nil.
  public nonisolated func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Associations.value(of: object as AnyObject, key)
  }

  /// Takes all values from an object.
  public nonisolated func objc_removeAssociatedObjects(_ object: Any) {
    Associations.forget(object as AnyObject)
  }
#endif

/// Values that are attached to objects from outside, in one table of the process.
nonisolated enum Associations {
  private struct Value {
    var kept: Any?
    weak var watched: AnyObject?
  }

  private struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries make it worth looking for those of objects that are gone.
  nonisolated(unsafe) private static var limit = 64
  /// Whether an object that goes may have values.
  nonisolated(unsafe) private static var isUsed = false

  static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
      return entry.values[key].flatMap { $0.kept ?? $0.watched }
    }
  }

  static func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, isWeak: Bool) {
    // What is replaced or gone may call out when it goes, so it goes after the lock.
    var gone: [Entry] = []
    var old: Value?
    lock.withLock {
      isUsed = true
      let id = ObjectIdentifier(object)
      var entry = entries[id] ?? Entry(object: object)
      if entry.object !== object {
        // Another object, which is gone, was at this place.
        gone.append(entry)
        entry = Entry(object: object)
      }
      old = entry.values[key]
      if let value {
        entry.values[key] =
          isWeak ? Value(kept: nil, watched: value as AnyObject) : Value(kept: value, watched: nil)
      } else {
        entry.values[key] = nil
      }
      entries[id] = entry.values.isEmpty ? nil : entry
      if entries.count > limit {
        gone += entries.values.filter { $0.object == nil }
        entries = entries.filter { $0.value.object != nil }
        limit = max(64, entries.count * 2)
      }
    }
    withExtendedLifetime((gone, old)) {}
  }

  /// Lets go of all values of an object, which may be on its way out.
  static func forget(_ object: AnyObject) {
    let gone = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(gone) {}
  }

  /// Lets go of all values of an object that goes; one byte to look at where no code uses such values.
  @inline(__always)
  static func objectGoes(_ object: AnyObject) {
    if isUsed { forget(object) }
  }
}
