import FingerpostHID
import Foundation

extension UITouch {
  /// Properties of a touch that may be estimates at first; the raw values are UIKit's. [TOUCH-21]
  public nonisolated struct Properties: OptionSet, Hashable, Sendable {
    /// A bit for each property.
    public let rawValue: Int

    /// Creates a set of properties from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// ``UITouch/force``.
    public static let force = Properties(.force)
    /// ``UITouch/azimuthAngle(in:)``.
    public static let azimuth = Properties(.azimuth)
    /// ``UITouch/altitudeAngle``.
    public static let altitude = Properties(.altitude)
    /// Where the touch is.
    public static let location = Properties(.location)
    /// How a pencil is turned about its own axis, which Fingerpost does not play.
    public static let roll = Properties(.roll)
  }

  /// The properties whose values are estimates in this sample; none for a touch that says what it knows. [TOUCH-21]
  ///
  /// Some may stay estimates, because the hardware never learns more.
  public var estimatedProperties: Properties { Properties(sample.estimate?.properties) }

  /// Those of ``estimatedProperties`` whose final values come later, by `touchesEstimatedPropertiesUpdated(_:)`. [TOUCH-21]
  ///
  /// In that call, those that are still expected after it: what was updated is not among them.
  public var estimatedPropertiesExpectingUpdates: Properties { Properties(sample.estimate?.expected) }
}

nonisolated extension UITouch.Properties {
  fileprivate init(_ properties: Contact.Properties?) {
    self.init(rawValue: Int(properties?.rawValue ?? 0))
  }
}

extension UITouch.Sample {
  /// Takes over final values; the place is the window's.
  mutating func apply(_ update: EstimateUpdate, at place: CGPoint?) {
    if let new = update.force { force = CGFloat(new) }
    if let new = update.altitude { altitude = CGFloat(new) }
    if let new = update.azimuth { azimuth = new }
    if let place { (location, preciseLocation) = (place, place) }
    estimate?.narrow(to: update)
  }
}
