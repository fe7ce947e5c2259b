public import Foundation

/// Geometry in objects, as animations of layers and older code have it. On Apple's systems these are UIKit's, so that
/// macOS has none of them either.
extension NSValue {
  /// Creates a value from a point.
  public nonisolated convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value from a size.
  public nonisolated convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value from a rectangle.
  public nonisolated convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates a value from insets.
  public nonisolated convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }
  /// Creates a value from a vector.
  public nonisolated convenience init(cgVector vector: CGVector) { self.init([vector.dx, vector.dy]) }
  /// Creates a value from a transform of the plane.
  public nonisolated convenience init(cgAffineTransform transform: CGAffineTransform) {
    let t = transform
    self.init([t.a, t.b, t.c, t.d, t.tx, t.ty])
  }

  /// Returns the object of a structure of UIKit's, or the value itself where it is one; nil for anything else.
  ///
  /// Not UIKit's: Objective-C has objects where `Any` holds structures here, so `fingerpost-port` writes it for
  /// `value as? NSValue` and where an `AnyObject` is asked for a structure. [VAL-170]
  public nonisolated static func boxing(_ value: Any?) -> NSValue? {
    switch value {
    case let value as NSValue: value
    case let point as CGPoint: NSValue(cgPoint: point)
    case let size as CGSize: NSValue(cgSize: size)
    case let rect as CGRect: NSValue(cgRect: rect)
    case let insets as UIEdgeInsets: NSValue(uiEdgeInsets: insets)
    case let vector as CGVector: NSValue(cgVector: vector)
    case let transform as CGAffineTransform: NSValue(cgAffineTransform: transform)
    default: nil
    }
  }

  /// The point that it was created from.
  public nonisolated var cgPointValue: CGPoint { pointValue }
  /// The size that it was created from.
  public nonisolated var cgSizeValue: CGSize { sizeValue }
  /// The rectangle that it was created from.
  public nonisolated var cgRectValue: CGRect { rectValue }
  /// The insets that it was created from.
  public nonisolated var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
  /// The vector that it was created from, zero for another value.
  public nonisolated var cgVectorValue: CGVector {
    numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector(dx: 0, dy: 0)
  }
  /// The transform that it was created from, the identity for another value.
  public nonisolated var cgAffineTransformValue: CGAffineTransform {
    guard let n = numbers(6) else { return .identity }
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
  // Foundation keeps no structures of others, but lists of numbers.

  private nonisolated convenience init(_ numbers: [CGFloat]) {
    let numbers = numbers.map(\.native)
    self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
  }

  private nonisolated func numbers(_ count: Int) -> [CGFloat]? {
    guard String(cString: objCType) == "[\(count)d]" else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    numbers.withUnsafeMutableBytes { bytes in bytes.baseAddress.map { getValue($0) } }
    return numbers.map { CGFloat($0) }
  }
}

#if !canImport(QuartzCore)
  extension NSValue {
    /// Creates a value from a transform of space.
    public nonisolated convenience init(caTransform3D transform: CATransform3D) {
      let t = transform
      self.init([
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42,
        t.m43,
        t.m44,
      ])
    }

    /// The transform that it was created from, the identity for another value.
    public nonisolated var caTransform3DValue: CATransform3D {
      var t = CATransform3DIdentity
      guard let n = numbers(16) else { return t }
      (t.m11, t.m12, t.m13, t.m14) = (n[0], n[1], n[2], n[3])
      (t.m21, t.m22, t.m23, t.m24) = (n[4], n[5], n[6], n[7])
      (t.m31, t.m32, t.m33, t.m34) = (n[8], n[9], n[10], n[11])
      (t.m41, t.m42, t.m43, t.m44) = (n[12], n[13], n[14], n[15])
      return t
    }
  }
#endif

#if !canImport(ObjectiveC)
  nonisolated extension NSCoder {
    /// Returns the numbers of a text such as `{{1, 2}, {3, 4}}`; zeros where there are fewer.
    private static func numbers(_ string: String, _ count: Int) -> [CGFloat] {
      let found = string.split { "{}, ".contains($0) }.map { CGFloat(Double($0) ?? 0) }
      return Array((found + Array(repeating: 0, count: count)).prefix(count))
    }

    /// Returns the point that a text such as `{1, 2}` means.
    public static func cgPoint(for string: String) -> CGPoint {
      let numbers = numbers(string, 2)
      return CGPoint(x: numbers[0], y: numbers[1])
    }

    /// Returns the size that a text such as `{1, 2}` means.
    public static func cgSize(for string: String) -> CGSize {
      let numbers = numbers(string, 2)
      return CGSize(width: numbers[0], height: numbers[1])
    }

    /// Returns the rectangle that a text such as `{{1, 2}, {3, 4}}` means.
    public static func cgRect(for string: String) -> CGRect {
      let numbers = numbers(string, 4)
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
#endif
