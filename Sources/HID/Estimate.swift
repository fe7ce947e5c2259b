extension Contact {
  /// Properties that a pencil may report late; the bits are those of UIKit's `UITouch.Properties`. [TOUCH-21]
  public struct Properties: OptionSet, Hashable, Sendable {
    /// A bit for each property.
    public let rawValue: UInt8

    /// Creates a set of properties from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// How hard the pencil presses.
    public static let force = Properties(rawValue: 1)
    /// In which direction it points.
    public static let azimuth = Properties(rawValue: 2)
    /// How steeply it stands.
    public static let altitude = Properties(rawValue: 4)
    /// Where it is.
    public static let location = Properties(rawValue: 8)
    /// How it is turned about its own axis, which frames do not say.
    public static let roll = Properties(rawValue: 16)

    /// All of them.
    package static let all: Properties = [.force, .azimuth, .altitude, .location, .roll]
    /// Each with its name, as recordings and scenarios have it.
    package static let words: [(word: String, choice: Properties)] = [
      ("force", .force), ("azimuth", .azimuth), ("altitude", .altitude), ("location", .location),
      ("roll", .roll),
    ]

    /// The names of those in the set.
    package var words: [String] { Self.words.filter { contains($0.choice) }.map(\.word) }
  }

  /// What is not final in a sample of a contact. [TOUCH-21]
  public struct Estimate: Hashable, Sendable {
    /// The number by which an ``EstimateUpdate`` names the sample; each is higher than all before it, the first at least 1.
    public var number: UInt32
    /// The properties that are estimates.
    public var properties: Properties
    /// Those of them whose final values come later.
    public var expected: Properties

    /// Creates what is not final in a sample.
    public init(number: UInt32, properties: Properties, expected: Properties) {
      self.number = number
      self.properties = properties
      self.expected = expected
    }

    /// Takes over what an update leaves open; nothing becomes an estimate again.
    package mutating func narrow(to update: EstimateUpdate) {
      properties.formIntersection(update.estimated)
      expected.formIntersection(update.expected)
    }
  }
}

/// Final values of a sample that was reported with estimates, which may come after the contact's end. [TOUCH-21]
public struct EstimateUpdate: Hashable, Sendable {
  /// How many may be in one frame.
  static let maxInFrame = 256

  /// The number of the sample's ``Contact/Estimate``.
  public var number: UInt32
  /// The force, if it was updated.
  public var force: Double?
  /// The direction on the surface, if it was updated, in radians.
  public var azimuth: Double?
  /// The angle to the surface, if it was updated, in radians.
  public var altitude: Double?
  /// The position, if it was updated, in points of the screen.
  public var place: Contact.Precise?
  /// What is still an estimate.
  public var estimated: Contact.Properties
  /// What a further update brings; if nothing, this is the last.
  public var expected: Contact.Properties

  /// Creates an update.
  public init(
    number: UInt32, force: Double? = nil, azimuth: Double? = nil, altitude: Double? = nil,
    place: Contact.Precise? = nil, estimated: Contact.Properties = [], expected: Contact.Properties = []
  ) {
    self.number = number
    self.force = force
    self.azimuth = azimuth
    self.altitude = altitude
    self.place = place
    self.estimated = estimated
    self.expected = expected
  }
}
