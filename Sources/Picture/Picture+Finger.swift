public import Foundation

extension Picture {
  /// Where a finger touches the screen, and how it moves.
  public struct Finger: Hashable, Sendable {
    /// The places of the finger, in screen coordinates, from the touch-down on; a single one for a tap.
    public var points: [CGPoint]
    /// What the finger does, in a word or two, such as `tap`, `double tap` or `hold`, or nil for what the points say.
    public var gesture: String?

    /// Creates a finger that moves.
    public init(points: [CGPoint], gesture: String? = nil) {
      self.points = points
      self.gesture = gesture
    }

    /// The points that can be drawn.
    var finitePoints: [CGPoint] {
      points.filter { $0.x.magnitude <= Picture.farthest && $0.y.magnitude <= Picture.farthest }
    }
  }
}
