#if os(Linux)
  import Expectations
  import FingerpostChannel
  import FingerpostHID
  import FingerpostMessages
  import FingerpostShell
  import Foundation
  import OwnProcess
  import Testing

  /// The shell, real applications and observers of them.
  @Suite(.serialized, .ownWaitingProcess) struct ObserverProcessTests {
    /// An observer, and what it has heard.
    private final class Eye {
      let observer: ShellObserver
      private var messages = ObservedMessages()
      /// What it heard: the screen's number and the object.
      private(set) var heard: [(screen: UInt32, object: [String: Any])] = []
      private(set) var screens: [ObservedScreen] = []
      private(set) var frames: [Frame] = []
      private(set) var gaps = 0

      init(_ rig: ShellRig) throws { observer = try ShellObserver(folder: rig.folderPath) }

      nonisolated deinit {}

      /// Reads until it has what is wanted.
      func expect(_ what: String, _ isThere: (Eye) -> Bool) throws {
        while !isThere(self) {
          var waits = pollfd(fd: observer.descriptor, events: Int16(POLLIN), revents: 0)
          guard poll(&waits, 1, Program.limit) > 0, case .message(let message) = observer.next(waits: false)
          else { throw Program.Missing(line: what, lines: heard.map { "\($0.screen) \($0.object)" }) }
          switch message {
          case .screens(let all): screens = all
          case .frame(let frame): frames.append(frame)
          case .gap: gaps += 1
          default: break
          }
          guard let (screen, json) = messages.receive(message) else { continue }
          let object = try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any]
          heard.append((screen, try #require(object)))
        }
      }

      func boxes(_ screen: UInt32, _ kind: String = "picture") -> [[String: Any]] {
        heard.last { $0.screen == screen && $0.object["m"] as? String == kind }?.object["boxes"]
          as? [[String: Any]] ?? []
      }

      func facts(_ screen: UInt32) -> [[String: Any]] {
        heard.filter { $0.screen == screen }.flatMap { $0.object["facts"] as? [[String: Any]] ?? [] }
      }

      func hasFact(_ screen: UInt32, _ fact: String) -> Bool {
        facts(screen).contains { $0["fact"] as? String == fact }
      }

      var front: String? { screens.first(where: \.isFront)?.name }
    }

    @Test("an observer sees the home screen, the application that is started there, and the way back")
    func thereAndBack() throws {
      let rig = try ShellRig()
      let eye = try Eye(rig)
      try eye.expect("the home screen") { $0.boxes(0).contains { $0["text"] as? String == "one" } }
      rig.ask("inject", "--tap", "50,94")
      try eye.expect("the application's screen") { eye in
        eye.front == "one" && eye.boxes(1).contains { $0["text"] as? String == "gestures" }
      }
      #expect(eye.hasFact(0, "targeted"))
      rig.ask("inject", "--tap", "200,270")
      try eye.expect("what the tap did") { $0.hasFact(1, "targeted") && $0.hasFact(1, "actionSent") }
      rig.ask("inject", "--swipe", "200,795:200,300")
      try eye.expect("the home screen again") { $0.front == "home" }
      // The touch that swiped is cancelled for the application, and its last words are heard as well.
      try eye.expect("the end of the touch") { $0.hasFact(1, "cancelled") }
      #expect(eye.gaps == 0 && eye.frames.count > 6)
      rig.ask("stop")
      expect(rig.shell.end(), is: 0)
    }

    @Test("observers come and go, one never reads, and the application is touched as ever") func several()
      throws
    {
      let rig = try ShellRig()
      try rig.start("one")
      let (first, deaf) = (try Eye(rig), try Eye(rig))
      try first.expect("a picture") { !$0.boxes(1).isEmpty }
      let second = try Eye(rig)
      try second.expect("a picture") { !$0.boxes(1).isEmpty }
      second.observer.interrupt()
      for _ in 0..<5 { rig.ask("inject", "--tap", "390,700") }
      try first.expect("five touches") { eye in
        eye.facts(1).count { $0["fact"] as? String == "targeted" } == 5
      }
      // Names came before everything that mentions them.
      var known: Set<Int> = []
      for fact in first.facts(1) {
        if fact["fact"] as? String == "subject", let id = fact["id"] as? Int { known.insert(id) }
        if fact["fact"] as? String == "targeted", let view = fact["view"] as? Int {
          #expect(known.contains(view))
        }
      }
      _ = deaf
      rig.ask("stop")
      expect(rig.shell.end(), is: 0)
      #expect(rig.shell.lines.contains("observers: 3"))
    }

    @Test("an application that is killed is another run when it starts again; one that hangs stops no other")
    func killedAndHung() throws {
      let rig = try ShellRig()
      let eye = try Eye(rig)
      try rig.start("one")
      try eye.expect("a picture") { !$0.boxes(1).isEmpty }
      kill(try rig.process("one"), SIGKILL)
      try eye.expect("its end") { $0.front == "home" && $0.screens[1].process == 0 }
      try rig.start("one")
      try eye.expect("another run") { $0.front == "one" && $0.screens[1].runs == 2 }
      let pictures = eye.heard.count { $0.screen == 1 }
      try eye.expect("its picture") { eye in eye.heard.count { $0.screen == 1 } > pictures }
      let process = try rig.process("one")
      kill(process, SIGSTOP)
      rig.ask("inject", "--tap", "200,270")
      try rig.start("two")
      try eye.expect("the other one") { $0.front == "two" && !$0.boxes(2).isEmpty }
      kill(process, SIGCONT)
      rig.ask("stop")
      expect(rig.shell.end(), is: 0)
    }

    @Test("where time follows the frames, observers hear what the trace file says, to the byte") func traced()
      throws
    {
      let path = NSTemporaryDirectory() + "fingerpost-observed-\(getpid()).jsonl"
      defer { unlink(path) }
      let rig = try ShellRig(
        ["one=\(Program.folder)/gallery-app"],
        environment: ["FINGERPOST_TRACE": path, "FINGERPOST_CLOCK": "frames"])
      try rig.start("one")
      rig.ask("inject", "--tap", "390,700")
      let eye = try Eye(rig)
      try eye.expect("a picture") { !$0.boxes(1).isEmpty }
      rig.ask("inject", "--tap", "200,270")
      try eye.expect("a tap") { $0.hasFact(1, "actionSent") }
      rig.ask("stop")
      expect(rig.shell.end(), is: 0)
      let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      let file = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? NSDictionary }
      let heard = eye.facts(1).filter { $0["n"] as? Int != 0 }.map { $0 as NSDictionary }
      #expect(heard.count > 20)
      for fact in heard { #expect(file.contains(fact)) }
      // And the names of what the file named before anyone watched.
      let names = eye.facts(1).filter { $0["n"] as? Int == 0 }.compactMap { $0["name"] as? String }
      expect(names.first, is: file.first { $0?["fact"] as? String == "subject" }??["name"] as? String)
    }
  }
#endif
