import Expectations
import FingerpostAgentServer
import FingerpostConsole
import Foundation
import Testing

@testable import FingerpostCommandLine

/// The tools of a coding agent say what the commands say.
@MainActor @Suite struct AgentToolsTests {
  private nonisolated static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A client that has begun.
  @MainActor private final class Client {
    private(set) var server: AgentServer!
    private var answers: [JSONValue] = []
    private var count = 0

    init(folders: AgentFolders = AgentFolders()) throws {
      server = .ofCommands(folders: folders) { [unowned self] message in
        answers.append((try? JSONValue(Data(message.utf8))) ?? .null)
      }
      _ = try ask(
        "initialize",
        .object(["protocolVersion": .string("2025-11-25"), "capabilities": .object([:])]))
    }

    nonisolated deinit {}

    /// The result of a request.
    func ask(_ method: String, _ parameters: JSONValue = .object([:])) throws -> JSONValue {
      count += 1
      answers = []
      let message = JSONValue.object([
        "jsonrpc": .string("2.0"), "id": .number(Double(count)), "method": .string(method),
        "params": parameters,
      ])
      server.receive(.message(Array(message.written.utf8)))
      server.work()
      return try #require(answers.last?["result"])
    }

    /// The result of a call.
    func call(_ tool: String, _ arguments: [String: JSONValue]) throws -> JSONValue {
      try ask("tools/call", .object(["name": .string(tool), "arguments": .object(arguments)]))
    }
  }

