import FingerpostScreens
import FingerpostTrace

extension JSONReport {
  /// Writes what gestures at the point do, and what a trial changes in it.
  func writeGestures(_ answer: GestureAnswer?) {
    let described = GestureWords(recognizers: recognizers, words: words)
    writer.append(",\"gestures\":")
    writeList(GestureStory.stories(answer?.runs ?? [])) { story in
      writeHead(of: story)
      writer.append(",\"summary\":")
      write(described.summary(story))
      writer.append(",\"timeline\":")
      writeList(story.run.events) { write($0) }
      writer.append("}\n")
    }
    writer.append(",\"comparison\":")
    guard let answer, !trial.isEmpty else { return writer.append("null") }
    let comparison = GestureComparison(recognizers: recognizers, words: words)
    let changes = comparison.changes(answer.runs, answer.changed)
    writer.append("{\"without\":")
    writeList(trial.removed) { writeRecognizer($0) }
    writer.append(",\"require\":")
    writeList(trial.edges) { edge in
      writer.append("{\"recognizer\":")
      writeRecognizer(edge.recognizer)
      writer.append(",\"toFail\":")
      writeRecognizer(edge.other)
      writer.append("}")
    }
    writer.append(",\"changes\":")
    writeList(changes) { change in
      writeHead(of: change.story)
      writer.append(",\"changes\":")
      writeList(change.clauses) { write($0) }
      writer.append("}")
    }
    writer.append("}")
  }

  /// Writes which gestures a story is about, without the closing brace.
  private func writeHead(of story: GestureStory) { writeHead(of: story.runs) }

  /// Writes which gestures are meant, without the closing brace.
  func writeHead(of runs: [GestureRun]) {
    writer.append("{\"gestures\":")
    writeList(runs) { run in
      writer.append("{\"gesture\":")
      write(run.script.key)
      writer.append(",\"variant\":")
      if let variant = run.script.variant { write(variant) } else { writer.append("null") }
      writer.append("}")
    }
    writer.append(",\"title\":")
    write(GestureStory.title(of: runs))
  }

  /// Writes who a recognizer is.
  func writeRecognizer(_ index: Int?) {
    guard let index else { return writer.append("null") }
    let recognizer = recognizers[index]
    writer.append(WalkFragments.name(class: recognizer.className, address: recognizer.address))
    writer.append(",\"name\":")
    if let name = recognizer.name { write(name) } else { writer.append("null") }
    writer.append("}")
  }

  func writeView(_ view: Int) {
    writeName(of: view)
    writer.append("}")
  }

  // MARK: - Events

  private func write(_ timed: TimedGestureEvent) {
    writer.append("{\"ms\":")
    writer.append(Double(timed.nanoseconds) / 1e6)
    writer.append(",\"event\":")
    switch timed.event {
    case .finger(let contact, let change, let x, let y):
      write("finger")
      writer.append(",\"contact\":\(contact),\"change\":")
      write(change.rawValue)
      writer.append(",\"x\":")
      writer.append(x)
      writer.append(",\"y\":")
      writer.append(y)
    case .targeted(let contact, let view):
      write("targeted")
      writer.append(",\"contact\":\(contact),\"view\":")
      writeView(view)
    case .dropped(let contact, let reason):
      write("dropped")
      writer.append(",\"contact\":\(contact),\"reason\":")
      write(reason.rawValue)
    case .received(let contact, let recognizer):
      write("received")
      writer.append(",\"contact\":\(contact),\"recognizer\":")
      writeRecognizer(recognizer)
    case .withheld(let contact, let view, let reason):
      write("withheld")
      writer.append(",\"contact\":\(contact),\"view\":")
      writeView(view)
      writer.append(",\"reason\":")
      write(reason.rawValue)
    case .waits(let recognizer, let other):
      write("waits")
      writer.append(",\"recognizer\":")
      writeRecognizer(recognizer)
      writer.append(",\"for\":")
      writeRecognizer(other)
    case .circle(let recognizer):
      write("waitsInCircle")
      writer.append(",\"recognizer\":")
      writeRecognizer(recognizer)
    case .verdict(let recognizer, let verdict): write(verdict, on: recognizer)
    case .heldBack(let phase, let contact, let view, let recognizer):
      write("heldBack")
      writer.append(",\"phase\":\"\(phase.rawValue)\",\"contact\":\(contact),\"view\":")
      writeView(view)
      writer.append(",\"by\":")
      writeRecognizer(recognizer)
    case .taken(let contact, let recognizer, _):
      write("taken")
      writer.append(",\"contact\":\(contact),\"by\":")
      writeRecognizer(recognizer)
    case .delivered(let phase, let view, let contacts, let late):
      write("delivered")
      writer.append(",\"phase\":\"\(phase.rawValue)\",\"view\":")
      writeView(view)
      writer.append(",\"contacts\":")
      writeList(contacts) { writer.append($0) }
      writer.append(",\"late\":")
      writer.append(Double(late) / 1e6)
    default: writeControlEvent(timed.event)
    }
    if let rule = timed.event.rule { writer.append(",\"rule\":\"\(rule.rawValue)\"") }
    writer.append("}")
  }

  private func write(_ verdict: GestureEvent.Verdict, on recognizer: Int) {
    write(verdict.state)
    writer.append(",\"recognizer\":")
    writeRecognizer(recognizer)
    writer.append(",\"reason\":")
    switch verdict.reason {
    case .itself(let failure): if let failure { write(failure.rawValue) } else { write("itself") }
    case .notAllowed(let control):
      write("notAllowed")
      if let control {
        writer.append(",\"byControl\":")
        writeView(control)
      }
    case .contentKeepsIt(let view, _):
      writer.append("\"contentKeepsIt\",\"byView\":")
      writeView(view)
    case .prevented(let winner):
      writer.append("\"prevented\",\"by\":")
      writeRecognizer(winner)
    case .requiredOneRecognised(let winner):
      writer.append("\"requiredOneRecognised\",\"by\":")
      writeRecognizer(winner)
    case .withdrawn: write("withdrawn")
    }
    guard let wait = verdict.wait else { return }
    writer.append(",\"waited\":")
    writer.append(Double(wait.nanoseconds) / 1e6)
    writer.append(",\"waitedFor\":")
    writeRecognizer(wait.other)
  }
}
