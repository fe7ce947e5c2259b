import Fingerpost
import FingerpostScreens
import FingerpostText
import FingerpostTrace
public import Foundation

extension Explainer {
  /// A touch to report on among many.
  public struct Tap {
    /// Where it comes down, in points of the screen.
    public var point: CGPoint
    /// The view whose middle that is, where that is why the point was chosen.
    public var aim: Int?

    /// Creates a touch.
    public init(_ point: CGPoint, aim: Int? = nil) {
      self.point = point
      self.aim = aim
    }
  }

  /// A report in words, and whether what was expected happens.
  public struct Report {
    /// The text, several lines.
    public let text: String
    /// Whether what was expected happens, in every touch; true where nothing was expected.
    public let isAsExpected: Bool
  }

  /// How a report is wanted.
  public struct Options {
    /// The gesture.
    public var gesture = AskedGesture.tap
    /// Sentences about how the question was understood.
    public var notes: [String] = []
    /// Whether everything is told, and not only what fits on a screen.
    public var isFull = false
    /// Whether JSON has the answer alone.
    public var isBrief = false
    /// Whether the text is for a terminal with colors.
    public var isColored = false

    /// Creates options for a short report on a tap.
    public init() {}
  }

  /// Reports on one gesture in words.
  ///
  /// - Parameters:
  ///   - point: where the first finger comes down, in points of the screen.
  ///   - expected: who is expected to act.
  public func report(
    on point: CGPoint, expecting expected: Expected = .nothing, _ options: Options = Options()
  ) -> Report {
    let explanation = explanation(options.gesture.script(at: point), expecting: expected)
    let style = TextStyle(isColored: options.isColored)
    let text =
      options.isFull
      ? TextReport(explanation, self, notes: options.notes, style: style).text
      : ShortReport(explanation, self, notes: options.notes, style: style).text
    return Report(text: text, isAsExpected: isAsExpected(explanation.answer, expected))
  }

  /// Reports on many touches in words, a line each and a sum.
  public func report(
    on taps: [Tap], expecting expected: Expected = .nothing, _ options: Options = Options()
  ) -> Report {
    let words = Words(brief: screen)
    var text = options.notes.map { "Note: \($0)\n" }.joined()
    var count = 0
    var isCertain = true
    for tap in taps {
      let (answer, hit) = answer(to: tap, expected, options.gesture)
      if expected.isNothing ? hit != nil : answer.isSuccess { count += 1 }
      if answer.kind == .reached { isCertain = false }
      let goal = hit.map { $0 == tap.aim ? "itself" : words.full($0) } ?? "no view"
      let start =
        "\(tap.aim.map { "\(words.full($0)) " } ?? "")\(Words.point(Double(tap.point.x), Double(tap.point.y)))"
      text += "\(start) → \(goal)\(expected.isNothing ? "" : ": \(answer.kind.words)")\n"
    }
    let noun = taps.count == 1 ? "touch" : "touches"
    let verb =
      expected.isNothing
      ? "\(count == 1 ? "lands" : "land") on a view"
      : isCertain
        ? "\(count == 1 ? "makes" : "make") \(name(expected, words)) act"
        : "\(count == 1 ? "gets" : "get") to \(name(expected, words))"
    text += "\(count) of \(taps.count) \(noun) \(verb).\n"
    return Report(text: text, isAsExpected: expected.isNothing || count == taps.count)
  }

  /// Reports on touches as one JSON object, which is handed on in pieces as it grows.
  ///
  /// A single touch is reported with everything that the text says of it; of many, what each of them makes act.
  ///
  /// - Parameter output: takes the next bytes, which are not valid after it returns.
  /// - Returns: whether what was expected happens in every touch; true where nothing was expected.
  public func writeJSON(
    on taps: [Tap], expecting expected: Expected = .nothing, _ options: Options = Options(), isSingle: Bool,
    to output: @escaping (UnsafeRawBufferPointer) -> Void
  ) -> Bool {
    let report = JSONReport(self, to: JSONWriter(to: output))
    if isSingle, let point = taps.first?.point {
      let explanation = explanation(options.gesture.script(at: point), expecting: expected)
      report.begin(explanation, notes: options.notes, isBrief: options.isBrief)
      if !options.isBrief {
        touched.touch(x: explanation.x, y: explanation.y)
        report.add(touched.recorder, x: explanation.x, y: explanation.y, hit: explanation.hit)
        report.endTouches()
        report.write(explanation)
      }
      report.end(isBrief: options.isBrief)
      return isAsExpected(explanation.answer, expected)
    }
    report.begin(nil, notes: options.notes, isBrief: false)
    var count = 0
    for tap in taps {
      let (answer, hit) = answer(to: tap, expected, options.gesture)
      if isAsExpected(answer, expected) { count += 1 }
      if options.isBrief {
        report.add(answer, tap)
      } else {
        report.add(touched.recorder, tap, hit: hit, answer)
      }
    }
    report.endTouches()
    report.write(expected: expected.views.first(where: isShown) ?? expected.views.first, touches: count)
    report.end(isBrief: false)
    return count == taps.count
  }

  /// What one of many touches comes to; its walk stands in the recorder of ``touched`` afterwards.
  private func answer(to tap: Tap, _ expected: Expected, _ gesture: AskedGesture) -> (Answer, hit: Int?) {
    let script = gesture.script(at: tap.point)
    let hit = touched.touch(x: Double(tap.point.x), y: Double(tap.point.y))
    let question = question(script, expected, hit: hit)
    var answer = self.answer(question, from: run(script))
    answer.isDisputed = screen.isHalfRead || otherOrder(question, answer) != nil
    return (answer, hit)
  }

  private func isAsExpected(_ answer: Answer, _ expected: Expected) -> Bool {
    expected.isNothing || answer.isSuccess
  }

  private func name(_ expected: Expected, _ words: Words) -> String {
    switch expected {
    case .nothing: "some view"
    case .views(let views): views.count == 1 ? words.full(views[0]) : "the expected views"
    case .recognizers(let matches): recognizers.described(matches[0])
    }
  }
}
