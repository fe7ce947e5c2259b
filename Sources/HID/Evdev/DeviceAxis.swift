/// What a device says about one of its axes.
public struct DeviceAxis: Hashable, Sendable {
  /// Which axis it is, as ``EvdevCode`` names them.
  public var code: UInt16
  /// The lowest value.
  public var minimum: Int32
  /// The highest value.
  public var maximum: Int32
  /// How many units make a millimeter; 0 if the device does not say.
  public var resolution: Int32

  /// Creates an axis.
  public init(code: UInt16, minimum: Int32, maximum: Int32, resolution: Int32 = 0) {
    self.code = code
    self.minimum = minimum
    self.maximum = maximum
    self.resolution = resolution
  }

  /// How many values there are, at least 1: the highest one is still on the screen.
  var span: Double { max(1, Double(maximum) - Double(minimum) + 1) }

  /// Where a value lies between the ends, from 0 to just below 1; a broken device may be outside.
  func fraction(_ value: Int32) -> Double { (Double(value) - Double(minimum)) / span }
}
