import Fingerpost
public import Foundation

/// A class of UIKit's that a description of an object names, and that such an object can be made of.
public nonisolated struct ObjectClass: Sendable {
  /// Its name.
  public let name: String
  /// The class.
  public let type: AnyClass
  private let isOf: @Sendable (AnyClass) -> Bool
  private let new: @MainActor @Sendable () -> NSObject

  private init<Root: NSObject>(_ new: @escaping @MainActor @Sendable @autoclosure () -> Root) {
    name = String(describing: Root.self)
    type = Root.self
    isOf = { $0 is Root.Type }
    self.new = { new() }
  }

  /// Makes an object of the class, with everything at its default.
  @MainActor public func make() -> NSObject { new() }

  /// The classes, each after those that build on it.
  public static let all: [ObjectClass] = [
    .init(UIWindow()), .init(UIButton()), .init(UISwitch()), .init(UISlider()), .init(UIStepper()),
    .init(UISegmentedControl()), .init(UIPageControl()), .init(UITextField()), .init(UIControl()),
    .init(UIScrollView()), .init(UILabel()), .init(UIImageView()), .init(UIView()),
    .init(UITapGestureRecognizer()), .init(UILongPressGestureRecognizer()),
    .init(UIScreenEdgePanGestureRecognizer()), .init(UIPanGestureRecognizer()),
    .init(UISwipeGestureRecognizer()), .init(UIPinchGestureRecognizer()),
    .init(UIRotationGestureRecognizer()), .init(UIHoverGestureRecognizer()),
  ]

  /// The class of a name, or nil.
  public static func named(_ name: String) -> ObjectClass? { all.first { $0.name == name } }

  /// The nearest of the classes of which an object is, or nil.
  @MainActor public static func nearest(to object: NSObject) -> ObjectClass? {
    all.first { $0.isOf(Swift.type(of: object)) }
  }
}
