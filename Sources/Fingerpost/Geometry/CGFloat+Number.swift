#if !canImport(ObjectiveC)
  public import Foundation

  /// A number of Foundation's where code says `x as NSNumber` or `x as AnyObject`, and back. [VAL-75]
  ///
  /// Foundation here does so for the other numbers alone.
  extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// Returns a number object with the value.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// Takes the value of a number object, for `as!`.
    ///
    /// - Parameters:
    ///   - source: the number.
    ///   - result: gets its value.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
      result = CGFloat(source.doubleValue)
    }

    /// Takes the value of a number object, for `as?`, and returns true: every number has one.
    ///
    /// - Parameters:
    ///   - source: the number.
    ///   - result: gets its value.
    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSNumber, result: inout CGFloat?
    ) -> Bool {
      result = CGFloat(source.doubleValue)
      return true
    }

    /// Returns the value of a number object, 0 for nil.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
      CGFloat(source?.doubleValue ?? 0)
    }
  }
#endif
