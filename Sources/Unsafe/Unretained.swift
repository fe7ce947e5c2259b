/// A reference that neither counts nor checks.
///
/// Reading a class from a property counts a reference even where its owner is known to live on, which costs half of the
/// time of a move; reading it through ``with(_:)`` does not.
///
/// **Invariant**: somebody else keeps the object alive, or clears the reference in the object's `deinit`. This is the one
/// unsafe reference of the engine; `scripts/check` says in which files it may be used, and `MemoryTests` runs what relies
/// on it under the address sanitizer (docs/architecture.md, "Unsafe code").
@frozen @usableFromInline
package struct Unretained<Referent: AnyObject> {
  @usableFromInline let reference: Unmanaged<Referent>

  @inlinable
  package init(_ object: Referent) {
    reference = .passUnretained(object)
  }

  /// The object, with a reference of one's own.
  @inlinable package var object: Referent {
    @inline(__always) get { reference.takeUnretainedValue() }
  }

  /// Calls a closure with the object and without a reference to it.
  @inlinable @inline(__always)
  package func with<Result>(_ body: (Referent) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(body)
  }

  /// Keeps the object alive until ``release()``, for lists in raw memory that own what they hold.
  @inlinable package func retain() { _ = reference.retain() }

  /// Takes back a ``retain()`` and returns the object.
  @inlinable package func release() -> Referent { reference.takeRetainedValue() }

  /// Calls a closure with the object as one of a subclass, which the caller knows that it is.
  @inlinable @inline(__always)
  package func with<Subclass: AnyObject>(as type: Subclass.Type, _ body: (Subclass) -> Void) {
    // Not by way of a cast, which would count a reference.
    Unmanaged<Subclass>.fromOpaque(reference.toOpaque())._withUnsafeGuaranteedRef(body)
  }
}
