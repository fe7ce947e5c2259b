public import Foundation

/// Views by name. There are no nib files here: code says how the views are made, in place of the file.
///
/// ```swift
/// UINib.provide("Badge") { _ in [BadgeView(frame: .zero)] }
/// ```
@preconcurrency @MainActor open class UINib: NSObject {
  /// The name of the file that there would be.
  package final let name: String

  /// Creates a nib; no file is looked for.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  nonisolated deinit {}

  /// What of a nib is made with others.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public var rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects that stand for those outside the file.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Says how the current world makes the objects of a nib, given its owner. Not UIKit's.
  public class func provide(_ name: String, _ make: @escaping (_ owner: Any?) -> [Any]) {
    World.current.nibMakers[name] = make
  }

  /// Makes the objects of the nib, and calls ``UIResponder/awakeFromNib()`` of the views.
  ///
  /// - Precondition: ``provide(_:_:)`` said how.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let make = World.current.nibMakers[name] else {
      preconditionFailure("there are no nib files here: say UINib.provide(\"\(name)\") first")
    }
    let objects = make(ownerOrNil)
    for case let object as UIResponder in objects { object.awakeFromNib() }
    return objects
  }
}

nonisolated extension Bundle {
  /// Makes the objects of a nib, as ``UINib/provide(_:_:)`` said; nil where it did not. Nothing is read from the bundle.
  @preconcurrency @MainActor
  public final func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    guard World.current.nibMakers[name] != nil else { return nil }
    return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
