public import Fingerpost
public import FingerpostProperties
import Foundation

/// One change to a view or a recognizer, made before the fingers come.
public nonisolated struct TreeChange: Hashable, Sendable {
  /// What is changed.
  public nonisolated enum What: Hashable, Sendable {
    /// A property gets a value.
    case set(String, PropertyValue)
    /// A recognizer waits for another one to fail, or no longer does. [ARB-18]
    case require(toFail: TreePlace, Bool)
  }

  /// Where the object is that is changed.
  public var place: TreePlace
  /// What is changed.
  public var what: What

  /// Creates a change.
  public init(_ place: TreePlace, _ what: What) {
    self.place = place
    self.what = what
  }

  /// Makes the change.
  ///
  /// - Returns: false if nothing is at one of the places, or if what is there cannot be changed so.
  @MainActor public func apply(in application: UIApplication) -> Bool {
    guard let object = place.object(in: application) else { return false }
    switch what {
    case .set(let name, let value):
      let property = Property.named(name, of: type(of: object))
      return property.map { $0.isOffered && $0.set(value, of: object) } ?? false
    case .require(let other, let requires):
      guard let recognizer = object as? UIGestureRecognizer,
        let other = other.object(in: application) as? UIGestureRecognizer, other !== recognizer
      else { return false }
      if requires { recognizer.require(toFail: other) } else { recognizer.dropRequirement(toFail: other) }
      return true
    }
  }
}
