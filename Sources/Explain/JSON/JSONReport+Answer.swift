import FingerpostScreens
import FingerpostTrace

extension JSONReport {
  /// Writes the answer of a report on one gesture, with the fixes that were tried.
  func write(answer explanation: Explanation) {
    writeHead(of: explanation.answer)
    writer.append(",\"x\":")
    writer.append(explanation.x)
    writer.append(",\"y\":")
    writer.append(explanation.y)
    writer.append(",\"expected\":")
    writeExpected(explanation.question)
    writer.append(",\"why\":")
    write(AnswerText(explanation, explainer).sentences)
    writer.append(",\"fixes\":")
    writeList(FixText(explanation, explainer).parts?.fixes ?? []) { fix in
      writer.append("{\"code\":")
      writeList(fix.code) { write($0) }
      writer.append(",\"then\":")
      write(fix.outcome)
      writer.append("}")
    }
    writer.append("}")
  }

  /// Writes what one of many touches comes to.
  func write(answer: Answer) {
    writeHead(of: answer)
    writer.append("}")
  }

  /// Writes what a question expects to act, or null where it names nothing.
  private func writeExpected(_ question: Question?) {
    if let recognizer = question?.recognizer {
      write(recognizer)
      writer.append("}")
    } else if let view = question?.view {
      writeView(view)
    } else {
      writer.append("null")
    }
  }

  /// Writes who a recognizer is, by what reports call it and with its view, without the closing brace.
  private func write(_ index: Int) {
    let recognizer = recognizers[index]
    writer.append(WalkFragments.name(class: recognizer.className, address: recognizer.address))
    writer.append(",\"name\":")
    write(recognizers.brief(index))
    writer.append(",\"view\":")
    writeView(recognizers.placed[index].view)
  }

  /// Writes what happens and who does it, without the closing brace.
  private func writeHead(of answer: Answer) {
    writer.append("{\"kind\":\"\(answer.kind.rawValue)\",\"success\":\(answer.isSuccess)")
    writer.append(",\"disputed\":\(answer.isDisputed),\"gesture\":")
    write(answer.script.key)
    writer.append(",\"acts\":")
    writeList(answer.own.map { ($0, true) } + answer.others.map { ($0, false) }) { activity, isOwn in
      write(activity, isExpected: isOwn)
    }
    writer.append(",\"at\":")
    write(milliseconds: answer.own.first?.nanoseconds)
    writer.append(",\"late\":")
    write(milliseconds: answer.delay?.nanoseconds)
    writer.append(",\"hit\":")
    if let hit = answer.hit { writeView(hit) } else { writer.append("null") }
  }

  private func write(_ activity: Activity, isExpected: Bool) {
    switch activity.actor {
    case .recognizer(let index): write(index)
    case .view(let view):
      writeName(of: view)
    }
    writer.append(",\"expected\":\(isExpected),\"does\":")
    write(activity.deed.word)
    writer.append(",\"at\":")
    write(milliseconds: activity.nanoseconds)
    writer.append(",\"late\":")
    write(milliseconds: activity.delay?.nanoseconds)
    writer.append(",\"lateIn\":")
    if let subject = activity.delay?.subject { write(subject.word) } else { writer.append("null") }
    writer.append(",\"known\":\(activity.deed.isKnowledge)}")
  }

  private func write(milliseconds nanoseconds: Int64?) {
    guard let nanoseconds else { return writer.append("null") }
    writer.append(Double(nanoseconds) / 1e6)
  }
}

nonisolated extension Activity.Delay.Subject {
  /// The word for it in JSON.
  fileprivate var word: String {
    switch self {
    case .began: "touchesBegan"
    case .deed: "action"
    }
  }
}

nonisolated extension Activity.Deed {
  /// The word for it in JSON.
  fileprivate var word: String {
    switch self {
    case .recognizes(let isContinuous): isContinuous ? "begins" : "recognizes"
    case .sends(let kind): kind.rawValue
    case .isKnown(let deed): deed.rawValue
    case .handlesTouches: "touchesEnded"
    case .scrolls: "scrolls"
    }
  }

  /// Whether it rests on what is known of the class, and not on the run.
  fileprivate var isKnowledge: Bool {
    if case .isKnown = self { true } else { false }
  }
}
