import FingerpostGestures
import FingerpostText
import FingerpostTrace

/// What one gesture does on a screen, and why: all that was found out, once.
///
/// Text, JSON, pages and failing tests write it and find nothing out by themselves. What they say in words is made of it
/// by ``Words``, so that they say the same.
public nonisolated struct Report: Sendable {
  /// A window, and whether the hit test asked it.
  struct Window: Sendable {
    /// Whether and how it was asked.
    enum Standing: Equatable, Sendable {
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
  struct Step: Sendable {
    var view: Int
    var visit: Visit
    /// How many subviews it has.
    var subviews = 0
    /// How points of its superview become its own, where it is transformed.
    var mapping: Mapping?
  }

  /// An inverse transform, and the point that it turns around.
  struct Mapping: Sendable {
    var entries: [Double]
    var center: (x: Double, y: Double)
  }

  /// Another way of making the gesture in which it comes out differently, where one was found.
  var otherWay: OtherWay?
  /// What is said beside the answer, a sentence each.
  package var remarks: [Sentence] = []

  /// A fix that was tried.
  package struct Remedy: Sendable {
    /// Lines of Swift.
    package var code: [String]
    /// What the engine did with them.
    package var outcome: Sentence
  }

  /// The sections of a short text.
  package enum Section: CaseIterable, Sendable {
    case answer, fixes, why, otherGestures, doubts
  }

  /// What the input leaves open.
  struct Doubts: Sendable {
    /// Everything, the most important first.
    var all: [Unknown] = []
    /// What could change the answer, the most important first.
    var telling: [Unknown] = []
    /// What the kind of input has no place for.
    var lacking: [Unknown] = []
  }

  /// The screen as it was read, and how its views and recognizers are called.
  let words: Words
  /// The changes to recognizers that were tried out.
  let variant: RecognizerVariant
  /// The roots of the trees that are shown.
  let roots: [Int]
  /// Where the first finger comes down, in points of the screen.
  package let x: Double
  package let y: Double
  /// The view that gets the touch.
  package var hit: Int?
  /// Whether no point was given, so that the center of the expected view was touched.
  var isAimed = false
  /// How the question was understood, a sentence each.
  var notes: [String] = []
  /// What is asked.
  package var question: Question?
  /// The run of the engine that the answer is based on.
  var run: GestureRun?
  /// What happens.
  package var answer: Answer
  /// What happens with the windows in the other order, if that differs and the input does not say which order is
  /// right.
  package var otherOrder: Answer?
  /// Fixes that make the expected happen, the smallest first.
  package var fixes: [Fix] = []
  /// The same as code, with what the engine did.
  package var remedies: [Remedy] = []
  /// The windows, those that were asked first; empty for a tree without one.
  var windows: [Window] = []
  var walk: [Step] = []
  var chain: [ChainLink] = []
  package var expected: Expectation?
  /// The recognizers in play and what they do; nil where no view is hit.
  var gestures: GestureAnswer?
  /// The controls that are hit or were expected to be.
  var controls: [ControlReport] = []
  /// What the input leaves open.
  var doubts = Doubts()
}

nonisolated extension Report {
  /// Whether the application ignores the touch, whatever is under it. [VAL-96]
  var isIgnored: Bool {
    run?.events.contains { if case .dropped(_, .interactionIgnored) = $0.event { true } else { false } }
      == true
  }

  /// Whether what was expected happens; true where nothing was expected.
  public var isAsExpected: Bool { outcome == .happens }

  /// Whether what was expected happens, or that cannot be said of it.
  public var outcome: Outcome { question?.view == nil ? .happens : Outcome(answer) }

  /// How a report is written.
  public struct Options: Sendable {
    /// Whether the report has everything, not only what fits on a screen.
    public var isFull = false
    /// Whether JSON has only the answer.
    public var isBrief = false
    /// Whether the text is for a terminal with colors.
    public var isColored = false

    /// Creates options for a short report without colors.
    public init() {}
  }

  /// The report in words, several lines.
  public func text(_ options: Options = Options()) -> String {
    let style = TextStyle(isColored: options.isColored)
    return options.isFull ? FullText(self, style).text : ShortText(self, style).text
  }

  /// Some sections of the short report.
  package func text(of sections: [Section]) -> String {
    ShortText(self, TextStyle(isColored: false)).text(sections)
  }

  /// Writes the report as one JSON object, which is handed on in pieces as it grows.
  ///
  /// - Parameter output: takes the next bytes, which are not valid after it returns.
  public func writeJSON(
    _ options: Options = Options(), to output: @escaping (UnsafeRawBufferPointer) -> Void
  ) {
    let json = JSONWriter(to: output)
    json.object { writeFields(to: json, isBrief: options.isBrief) }
    json.lineBreak()
    json.flush()
  }

  /// Writes the fields of the report into a JSON object that has begun.
  package func writeFields(to json: JSONWriter, isBrief: Bool = false) {
    JSONReport(words, variant, roots: roots, to: json).write(self, isBrief: isBrief)
  }
}

/// What a report says about the view that was expected to get a touch.
package nonisolated struct Expectation: Sendable {
  /// Where the touch's point lies relative to the view.
  package enum Aim: Equatable, Sendable {
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
  /// Whether a recognizer of the view was named.
  var isOfRecognizer: Bool { matches.isEmpty }
  /// The point in the view's own coordinates.
  var x: Double
  var y: Double
  var aim: Aim
  /// The view's bounds.
  var bounds = Box(x: 0, y: 0, width: 0, height: 0)
  /// Whether the view has a transform.
  var isTransformed = false
  /// Whether a scroll view around the view has scrolled the touched part of it off.
  var isScrolledOff = false
  /// For a touch outside the view: what in it shows there all the same.
  var shown: Int?
  /// The views around it whose content has moved, with their `bounds.origin`.
  var scrolled: [(view: Int, x: Double, y: Double)] = []
  /// What is in the way of the touch.
  package var course = Solver.Course()
  /// For a touch outside the view: its center on the screen, and the first obstacle there, if any.
  var middle: (x: Double, y: Double, obstacle: Obstacle?)?
  var reach: Reach?
}
