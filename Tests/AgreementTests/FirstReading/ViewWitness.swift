import Fingerpost
import Foundation
import UIKit

/// What a view of a case logs and answers.
@MainActor
final class ViewWitness {
  private unowned let reading: FirstReading
  private let number: Int

  init(_ reading: FirstReading, _ number: Int) {
    self.reading = reading
    self.number = number
  }

  func saw(_ phase: String, _ touches: Set<UITouch>) {
    reading.note("\(reading.contest.views[number].name).touches\(phase)\(touches.fingers)")
  }

  // MARK: - Controls

  /// Logs what a control does, with its state after it: highlighted, and inside where that has a meaning.
  func note(_ what: String, of control: UIControl, isInside: Bool = false) {
    let state = (control.isHighlighted ? "+h" : "") + (isInside ? "+i" : "")
    reading.note("\(reading.contest.views[number].name).\(what)\(state)")
  }

  func tracks(_ control: UIControl, _ callback: String, _ touch: UITouch?) {
    let isInside = callback != "endTracking" && control.isTouchInside
    note("\(callback)(\(touch.map { String($0.contactID) } ?? ""))", of: control, isInside: isInside)
  }

  func answer(_ answer: KeyPath<ControlPlan, Answer>) -> Bool {
    reading.contest.control(number)?[keyPath: answer].given(at: reading.now) ?? true
  }

  /// Listens to each event by itself, and to all that touches bring about.
  func listen(to control: UIControl) {
    for (name, event) in Self.events {
      control.addAction(
        UIAction { [unowned self, unowned control] _ in note("event(\(name))", of: control) }, for: event)
    }
  }

  private static let events: [(String, UIControl.Event)] = [
    ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
    ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter),
    ("touchDragExit", .touchDragExit), ("touchUpInside", .touchUpInside),
    ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
    ("primaryActionTriggered", .primaryActionTriggered), ("any", .allTouchEvents),
  ]

  // MARK: - Scroll views

  /// Logs what a scroll view tells its delegate, with the numbers that belong to it.
  func note(_ what: String, _ figures: [Double]) {
    reading.note("\(reading.contest.views[number].name).\(what)")
    reading.note(figures)
  }

  /// Logs what a scroll view is asked about a view of its content, and what it answers.
  func answer(_ question: Question, _ callback: String, _ view: UIView) -> Bool {
    guard let subject = reading.views.firstIndex(where: { $0 === view }) else { return true }
    let (contest, now) = (reading.contest, reading.now)
    let answer =
      question == .contentMayBeCancelled
      ? contest.mayCancelContent(number, in: subject, at: now)
      : contest.answer(question, of: number, about: subject, at: now)
    reading.note("\(contest.views[number].name).\(callback)(\(contest.views[subject].name),\(answer))")
    return answer
  }

  /// Says that the view is asked or told something that no log has a line for.
  func happens(_ what: String) { reading.happens("\(reading.contest.views[number].name).\(what)") }

  func letsBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let other = reading.number(of: recognizer) else { return true }
    happens("gestureRecognizerShouldBegin")
    return reading.contest.answer(.viewLetsBegin, of: number, about: other, at: reading.now)
  }
}

extension Set<UITouch> {
  /// `(1,2)`: the numbers of the fingers, ascending.
  @MainActor var fingers: String {
    "(" + map(\.contactID).sorted().map(String.init).joined(separator: ",") + ")"
  }
}
