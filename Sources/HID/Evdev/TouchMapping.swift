/// How places on a touch panel become points of a screen.
///
/// A place is first a fraction of the panel's width and height. Then the calibration matrix corrects it, the rotation turns
/// it, and the size of the screen makes points of it.
public struct TouchMapping: Hashable, Sendable {
  /// How far the panel is turned clockwise against the picture, in degrees.
  public enum Rotation: Int, Hashable, Sendable, CaseIterable {
    /// Not at all.
    case none = 0
    /// Its top is at the right of the picture.
    case right = 90
    /// It is upside down.
    case half = 180
    /// Its top is at the left of the picture.
    case left = 270
  }

  /// Six numbers: x′ = a·x + b·y + c, y′ = d·x + e·y + f, of fractions; as udev's `LIBINPUT_CALIBRATION_MATRIX` has them.
  public struct Matrix: Hashable, Sendable {
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 0.0
    var e = 1.0
    var f = 0.0

    /// The matrix that changes nothing.
    public static let identity = Matrix()

    private init() {}

    /// Creates a matrix; nil unless there are six numbers, none of them beyond a million.
    public init?(_ numbers: [Double]) {
      guard numbers.count == 6, numbers.allSatisfy({ $0.magnitude <= 1_000_000 }) else { return nil }
      (a, b, c) = (numbers[0], numbers[1], numbers[2])
      (d, e, f) = (numbers[3], numbers[4], numbers[5])
    }
  }

  /// The screen, in points.
  public var screen: RecordingScreen
  /// The panel's own error.
  public var matrix: Matrix
  /// How the panel is mounted.
  public var rotation: Rotation

  /// Creates a mapping.
  public init(screen: RecordingScreen, matrix: Matrix = .identity, rotation: Rotation = .none) {
    self.screen = screen
    self.matrix = matrix
    self.rotation = rotation
  }

  /// Returns the point of the screen for fractions of the panel.
  func point(_ u: Double, _ v: Double) -> (x: Double, y: Double) {
    let x = matrix.a * u + matrix.b * v + matrix.c
    let y = matrix.d * u + matrix.e * v + matrix.f
    switch rotation {
    case .none: return (x * screen.width, y * screen.height)
    case .right: return ((1 - y) * screen.width, x * screen.height)
    case .half: return ((1 - x) * screen.width, (1 - y) * screen.height)
    case .left: return (y * screen.width, (1 - x) * screen.height)
    }
  }
}
