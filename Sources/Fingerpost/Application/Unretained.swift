/// A reference that neither counts nor checks, for the path of a move, where something else keeps the object alive.
///
/// Reading a class from a property counts a reference even where the owner is known to live on; reading it through
/// ``with(_:)`` does not.
nonisolated struct Unretained<Referent: AnyObject> {
  private let reference: Unmanaged<Referent>

  init(_ object: Referent) {
    reference = .passUnretained(object)
  }

  /// The object, with a reference of one's own.
  var object: Referent { reference.takeUnretainedValue() }

  /// Calls a closure with the object and without a reference to it.
  @inline(__always)
  func with<Result>(_ body: (Referent) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(body)
  }
}
