#if !canImport(ObjectiveC)
  public import Fingerpost
  public import Foundation

  /// The largest finite `Float`, as C names it.
  public nonisolated let MAXFLOAT = Float.greatestFiniteMagnitude

  /// The version of Foundation, later than any that code asks about.
  public nonisolated let NSFoundationVersionNumber = 3000.0
  /// The version of Foundation on iOS 7.1.
  public nonisolated let NSFoundationVersionNumber_iOS_7_1 = 1047.25
  /// The version of Foundation on iOS 8.
  public nonisolated let NSFoundationVersionNumber_iOS_8_0 = 1140.11
  /// The version of Foundation on iOS 9.
  public nonisolated let NSFoundationVersionNumber_iOS_9_0 = 1240.1

  /// The locks of objects, each for as long as code is in it.
  private nonisolated enum ObjectLocks {
    final class Held {
      let lock = NSRecursiveLock()
      /// How many calls are in it or wait for it.
      var users = 0
    }

    static let table = NSLock()
    nonisolated(unsafe) static var held: [ObjectIdentifier: Held] = [:]
  }

  /// Waits until no other thread is between this and ``objc_sync_exit(_:)`` for an object, and then keeps others out. [VAL-99]
  ///
  /// - Returns: 0.
  @discardableResult
  public nonisolated func objc_sync_enter(_ object: Any) -> Int32 {
    let id = ObjectIdentifier(object as AnyObject)
    let held = ObjectLocks.table.withLock {
      let held = ObjectLocks.held[id] ?? ObjectLocks.Held()
      ObjectLocks.held[id] = held
      held.users += 1
      return held
    }
    held.lock.lock()
    return 0
  }

  /// Lets others in again. [VAL-99]
  ///
  /// - Returns: 0, or -1 if no one is in.
  @discardableResult
  public nonisolated func objc_sync_exit(_ object: Any) -> Int32 {
    let id = ObjectIdentifier(object as AnyObject)
    let held = ObjectLocks.table.withLock {
      guard let held = ObjectLocks.held[id] else { return ObjectLocks.Held?.none }
      held.users -= 1
      if held.users == 0 { ObjectLocks.held[id] = nil }
      return held
    }
    guard let held else { return -1 }
    held.lock.unlock()
    return 0
  }

  /// Returns a point as text, such as `{1, 2}`.
  public nonisolated func NSStringFromCGPoint(_ point: CGPoint) -> String {
    "{\(GeometryText.of(point.x)), \(GeometryText.of(point.y))}"
  }

  /// Returns a size as text, such as `{3, 4}`.
  public nonisolated func NSStringFromCGSize(_ size: CGSize) -> String {
    "{\(GeometryText.of(size.width)), \(GeometryText.of(size.height))}"
  }

  /// Returns a rectangle as text, such as `{{1, 2}, {3, 4}}`.
  public nonisolated func NSStringFromCGRect(_ rect: CGRect) -> String {
    "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
  }

  /// Returns insets as text, such as `{1, 2, 3, 4}`: top, left, bottom, right.
  public nonisolated func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
    let parts = [insets.top, insets.left, insets.bottom, insets.right].map(GeometryText.of)
    return "{\(parts.joined(separator: ", "))}"
  }

  private nonisolated enum GeometryText {
    /// A whole number without a point.
    static func of(_ value: CGFloat) -> String {
      let double = value.native
      return double == double.rounded() && abs(double) < 1e15 ? "\(Int(double))" : "\(double)"
    }
  }
#endif
