import FingerpostScenes
import FingerpostTrace

/// Everything that a report says of one touch, before it is put into words.
struct Explanation {
  /// A window, and what became of the question to it.
  struct Window {
    /// What became of the question.
    enum Standing: Equatable {
      /// It was asked, and answered with this view or nil.
      case asked(x: Double, y: Double, answer: Int?)
      /// A window in front of it had answered.
      case notAsked
      /// It is hidden, and so not among the windows that are asked.
      case hidden
    }

    /// Its index among the screen's views.
    var view: Int
    var level: Double
    var standing: Standing
    /// The part of the walk that is about it.
    var steps: Range<Int>
  }

  /// A view that the hit test looked at.
  struct Step {
    var view: Int
    var visit: Visit
  }

  var x: Double
  var y: Double
  /// The view that gets the touch.
  var hit: Int?
  /// The windows, those that were asked first; empty for a tree without one.
  var windows: [Window] = []
  var walk: [Step] = []
  var chain: [ChainLink] = []
  var expected: Expectation?
}

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
  /// Sets of changes that give the view the touch, each of them enough; the likeliest first.
  var fixes: [[Change]] = []
  /// A touch at the view's middle: the point of the screen and what stands in its way; for one that was beside it.
  var middle: (x: Double, y: Double, course: Solver.Course)?
  var reach: Reach?
}
