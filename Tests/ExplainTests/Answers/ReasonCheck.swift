import FingerpostGestures
import FingerpostHID
import FingerpostProperties
import FingerpostScreens
import FingerpostText
import FingerpostTrace
import Foundation

@testable import FingerpostExplain

/// Compares the reasons of an answer with what the fingers did and with what a plain run logs.
struct ReasonCheck {
  let asked: RandomQuestion
  let explainer: Explainer
  let run: PlainRun
  private var screen: Screen { asked.screen }

  /// What is wrong with the reasons that a run gives for each failure; empty where nothing is.
  func complaints(_ run: GestureRun) -> [String] {
    run.events.compactMap { timed in
      guard case .verdict(let recognizer, let verdict) = timed.event, verdict.state == .failed else {
        return nil
      }
      return complaint(recognizer, verdict, at: timed.nanoseconds)
    }
  }

  /// What is wrong with the reason of an answer and its sentence; empty where nothing is.
  func complaints(_ answer: Answer, _ sentence: Sentence) -> [String] {
    let text = sentence.plain
    var complaints = repeated(sentence).map { "it names \($0) twice: \(text)" }
    if text.contains("has no gesture recognizer and"), screen.views[asked.view].recognizers?.isEmpty == false
    {
      complaints.append("it has one: \(text)")
    }
    switch answer.hindrance {
    case .taken(let taker), .control(_, .takenBefore(by: let taker)):
      if !hasActed(taker, by: .max) { complaints.append("who takes the touch never acts: \(text)") }
    case .control(let control, let hindrance):
      if let complaint = complaint(control, hindrance) { complaints.append("\(complaint): \(text)") }
    case .waits(let recognizer):
      if hasActed(recognizer, by: .max) { complaints.append("it does not wait: \(text)") }
    case .kept(let keeper):
      // Recognizers of a text view or field take the touch from it.
      let isText =
        screen.views[keeper].classNames.contains { ["UITextView", "UITextField"].contains($0) }
        && run.acts.contains { $0.actor == .view(keeper) }
      if !isText, !run.calls.contains(where: { $0.phase == .ended && isWithin($0.view, keeper) }) {
        complaints.append("who keeps the touch never gets it: \(text)")
      }
    case .noRoom(let view, let room):
      let size = screen.views[view].bounds.size
      let way = asked.script.way ?? (0, 0)
      if room.isVertical != (abs(way.y) >= abs(way.x))
        || room.isVertical && room.height > size.height || !room.isVertical && room.width > size.width
      {
        complaints.append("it has room: \(text)")
      }
    default: break
    }
    return complaints
  }

  private func complaint(_ control: Int, _ hindrance: ControlActivity.Hindrance) -> String? {
    let data = screen.views[control]
    switch hindrance {
    case .disabled: return data.isEnabled == false ? nil : "it is not disabled"
    case .cancelled(let taker):
      guard run.calls.contains(where: { $0.phase == .cancelled && isWithin($0.view, control) }) else {
        return "nothing is cancelled"
      }
      return taker.map { hasActed($0, by: .max) } == false ? "who takes it never acts" : nil
    case .liftedOutside:
      let end = asked.script.steps.last?.contacts.first.map { CGPoint(x: $0.x, y: $0.y) } ?? .zero
      return frame(control).contains(end) ? "the finger lifts inside" : nil
    case .failed(let recognizer, let verdict): return complaint(recognizer, verdict, at: .max)
    case .forwarded(let inner): return isWithin(inner, control) && inner != control ? nil : "it is not inside"
    default: return nil
    }
  }

  /// What is wrong with the reason of a failure.
  private func complaint(_ index: Int, _ verdict: GestureEvent.Verdict, at now: Int64) -> String? {
    let name = explainer.recognizers.brief(index)
    switch verdict.reason {
    case .itself(.some(let failure)):
      return isSo(failure, explainer.recognizers[index], at: now)
        ? nil : "\(name) fails at \(Double(now) / 1e6) ms, because \(failure.text)"
    case .prevented(by: .some(let winner)), .requiredOneRecognized(.some(let winner)):
      return hasActed(winner, by: now)
        ? nil : "\(name) fails for \(explainer.recognizers.brief(winner)), which has not acted"
    case .notAllowed(by: .some(let view)), .contentKeepsIt(let view, _):
      return run.hits.contains { isWithin($0, view) } ? nil : "\(name) fails for a view that has no touch"
    default: return nil
    }
  }

