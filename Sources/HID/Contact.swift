/// What a digitizer reports about one finger, pencil or pointer at one instant.
public struct Contact: Hashable, Sendable {
  /// What happened to the contact since the frame before.
  public enum Phase: UInt8, Hashable, NamedChoice {
    /// It came down.
    case down
    /// It moved, or one of its other properties changed.
    case move
    /// It was lifted.
    case up
    /// The hardware or the system took it away.
    case cancel
  }

  /// What kind of thing touches; the raw values are those of UIKit's `UITouch.TouchType`. [TOUCH-20]
  public enum Kind: Int, Hashable, NamedChoice {
    /// A finger on the screen.
    case direct = 0
    /// A remote touch surface.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer with buttons.
    case indirectPointer = 3
  }

  /// The number that names the contact from its coming down to its end.
  public var id: Int
  /// What happened to it.
  public var phase: Phase
  /// The horizontal position, in points of the screen.
  public var x: Double
  /// The vertical position, in points of the screen, growing downwards.
  public var y: Double
  /// The position with more accuracy than the one used for hit testing, where the hardware has it. [TOUCH-16]
  public var precise: Precise?
  /// The force, 1 being an average touch; 0 when the hardware does not measure it. [TOUCH-19]
  public var force: Double
  /// The greatest force that the hardware measures; 0 when it measures none. [TOUCH-19]
  public var maximumForce: Double
  /// The radius, in points. [TOUCH-18]
  public var majorRadius: Double
  /// The accuracy of the radius, in points. [TOUCH-18]
  public var majorRadiusTolerance: Double
  /// The kind of thing that touches.
  public var kind: Kind
  /// The angle to the surface, 0 lying flat and π/2 upright, in radians. [TOUCH-19]
  public var altitude: Double
  /// The direction on the surface, 0 pointing along +x, in radians. [TOUCH-19]
  public var azimuth: Double
  /// What of it is not final; nil if all of it is. [TOUCH-21]
  public var estimate: Estimate?

  /// A position of more than a point's accuracy, in points of the screen.
  public struct Precise: Hashable, Sendable {
    /// The horizontal position.
    public var x: Double
    /// The vertical position.
    public var y: Double

    /// Creates a precise position.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// Creates what a frame says about one contact.
  public init(
    id: Int, phase: Phase, x: Double, y: Double, precise: Precise? = nil, force: Double = 0,
    majorRadius: Double = 0, majorRadiusTolerance: Double = 0, kind: Kind = .direct,
    altitude: Double = .pi / 2, azimuth: Double = 0, maximumForce: Double = 0, estimate: Estimate? = nil
  ) {
    self.id = id
    self.phase = phase
    self.x = x
    self.y = y
    self.precise = precise
    self.force = force
    self.maximumForce = maximumForce
    self.majorRadius = majorRadius
    self.majorRadiusTolerance = majorRadiusTolerance
    self.kind = kind
    self.altitude = altitude
    self.azimuth = azimuth
    self.estimate = estimate
  }
}
