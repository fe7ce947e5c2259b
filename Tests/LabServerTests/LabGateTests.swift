import Expectations
import Testing

@testable import FingerpostLabServer

/// Who may use the lab: docs/security.md.
@Suite struct LabGateTests {
  private let gate = LabGate(
    tokens: ["0123456789abcdef"], hosts: ["127.0.0.1", "localhost", "[::1]"], port: 8123)

  @Test("A request is for the lab only under its own names and with its port")
  func hosts() {
    for host in ["127.0.0.1:8123", "localhost:8123", "[::1]:8123", "LOCALHOST:8123"] {
      #expect(gate.isOwn(host: host))
    }
    for host in [nil, "", "127.0.0.1", "127.0.0.1:80", "evil.example:8123", "127.0.0.1:8123.evil.example"] {
      #expect(!gate.isOwn(host: host))
    }
    #expect(LabGate(tokens: [], hosts: ["127.0.0.1"], port: 80).isOwn(host: "127.0.0.1"))
  }

  @Test("A page is the lab's own only at the address at which it was asked for")
  func origins() {
    #expect(gate.isOwn(origin: "http://127.0.0.1:8123", host: "127.0.0.1:8123"))
    for origin in [
      nil, "null", "https://127.0.0.1:8123", "http://127.0.0.1:8124", "http://localhost:8123",
      "http://evil.example",
    ] {
      #expect(!gate.isOwn(origin: origin, host: "127.0.0.1:8123"))
    }
    #expect(!gate.isOwn(origin: "http://evil.example", host: "evil.example"))
  }

  @Test("A token counts whole and once; passes and secrets are 128 bits of chance")
  func tokens() throws {
    var gate = gate
    for text in ["", "0123456789abcde", "0123456789abcdeF", "0123456789abcdef "] {
      expect(gate.pass(for: Array(text.utf8)), is: nil)
    }
    let given = gate.pass(for: Array("0123456789abcdef".utf8))
    let pass = try #require(given)
    expect(gate.pass(for: Array("0123456789abcdef".utf8)), is: nil)
    #expect(gate.isPass(pass))
    for text in ["", "0123456789abcdef", String(pass.dropLast()), pass + "0", pass.uppercased() + " "] {
      #expect(!gate.isPass(text))
    }
    gate.add(token: "another")
    let next = gate.pass(for: Array("another".utf8))
    let other = try #require(next)
    #expect(gate.isPass(pass) && gate.isPass(other))
    let secrets = (0..<50).map { _ in LabGate.secret() } + [pass, other]
    #expect(secrets.allSatisfy { $0.utf8.count == 32 } && Set(secrets).count == 52)
  }
}
