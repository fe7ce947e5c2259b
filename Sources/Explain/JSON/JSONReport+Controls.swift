import Fingerpost
import FingerpostScreens
import FingerpostTrace

extension JSONReport {
  /// Writes what the controls at hand send, and where their actions go.
  func writeControls(_ reports: [ControlReport]) {
    let described = ControlWords(
      screen: screen, words: words, recognizers: recognizers, slop: built.world.eventRules.controlSlop)
    let standard = StandardViewWords(
      screen: screen, words: words, recognizers: recognizers, standards: standards)
    writer.append(",\"controls\":")
    writeList(reports) { report in
      writer.append("{\"control\":")
      writeView(report.view)
      writer.append(",\"playedAs\":\"\(report.standard.rawValue)\",\"isReached\":\(report.isReached)")
      writer.append(",\"purpose\":\"\(report.standard.purpose.rawValue)\",\"targets\":")
      if let targets = screen.views[report.view].targets {
        writeList(targets) { write($0) }
      } else {
        writer.append("null")
      }
      writer.append(",\"assumed\":")
      writeList(standard.control(report.view)) { write($0) }
      writer.append(",\"gestures\":")
      writeList(report.stories) { write($0, of: report, described) }
      writer.append("}")
    }
  }

  private func write(_ target: ScreenTarget) {
    writer.append("{\"class\":")
    writeText(target.className)
    writer.append(",\"address\":")
    writeText(target.address)
    writer.append(",\"action\":")
    write(target.action)
    writer.append(",\"events\":")
    writeList(target.events) { write($0) }
    writer.append("}")
  }

  private func write(_ story: ControlStory, of report: ControlReport, _ described: ControlWords) {
    let account = story.account
    writeHead(of: story.runs)
    writer.append(",\"events\":")
    writeList(account.events) { event in
      writer.append("{\"ms\":")
      writer.append(Double(event.nanoseconds) / 1e6)
      writer.append(",\"event\":\"\(event.kind.rawValue)\",\"count\":\(event.count)")
      writer.append(",\"handlers\":\(event.handlers),\"rule\":\"\(event.kind.rule.rawValue)\"}")
    }
    writer.append(",\"actions\":")
    writeList(account.actions) { write($0) }
    writer.append(",\"refused\":")
    writeList(account.refusals) { writeRecognizer($0) }
    writer.append(",\"whyNever\":")
    writeText(described.hindrance(account, of: report))
    writer.append("}")
  }

  private func write(_ action: ControlAccount.Action) {
    writer.append("{\"ms\":")
    writer.append(Double(action.nanoseconds) / 1e6)
    writer.append(",\"action\":")
    write(action.name)
    writer.append(",\"event\":")
    writeText(action.kind?.rawValue)
    writer.append(",\"asked\":")
    writeList(action.asked) { write($0) }
    writer.append(",\"performer\":")
    write(action.performer)
    writer.append("}")
  }

  private func write(_ performer: GestureEvent.Performer) {
    switch performer {
    case .responder(let responder): write(responder)
    case .object(let name): write(GestureEvent.Responder.other(name))
    case .closure: write("closure")
    case .nobody: writer.append("null")
    }
  }

  /// A view as everywhere, anything else by its name alone.
  private func write(_ responder: GestureEvent.Responder) {
    switch responder {
    case .view(let view): writeView(view)
    case .other(let name): write(name)
    }
  }

  private func writeText(_ text: String?) {
    if let text { write(text) } else { writer.append("null") }
  }

  // MARK: - Events of a timeline

  /// Writes what controls and scroll views do, without the time and the rule.
  func writeControlEvent(_ event: GestureEvent) {
    switch event {
    case .tracking(let change, let control, let contact):
      write("tracking")
      writer.append(",\"change\":\"\(change.rawValue)\",\"contact\":\(contact),\"control\":")
      writeView(control)
    case .control(let kind, let control, let handlers):
      write("control")
      writer.append(",\"kind\":\"\(kind.rawValue)\",\"handlers\":\(handlers),\"control\":")
      writeView(control)
    case .refused(let recognizer, let control):
      write("refused")
      writer.append(",\"recognizer\":")
      writeRecognizer(recognizer)
      writer.append(",\"control\":")
      writeView(control)
    case .sought(let action, let responder, let performs):
      write("actionSought")
      writer.append(",\"action\":")
      write(action)
      writer.append(",\"performs\":\(performs),\"at\":")
      write(responder)
    case .action(let action, let control, let performer):
      write("action")
      writer.append(",\"action\":")
      write(action)
      writer.append(",\"control\":")
      writeView(control)
      writer.append(",\"performer\":")
      write(performer)
    case .firstResponder(let change, let view):
      write("firstResponder")
      writer.append(",\"change\":\"\(change.rawValue)\",\"view\":")
      writeView(view)
    case .judged(let decision, let view, let scrollView):
      write("contentJudged")
      writer.append(",\"decision\":\"\(decision.rawValue)\",\"view\":")
      writeView(view)
      writer.append(",\"by\":")
      writeView(scrollView)
    case .scrolled(let step, let view, let x, let y):
      write("scrolled")
      writer.append(",\"step\":\"\(step.rawValue)\",\"view\":")
      writeView(view)
      writer.append(",\"x\":")
      writer.append(x)
      writer.append(",\"y\":")
      writer.append(y)
    default: write("other")
    }
  }
}
