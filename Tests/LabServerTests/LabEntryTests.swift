#if os(Linux)
  import Expectations
  import LabVisiting
  import Testing

  @testable import FingerpostLabServer

  /// Who gets into a lab that runs: docs/security.md.
  @Suite(.serialized) @MainActor struct LabEntryTests {
    @Test("A token is good for one page, and another one takes its place")
    func tokens() throws {
      let lab = try LabRig()
      for token in ["", "wrong", String(lab.token.dropLast()), lab.token + "0"] {
        try expect(lab.door.pass(for: token), is: nil)
      }
      let pass = try #require(try lab.door.pass(for: lab.token))
      #expect(pass.count == 32 && pass != lab.token)
      try expect(lab.door.pass(for: lab.token), is: nil)
      try expect(lab.door.pass(for: pass), is: nil)
      let next = try #require(lab.tokens.last)
      let other = try #require(try lab.door.pass(for: next))
      expect(other, isNot: pass)
    }

    @Test("A pass lets a page in, and in again: the first message of its socket, within a limit")
    func pass() throws {
      let lab = try LabRig()
      let pass = try #require(try lab.door.pass(for: lab.token))
      for _ in 0..<2 {
        let page = try lab.door.socket()
        page.tell(#"{"m":"enter","pass":"\#(pass)"}"#)
        expect(page.message()?.hasPrefix(#"{"m":"hello""#), is: true)
      }
      for first in [
        #"{"m":"enter","pass":""}"#, #"{"m":"enter","pass":"\#(lab.token)"}"#, #"{"m":"enter"}"#,
        #"{"m":"enter","pass":"\#(pass.dropLast())"}"#, #"{"m":"clock","n":1}"#, #"{"m":"take"}"#, "{}",
      ] {
        let page = try lab.door.socket()
        page.tell(first)
        expect(page.message(), is: "closed 1008", "\(first)")
      }
      // Nothing else is answered before it.
      let page = try lab.door.socket()
      page.send(LabVisitor.masked([1, 2, 3], kind: 9))
      expect(page.message(), is: "closed 1008")
    }

    @Test("A page of another user, at another port of this machine, gets nothing: browsers send it no secret")
    func otherPorts() throws {
      let lab = try LabRig()
      let answer = try lab.door.request("POST /enter", body: lab.token)
      // Cookies go to all ports of a host.
      #expect(answer.hasPrefix("HTTP/1.1 200") && !answer.lowercased().contains("set-cookie"))
      let other = "http://127.0.0.1:\(lab.door.port ^ 1)"
      let token = try #require(lab.tokens.last)
      #expect(try lab.door.request("POST /enter", body: token, origin: other).hasPrefix("HTTP/1.1 403"))
      #expect(throws: LabDoor.Refused.self) { try lab.door.socket(origin: other) }
      // What such a page could have had from a cookie.
      let thief = try lab.door.socket(["Cookie: fingerpost-\(lab.door.port)=\(token)"])
      thief.tell(#"{"m":"enter","pass":"\#(token)"}"#)
      expect(thief.message(), is: "closed 1008")
      try expect(lab.door.pass(for: token), isNot: nil, "the refused requests have not used it up")
    }
  }
#endif
