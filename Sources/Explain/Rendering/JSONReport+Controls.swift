import FingerpostGestures
import FingerpostScreens
import FingerpostText
import FingerpostTrace

nonisolated extension JSONReport {
  /// Writes what the controls at hand send, and where their actions go.
  func writeControls(_ reports: [ControlReport]) {
    json.field("controls", each: reports) { report in
      json.object {
        write("control", report.view)
        json.field("playedAs", report.standard.rawValue)
        json.field("isReached", report.isReached)
        json.field("purpose", report.standard.purpose.rawValue)
        if let targets = screen.views[report.view].targets {
          json.field("targets", each: targets) { write($0) }
        } else {
          json.field("targets", nil as String?)
        }
        json.field("assumed", words.assumptions(on: report.view).map(\.full))
        json.field("gestures", each: report.groups) { write($0, of: report) }
      }
    }
  }

  private func write(_ target: ScreenTarget) {
    json.object {
      json.name(target.className, target.address)
      json.field("action", target.action)
      json.field("events", target.events)
    }
  }

  private func write(_ group: RunGroup<ControlActivity>, of report: ControlReport) {
    let activity = group.outcome
    json.object {
      writeHead(of: group.runs)
      json.field("events", each: activity.events) { event in
        json.object {
          json.field("ms", Double(event.nanoseconds) / 1e6)
          json.field("event", event.kind.rawValue)
          json.field("count", event.count)
          json.field("handlers", event.handlers)
          json.field("rule", event.kind.rule.rawValue)
        }
      }
      json.field("actions", each: activity.actions) { write($0) }
      json.field("refused", each: activity.refusals) { writeRecognizer($0) }
      json.field("whyNever", words.hindrance(activity, of: report.view, report.standard)?.full)
    }
  }

  private func write(_ action: ControlActivity.Action) {
    json.object {
      json.field("ms", Double(action.nanoseconds) / 1e6)
      json.field("action", action.name)
      json.field("event", action.kind?.rawValue)
      json.field("asked", each: action.asked) { write($0) }
      write("performer", action.performer)
    }
  }

  private func write(_ key: StaticString, _ performer: GestureEvent.Performer) {
    json.key(key)
    switch performer {
    case .responder(let responder): write(responder)
    case .object(let name): json.value(name)
    case .closure: json.value("closure")
    case .nobody: json.null()
    }
  }

  /// A view as everywhere, anything else by its name alone.
  private func write(_ responder: GestureEvent.Responder) {
    switch responder {
    case .view(let view): writeView(view)
    case .other(let name): json.value(name)
    }
  }

  // MARK: - Events of a timeline

  /// Writes what controls and scroll views do, without the time and the rule.
  func writeControlEvent(_ event: GestureEvent) {
    switch event {
    case .tracking(let change, let control, let contact):
      json.field("event", "tracking")
      json.field("change", change.rawValue)
      json.field("contact", contact)
      write("control", control)
    case .control(let kind, let control, let handlers):
      json.field("event", "control")
      json.field("kind", kind.rawValue)
      json.field("handlers", handlers)
      write("control", control)
    case .refused(let recognizer, let control):
      json.field("event", "refused")
      writeRecognizer("recognizer", recognizer)
      write("control", control)
    case .sought(let action, let responder, let performs):
      json.field("event", "actionSought")
      json.field("action", action)
      json.field("performs", performs)
      json.key("at")
      write(responder)
    case .action(let action, let control, let performer):
      json.field("event", "action")
      json.field("action", action)
      write("control", control)
      write("performer", performer)
    case .firstResponder(let change, let view):
      json.field("event", "firstResponder")
      json.field("change", change.rawValue)
      write("view", view)
    case .judged(let decision, let view, let scrollView):
      json.field("event", "contentJudged")
      json.field("decision", decision.rawValue)
      write("view", view)
      write("by", scrollView)
    case .scrolled(let step, let view, let x, let y):
      json.field("event", "scrolled")
      json.field("step", step.rawValue)
      write("view", view)
      json.field("x", x)
      json.field("y", y)
    case .row(let step, let cell, let list):
      json.field("event", "row")
      json.field("step", step.rawValue)
      write("view", cell)
      write("list", list)
    default: json.field("event", "other")
    }
  }
}
