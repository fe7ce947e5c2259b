public import Foundation

#if !canImport(Darwin)
  /// A time or a length of time, in seconds.
  public typealias CFTimeInterval = Double
#endif

/// The name of a curve of time.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As fast all the time.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As the system's own animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What an animation shows before it begins and after it has ended.
public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its end afterwards, unless it is removed then.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its beginning beforehand.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// What code set.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// A curve that says how much of a change has happened at a share of its time.
@preconcurrency @MainActor open class CAMediaTimingFunction: NSObject {
  final let curve: TimingCurve

  /// Creates the curve of a name; an unknown one is linear.
  public init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: curve = .easeIn
    case .easeOut: curve = .easeOut
    case .easeInEaseOut: curve = .easeInOut
    case .default: curve = .cubic(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
    default: curve = .linear
    }
    super.init()
  }

  /// Creates a cubic Bézier curve from its control points, in the unit square.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = .cubic(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
    super.init()
  }

  /// Gives the two coordinates of one of the four points that make the curve; another number gives those of the last.
  ///
  /// - Parameters:
  ///   - index: 0 for the beginning, 1 and 2 for the control points, 3 for the end.
  ///   - values: where the coordinates go, room for two.
  public final func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points: [(Double, Double)]
    if case .cubic(let x1, let y1, let x2, let y2) = curve {
      points = [(0, 0), (x1, y1), (x2, y2), (1, 1)]
    } else {
      points = [(0, 0), (0, 0), (1, 1), (1, 1)]
    }
    let (x, y) = points[min(max(index, 0), 3)]
    values[0] = Float(x)
    values[1] = Float(y)
  }

  nonisolated deinit {}
}
