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
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { fatalError() }
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { fatalError() }
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { fatalError() }
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { fatalError() }
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D { fatalError() }
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D { fatalError() }
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D { fatalError() }
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D { fatalError() }
