import FingerpostGestures
import FingerpostScreens
import FingerpostText
import FingerpostTrace
public import Foundation

extension Explainer {
  /// A touch to report on among many.
  public nonisolated struct Tap: Sendable {
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

  /// The most steps of hit tests that a report on many touches may take: points times views.
  public static let maxSteps = 100_000_000

  /// How long a report on many touches as JSON may become, in bytes; the touch that goes beyond it is the last.
  public static let maxJSONBytes = 100_000_000

  /// Whether a report on these touches would take more than ``maxSteps``; touches of one point count once.
  public func isTooMuch(_ taps: [Tap]) -> Bool {
    let places = Set(taps.map { Place($0.point) }).count
    let (steps, isBeyond) = places.multipliedReportingOverflow(by: max(1, screen.views.count))
    return isBeyond || steps > Self.maxSteps
  }

  /// Reports on many touches in words: a line for each, and a total.
  ///
  /// - Parameters:
  ///   - gesture: what the fingers do at each point.
  ///   - notes: how the question was understood, a sentence each.
  ///   - goesOn: called before every touch with the number of those that are done; the report ends early if it returns
  ///     false, and says so.
  ///   - ending: why it returned false, as the beginning of a sentence.
  /// - Returns: the text, and whether what was expected happens in every touch.
  public func report(
    on taps: [Tap], _ gesture: RequestedGesture = .tap, expecting expected: Expected = .nothing,
    notes: [String] = [], _ goesOn: (Int) -> Bool = { _ in true }, ending: () -> String? = { nil }
  ) -> (text: String, outcome: Outcome) {
    var list = TouchList(words, expected, notes: notes)
    var outcomes: [Outcome] = []
    answer(taps, gesture, expected, goesOn, withWalks: false) { touch in
      list.add(touch)
      outcomes.append(expected.isNothing ? .happens : Outcome(touch.answer))
    }
    if !expected.isNothing, outcomes.count < taps.count { outcomes.append(.fails) }
    return (list.text(of: taps.count, ending() ?? "Interrupted"), Outcome(outcomes))
  }

  /// Reports on many touches as one JSON object, which is handed on in pieces as it grows.
  ///
  /// - Parameters:
  ///   - gesture: what the fingers do at each point.
  ///   - notes: how the question was understood, a sentence each.
  ///   - isBrief: whether it has only the answers.
  ///   - maxBytes: after so many bytes no further touch is made.
  ///   - goesOn: called before every touch with the number of those that are done; the object ends early if it returns
  ///     false, with the touches that were made.
  ///   - ending: why it returned false, as the beginning of a sentence.
  ///   - output: takes the next bytes, which are not valid after it returns.
  /// - Returns: whether what was expected happens in every touch.
  public func writeJSON(
    on taps: [Tap], _ gesture: RequestedGesture = .tap, expecting expected: Expected = .nothing,
    notes: [String] = [], isBrief: Bool = false, maxBytes: Int = maxJSONBytes,
    _ goesOn: (Int) -> Bool = { _ in true }, ending: () -> String? = { nil },
    to output: @escaping (UnsafeRawBufferPointer) -> Void
  ) -> Outcome {
    var (bytes, made) = (0, 0)
    let json = JSONWriter {
      bytes += $0.count
      output($0)
    }
    let report = JSONReport(words, variant, roots: touched.built.shownRoots, to: json)
    var count = 0
    var outcomes: [Outcome] = []
    json.object {
      report.begin(nil, notes: notes, isBrief: false)
      answer(taps, gesture, expected, { bytes < maxBytes && goesOn($0) }, withWalks: !isBrief) { touch in
        made += 1
        if expected.isNothing || touch.answer.isSuccess { count += 1 }
        outcomes.append(expected.isNothing ? .happens : Outcome(touch.answer))
        report.write(touch)
      }
      report.endTouches()
      report.write(expected: expected.views.first(where: isShown) ?? expected.views.first, touches: count)
      let lack = made < taps.count ? "\(taps.count - made) of \(taps.count) touches were not made." : nil
      let reason = ending() ?? (bytes < maxBytes ? "Interrupted" : "Stopped after \(maxBytes / 1_000_000) MB")
      json.field("notLookedAt", [lack.map { "\(reason): \($0)" }].compactMap(\.self))
      if lack != nil { json.field("partial", true) }
    }
    json.lineBreak()
    json.flush()
    if outcomes.count < taps.count { outcomes.append(.fails) }
    return Outcome(outcomes)
  }

  /// Answers one touch after the other.
  ///
  /// - Parameter withWalks: whether the way of each touch is wanted, too; if not, touches of one point are played once.
  private func answer(
    _ taps: [Tap], _ gesture: RequestedGesture, _ expected: Expected, _ goesOn: (Int) -> Bool,
    withWalks: Bool,
    _ found: (TouchAnswer) -> Void
  ) {
    // Looked up only, never walked. Many views of a screen have the same center.
    var known: [Place: TouchAnswer] = [:]
    for (done, tap) in taps.enumerated() {
      guard goesOn(done) else { return }
      var touch = known[Place(tap.point)] ?? answer(to: tap, expected, gesture)
      touch.tap = tap
      if withWalks {
        touch.walk = touched.recorder.visits.compactMap { visit in
          // The window that was added around a tree without one is not a view of the input.
          touched.built.index(of: visit.view).map { Report.Step(view: $0, visit: visit) }
        }
        touch.chain = touch.hit.map(touched.built.chain)
      } else {
        known[Place(tap.point)] = touch
      }
      found(touch)
    }
  }

  /// The answer to one of many touches; its walk is in the recorder of ``touched`` afterwards.
  private func answer(to tap: Tap, _ expected: Expected, _ gesture: RequestedGesture) -> TouchAnswer {
    if let press = press(gesture, at: tap.point, expected) {
      var answer = answer(toPress: press, from: stage.play(press.script))
      if screen.isHalfRead { answer.isDisputed = true }
      return TouchAnswer(tap: tap, hit: answer.hit, answer: answer)
    }
    let script = gesture.script(at: tap.point)
    let hit = touched.touch(x: Double(tap.point.x), y: Double(tap.point.y))
    let question = question(script, expected, hit: hit)
    let run = run(script)
    var answer = self.answer(question, from: run)
    if screen.isHalfRead || otherOrder(question, answer) != nil { answer.isDisputed = true }
    addDoubt(to: &answer, question, run)
    return TouchAnswer(tap: tap, hit: hit, answer: answer)
  }
}
