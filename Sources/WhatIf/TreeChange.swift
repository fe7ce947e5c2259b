public import Fingerpost
public import FingerpostProperties
import Foundation

/// One change to a view or a recognizer, made before the fingers come.
public nonisolated struct TreeChange: Hashable, Sendable {
  /// Where the object is that is changed.
  public var place: TreePlace
  /// What is changed.
  public var what: Edit<TreePlace>

  /// Creates a change.
  public init(_ place: TreePlace, _ what: Edit<TreePlace>) {
    self.place = place
    self.what = what
  }

  /// Makes the change.
  ///
  /// - Returns: false if nothing is at one of the places, or if what is there cannot be changed so.
  @MainActor public func apply(in application: UIApplication) -> Bool {
    guard let object = place.object(in: application) else { return false }
    if case .set(let name, _) = what, Property.named(name, of: type(of: object))?.isOffered != true {
      return false
    }
    return what.apply(to: object) { $0.object(in: application) as? UIGestureRecognizer }
  }
}
