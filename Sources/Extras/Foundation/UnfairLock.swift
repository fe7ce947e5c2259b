#if !canImport(Darwin)
  import Foundation

  /// A lock for one thread at a time, which the same thread must not take twice.
  public nonisolated struct os_unfair_lock {
    fileprivate let lock: NSLock

    /// Creates a lock that is free.
    public init() { lock = NSLock() }
  }

  /// The name that C has for the structure.
  public typealias os_unfair_lock_s = os_unfair_lock

  /// The address of a lock.
  public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

  /// Takes a lock, once it is free.
  public nonisolated func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock[0].lock.lock() }

  /// Takes a lock if it is free, and returns whether it was.
  public nonisolated func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock[0].lock.try() }

  /// Frees a lock that the thread has.
  public nonisolated func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock[0].lock.unlock() }
#endif
