import FingerpostGestures
import FingerpostScreens
import FingerpostText
import FingerpostTrace

nonisolated extension JSONReport {
  /// Writes what gestures at the point do, and what a variant changes in it.
  func writeGestures(_ answer: GestureAnswer?) {
    json.field("gestures", each: answer?.groups ?? []) { group in
      json.lineBreak()
      json.object {
        writeHead(of: group.runs)
        json.field("summary", words.summary(group).full)
        json.field("timeline", each: group.run.events) { write($0) }
      }
    }
    json.key("comparison")
    guard let answer, !variant.isEmpty else { return json.null() }
    json.object {
      json.field("without", each: variant.removed) { writeRecognizer($0) }
      json.field("require", each: variant.edges) { edge in
        json.object {
          writeRecognizer("recognizer", edge.recognizer)
          writeRecognizer("toFail", edge.other)
        }
      }
      json.field("changes", each: answer.changes) { change in
        json.object {
          writeHead(of: change.group.runs)
          json.field("changes", change.clauses.map(\.full))
        }
      }
    }
  }

  /// Writes the fields that say which gestures are meant.
  func writeHead(of runs: [GestureRun]) {
    json.field("gestures", each: runs) { run in
      json.object {
        json.field("gesture", run.script.key)
        json.field("variant", run.script.direction)
      }
    }
    json.field("title", runs.title)
  }

  /// Writes the name of a recognizer, or null.
  func writeRecognizer(_ index: Int?) {
    guard let index else { return json.null() }
    let recognizer = recognizers[index]
    json.object {
      json.name(recognizer.className, recognizer.address)
      json.field("name", recognizer.name)
    }
  }

  /// Writes a field with a recognizer, or null.
  func writeRecognizer(_ key: StaticString, _ index: Int?) {
    json.key(key)
    writeRecognizer(index)
  }

  // MARK: - Events

  private func write(_ timed: TimedGestureEvent) {
    json.object {
      json.field("ms", Double(timed.nanoseconds) / 1e6)
      write(timed.event)
      if let rule = timed.event.rule { json.field("rule", rule.rawValue) }
    }
  }

  private func write(_ event: GestureEvent) {
    switch event {
    case .finger(let contact, let change, let x, let y):
      json.field("event", "finger")
      json.field("contact", contact)
      json.field("change", change.rawValue)
      json.field("x", x)
      json.field("y", y)
    case .targeted(let contact, let view):
      json.field("event", "targeted")
      json.field("contact", contact)
      write("view", view)
    case .dropped(let contact, let reason):
      json.field("event", "dropped")
      json.field("contact", contact)
      json.field("reason", reason.rawValue)
    case .received(let contact, let recognizer):
      json.field("event", "received")
      json.field("contact", contact)
      writeRecognizer("recognizer", recognizer)
    case .withheld(let contact, let view, let reason):
      json.field("event", "withheld")
      json.field("contact", contact)
      write("view", view)
      json.field("reason", reason.rawValue)
    case .waits(let recognizer, let other):
      json.field("event", "waits")
      writeRecognizer("recognizer", recognizer)
      writeRecognizer("for", other)
    case .circle(let recognizer):
      json.field("event", "waitsInCircle")
      writeRecognizer("recognizer", recognizer)
    case .verdict(let recognizer, let verdict): write(verdict, on: recognizer)
    case .heldBack(let phase, let contact, let view, let recognizer):
      json.field("event", "heldBack")
      json.field("phase", phase.rawValue)
      json.field("contact", contact)
      write("view", view)
      writeRecognizer("by", recognizer)
    case .taken(let contact, let recognizer, _):
      json.field("event", "taken")
      json.field("contact", contact)
      writeRecognizer("by", recognizer)
    case .delivered(let phase, let view, let contacts, let late):
      json.field("event", "delivered")
      json.field("phase", phase.rawValue)
      write("view", view)
      json.field("contacts", contacts)
      json.field("late", Double(late) / 1e6)
    default: writeControlEvent(event)
    }
  }

  private func write(_ verdict: GestureEvent.Verdict, on recognizer: Int) {
    json.field("event", verdict.state.name)
    writeRecognizer("recognizer", recognizer)
    switch verdict.reason {
    case .itself(let failure): json.field("reason", failure?.rawValue ?? "itself")
    case .notAllowed(let control):
      json.field("reason", "notAllowed")
      if let control { write("byControl", control) }
    case .contentKeepsIt(let view, _):
      json.field("reason", "contentKeepsIt")
      write("byView", view)
    case .prevented(let winner):
      json.field("reason", "prevented")
      writeRecognizer("by", winner)
    case .requiredOneRecognized(let winner):
      json.field("reason", "requiredOneRecognized")
      writeRecognizer("by", winner)
    case .withdrawn: json.field("reason", "withdrawn")
    }
    guard let wait = verdict.wait else { return }
    json.field("waited", Double(wait.nanoseconds) / 1e6)
    writeRecognizer("waitedFor", wait.other)
  }
}
