import Expectations
import FingerpostText
import Foundation
import Testing

@testable import FingerpostAgentServer

@MainActor @Suite("Calls of tools") struct AgentCallTests {
  private static func call(_ tool: String, id: Int, _ arguments: String = "{}", meta: String = "") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)\#(meta)}}"#
  }

  private static func cancel(_ id: Int) -> String {
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"#
  }

  @Test("two calls at once are both answered, each under its own name")
  func twoAtOnce() {
    let client = AgentClient()
    client.begin()
    client.send(Self.call("echo", id: 1, #"{"word":"one"}"#), works: false)
    let answers = client.send(Self.call("echo", id: 2, #"{"word":"two"}"#))
    expect(answers.map { $0["id"]?.number }, is: [1, 2])
    expect(answers.map(\.said), is: ["one", "two"])
  }

  @Test("a second request of one name is refused while the first is not answered")
  func sameName() {
    let client = AgentClient()
    client.begin()
    client.send(Self.call("count", id: 1), works: false)
    let answers = client.send(Self.call("echo", id: 1, #"{"word":"two"}"#))
    expect(answers.first?.code, is: -32600)
    expect(answers.last?.said, is: "1000")
  }

  @Test("a call that is cancelled while it runs ends, and nothing is answered; a ping is, meanwhile")
  func cancelledRunning() {
    let client = AgentClient()
    client.begin()
    client.whileRunning = [#"{"jsonrpc":"2.0","id":9,"method":"ping"}"#, Self.cancel(5)]
    let answers = client.send(Self.call("count", id: 5))
    expect(answers.map { $0["id"]?.number }, is: [9])
    expect(client.send(Self.call("count", id: 5)).map(\.said), is: ["1000"])
  }

  @Test("a call that is cancelled before it runs is not made; what is not known is not cancelled")
  func cancelledWaiting() {
    let client = AgentClient()
    client.begin()
    client.send(Self.call("count", id: 1), works: false)
    client.send(Self.call("echo", id: 2, #"{"word":"two"}"#), works: false)
    client.send(Self.cancel(7), works: false)
    expect(client.send(Self.cancel(1)).map { $0["id"]?.number }, is: [2])
    #expect(client.send(Self.cancel(2)).isEmpty)
  }

  @Test("whoever asks for it is told how far a call is, ever further and not too often")
  func progress() {
    let client = AgentClient()
    client.begin()
    let answers = client.send(Self.call("count", id: 1, meta: #","_meta":{"progressToken":"t"}"#))
    let steps = answers.dropLast().map { $0.at("params/progress")?.number ?? 0 }
    #expect(steps.count >= 10 && steps.count <= 21)
    #expect(zip(steps, steps.dropFirst()).allSatisfy(<))
    expect(answers.first?.at("params/progressToken")?.text, is: "t")
    expect(answers.first?.at("params/total")?.number, is: 1000)
    expect(client.send(Self.call("count", id: 2)).count, is: 1)
  }

  // MARK: - Lists

  private static func list(_ messages: String...) -> String { "[\(messages.joined(separator: ","))]" }

  private static let ping = #"{"jsonrpc":"2.0","id":9,"method":"ping"}"#
  private static let initialized = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#

  @Test("2025-03-26: messages in a list are answered in one, when the last call has been made")
  func list() {
    let client = AgentClient()
    client.begin("2025-03-26")
    let list = Self.list(
      Self.call("echo", id: 1, #"{"word":"one"}"#), Self.initialized, Self.ping,
      Self.call("none", id: 2), "3", Self.call("echo", id: 3, #"{"word":"two"}"#))
    #expect(client.send(list, works: false).isEmpty)
    let answers = client.send(Self.call("echo", id: 4, #"{"word":"after"}"#))
    expect(answers.count, is: 2)
    let parts = answers.first?.list ?? []
    expect(parts.map { $0["id"]?.number }, is: [9, 2, nil, 1, 3])
    expect(parts.map(\.code), is: [nil, -32602, -32600, nil, nil])
    expect(parts.suffix(2).map(\.said), is: ["one", "two"])
    expect(answers.last?.said, is: "after")
    #expect(client.send(Self.list(Self.initialized)).isEmpty)
  }

  @Test("what is cancelled is missing in the list, which then does not wait for it")
  func cancelledInList() {
    let client = AgentClient()
    client.begin("2025-03-26")
    client.send(
      Self.list(Self.call("count", id: 1), Self.call("echo", id: 2, #"{"word":"two"}"#)), works: false)
    client.whileRunning = [Self.cancel(1)]
    expect(client.send(Self.ping).map { $0.list?.map(\.said) }, is: [nil, ["two"]])
    client.send(Self.list(Self.call("count", id: 1), Self.ping), works: false)
    expect(client.send(Self.cancel(1)).map { $0.list?.count }, is: [1])
    client.send(Self.list(Self.call("count", id: 1)), works: false)
    #expect(client.send(Self.cancel(1)).isEmpty)
  }

  @Test("other revisions have no lists, nothing begins in one, and a list has an end")
  func noList() {
    for revision in ["2024-11-05", "2025-06-18", "2025-11-25"] {
      let client = AgentClient()
      client.begin(revision)
      expect(client.send(Self.list(Self.ping)).map(\.code), is: [-32600])
    }
    let client = AgentClient()
    let begin = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26"}}"#
    expect(client.send(Self.list(begin)).map(\.code), is: [-32600])
    client.begin("2025-03-26")
    expect(client.send(Self.list(begin)).map { $0.list?.map(\.code) }, is: [[-32600]])
    expect(client.send("[\(String(repeating: "[", count: 50))]").map(\.code), is: [-32700])
    expect(client.send("[[\(Self.ping)]]").map { $0.list?.map(\.code) }, is: [[-32600]])
    let many = "[\(Array(repeating: Self.ping, count: 101).joined(separator: ","))]"
    expect(client.send(many).map(\.code), is: [-32600])
  }

  // MARK: - Files

  /// A folder with a file, a folder beside it with another, and links between them.
  private struct Folders {
    let all: URL
    var allowed: URL { all.appendingPathComponent("allowed") }

    init() throws {
      all = FileManager.default.temporaryDirectory.appendingPathComponent("agent-\(UUID().uuidString)")
        .resolvingSymlinksInPath()
      for name in ["allowed/inner", "allowed/leaky", "allowed-not"] {
        try FileManager.default.createDirectory(
          at: all.appendingPathComponent(name), withIntermediateDirectories: true)
      }
      for name in ["allowed/a.txt", "allowed/inner/b.txt", "allowed-not/c.txt"] {
        try Data("x".utf8).write(to: all.appendingPathComponent(name))
      }
      for (link, target) in [
        ("allowed/out", "allowed-not/c.txt"), ("allowed/leaky/out", "allowed-not/c.txt"),
        ("allowed/in", "allowed/a.txt"),
      ] {
        try FileManager.default.createSymbolicLink(
          at: all.appendingPathComponent(link), withDestinationURL: all.appendingPathComponent(target))
      }
    }

    func remove() { try? FileManager.default.removeItem(at: all) }
  }

  @Test("files are read in the folders that are allowed, and nowhere else, whatever the path looks like")
  func paths() throws {
    let folders = try Folders()
    defer { folders.remove() }
    let client = AgentClient(folders: AgentFolders(paths: [folders.allowed.path]))
    client.begin()
    func read(_ path: String) -> JSONValue {
      client.send(Self.call("read", id: 1, #"{"file":"\#(path)"}"#)).last ?? .null
    }
    let allowed = folders.allowed.path
    for (path, whole) in [
      ("a.txt", "a.txt"), ("inner/../a.txt", "a.txt"), ("\(allowed)/inner/b.txt", "inner/b.txt"),
      ("in", "a.txt"),
      ("file://\(allowed)/a.txt", "a.txt"), ("inner", "inner"),
    ] {
      expect(read(path).said, is: "\(allowed)/\(whole)")
    }
    for path in [
      "../allowed-not/c.txt", "\(folders.all.path)/allowed-not/c.txt", "out", "leaky", "none.txt",
      "/etc/passwd", "",
      "file:///etc/passwd", "\(allowed)-not/c.txt", "/", "a.txt\\u0000",
    ] {
      let answer = read(path)
      #expect(answer.at("result/isError")?.flag == true || answer.said == allowed, "\(path)")
    }
  }

  @Test("without a folder no file is read, and the sentence says what to do")
  func noFolders() {
    let client = AgentClient()
    client.begin()
    let answer = client.send(Self.call("read", id: 1, #"{"file":"/etc/passwd"}"#)).last
    expect(answer?.at("result/isError")?.flag, is: true)
    expect(answer?.said?.contains("--root FOLDER"), is: true)
  }

  @Test(
    "a call with a file waits for the client's roots, which are asked for once and again when they change")
  func roots() throws {
    let folders = try Folders()
    defer { folders.remove() }
    let client = AgentClient()
    client.send(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"roots":{}}}}"#
    )
    // The first question is asked when the client is ready.
    let question = client.send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
    expect(question.map { $0["method"]?.text }, is: ["roots/list"])
    #expect(client.send(Self.call("read", id: 2, #"{"file":"a.txt"}"#)).isEmpty)
    expect(client.send(Self.call("echo", id: 3, #"{"word":"x"}"#)).map(\.said), is: ["x"])
    let id = question.first?["id"]?.text ?? ""
    let answers = client.send(
      #"{"jsonrpc":"2.0","id":"\#(id)","result":{"roots":[{"uri":"\#(folders.allowed.absoluteString)"}]}}"#)
    expect(answers.map(\.said), is: ["\(folders.allowed.path)/a.txt"])
    let again = client.send(#"{"jsonrpc":"2.0","method":"notifications/roots/list_changed"}"#)
    expect(again.map { $0["method"]?.text }, is: ["roots/list"])
    // An answer to the first question is none to the second.
    #expect(client.send(#"{"jsonrpc":"2.0","id":"\#(id)","result":{"roots":[]}}"#).isEmpty)
    #expect(client.send(Self.call("read", id: 4, #"{"file":"a.txt"}"#)).isEmpty)
    let refused = client.send(
      #"{"jsonrpc":"2.0","id":"\#(again.first?["id"]?.text ?? "")","error":{"code":-32601,"message":"no"}}"#)
    expect(refused.first?.at("result/isError")?.flag, is: true)
  }

  @Test("since 2026-07-28 the client is told to say its roots, and says them when it calls again")
  func rootsInResult() throws {
    let folders = try Folders()
    defer { folders.remove() }
    let meta =
      #","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"roots":{}}}"#
    let client = AgentClient()
    let first = client.send(Self.call("read", id: 1, #"{"file":"a.txt"}"#, meta: meta)).last
    expect(first?.at("result/resultType")?.text, is: "input_required")
    expect(first?.at("result/inputRequests/roots/method")?.text, is: "roots/list")
    let roots = #","inputResponses":{"roots":{"roots":[{"uri":"\#(folders.allowed.absoluteString)"}]}}"#
    let second = client.send(Self.call("read", id: 2, #"{"file":"a.txt"}"#, meta: meta + roots)).last
    expect(second?.said, is: "\(folders.allowed.path)/a.txt")
    expect(second?.at("result/resultType")?.text, is: "complete")
  }
}
