/// An object that is held, or only known.
nonisolated struct HeldObject {
  private weak var known: AnyObject?
  private let held: AnyObject?

  init(_ object: AnyObject, isWeak: Bool) {
    known = object
    held = isWeak ? nil : object
  }

  /// The object, as long as there is one.
  var object: AnyObject? { known }
}