  private static func example(_ name: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent("Examples/\(name)"), encoding: .utf8)
  }

  @Test("explain says what the command says, from the text and from the file")
  func explain() throws {
    let text = try Self.example("late-highlight.txt")
    let run = try ExplainCommand.parsed("-", "--tap", "196,553", "--expect", "ReserveButton")
    let printed = try #require(run).ran(on: ["-": text]).text
    let client = try Client(folders: AgentFolders(paths: [Self.root.path]))
    let what: [String: JSONValue] = [
      "x": .number(196), "y": .number(553), "expect": .string("ReserveButton"),
    ]
    let told = try client.call("explain", what.merging(["text": .string(text)]) { $1 })
    expect(told["content"]?.elements.first?["text"]?.text, is: printed)
    expect(told["isError"], is: .bool(false))
    expect(told["structuredContent"]?["answer"]?["kind"]?.text, is: "actsLate")
    let file = try client.call(
      "explain", what.merging(["file": .string("Examples/late-highlight.txt")]) { $1 })
    expect(file["structuredContent"]?["answer"], is: told["structuredContent"]?["answer"])
  }

  @Test(
    "structured content is what the tool's schema says, and a text has at most 2 kB",
    arguments: [
      ("late-highlight.txt", "ReserveButton"), ("covered-by-invisible-view.txt", "PlayButton"),
      ("keyboard-tap.txt", "ProgressButton"), ("outside-its-parent.txt", "ScanButton"),
    ])
  func schemas(name: String, expected: String) throws {
    let client = try Client()
    let text = JSONValue.string(try Self.example(name))
    let tools = try client.ask("tools/list")["tools"]?.elements ?? []
    expect(tools.compactMap { $0["name"]?.text }.count, is: AgentTools.all.count)
    for tool in tools {
      let name = try #require(tool["name"]?.text)
      var calls: [[String: JSONValue]] = [["text": text]]
      switch name {
      case "explain", "picture":
        calls = [["text": text, "expect": .string(expected)]]
        if name == "explain" {
          calls.append(["text": text, "expect": .string(expected), "full": .bool(true)])
        }
      case "rule": calls = [["id": .string("HIT-6")], ["id": .string("hit")]]
      case "conflicts": calls[0]["budget"] = .string("20")
      // It watches what runs, of which there is nothing here; refusals() has what it says then.
      case "attach": calls = []
      case "diff": calls = [["oldText": text, "newText": text]]
      default: break
      }
      for arguments in calls {
        let result = try client.call(name, arguments)
        // Without recognizers there is nothing to try, which is no answer.
        if name == "conflicts", result["isError"] == .bool(true) {
          expect(
            result["content"]?.elements.first?["text"]?.text?.contains("describes no recognizers"), is: true)
          continue
        }
        expect(result["isError"], is: .bool(false), "\(name)")
        for part in result["content"]?.elements ?? [] {
          #expect((part["text"]?.text?.utf8.count ?? 0) <= 2000, "\(name)")
        }
        guard let schema = tool["outputSchema"] else { continue }
        expect(SchemaValidator(schema).problems(try #require(result["structuredContent"])), is: [], "\(name)")
      }
    }
  }

  @Test("what the command refuses is an error that a model can read")
  func refusals() throws {
    let client = try Client()
    let calls: [([String: JSONValue], String)] = [
      (["text": .string("hello"), "expect": .string("A")], "standard input"),
      (["expect": .string("A")], "Give the screen"), (["text": .string("x"), "x": .number(3)], "both"),
      (["text": .string("x")], "Say where to touch"),
      (["text": .string("x"), "attach": .string("any"), "expect": .string("A")], "Give one of"),
      (["attach": .string("--html=page.html"), "expect": .string("A")], "HOST:PORT, or “any”"),
      (["attach": .string("127.0.0.1:1"), "expect": .string("A")], "127.0.0.1:1"),
      (["text": .string(try Self.example("late-highlight.txt")), "expect": .string("--json")], "--json"),
      (
        [
          "text": .string(try Self.example("late-highlight.txt")), "x": .number(1), "y": .number(1),
          "gesture": .string("wave"),
        ],
        "--gesture wave"
      ),
    ]
    for (arguments, words) in calls {
      let result = try client.call("explain", arguments)
      expect(result["isError"], is: .bool(true), "\(words)")
      expect(result["content"]?.elements.first?["text"]?.text?.contains(words), is: true, "\(words)")
    }
  }

  @Test("`attach` watches a running app, and says when there is none or the time is none")
  func attaching() throws {
    let client = try Client()
    let calls: [([String: JSONValue], String)] = [
      (["attach": .string("127.0.0.1:1")], "no app has left a token for it here"),
      (["attach": .string("--save")], "HOST:PORT, or “any”"),
      (["idle": .number(26)], "at most 25 seconds"), (["idle": .number(0)], "at most 25 seconds"),
    ]
    for (arguments, words) in calls {
      let result = try client.call("attach", arguments)
      expect(result["isError"], is: .bool(true), "\(words)")
      expect(result["content"]?.elements.first?["text"]?.text?.contains(words), is: true, "\(result)")
    }
  }

  @Test("the documents are those of docs/ and the ledger")
  func resources() throws {
    let client = try Client()
    func read(_ uri: String) throws -> String? {
      try client.ask("resources/read", .object(["uri": .string(uri)]))["contents"]?.elements.first?["text"]?
        .text
    }
    let agents = try String(contentsOf: Self.root.appendingPathComponent("docs/agents.md"), encoding: .utf8)
    try expect(read("fingerpost://agents"), is: agents)
    try expect(read("fingerpost://rules")?.contains("HIT-6"), is: true)
    try expect(read("fingerpost://rules/HIT-6")?.hasPrefix("HIT-6"), is: true)
  }

  @Test("lines of a stream come one by one, and then its end")
  func input() throws {
    let pipe = Pipe()
    let input = AgentInput(descriptor: pipe.fileHandleForReading.fileDescriptor)
    expect(input.nextAtOnce(), is: nil)
    try pipe.fileHandleForWriting.write(contentsOf: Data("one\ntwo\nthr".utf8))
    expect(input.next(), is: .message(Array("one".utf8)))
    expect(input.next(), is: .message(Array("two".utf8)))
    try pipe.fileHandleForWriting.write(contentsOf: Data("ee".utf8))
    try pipe.fileHandleForWriting.close()
    expect(input.next(), is: .message(Array("three".utf8)))
    expect(input.next(), is: nil)
  }

  @Test("a long text ends with a whole line, and one long line with a whole character")
  func fitting() {
    let line = String(repeating: "x", count: 99)
    let text = Array(repeating: line, count: 30).joined(separator: "\n")
    let fitting = AgentTrial.fitting(text)
    #expect(fitting.utf8.count <= AgentTrial.maxText && fitting.hasSuffix("\(line)\n…"))
    let short = AgentTrial.fitting(String(repeating: "ü", count: 2000))
    #expect(short.utf8.count <= AgentTrial.maxText && short.hasSuffix("ü…"))
    expect(AgentTrial.fitting(line), is: line)
  }
}

extension JSONValue {
  /// The value as JSON.
  fileprivate var written: String {
    func quoted(_ text: String) -> String {
      var quoted = "\""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\": quoted += "\\\(scalar)"
        case _ where scalar.value < 0x20:
          let digits = String(scalar.value, radix: 16)
          quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: quoted.unicodeScalars.append(scalar)
        }
      }
      return quoted + "\""
    }
    switch self {
    case .null: return "null"
    case .bool(let flag): return "\(flag)"
    case .number(let number): return number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .string(let text): return quoted(text)
    case .array(let values): return "[\(values.map(\.written).joined(separator: ","))]"
    case .object(let fields):
      return
        "{\(fields.sorted { $0.key < $1.key }.map { "\(quoted($0.key)):\($0.value.written)" }.joined(separator: ","))}"
    }
  }
}
