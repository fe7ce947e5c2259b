#if !canImport(ObjectiveC)
  public import Foundation

  /// What a table or an array of pointers does with its objects.
  public nonisolated class NSPointerFunctions: NSObject {
    /// Whether objects are kept alive, and what makes two of them one; the bits are Foundation's.
    public struct Options: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt

      /// Creates options from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Objects are kept alive.
      public static let strongMemory: Options = []
      /// Objects are not kept alive, and leave when they go.
      public static let weakMemory = Options(rawValue: 5)
      /// An object is the same as itself only. It is always so here.
      public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    }
  }

  /// A set of objects that need not keep them alive, as lists of listeners are. Foundation has none off Apple's systems.
  ///
  /// What has gone is no longer in it. An object is the same as itself only, and the order is that of addition. [VAL-60]
  public nonisolated class NSHashTable<ObjectType>: NSObject {
    private var entries: [HeldObject] = []
    private let isWeak: Bool

    /// Creates an empty table.
    ///
    /// - Parameters:
    ///   - options: whether objects are kept alive.
    ///   - capacity: how many are expected, which changes nothing.
    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
      isWeak = options.contains(.weakMemory)
    }

    /// Returns an empty table that does not keep its objects alive.
    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects that are there.
    public var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }

    /// How many objects are there.
    public var count: Int { allObjects.count }

    /// One of the objects, or nil.
    public var anyObject: ObjectType? { allObjects.first }

    /// Returns what goes through the objects that are there.
    public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    /// The objects that are there, as a set.
    public var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    /// Adds an object, unless it is in the table.
    public func add(_ object: ObjectType?) {
      guard let object, !contains(object) else { return }
      entries.removeAll { $0.object == nil }
      entries.append(HeldObject(object as AnyObject, isWeak: isWeak))
    }

    /// Takes an object out, if it is in the table.
    public func remove(_ object: ObjectType?) {
      guard let object else { return }
      entries.removeAll { $0.object === object as AnyObject || $0.object == nil }
    }

    /// Takes all objects out.
    public func removeAllObjects() { entries = [] }

    /// Whether an object is in the table.
    public func contains(_ object: ObjectType?) -> Bool {
      guard let object else { return false }
      return entries.contains { $0.object === object as AnyObject }
    }
  }
#endif
