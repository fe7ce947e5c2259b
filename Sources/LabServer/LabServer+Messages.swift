import FingerpostHID
import FingerpostLab
import FingerpostMessages
import FingerpostPageMessages
import FingerpostText
import FingerpostTrace

/// What pages ask for, and what they are told beside what screens say.
extension LabServer {
  /// Does what a page asks for; false if that is not a message of a page.
  func obey(_ message: [UInt8], from page: PageConnection, _ number: Int) -> Bool {
    let text = String(decoding: message, as: UTF8.self)
    guard let message = PageMessage(text) else { return false }
    guard page.hasEntered else {
      guard case .enter(let pass) = message, gate.isPass(pass) else { return false }
      enter(page, number)
      return true
    }
    switch message {
    case .enter: return false
    case .input(let frame):
      // A page that only watches may not know it yet.
      if fingers?.page == number, fingers?.send(frame) == false {
        fingers = nil
        version += 1
      }
    case .claimFingers: connectFingers(of: number)
    case .seen(let count): page.seen = max(page.seen, min(page.batch, count))
    case .clock(let count):
      let answer = JSONWriter.object { json in
        json.field("m", "clock")
        json.field("n", count)
        json.field("t", Double(now) / 1e9)
      }
      page.tell(answer.utf8)
    case .home: ask(.front(nil), from: number)
    case .launch(let name): ask(.launch(name), from: number)
    case .end(let name): ask(.end(name), from: number)
    case .ask(let id, "open", _) where fingers?.page != number:
      page.tell(Self.reply(id, #""problem":"Another page has the fingers; that one may open files.""#).utf8)
    case .ask(let id, let what, let screen):
      let facts = screen.map { log.facts(of: $0) } ?? []
      answer(LabQuestion(what: what, json: text, state: state, facts: facts), id, of: page, number)
    }
    return true
  }

  private func enter(_ page: PageConnection, _ number: Int) {
    guard connections.values.filter(\.isPage).count < Self.maxPages else { return page.end(1013) }
    page.hasEntered = true
    forgetsAt = nil
    version += 1
    page.tell(helloLine().utf8)
    connectFingers(of: number)
  }

  // Only the page that has the fingers may do more than look.
  private func ask(_ request: ControlRequest, from number: Int) {
    guard fingers?.page == number, let page = connections[number] else { return }
    guard page.questions < PageConnection.maxQuestions else {
      return note("Too many requests are open.", to: page)
    }
    page.questions += 1
    let (control, mailbox) = (shell.control, mailbox)
    Task.detached { mailbox.put(.obeyed(number, control(request))) }
  }

  private func answer(_ question: LabQuestion, _ id: Int, of page: PageConnection, _ number: Int) {
    guard page.questions < PageConnection.maxQuestions else {
      return page.tell(Self.reply(id, #""problem":"Too many questions are open.""#).utf8)
    }
    guard let answering else {
      return page.tell(Self.reply(id, #""problem":"This lab answers no questions.""#).utf8)
    }
    page.questions += 1
    mailbox.answer(question, by: answering) { members in
      let isLong = members.utf8.count > Self.maxMessage
      let message = Self.reply(id, isLong ? #""problem":"The answer is too long for a page.""# : members)
      return .answer(to: number, message)
    }
  }

  private static func reply(_ id: Int, _ members: String) -> String {
    "{\"m\":\"reply\",\"id\":\(id)\(members.isEmpty ? "" : ",")\(members)}"
  }

  /// The first line that a page gets.
  func helloLine() -> String {
    let hello = JSONWriter.object { json in
      json.field("m", "hello")
      json.field("v", LabFeed.version)
      json.field("tool", ProgramVersion.tool)
      json.field("live", true)
      json.field("title", title)
      json.field("command", "lab")
      json.field("origin", Double(state.origin) / 1e9)
      json.field("t", Double(now) / 1e9)
      json.field("screens", [String]())
    }
    return hello + "\n" + LabFeed.rulesMessage(Ledger.rules) + "\n" + greeting.map { $0 + "\n" }.joined()
  }

  /// What a page is told of the shell and of itself, whenever that changes.
  func stateLine(for number: Int) -> String {
    JSONWriter.object { json in
      json.field("m", "shell")
      json.field("width", state.size.width)
      json.field("height", state.size.height)
      json.field("you", fingers?.page == number ? "digitizing" : "watching")
      json.field("free", fingers == nil)
      if !shell.takesFingers { json.field("watched", true) }
      json.field("pages", connections.values.filter(\.isPage).count)
      json.field("front", Int(state.applications.first(where: \.isFront)?.id ?? 0))
      json.field("apps", objects: state.applications) { application in
        json.field("id", Int(application.id))
        json.field("name", application.name)
        json.field("running", application.isRunning)
        json.field("process", Int(application.process))
        json.field("runs", Int(application.runs))
      }
    } + "\n"
  }
}
