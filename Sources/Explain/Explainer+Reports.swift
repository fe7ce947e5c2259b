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
    /// The view whose center the point is, if it was chosen for that.
    public var aim: Int?

    /// Creates a touch.
    public init(_ point: CGPoint, aim: Int? = nil) {
      self.point = point
      self.aim = aim
    }
  }

  /// A point, for looking it up.
  private struct Place: Hashable {
    let x: Double
    let y: Double

    init(_ point: CGPoint) {
      (x, y) = (Double(point.x), Double(point.y))
    }
  }

  /// A report in words, and whether what was expected happens.
  public struct Report {
    /// The text, several lines.
    public let text: String
    /// Whether what was expected happens, in every touch; true where nothing was expected.
    public let isAsExpected: Bool
  }

  /// Options of a report.
  public struct Options {
    /// Sentences about how the question was understood.
    public var notes: [String] = []
    /// Whether the report has everything, not only what fits on a screen.
    public var isFull = false
    /// Whether JSON has only the answer.
    public var isBrief = false
    /// Whether the text is for a terminal with colors.
    public var isColored = false

    /// Creates options for a short report without colors.
    public init() {}
  }

  /// The most steps of hit tests that a report on many touches may take: points times views.
  public static let mostSteps = 100_000_000

  /// Whether a report on these touches would take more than ``mostSteps``; touches of one point count once.
  public func isTooMuch(_ taps: [Tap]) -> Bool {
    let places = Set(taps.map { Place($0.point) }).count
    let (steps, isBeyond) = places.multipliedReportingOverflow(by: max(1, screen.views.count))
    return isBeyond || steps > Self.mostSteps
  }

  /// Reports on many touches in words: a line for each, and a total.
  ///
  /// - Parameters:
  ///   - gesture: what the fingers do at each point.
  ///   - goesOn: called before every touch with the number of those that are done; the report ends early if it returns
  ///     false, and says so.
  public func report(
    on taps: [Tap], _ gesture: RequestedGesture = .tap, expecting expected: Expected = .nothing,
    _ options: Options = Options(), _ goesOn: (Int) -> Bool = { _ in true }
  ) -> Report {
    let words = Words(brief: screen)
    var text = options.notes.map { "Note: \($0)\n" }.joined()
    var count = 0
    var done = 0
    var isCertain = true
    var answers: [Place: (answer: Answer, hit: Int?)] = [:]
    for tap in taps {
      guard goesOn(done) else { break }
      done += 1
      // Many views of a screen have the same center.
      let (answer, hit) = answers[Place(tap.point)] ?? answer(to: tap, expected, gesture)
      answers[Place(tap.point)] = (answer, hit)
      if expected.isNothing ? hit != nil : answer.isSuccess { count += 1 }
      if answer.kind == .reached { isCertain = false }
      let goal = hit.map { $0 == tap.aim ? "itself" : words.full($0) } ?? "no view"
      let start =
        "\(tap.aim.map { "\(words.full($0)) " } ?? "")\(Words.point(Double(tap.point.x), Double(tap.point.y)))"
      text += "\(start) → \(goal)\(expected.isNothing ? "" : ": \(answer.kind.words)")\n"
    }
    if done < taps.count {
      text += "Interrupted: \(taps.count - done) of \(taps.count) touches were not made.\n"
    }
    let noun = done == 1 ? "touch" : "touches"
    let verb =
      expected.isNothing
      ? "\(count == 1 ? "lands" : "land") on a view"
      : isCertain
        ? "\(count == 1 ? "makes" : "make") \(name(expected, words)) act"
        : "\(count == 1 ? "gets" : "get") to \(name(expected, words))"
    text += "\(count) of \(done) \(noun) \(verb).\n"
    return Report(text: text, isAsExpected: expected.isNothing || count == taps.count)
  }

  /// Reports on many touches as one JSON object, which is handed on in pieces as it grows.
  ///
  /// - Parameters:
  ///   - gesture: what the fingers do at each point.
  ///   - goesOn: called before every touch with the number of those that are done; the object ends early if it returns
  ///     false, with the touches that were made.
  ///   - output: takes the next bytes, which are not valid after it returns.
  /// - Returns: whether what was expected happens in every touch; true where nothing was expected.
  public func writeJSON(
    on taps: [Tap], _ gesture: RequestedGesture = .tap, expecting expected: Expected = .nothing,
    _ options: Options = Options(), _ goesOn: (Int) -> Bool = { _ in true },
    to output: @escaping (UnsafeRawBufferPointer) -> Void
  ) -> Bool {
    let report = JSONReport(self, to: JSONWriter(to: output))
    report.begin(nil, notes: options.notes, isBrief: false)
    var count = 0
    for (done, tap) in taps.enumerated() {
      guard goesOn(done) else { break }
      let (answer, hit) = answer(to: tap, expected, gesture)
      if expected.isNothing || answer.isSuccess { count += 1 }
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

  /// The answer to one of many touches; its walk is in the recorder of ``touched`` afterwards.
  private func answer(to tap: Tap, _ expected: Expected, _ gesture: RequestedGesture) -> (Answer, hit: Int?) {
    let script = gesture.script(at: tap.point)
    let hit = touched.touch(x: Double(tap.point.x), y: Double(tap.point.y))
    let question = question(script, expected, hit: hit)
    var answer = self.answer(question, from: run(script))
    answer.isDisputed = screen.isHalfRead || otherOrder(question, answer) != nil
    return (answer, hit)
  }

  private func name(_ expected: Expected, _ words: Words) -> String {
    switch expected {
    case .nothing: "some view"
    case .views(let views): views.count == 1 ? words.full(views[0]) : "the expected views"
    case .recognizers(let matches): recognizers.described(matches[0])
    }
  }
}
