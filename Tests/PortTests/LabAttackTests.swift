#if os(Linux)
  import Expectations
  import Foundation
  import LabVisiting
  import OwnProcess
  import Testing

  /// The lab, an application that it shows, and a client that means harm, each a process of its own (Tests/Attacker).
  @Suite(.serialized, .ownWaitingProcess) struct LabAttackTests {
    nonisolated static let attacks = ["quiet", "requests", "messages", "flood", "questions", "fingers"]

    /// The address that a lab has printed last.
    private func address(_ lab: Program) throws -> (door: LabDoor, token: String) {
      let line = try #require(lab.expect("lab: ").last)
      let found = try #require(line.firstMatch(of: /:(\d+)\/#token=([0-9a-f]{32})$/)?.output)
      return (LabDoor(port: try #require(UInt16(found.1))), String(found.2))
    }

    /// A page, and whether it has the fingers by what it was told last.
    private final class Page {
      private let visitor: LabVisitor
      private(set) var hasFingers = false

      init(_ visitor: LabVisitor) { self.visitor = visitor }

      nonisolated deinit {}

      func tell(_ message: String) { visitor.tell(message) }

      /// Reads until something is so.
      func expect(_ what: String, _ isSo: (String) -> Bool) throws {
        while let message = visitor.message() {
          // What was read was drawn, so that more comes.
          if let batch = message.prefixMatch(of: /{"m":"batch","n":(\d+)}/)?.output.1 {
            visitor.tell(#"{"m":"seen","n":\#(batch)}"#)
          }
          if message.contains(#""you":""#) { hasFingers = message.contains(#""you":"digitizing""#) }
          if isSo(message) { return }
        }
        throw Program.Missing(line: what, lines: [])
      }
    }

    @Test(
      "a client that attacks: another page is let in, told and answered, and memory and connections stay few",
      arguments: attacks)
    func attack(_ name: String) throws {
      let lab = Program("fingerpost", ["lab", "\(Program.folder)/PortProbe"], hearsErrors: true)
      let (door, token) = try address(lab)
      // What it has inherited from the other tests of this process is not its own.
      let (before, open) = (try lab.memory("VmRSS"), try lab.descriptors())
      let attacker = Program("Attacker", ["--lab", "\(door.port)", name])
      attacker.tell(token)
      let next = try address(lab).token
      try attacker.expect("struck")
      // What follows happens during the attack.
      let page = Page(try door.page(token: next))
      try page.expect("hello") { $0.hasPrefix(#"{"m":"hello""#) }
      page.tell(#"{"m":"clock","n":7}"#)
      try page.expect("clock") { $0.hasPrefix(#"{"m":"clock","n":7,"#) }
      let growth = try lab.memory("VmHWM") - before
      #expect(growth < 96_000, "\(growth) kB more")
      #expect(try lab.descriptors() < open + 48 + 16 + 8)
      kill(attacker.process, SIGKILL)
      expect(attacker.end(), is: -SIGKILL)
      // The fingers are the page's now, and the application is as it was.
      page.tell(#"{"m":"take"}"#)
      if !page.hasFingers { try page.expect("the fingers") { _ in page.hasFingers } }
      for phase in [0, 2] { page.tell(#"{"m":"input","t":0,"c":[[1,\#(phase),200,50,0,0,0,1,0]]}"#) }
      try lab.expect("began 1")
      kill(lab.process, SIGTERM)
      expect(lab.end(), is: 0)
    }
  }
#endif
