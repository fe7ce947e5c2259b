import FingerpostExplain
import FingerpostGestures
import FingerpostHID
import FingerpostProperties
import FingerpostScreens
import FingerpostText
import FingerpostTrace

/// Compares what UIKit made of touches with what the engine makes of them.
///
/// Only what is sure on both sides counts as a difference: a recognizer is known to have recognized when UIKit asked
/// whether it prevents others, and not to have if it said that it failed, or nothing.
package struct WatchedComparison {
  private let gesture: WatchedGesture
  private let play: WatchedPlay
  private let seen: WatchedOutcome
  private let predicted: WatchedOutcome
  /// How far the times of a recognition may be apart, in nanoseconds: a few frames of the display.
  private static let tolerance: Int64 = 100_000_000

  /// Compares a gesture with what the engine makes of it.
  package init(_ gesture: WatchedGesture, _ play: WatchedPlay) {
    (self.gesture, self.play) = (gesture, play)
    seen = WatchedOutcome(gesture, on: play.explainer)
    predicted = WatchedOutcome(play, of: gesture)
  }

  /// An answer for each touch.
  package var answers: [WatchedAnswer] { gesture.fingers.map(answer) }

  private var recognizers: RecognizerSet { play.explainer.recognizers }

  private func answer(_ finger: WatchedGesture.Finger) -> WatchedAnswer {
    let words = play.explainer.words
    let contact = finger.contact
    let place = Words.point(finger.began.x, finger.began.y)
    var answer = WatchedAnswer(text: place, differences: [], unknown: [])
    guard let view = seen.views[contact] else {
      answer.text += ": on a view that was not there at the beginning"
      answer.unknown = ["all of it"]
      return answer
    }
    answer.text += " on \(words.short(view).plain): \(actors(contact))"
    guard gesture.isWhole else {
      answer.unknown = ["all of it, since lines were lost"]
      return answer
    }
    let other = predicted.views[contact]
    if other != view {
      let name = other.map { words.short($0).plain } ?? "no view"
      if let overrider = overrider(view, other) {
        answer.unknown = ["\(words.short(overrider).plain) may override hit testing; the engine hits \(name)"]
      } else {
        answer.differences = [
          .init(
            text: "the engine gives the touch to \(name)", rule: hitRule(of: view, other).rawValue,
            about: .view(view))
        ]
      }
      return answer
    }
    compareReceivers(contact, &answer)
    compareRecognizers(contact, &answer)
    compareControls(contact, &answer)
    return answer
  }

  /// What acted in the application.
  private func actors(_ contact: Int) -> String {
    let words = play.explainer.words
    var parts = seen.recognitions.filter { $0.contact == contact }.map { one in
      let time = Words.milliseconds(one.nanoseconds - down(contact))
      return "\(recognizers.brief(one.recognizer)) recognizes after \(time)"
    }
    if let control = seen.controls[contact] {
      parts.append("\(words.short(control).plain) sends touchUpInside")
    }
    return parts.isEmpty ? "nothing acts that can be seen" : parts.joined(separator: ", ")
  }

  private func down(_ contact: Int) -> Int64 { gesture.fingers[contact - 1].down }

  /// The rule that keeps the engine from a view, or the one by which it hits another first.
  private func hitRule(of view: Int, _ other: Int?) -> RuleID {
    for candidate in play.explainer.lineage.line(view).reversed() {
      if let result = play.visits[candidate], result != .inside { return result.rule }
    }
    let isFaint = other.map { play.explainer.screen.views[$0].alpha < 1 } ?? false
    return isFaint ? HitTestResult.transparent.rule : HitTestResult.inside.rule
  }

  /// A view above one of two whose class may have a hit test of its own.
  private func overrider(_ view: Int, _ other: Int?) -> Int? {
    let lineage = play.explainer.lineage
    return (lineage.line(view) + (other.map(lineage.line) ?? [])).last { candidate in
      let data = play.explainer.screen.views[candidate]
      guard let overrides = data.overrides else { return !ClassName(data.className).isOfSystem }
      return overrides.contains("hitTest:withEvent:") || overrides.contains("pointInside:withEvent:")
    }
  }

  private func compareReceivers(_ contact: Int, _ answer: inout WatchedAnswer) {
    let (there, here) = (seen.receivers[contact] ?? [], predicted.receivers[contact] ?? [])
    // What later touches are given to follows from what became of earlier ones; and one that has given up by the time
    // that the application tells of a touch is not told any more.
    for one in there where contact == 1 && !here.contains(one) && recognizers.isPlayed(one) {
      note(
        "the engine does not give it to \(recognizers.brief(one))", rule: .gr20, of: [one], .recognizer(one),
        &answer)
    }
    let strangers = there.filter { !recognizers.isPlayed($0) }
    if !strangers.isEmpty {
      let names = strangers.map(recognizers.brief).joined(separator: ", ")
      answer.unknown.append("\(names), whose kind is not known")
    }
  }

  private func compareRecognizers(_ contact: Int, _ answer: inout WatchedAnswer) {
    let all = seen.recognitions.filter { $0.contact == contact }
    let there = all.filter { recognizers.isPlayed($0.recognizer) }
    let here = predicted.recognitions.filter { $0.contact == contact && isTold($0.recognizer) }
    let involved = (all + here).map(\.recognizer)
    for one in there {
      let name = recognizers.brief(one.recognizer)
      guard let same = here.first(where: { $0.recognizer == one.recognizer }) else {
        let (why, rule) = predicted.reason(one.recognizer, play.explainer.words)
        note("by the engine \(name) \(why)", rule: rule, of: involved, .recognizer(one.recognizer), &answer)
        continue
      }
      guard abs(same.nanoseconds - one.nanoseconds) > Self.tolerance else { continue }
      let time = Words.milliseconds(same.nanoseconds - down(contact))
      let rule = predicted.verdicts[one.recognizer]?.wait == nil ? same.rule : .arb18
      note(
        "by the engine \(name) recognizes after \(time)", rule: rule, of: involved,
        .recognizer(one.recognizer),
        &answer)
    }
    for one in here where !there.contains(where: { $0.recognizer == one.recognizer }) {
      let name = recognizers.brief(one.recognizer)
      if seen.doubtful.contains(one.recognizer) {
        answer.unknown.append("\(name), which may have recognized")
      } else {
        let rule = decidingRule(one.recognizer, contact) ?? one.rule.rawValue
        note(
          "by the engine \(name) recognizes", named: rule, of: involved, .recognizer(one.recognizer), &answer)
      }
    }
  }

  /// Notes a difference, unless something decides with that the screen does not tell: a delegate, or a recognizer of an
  /// unknown kind.
  private func note(
    _ text: String, rule: RuleID, of involved: [Int], _ about: WatchedAnswer.About,
    _ answer: inout WatchedAnswer
  ) {
    note(text, named: rule.rawValue, of: involved, about, &answer)
  }

  private func note(
    _ text: String, named rule: String, of involved: [Int], _ about: WatchedAnswer.About,
    _ answer: inout WatchedAnswer
  ) {
    guard let secret = involved.first(where: isSecret) else {
      answer.differences.append(.init(text: text, rule: rule, about: about))
      return
    }
    answer.unknown.append("\(text), but what \(recognizers.brief(secret)) decides itself is not known")
  }

  private func isSecret(_ recognizer: Int) -> Bool {
    guard recognizers.isPlayed(recognizer) else { return true }
    guard recognizers.part(recognizer) == nil, case .object = recognizers[recognizer].delegate else {
      return false
    }
    return true
  }

  /// The rule whose condition fingers met in the engine, which states it where it is not met.
  private func decidingRule(_ recognizer: Int, _ contact: Int) -> String? {
    let taps = recognizers[recognizer].settings.numberOfTapsRequired ?? 1
    let places = gesture.frames.flatMap(\.contacts).filter { $0.id == contact }
    let moves = places.contains { $0.x != places[0].x || $0.y != places[0].y }
    let isApart = gesture.fingers.contains {
      $0.began.x != gesture.fingers[0].began.x || $0.began.y != gesture.fingers[0].began.y
    }
    switch recognizers[recognizer].playedKind {
    case .tap where taps > 1: return isApart ? "TAP-7" : "TAP-6"
    case .tap: return moves ? "TAP-4" : "TAP-5"
    case .longPress: return moves ? "LP-4" : "LP-7"
    case .pan: return "PAN-2"
    case .swipe: return "SWIPE-5"
    case .pinch: return "PINCH-1"
    case .rotation: return "ROT-1"
    case .screenEdgePan: return "EDGE-3"
    default: return nil
    }
  }

  private func compareControls(_ contact: Int, _ answer: inout WatchedAnswer) {
    let words = play.explainer.words
    let (there, here) = (seen.controls[contact], predicted.controls[contact])
    guard there != here else { return }
    if let here, there == nil, predicted.hurried.contains(here) {
      answer.unknown.append("\(words.short(here).plain), which gets the touch only when it is lifted")
    } else if let here {
      answer.differences.append(
        .init(
          text: "by the engine \(words.short(here).plain) sends touchUpInside",
          rule: RuleID.ctl16.rawValue, about: .view(here)))
    } else if let there {
      let taker = predicted.recognitions.first { $0.contact == contact }?.recognizer
      let name = words.short(there).plain
      if predicted.refusals.contains(there) {
        answer.unknown.append("\(name), whose value was not told")
      } else if let taker {
        let text =
          "by the engine \(name) sends no touchUpInside, since \(recognizers.brief(taker)) takes the touch"
        note(text, rule: .dlv1, of: [taker], .view(there), &answer)
      } else {
        note("by the engine \(name) sends no touchUpInside", rule: .ctl16, of: [], .view(there), &answer)
      }
    }
  }

  /// Whether the application told of a recognizer, so that silence about it says something.
  private func isTold(_ recognizer: Int) -> Bool { recognizers[recognizer].address != nil }
}
