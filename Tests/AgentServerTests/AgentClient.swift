import FingerpostText

@testable import FingerpostAgentServer

/// A client that plays messages to a server, and reads what it answers.
@MainActor final class AgentClient {
  private(set) var server: AgentServer!
  /// What the server has sent and no test has read.
  private(set) var received: [JSONValue] = []
  /// What the client sends while a call runs.
  var whileRunning: [String] = []

  init(tools: [AgentTool] = AgentClient.tools, folders: AgentFolders = AgentFolders()) {
    server = AgentServer(
      name: "test", version: "1", instructions: "Try.", tools: tools,
      resources: [
        AgentResource("test://page", name: "page", description: "A page.", mimeType: "text/plain") { _ in
          "Hi."
        },
        AgentResource("test://word/{word}", name: "word", description: "A word.", mimeType: "text/plain") {
          $0 == "no" ? nil : "The word is \($0)."
        },
      ],
      folders: folders
    ) { [unowned self] server in
      let messages = whileRunning
      whileRunning = []
      for message in messages { server.receive(.message(Array(message.utf8))) }
    } output: { [unowned self] message in
      guard !message.contains("\n"), let value = try? JSONParser.read(Array(message.utf8), .message) else {
        fatalError("the server sent what is no message: \(message)")
      }
      received.append(value)
    }
  }

  nonisolated deinit {}

  /// Sends a line, has all calls made, and returns what came since the last time.
  @discardableResult func send(_ line: String, works: Bool = true) -> [JSONValue] {
    server.receive(.message(Array(line.utf8)))
    if works { server.work() }
    defer { received = [] }
    return received
  }

  /// Sends a request as its fields, and returns the one answer.
  func ask(_ method: String, id: Int = 1, _ parameters: String = "{}") -> JSONValue {
    send(#"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#).last ?? .null
  }

  /// Begins as clients did before 2026-07-28.
  @discardableResult func begin(_ version: String = "2025-11-25", roots: Bool = false) -> JSONValue {
    let answer = ask(
      "initialize",
      #"{"protocolVersion":"\#(version)","capabilities":{\#(roots ? #""roots":{}"# : "")},"clientInfo":{"name":"t","version":"1"}}"#
    )
    send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
    return answer
  }

  /// Tools that say what they were given, count, and read.
  static let tools = [
    AgentTool(
      "echo", title: "Echo", description: "Says it again.",
      parameters: [
        .init("word", .text, "What to say.", isRequired: true), .init("times", .number, "How often."),
        .init("loud", .flag, "Whether to shout."),
      ], outputSchema: Array(#"{"type":"object"}"#.utf8)
    ) { arguments, _ in
      AgentResult(
        [.text(arguments.text("word") ?? "")], structured: Array("{\n  \"said\": \"a b\"\n}\n".utf8))
    },
    AgentTool("count", title: "Count", description: "Counts to a thousand.", parameters: []) { _, run in
      var done = 0
      while done < 1000, run.goesOn(done, 1000) { done += 1 }
      return AgentResult([.text("\(done)")])
    },
    AgentTool(
      "read", title: "Read", description: "Names a file.", parameters: [.init("file", .file, "Which.")]
    ) { arguments, _ in AgentResult([.text(arguments.text("file") ?? "none")]) },
    AgentTool("draw", title: "Draw", description: "Draws.", parameters: []) { _, _ in
      AgentResult([
        .image("AAAA", mimeType: "image/png"), .resource(uri: "test://x", mimeType: "text/plain", "x"),
      ])
    },
  ]
}

extension JSONValue {
  /// The value at a path of keys and numbers.
  func at(_ path: String) -> JSONValue? {
    path.split(separator: "/").reduce(self as JSONValue?) { value, key in
      if let number = Int(key), let list = value?.list { return number < list.count ? list[number] : nil }
      return value?[String(key)]
    }
  }

  /// The code of the error that this message is.
  var code: Double? { at("error/code")?.number }

  /// The first text of a result.
  var said: String? { at("result/content/0/text")?.text }
}
