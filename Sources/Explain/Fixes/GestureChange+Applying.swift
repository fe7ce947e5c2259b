import Fingerpost
import FingerpostScreens

extension GestureChange {
  /// Does the change to the recognizers of a built screen; a requirement is dropped by the builder instead.
  ///
  /// - Returns: what has to live as long as the screen.
  @MainActor func apply(to built: BuiltScreen) -> [AnyObject] {
    guard let recognizer = built.recognizer(recognizer) else { return [] }
    switch self {
    case .keepTouches: recognizer.cancelsTouchesInView = false
    case .deliverBeganAtOnce: recognizer.delaysTouchesBegan = false
    case .deliverEndedAtOnce: recognizer.delaysTouchesEnded = false
    case .require(_, let other):
      if let other = built.recognizer(other) { recognizer.require(toFail: other) }
    case .refuseTouches(_, let view):
      return [TriedDelegate(of: recognizer, refusing: built.views[view])]
    case .allowTogether(_, let other):
      return [TriedDelegate(of: recognizer, together: built.recognizer(other))]
    case .beginOnly(_, let axis): return [TriedDelegate(of: recognizer, along: axis)]
    case .dropRequirement: break
    }
    return []
  }
}
