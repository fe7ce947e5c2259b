import Fingerpost
public import Foundation

/// A property that can be changed to see what else would have happened.
public struct ChangeableProperty {
  /// A value of one.
  public nonisolated enum Value: Hashable, Sendable {
    case flag(Bool)
    case number(Double)
  }

  /// Its name in UIKit.
  public let name: String
  /// The smallest value, for one that is a number.
  public let least: Double?
  /// The largest value, for one that has one.
  public let most: Double?
  /// Whether it is a number without decimals.
  public let isWhole: Bool
  private let read: (NSObject) -> Value?
  private let write: (NSObject, Value) -> Bool

  /// Its value in an object, or nil if the object does not have it.
  public func value(of object: NSObject) -> Value? { read(object) }

  /// Sets it.
  ///
  /// - Returns: false if the object does not have it, or if the value is of another kind or out of range.
  public func set(_ value: Value, of object: NSObject) -> Bool {
    if case .number(let number) = value {
      guard number.isFinite, number >= least ?? number, number <= most ?? number else { return false }
      guard !isWhole || number == number.rounded() else { return false }
    }
    return write(object, value)
  }

  /// All of them, in the order in which a form shows them.
  public static let all: [ChangeableProperty] =
    ofViews + ofControls + ofScrollViews + ofRecognizers + ofKinds

  /// The one of a name that an object has, or nil.
  public static func named(_ name: String, of object: NSObject) -> ChangeableProperty? {
    all.first { $0.name == name && $0.value(of: object) != nil }
  }

  private static let ofViews = [
    flag("isUserInteractionEnabled", \UIView.isUserInteractionEnabled),
    flag("isHidden", \UIView.isHidden),
    number("alpha", \UIView.alpha, from: 0, to: 1),
    flag("isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled),
    flag("isExclusiveTouch", \UIView.isExclusiveTouch),
  ]

  private static let ofControls = [flag("isEnabled", \UIControl.isEnabled)]

  private static let ofScrollViews = [
    flag("delaysContentTouches", \UIScrollView.delaysContentTouches),
    flag("canCancelContentTouches", \UIScrollView.canCancelContentTouches),
    flag("isScrollEnabled", \UIScrollView.isScrollEnabled),
  ]

  private static let ofRecognizers = [
    flag("isEnabled", \UIGestureRecognizer.isEnabled),
    flag("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
    flag("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan),
    flag("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded),
  ]

  private static let ofKinds = [
    count("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired, from: 1),
    count("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired, from: 1),
    count("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired, from: 0),
    count("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired, from: 1),
    number("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration, from: 0),
    number("allowableMovement", \UILongPressGestureRecognizer.allowableMovement, from: 0),
    count("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches, from: 1),
    count("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches, from: 1),
    count("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired, from: 1),
  ]

  private static func flag<Root: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Bool>
  ) -> ChangeableProperty {
    ChangeableProperty(
      name: name, least: nil, most: nil, isWhole: false,
      read: { ($0 as? Root).map { .flag($0[keyPath: path]) } },
      write: { object, value in
        guard let object = object as? Root, case .flag(let flag) = value else { return false }
        object[keyPath: path] = flag
        return true
      })
  }

  private static func number<Root: NSObject, Number: BinaryFloatingPoint>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Number>, from least: Double, to most: Double? = nil
  ) -> ChangeableProperty {
    ChangeableProperty(
      name: name, least: least, most: most, isWhole: false,
      read: { ($0 as? Root).map { .number(Double($0[keyPath: path])) } },
      write: { object, value in
        guard let object = object as? Root, case .number(let number) = value else { return false }
        object[keyPath: path] = Number(number)
        return true
      })
  }

  private static func count<Root: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Int>, from least: Double
  ) -> ChangeableProperty {
    ChangeableProperty(
      name: name, least: least, most: 1_000_000, isWhole: true,
      // A number that stands for “as many as there are” is no larger than the largest that can be given.
      read: { ($0 as? Root).map { .number(min(1_000_000, Double($0[keyPath: path]))) } },
      write: { object, value in
        guard let object = object as? Root, case .number(let number) = value else { return false }
        object[keyPath: path] = Int(number)
        return true
      })
  }
}
