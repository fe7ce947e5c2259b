@_exported import CoreFoundation

// Points, sizes and rectangles are Hashable since macOS 15; the others are not known to be.

extension CGPoint: @retroactive Hashable, @retroactive Codable {
  public func hash(into hasher: inout Hasher) {}
  public static var zero: CGPoint { fatalError() }
  public init(x: Int, y: Int) { fatalError() }
  public func applying(_ transform: CGAffineTransform) -> CGPoint { fatalError() }
  public static func == (one: CGPoint, other: CGPoint) -> Bool { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws { fatalError() }
}

extension CGSize: @retroactive Hashable, @retroactive Codable {
  public func hash(into hasher: inout Hasher) {}
  public static var zero: CGSize { fatalError() }
  public init(width: Int, height: Int) { fatalError() }
  public func applying(_ transform: CGAffineTransform) -> CGSize { fatalError() }
  public static func == (one: CGSize, other: CGSize) -> Bool { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws { fatalError() }
}

extension CGVector: @retroactive Equatable, @retroactive Codable {
  public static var zero: CGVector { fatalError() }
  public init(dx: Int, dy: Int) { fatalError() }
  public static func == (one: CGVector, other: CGVector) -> Bool { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws { fatalError() }
}

extension CGRect: @retroactive Hashable, @retroactive Codable {
  public func hash(into hasher: inout Hasher) {}
  public static var zero: CGRect { fatalError() }
  public static var null: CGRect { fatalError() }
  public static var infinite: CGRect { fatalError() }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
  public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }
  public init(x: Int, y: Int, width: Int, height: Int) { fatalError() }
  public var width: CGFloat { fatalError() }
  public var height: CGFloat { fatalError() }
  public var minX: CGFloat { fatalError() }
  public var midX: CGFloat { fatalError() }
  public var maxX: CGFloat { fatalError() }
  public var minY: CGFloat { fatalError() }
  public var midY: CGFloat { fatalError() }
  public var maxY: CGFloat { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public var isNull: Bool { fatalError() }
  public var isInfinite: Bool { fatalError() }
  public var standardized: CGRect { fatalError() }
  public var integral: CGRect { fatalError() }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
  public func union(_ other: CGRect) -> CGRect { fatalError() }
  public func intersection(_ other: CGRect) -> CGRect { fatalError() }
  public func intersects(_ other: CGRect) -> Bool { fatalError() }
  public func contains(_ point: CGPoint) -> Bool { fatalError() }
  public func contains(_ other: CGRect) -> Bool { fatalError() }
  public func applying(_ transform: CGAffineTransform) -> CGRect { fatalError() }
  public static func == (one: CGRect, other: CGRect) -> Bool { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws { fatalError() }
}

extension CGAffineTransform: @retroactive Equatable, @retroactive Codable {
  public static var identity: CGAffineTransform { fatalError() }
  public init(translationX: CGFloat, y: CGFloat) { fatalError() }
  public init(scaleX: CGFloat, y: CGFloat) { fatalError() }
  public init(rotationAngle: CGFloat) { fatalError() }
  public var isIdentity: Bool { fatalError() }
  public func inverted() -> CGAffineTransform { fatalError() }
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { fatalError() }
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { fatalError() }
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { fatalError() }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { fatalError() }
  public static func == (one: CGAffineTransform, other: CGAffineTransform) -> Bool { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws { fatalError() }
}