  /// Whether what is said of the fingers is so.
  private func isSo(_ failure: GestureFailure, _ recognizer: ScreenRecognizer, at now: Int64) -> Bool {
    let steps = asked.script.steps.filter { $0.milliseconds * 1_000_000 <= now }
    guard let first = steps.first?.contacts.first, let last = steps.last else { return false }
    let fingers = steps.map(\.contacts.count).max() ?? 0
    let lifts = steps.filter { $0.contacts.contains { $0.phase == .up } }
    let taps = lifts.count
    let needed = recognizer.settings.numberOfTapsRequired ?? 1
    let isUp = last.contacts.allSatisfy { $0.phase == .up }
    let distance =
      steps.flatMap(\.contacts).filter { $0.id == first.id }
      .map { hypot($0.x - first.x, $0.y - first.y) }.max() ?? 0
    let age =
      now == .max
      ? now : now / 1_000_000 - (steps.last { $0.contacts.contains { $0.phase == .down } }?.milliseconds ?? 0)
    return switch failure {
    case .tapMoved, .pressMoved: distance > 9 || fingers > 1
    case .tapHeld: age >= 300 && !isUp
    case .tapNotContinued: isUp && taps < needed && now / 1_000_000 - last.milliseconds >= 300
    case .tapsApart: false
    case .tapNotGathered, .tapIncomplete: (recognizer.settings.numberOfTouchesRequired ?? 1) > 1
    case .tapCrowded, .pressCrowded, .panCrowded, .swipeCrowded: fingers > 1
    case .pressLifted: isUp && Double(age) < (recognizer.settings.minimumPressDuration ?? 0.5) * 1000
    case .panLifted: isUp && (distance < 10 || fingers > 1)
    case .swipeLifted: isUp && progress(recognizer) < 60
    case .panIdle: distance > 9
    case .swipeSlow: age >= 300
    case .swipeStrayed, .swipeBackwards: distance > 0
    case .pinchLifted, .rotationLifted: isUp
    case .contentDelayOver: age >= 150 && !isUp
    // It need not have moved in a direction in which there is something to scroll.
    case .contentDelayLifted: isUp
    case .tapButton, .edgeMissed, .edgeOutward: false
    }
  }

  /// How far the finger goes in the direction of a swipe, in points.
  private func progress(_ recognizer: ScreenRecognizer) -> Double {
    let way = asked.script.way ?? (0, 0)
    return (recognizer.settings.direction ?? ["right"]).map { direction in
      switch direction {
      case "left": -way.x
      case "up": -way.y
      case "down": way.y
      default: way.x
      }
    }.max() ?? 0
  }

  private func hasActed(_ index: Int, by now: Int64) -> Bool {
    let placed = explainer.recognizers.placed[index]
    // What scrolls or edits acts for its view, and not each time where a target hears of it.
    if explainer.recognizers.part(index) != nil { return true }
    return run.acts.contains { act in
      act.actor == placed.recognizer.address.map { .recognizer($0) } && act.nanoseconds <= now
    }
  }

  private func isWithin(_ view: Int, _ other: Int) -> Bool {
    PlainAnswer.line(view, screen).contains(other)
  }

  /// A view's frame on the screen, where nothing is scrolled or transformed.
  private func frame(_ view: Int) -> CGRect {
    var frame = screen.views[view].bounds
    for current in PlainAnswer.line(view, screen) {
      let own = screen.views[current].printedFrame
      frame = frame.offsetBy(dx: own.minX, dy: own.minY)
    }
    return frame
  }

  /// The names that a sentence has twice.
  private func repeated(_ sentence: Sentence) -> [String] {
    var repeated: [String] = []
    var seen: Set<String> = []
    for part in sentence.parts {
      let name: String
      switch part {
      case .words(let words):
        if words.contains(". ") { seen = [] }
        continue
      case .code(let code): name = code
      case .name(let brief, _):
        name = brief.map { part in
          switch part {
          case .words(let words), .code(let words): words
          default: ""
          }
        }.joined()
      case .comma, .rules: continue
      }
      if !seen.insert(name).inserted { repeated.append(name) }
    }
    return repeated
  }
}
