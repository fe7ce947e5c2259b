#if !canImport(ObjectiveC)
  public import Foundation

  /// An array of objects that need not keep them alive. Foundation has none off Apple's systems. [VAL-60]
  ///
  /// A place whose object has gone stays, and is nil. Objects come and go as pointers, which `Unmanaged` makes.
  public nonisolated class NSPointerArray: NSObject {
    private var entries: [HeldObject?] = []
    private let isWeak: Bool

    /// Creates an empty array; the options say whether objects are kept alive.
    public init(options: NSPointerFunctions.Options = []) { isWeak = options.contains(.weakMemory) }

    /// Returns an empty array that does not keep its objects alive.
    public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    /// Returns an empty array that keeps its objects alive.
    public class func strongObjects() -> NSPointerArray { NSPointerArray() }

    /// How many places there are, with those that are nil.
    public var count: Int { entries.count }

    /// The objects that are there.
    public var allObjects: [Any] { entries.compactMap { $0?.object } }

    /// Returns the object at a place, or nil.
    ///
    /// - Precondition: there is such a place.
    public func pointer(at index: Int) -> UnsafeMutableRawPointer? {
      entries[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    /// Adds an object at the end.
    public func addPointer(_ pointer: UnsafeMutableRawPointer?) { entries.append(entry(pointer)) }

    /// Puts an object at a place.
    ///
    /// - Precondition: there is such a place, or it is the end.
    public func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
      entries.insert(entry(item), at: index)
    }

    /// Puts an object in place of another.
    ///
    /// - Precondition: there is such a place.
    public func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
      entries[index] = entry(item)
    }

    /// Takes a place away.
    ///
    /// - Precondition: there is such a place.
    public func removePointer(at index: Int) { entries.remove(at: index) }

    /// Takes all places away that are nil.
    public func compact() { entries.removeAll { $0?.object == nil } }

    private func entry(_ pointer: UnsafeMutableRawPointer?) -> HeldObject? {
      pointer.map {
        HeldObject(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), isWeak: isWeak)
      }
    }
  }
#endif
