@_exported import struct CFCGTypes.CATransform3D
@_exported import CoreGraphics
import class Foundation.NSValue

public nonisolated let CATransform3DIdentity = CATransform3D()
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D { fatalError() }
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D { fatalError() }
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { fatalError() }
public func CACurrentMediaTime() -> CFTimeInterval { fatalError() }

// Names that are ours too: a file that imports all of QuartzCore cannot tell them apart.
open class CAAnimation {}
open class CADisplayLink {}
open class CALayer {}
open class CAMediaTimingFunction {}
open class CAShapeLayer: CALayer {}
open class CATextLayer: CALayer {}
open class CATransaction {}

extension NSValue {
  public convenience init(caTransform3D transform: CATransform3D) { fatalError() }
  public var caTransform3DValue: CATransform3D { fatalError() }
}
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { fatalError() }
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { fatalError() }
