import FingerpostScreens
import FingerpostText
import FingerpostTrace

/// What one gesture does on a screen, and why: found once, and rendered as text, as JSON and as a picture.
public struct Explanation {
  /// A window, and whether the hit test asked it.
  struct Window {
    /// Whether and how it was asked.
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

  /// The explainer that found it.
  let explainer: Explainer
  /// Where the first finger comes down, in points of the screen.
  let x: Double
  let y: Double
  /// The view that gets the touch.
  package var hit: Int?
  /// What is asked.
  var question: Question?
  /// The run of the engine that the answer is based on.
  var run: GestureRun?
  /// What happens.
  var answer: Answer
  /// What happens with the windows in the other order, if that differs and the input does not say which order is
  /// right.
  var otherOrder: Answer?
  /// Fixes that make the expected happen, the smallest first.
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

extension Explanation {
  /// Whether what was expected happens; true where nothing was expected.
  public var isAsExpected: Bool { question?.view == nil || answer.isSuccess }

  /// The report in words, several lines.
  public func text(_ options: Explainer.Options = Explainer.Options()) -> String {
    let style = TextStyle(isColored: options.isColored)
    return options.isFull
      ? TextReport(self, notes: options.notes, style: style).text
      : ShortReport(self, notes: options.notes, style: style).text
  }

  /// Writes the report as one JSON object, which is handed on in pieces as it grows.
  ///
  /// - Parameter output: takes the next bytes, which are not valid after it returns.
  public func writeJSON(
    _ options: Explainer.Options = Explainer.Options(), to output: @escaping (UnsafeRawBufferPointer) -> Void
  ) {
    let report = JSONReport(explainer, to: JSONWriter(to: output))
    report.begin(self, notes: options.notes, isBrief: options.isBrief)
    if !options.isBrief {
      let touched = explainer.touched
      // The search for fixes has touched other points since.
      touched.touch(x: x, y: y)
      report.add(touched.recorder, x: x, y: y, hit: hit)
      report.endTouches()
      report.write(self)
    }
    report.end(isBrief: options.isBrief)
  }
}

/// What a report says about the view that was expected to get a touch.
struct Expectation {
  /// Where the touch's point lies relative to the view.
  enum Aim: Equatable {
    /// In the view's bounds.
    case on
    /// Outside them.
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
  /// What is in the way of the touch.
  var course: Solver.Course
  /// For a touch outside the view: its center on the screen, and the first obstacle there, if any.
  var middle: (x: Double, y: Double, obstacle: Obstacle?)?
  var reach: Reach?
}
