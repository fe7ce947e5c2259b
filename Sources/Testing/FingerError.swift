public import Fingerpost
public import Foundation

/// What keeps a verb of ``EventGenerator`` from doing what it was told, in a sentence.
///
/// Where a view is missed, the sentence is followed by the first lines of what `fingerpost explain` says of that screen.
public nonisolated enum FingerError: Error {
  /// The window is hidden or takes no touches.
  case windowIsNotReadyForInteraction
  /// Keys go to the key window, which is another one or none.
  case windowIsNotKey

  /// The finger is down already.
  case touchForFingerAlreadyExists(index: FingerIndex)
  /// The finger is not down.
  case touchForFingerDoesNotExist(index: FingerIndex)
  /// More fingers are asked for than there are.
  case fingerLimitReached(limit: Int)
  /// Another number of fingers is named than there are places.
  case invalidFingerCount(count: Int, expected: Int)

  /// The stylus is down already.
  case touchForStylusAlreadyExists
  /// The stylus is not down.
  case touchForStylusDoesNotExist

  /// No key of a US keyboard types the character.
  case unknownKeyForCharacter(Character)

  /// The view is in another window, or in none.
  case viewIsNotInHierarchy(UIView, message: String)
  /// The view is hidden, transparent, or outside of what is shown.
  case viewIsNotVisible(UIView, message: String)
  /// A touch at the place would not be the view's.
  case viewIsNotHittable(UIView, message: String)
  /// A touch at the point would not reach any view.
  case pointIsNotHittable(CGPoint, message: String)

  /// No view has the accessibility identifier; those that some view has are named.
  case unableToFindView(identifier: String, known: [String] = [])
  /// The view with the identifier is of another class.
  case invalidViewType(identifier: String, type: String, expected: String)
  /// What was waited for did not happen in that many seconds of the test's time.
  case waitConditionTimeout(TimeInterval)
  /// Something was still pending after a very long time.
  case neverIdle
  /// A recording cannot be read; the text says why.
  case unreadableRecording(String)
}

nonisolated extension FingerError: CustomStringConvertible {
  /// The error in words, which test libraries ask for on any thread.
  public var description: String {
    switch self {
    case .windowIsNotReadyForInteraction:
      "The window is hidden or takes no touches: call makeKeyAndVisible() before an event generator is made."
    case .windowIsNotKey:
      "Keys go to the key window, and this one is not: call makeKeyAndVisible() or makeKey()."
    case .touchForFingerAlreadyExists(let index): "The finger \(index) is down already."
    case .touchForFingerDoesNotExist(let index): "The finger \(index) is not down."
    case .fingerLimitReached(let limit): "There are no more than \(limit) fingers for this."
    case .invalidFingerCount(let count, let expected):
      "\(count) \(count == 1 ? "finger is" : "fingers are") named where \(expected) are needed."
    case .touchForStylusAlreadyExists: "The stylus is down already."
    case .touchForStylusDoesNotExist: "The stylus is not down."
    case .unknownKeyForCharacter(let character): "No key of a US keyboard types “\(character)”."
    case .viewIsNotInHierarchy(_, let message), .viewIsNotVisible(_, let message),
      .viewIsNotHittable(_, let message), .pointIsNotHittable(_, let message):
      message
    case .unableToFindView(let identifier, let known):
      "No view has the accessibility identifier “\(identifier)”"
        + (known.isEmpty
          ? "; none has any." : "; there are \(known.map { "“\($0)”" }.joined(separator: ", ")).")
    case .invalidViewType(let identifier, let type, let expected):
      "The view “\(identifier)” is a \(type), not a \(expected)."
    case .waitConditionTimeout(let seconds):
      "What was waited for did not happen within \(Self.number(seconds)) s of the test's time."
    case .neverIdle: "Something is always pending; use wait(_:) instead."
    case .unreadableRecording(let reason): "The recording cannot be read: \(reason)"
    }
  }

  private nonisolated static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\((value * 100).rounded() / 100)"
  }
}

nonisolated extension FingerError {
  /// The same error, whose text says where the verb was called.
  func called(at place: String) -> FingerError {
    switch self {
    case .viewIsNotInHierarchy(let view, let message):
      .viewIsNotInHierarchy(view, message: "\(place): \(message)")
    case .viewIsNotVisible(let view, let message): .viewIsNotVisible(view, message: "\(place): \(message)")
    case .viewIsNotHittable(let view, let message): .viewIsNotHittable(view, message: "\(place): \(message)")
    case .pointIsNotHittable(let point, let message):
      .pointIsNotHittable(point, message: "\(place): \(message)")
    default: self
    }
  }
}

// Views are described when the error is made, on the main actor.
@MainActor extension FingerError {
  static func notInHierarchy(_ view: UIView) -> FingerError {
    .viewIsNotInHierarchy(view, message: "\(name(view)) is not in the window of this event generator.")
  }

  static func notVisible(_ view: UIView, _ explanation: String) -> FingerError {
    .viewIsNotVisible(
      view,
      message: "\(name(view)) is not visible: it or a superview is hidden, transparent or out of sight.\n\n"
        + explanation)
  }

  static func notHittable(_ view: UIView, _ explanation: String) -> FingerError {
    .viewIsNotHittable(view, message: "A touch there would not be \(name(view))'s.\n\n" + explanation)
  }

  static func notHittable(_ point: CGPoint, _ explanation: String) -> FingerError {
    .pointIsNotHittable(
      point,
      message: "A touch at (\(number(point.x)), \(number(point.y))) would not reach any view.\n\n"
        + explanation)
  }

  static func name(_ view: UIView) -> String {
    let className = String(describing: type(of: view))
    return view.accessibilityIdentifier.map { "\(className) “\($0)”" } ?? className
  }
}
