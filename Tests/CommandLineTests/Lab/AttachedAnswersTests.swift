import Expectations
import FingerpostComparing
import FingerpostLabServer
import FingerpostScreens
import FingerpostText
import FingerpostTrace
import Foundation
import Testing

@testable import FingerpostCommandLine

/// What a page is answered about an application that is only watched.
@MainActor @Suite("Lab: questions about a running application") struct AttachedAnswersTests {
  private typealias JSON = FingerpostText.JSONValue

  private func screen(_ interaction: Bool) -> String {
    """
    {"format":"fingerpost-export/1","views":[{"parent":null,"class":"UIWindow","superclasses":[],"address":"0x1",\
    "bounds":[0,0,400,800],"center":[200,400]},{"parent":0,"class":"Shop.PayButton","superclasses":["UIButton",\
    "UIControl","UIView"],"address":"0x2","bounds":[0,0,100,100],"center":[50,50],"enabled":true,\
    "userInteractionEnabled":\(interaction),"gestureRecognizers":[{"class":"UILongPressGestureRecognizer",\
    "superclasses":["UIGestureRecognizer"],"address":"0xa","delegate":null}]}],\
    "windows":[{"view":0,"level":0,"key":true}]}
    """
  }

  /// A tap on the button that begins at a second, with as many moves as asked for.
  private func tap(at x: Double, on screen: String, second: Int, moves: Int = 0) throws -> WatchedGesture {
    var reader = WatchedReader()
    func touch(_ time: Double, _ phase: String, _ more: String = "") -> String {
      "{\"t\":\(time),\"phase\":\"\(phase)\",\"touches\":[{\"touch\":\"0x9\",\"at\":[\(x),20]\(more)}]}"
    }
    let start = Double(second)
    var lines = [
      "{\"t\":\(start),\"screen\":\(screen)}",
      touch(start, "began", ",\"view\":\"0x2\",\"recognizers\":[\"0xa\"]"),
      "{\"t\":\(start),\"of\":\"0x2\",\"is\":[\"tracking\",\"inside\"]}",
    ]
    for move in 0..<moves { lines.append(touch(start + 0.001 * Double(move + 1), "moved")) }
    lines.append(touch(start + 0.05 + 0.001 * Double(moves), "ended"))
    for line in lines { _ = reader.read(try #require(WatchedLine(Data(line.utf8))), as: Data(line.utf8)) }
    let gesture = reader.finish()
    return try #require(gesture)
  }

  /// Answers about gestures, one at each second, whose screens are copied into one trace.
  private func answers(_ gestures: [WatchedGesture]) throws -> (AttachedAnswers, [AttachedSubjects]) {
    let kept = AttachedGestures()
    let trace = Trace()
    var subjects: [AttachedSubjects] = []
    for (second, gesture) in gestures.enumerated() {
      let copy = try AttachedCopy(gesture.screen, of: "app", tracing: trace, at: 0)
      subjects.append(copy.subjects)
      kept.remember(
        AttachedGesture(
          watched: gesture, beginning: Int64(second) * 1_000_000_000, subjects: copy.subjects,
          touches: second,
          answers: WatchedComparison(gesture, try WatchedPlay(gesture)).answers))
    }
    return (AttachedAnswers(address: "127.0.0.1:5100", gestures: kept), subjects)
  }

  private func ask(_ answers: AttachedAnswers, _ what: String, _ question: String) throws -> JSON {
    let reply = try answers.reply(
      to: LabQuestion(what: what, json: "{\"screen\":1,\(question)}", state: LabState()))
    return try JSONParser.read(Array("{\(reply)}".utf8), .message)
  }

  private func problem(_ answers: AttachedAnswers, _ what: String, _ question: String) -> String {
    do { return "\(try ask(answers, what, question))" } catch { return "\(error)" }
  }

  /// What controls sent in the messages of a run, and what the application told of them: the class and the words.
  private func outcome(_ run: JSON?) -> (events: [String], told: [String]) {
    let messages = run?.list ?? []
    let facts = messages.flatMap { $0["facts"]?.list ?? [] }
    let names = Dictionary(
      facts.compactMap { fact in fact["id"]?.number.flatMap { id in fact["name"]?.text.map { (id, $0) } } },
      uniquingKeysWith: { first, _ in first })
    let told = messages.filter { $0["m"]?.text == "told" && $0["screen"]?.number == 1 }.map { told in
      let words = told["is"]?.list?.compactMap(\.text) ?? told["lines"]?.list?.compactMap(\.text) ?? []
      return ([told["of"]?.number.flatMap { names[$0] } ?? ""] + words).joined(separator: " ")
    }
    return (facts.compactMap { $0["fact"]?.text == "controlEvent" ? $0["event"]?.text : nil }, told)
  }

  private func explained(at x: Double, second: Int, expecting name: String = "Shop.PayButton") -> String {
    "\"began\":\(second),\"gesture\":\"tap\",\"at\":[\(x),20],\"expect\":\"\(name)\",\"nth\":0"
  }

  @Test("what was meant is explained on the screen that was under the gesture, as the command says it")
  func explain() throws {
    let (answers, _) = try answers([
      tap(at: 30, on: screen(false), second: 0), tap(at: 60, on: screen(false), second: 1),
      tap(at: 30, on: screen(true), second: 2),
    ])
    func answer(_ x: Double, _ second: Int) throws -> (command: String?, answer: JSON?) {
      let reply = try ask(answers, "explain", explained(at: x, second: second))
      return (reply["command"]?.text, reply["report"]?["answer"])
    }
    let meant = try answer(60, 1)
    expect(meant.command, is: "fingerpost explain --attach 127.0.0.1:5100 --tap 60,20 --expect 0x2")
    expect(meant.answer?["success"]?.flag, is: false)
    expect(meant.answer?["why"]?.text?.contains("isUserInteractionEnabled"), is: true)
    expect(meant.answer?["fixes"]?.list?.count, is: 1)
    // Two gestures at one place had different screens.
    try expect(answer(30, 0).answer?["success"]?.flag, is: false)
    try expect(answer(30, 2).answer?["success"]?.flag, is: true)
  }

  @Test("what can be changed is found by the live trace's number, in whichever copy of the screen it was")
  func form() throws {
    let (answers, subjects) = try answers([
      tap(at: 30, on: screen(false), second: 0), tap(at: 30, on: screen(true), second: 1),
    ])
    let ids = try subjects.map { try #require($0["0x2"]).id.rawValue }
    expect(ids[0], isNot: ids[1])
    for (second, id) in ids.enumerated() {
      let form = try ask(answers, "form", "\"began\":\(second).4,\"of\":\(id)")
      #expect(form["name"]?.text == "Shop.PayButton" && form["nth"]?.number == 0)
      let fields = form["fields"]?.list ?? []
      let field = fields.first { $0["key"]?.text == "isUserInteractionEnabled" }
      expect(field?["value"]?.flag, is: (second == 1))
      // The other copy's number says nothing here.
      let other = ids[1 - second]
      expect(
        problem(answers, "form", "\"began\":\(second),\"of\":\(other)"),
        is: "This was not on the screen under this gesture.")
    }
  }

  @Test(
    "what if plays the fingers as they were and with the change, and says what the app told beside the first")
  func whatIf() throws {
    let (answers, _) = try answers([
      tap(at: 30, on: screen(true), second: 0), tap(at: 30, on: screen(false), second: 1),
    ])
    let change =
      "{\"kind\":\"view\",\"name\":\"Shop.PayButton\",\"nth\":0,\"set\":\"isUserInteractionEnabled\",\"value\":true}"
    let form = try ask(answers, "form", "\"began\":1,\"kind\":\"view\",\"name\":\"Shop.PayButton\",\"nth\":0")
    expect(form["kind"]?.text, is: "view")
    let reply = try ask(answers, "what-if", "\"began\":1,\"changes\":[\(change)]")
    #expect(reply["code"]?.list?.count == 1 && reply["undone"]?.list?.isEmpty == true)
    let (first, second) = (outcome(reply["first"]), outcome(reply["messages"]))
    #expect(first.events.isEmpty)
    #expect(second.events.contains("touchUpInside"))
    #expect(first.told.contains("Shop.PayButton tracking inside"))
    expect(first.told.last?.contains("touch 2 at"), is: true)
    #expect(second.told.isEmpty)
    // Both runs have the times of the gesture.
    for run in [reply["first"], reply["messages"]] {
      let contacts = (run?.list ?? []).flatMap { $0["facts"]?.list ?? [] }.filter {
        $0["fact"]?.text == "contact"
      }
      expect(contacts.compactMap { $0["t"]?.number }, is: [1, 1.05])
    }
  }

  @Test("a fix of what was meant is played beside the fingers as they were")
  func fix() throws {
    let (answers, _) = try answers([tap(at: 30, on: screen(false), second: 0)])
    let reply = try ask(answers, "fix", explained(at: 30, second: 0) + ",\"fix\":0")
    expect(reply["code"]?.list?.first?.text?.contains("isUserInteractionEnabled = true"), is: true)
    #expect(outcome(reply["first"]).events.isEmpty)
    #expect(outcome(reply["messages"]).events.contains("touchUpInside"))
    #expect(outcome(reply["first"]).told.contains("Shop.PayButton tracking inside"))
    expect(problem(answers, "fix", explained(at: 30, second: 0) + ",\"fix\":7"), is: "There is no such fix.")
  }

  @Test("a gesture that is too long is explained, and not played again; of many the last ones are known")
  func bounds() throws {
    let long = try tap(at: 30, on: screen(false), second: 0, moves: 10_000)
    let (answers, _) = try answers([long])
    let change = "{\"kind\":\"view\",\"name\":\"Shop.PayButton\",\"nth\":0,\"set\":\"alpha\",\"value\":1}"
    for (what, more) in [("what-if", "\"changes\":[\(change)]"), ("fix", "\"fix\":0")] {
      let question = explained(at: 30, second: 0) + "," + more
      #expect(problem(answers, what, question).hasPrefix("This gesture was too long"))
    }
    #expect(try ask(answers, "explain", explained(at: 30, second: 0))["report"] != nil)
    let (many, _) = try self.answers((0..<20).map { try tap(at: 30, on: screen(true), second: $0) })
    #expect(problem(many, "explain", explained(at: 30, second: 3)).contains("not known any more"))
    #expect(try ask(many, "explain", explained(at: 30, second: 4))["report"] != nil)
  }

  @Test("what would need a file, another time, or a view that is not there is refused in a sentence")
  func refusals() throws {
    let (answers, _) = try answers([tap(at: 30, on: screen(true), second: 0)])
    for what in ["again", "swift-test", "beside"] {
      #expect(problem(answers, what, "\"began\":0").hasPrefix("This application is only watched"))
    }
    for question in ["\"at\":[30,20]", "\"began\":-5", "\"began\":1e300", "\"began\":\"0\""] {
      #expect(problem(answers, "what-if", question).contains("not known any more"))
    }
    #expect(
      problem(answers, "explain", explained(at: 30, second: 0, expecting: "Gone"))
        .contains("“Gone” is not in the file"))
    #expect(problem(answers, "what-if", "\"began\":0,\"changes\":[]").contains("asks for no change"))
    #expect(problem(answers, "form", "\"began\":0,\"of\":-1").contains("names no subject"))
  }
}
