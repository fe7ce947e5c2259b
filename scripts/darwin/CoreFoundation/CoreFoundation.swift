// Foundation has these as well; most of what can be done with them is Core Graphics'.
@_exported import struct CFCGTypes.CGAffineTransform
@_exported import struct CFCGTypes.CGPoint
@_exported import struct CFCGTypes.CGRect
@_exported import struct CFCGTypes.CGSize
@_exported import struct CFCGTypes.CGVector
import struct Foundation.CGFloat

// The importer of C looks for it here.
public typealias CGFloat = Foundation.CGFloat
public typealias CFAbsoluteTime = Double
public typealias CFTimeInterval = Double
public typealias CFTypeID = UInt
public typealias CFTypeRef = AnyObject

public func CFGetTypeID(_ object: CFTypeRef?) -> CFTypeID { fatalError() }

// Those of Linux's Foundation do not come with the type.
extension CGFloat {
  public static func + (one: CGFloat, other: CGFloat) -> CGFloat { fatalError() }
  public static func - (one: CGFloat, other: CGFloat) -> CGFloat { fatalError() }
  public static func * (one: CGFloat, other: CGFloat) -> CGFloat { fatalError() }
  public static func / (one: CGFloat, other: CGFloat) -> CGFloat { fatalError() }
  public static func += (one: inout CGFloat, other: CGFloat) {}
  public static func -= (one: inout CGFloat, other: CGFloat) {}
  public static func *= (one: inout CGFloat, other: CGFloat) {}
  public static func /= (one: inout CGFloat, other: CGFloat) {}
  public static prefix func - (one: CGFloat) -> CGFloat { fatalError() }
}
