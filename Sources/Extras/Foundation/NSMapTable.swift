#if !canImport(ObjectiveC)
  public import Foundation

  /// A dictionary that need not keep its keys and values alive. Foundation has none off Apple's systems. [VAL-126]
  ///
  /// Where the key or the value has gone there is no entry. A weak key is the same as itself only, another one what is equal.
  public nonisolated class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private struct Entry {
      let key: HeldObject
      let value: HeldObject

      var pair: (key: KeyType, value: ObjectType)? {
        guard let key = key.object as? KeyType, let value = value.object as? ObjectType else { return nil }
        return (key, value)
      }
    }

    private var entries: [Entry] = []
    private let weak: (key: Bool, value: Bool)

    /// Creates an empty table.
    ///
    /// - Parameters:
    ///   - keyOptions: whether keys are kept alive.
    ///   - valueOptions: whether values are kept alive.
    ///   - capacity: how many are expected, which changes nothing.
    public init(
      keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
      capacity: Int = 0
    ) {
      weak = (keyOptions.contains(.weakMemory), valueOptions.contains(.weakMemory))
    }

    /// Returns an empty table that keeps keys and values.
    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// Returns an empty table that keeps its values.
    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(keyOptions: .weakMemory)
    }
    /// Returns an empty table that keeps its keys.
    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(valueOptions: .weakMemory)
    }
    /// Returns an empty table that keeps nothing.
    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private func isKey(_ key: KeyType, of entry: Entry) -> Bool {
      if entry.key.object === key { return true }
      guard !weak.key, let held = entry.key.object as? NSObject else { return false }
      return held.isEqual(key)
    }

    /// Returns the value of a key, or nil.
    public func object(forKey aKey: KeyType?) -> ObjectType? {
      guard let aKey else { return nil }
      return entries.first { isKey(aKey, of: $0) }?.pair?.value
    }

    /// Sets the value of a key; with nil the table stays as it is.
    public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
      guard let anObject, let aKey else { return }
      entries.removeAll { $0.pair == nil || isKey(aKey, of: $0) }
      entries.append(
        Entry(key: HeldObject(aKey, isWeak: weak.key), value: HeldObject(anObject, isWeak: weak.value)))
    }

    /// Takes a key and its value out.
    public func removeObject(forKey aKey: KeyType?) {
      guard let aKey else { return }
      entries.removeAll { isKey(aKey, of: $0) }
    }

    /// Takes everything out.
    public func removeAllObjects() { entries = [] }

    /// How many keys there are.
    public var count: Int { entries.count { $0.pair != nil } }

    /// Returns what goes through the keys that are there.
    public func keyEnumerator() -> NSEnumerator {
      NSArray(array: entries.compactMap { $0.pair?.key }).objectEnumerator()
    }

    /// Returns what goes through the values that are there; nil for none.
    public func objectEnumerator() -> NSEnumerator? {
      NSArray(array: entries.compactMap { $0.pair?.value }).objectEnumerator()
    }

    /// Returns the keys and values that are there.
    public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
      var result: [AnyHashable: ObjectType] = [:]
      for pair in entries.compactMap(\.pair) {
        if let key = pair.key as? AnyHashable { result[key] = pair.value }
      }
      return result
    }
  }
#endif
