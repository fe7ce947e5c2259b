import FingerpostGestures
import FingerpostScreens
import FingerpostText
import FingerpostTrace

nonisolated extension JSONReport {
  /// Writes the answer of a report on one gesture, with the fixes that were tried.
  func write(answer report: Report) {
    json.object {
      writeFields(of: report.answer)
      json.field("x", report.x)
      json.field("y", report.y)
      writeExpected(report.question)
      json.field("why", report.sentence.plain)
      json.field("remarks", report.remarks.map(\.plain))
      let confidence = report.confidence
      json.field("confidence", confidence.level.rawValue)
      json.field("because", confidence.reason?.plain)
      json.field("fixes", each: report.remedies) { fix in
        json.object {
          json.field("code", fix.code)
          json.field("then", fix.outcome.plain)
        }
      }
    }
  }

  /// Writes what a question expects to act, or null where it names nothing.
  private func writeExpected(_ question: Question?) {
    guard let recognizer = question?.recognizer else { return write("expected", question?.view) }
    json.field("expected") { writeFields(of: recognizer) }
  }

  /// Writes a recognizer's name in reports and its view.
  private func writeFields(of index: Int) {
    let recognizer = recognizers[index]
    json.name(recognizer.className, recognizer.address)
    json.field("name", recognizers.brief(index))
    write("view", recognizers.placed[index].view)
  }

  /// Writes what happens and what does it.
  func writeFields(of answer: Answer) {
    json.field("kind", answer.kind.rawValue)
    json.field("success", answer.success)
    json.field("disputed", answer.isDisputed)
    json.field("gesture", answer.script.key)
    json.field("acts", each: answer.own.map { ($0, true) } + answer.others.map { ($0, false) }) {
      write($0, isExpected: $1)
    }
    write("at", milliseconds: answer.own.first?.nanoseconds)
    write("late", milliseconds: answer.delay?.nanoseconds)
    write("hit", answer.hit)
  }

  private func write(_ activity: Activity, isExpected: Bool) {
    json.object {
      switch activity.actor {
      case .recognizer(let index): writeFields(of: index)
      case .view(let view): writeName(of: view)
      }
      json.field("expected", isExpected)
      json.field("does", activity.action.word)
      write("at", milliseconds: activity.nanoseconds)
      write("late", milliseconds: activity.delay?.nanoseconds)
      json.field("lateIn", activity.delay?.subject.word)
      json.field("known", activity.action.isKnowledge)
    }
  }

  private func write(_ key: StaticString, milliseconds nanoseconds: Int64?) {
    json.key(key)
    if let nanoseconds { json.value(Double(nanoseconds) / 1e6) } else { json.null() }
  }
}

nonisolated extension Activity.Delay.Subject {
  /// The word for it in JSON.
  fileprivate var word: String {
    switch self {
    case .began: "touchesBegan"
    case .action: "action"
    }
  }
}

nonisolated extension Activity.Action {
  /// The word for it in JSON.
  fileprivate var word: String {
    switch self {
    case .recognizes(let isContinuous): isContinuous ? "begins" : "recognizes"
    case .sends(let kind): kind.rawValue
    case .isKnown(let action): action.rawValue
    case .handlesTouches: "touchesEnded"
    case .scrolls: "scrolls"
    case .zooms: "zooms"
    }
  }

  /// Whether it relies on what is known about the class, and not on the run.
  fileprivate var isKnowledge: Bool {
    if case .isKnown = self { true } else { false }
  }
}
