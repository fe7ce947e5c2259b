import FingerpostTrace

/// What a report says of the view that was expected to get a touch.
struct Expectation {
  /// How the touch's point lies to the view.
  enum Aim: Equatable {
    /// In the view's bounds.
    case on
    /// Beside them.
    case beside(Visit)
    /// The view is in no tree that is shown.
    case elsewhere
  }

  var view: Int
  /// All views that the name means.
  var matches: [Int]
  /// The point in the view's own coordinates.
  var x: Double
  var y: Double
  var aim: Aim
  /// What stands in the way of the touch.
  var course: Solver.Course
  /// A touch at the view's middle: the point of the screen and what stands in its way first, if anything does; for a
  /// touch that was beside the view.
  var middle: (x: Double, y: Double, obstacle: Obstacle?)?
  var reach: Reach?
}
