import FingerpostScreens
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
  /// What is asked.
  var question: Question?
  /// The run of the engine that the answer rests on.
  var run: GestureRun?
  /// What happens.
  var answer: Answer
  /// What happens with the windows in the other order, where that is something else and the input does not say which is
  /// right.
  var otherOrder: Answer?
  /// What would make the expected happen, the fix that changes least first.
  var fixes: [Fix] = []
  /// The windows, those that were asked first; empty for a tree without one.
  var windows: [Window] = []
  var walk: [Step] = []
  var chain: [ChainLink] = []
  var expected: Expectation?
  /// The recognizers in play and what they do; nil where no view is hit.
  var gestures: GestureAnswer?
  /// The controls that are hit or were expected to be.
  var controls: [ControlReport] = []
}
