import Expectations
import FingerpostText
import Testing

@testable import FingerpostAgentServer

@MainActor @Suite("The Model Context Protocol") struct AgentProtocolTests {
  @Test(
    "initialize is answered with the revision that was asked for, or the newest that begins so",
    arguments: [
      ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
      ("2025-11-25", "2025-11-25"), ("2026-07-28", "2025-11-25"), ("1999-01-01", "2025-11-25"),
    ])
  func negotiation(asked: String, given: String) {
    let answer = AgentClient().begin(asked)
    expect(answer.at("result/protocolVersion")?.text, is: given)
    #expect(answer.at("result/capabilities/tools") != nil)
    expect(answer.at("result/serverInfo/name")?.text, is: "test")
  }

  @Test("a session: initialize, list, call, read, and ping at any time")
  func lifeCycle() {
    let client = AgentClient()
    #expect(client.ask("ping").at("result") != nil)
    client.begin()
    let tools = client.ask("tools/list", id: 2)
    expect(
      tools.at("result/tools")?.list?.compactMap { $0["name"]?.text }, is: ["echo", "count", "read", "draw"])
    expect(tools.at("result/tools/0/inputSchema/properties/word/type")?.text, is: "string")
    expect(tools.at("result/tools/0/inputSchema/required/0")?.text, is: "word")
    expect(tools.at("result/tools/0/outputSchema/type")?.text, is: "object")
    #expect(tools.at("result/ttlMs") == nil)
    let call = client.ask("tools/call", id: 3, #"{"name":"echo","arguments":{"word":"hi"}}"#)
    expect(call.said, is: "hi")
    expect(call.at("result/structuredContent/said")?.text, is: "a b")
    expect(call.at("result/isError")?.flag, is: false)
    expect(client.ask("resources/list").at("result/resources/0/uri")?.text, is: "test://page")
    expect(
      client.ask("resources/templates/list").at("result/resourceTemplates/0/uriTemplate")?.text,
      is: "test://word/{word}")
    expect(
      client.ask("resources/read", #"{"uri":"test://page"}"#).at("result/contents/0/text")?.text, is: "Hi.")
    expect(
      client.ask("resources/read", #"{"uri":"test://word/ho"}"#).at("result/contents/0/text")?.text,
      is: "The word is ho.")
    expect(client.ask("resources/read", #"{"uri":"test://word/no"}"#).code, is: -32002)
    #expect(client.ask("ping").at("result") != nil)
  }

  @Test("an old client gets no structured content, which it would not know")
  func oldClient() {
    let client = AgentClient()
    client.begin("2025-03-26")
    #expect(client.ask("tools/list").at("result/tools/0/outputSchema") == nil)
    let call = client.ask("tools/call", #"{"name":"echo","arguments":{"word":"hi"}}"#)
    expect(call.said, is: "hi")
    #expect(call.at("result/structuredContent") == nil)
  }

  private static let meta =
    #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#

  @Test("a client of 2026-07-28 begins with any request, and each result says what it is")
  func withoutHandshake() {
    let client = AgentClient()
    let found = client.ask("server/discover", "{\(Self.meta)}")
    expect(found.at("result/supportedVersions/0")?.text, is: "2026-07-28")
    expect(found.at("result/resultType")?.text, is: "complete")
    expect(found["result"]?["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"]?.text, is: "test")
    expect(client.ask("tools/list", "{\(Self.meta)}").at("result/ttlMs")?.number, is: 3_600_000)
    let call = client.ask("tools/call", #"{"name":"echo","arguments":{"word":"hi"},\#(Self.meta)}"#)
    expect(call.at("result/resultType")?.text, is: "complete")
    expect(call.said, is: "hi")
    expect(client.ask("resources/read", #"{"uri":"test://none",\#(Self.meta)}"#).code, is: -32602)
  }

  @Test(
    "a revision that is not known is refused with those that are, and one without capabilities is malformed")
  func unknownRevision() {
    let client = AgentClient()
    let answer = client.ask(
      "tools/list", Self.meta.replacing("2026-07-28", with: "2031-01-01").wrapped)
    expect(answer.code, is: -32022)
    expect(answer.at("error/data/supported/0")?.text, is: "2026-07-28")
    expect(answer.at("error/data/requested")?.text, is: "2031-01-01")
    expect(
      client.ask("tools/list", #"{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}"#).code,
      is: -32602)
  }

  @Test(
    "what is no message is answered with the error that JSON-RPC has for it",
    arguments: [
      ("garbage", -32700.0), ("{\"jsonrpc\":\"2.0\",\"id\":1,", -32700), ("[]", -32600), ("3", -32600),
      (#"{"id":1,"method":"ping"}"#, -32600), (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":5}"#, -32600), (#"{"jsonrpc":"2.0","id":1}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"no/such"}"#, -32601),
      (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"none"}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":3}}"#, -32602),
    ])
  func errors(line: String, code: Double) {
    let client = AgentClient()
    client.begin()
    expect(client.send(line).map(\.code), is: [code])
    #expect(client.ask("ping").at("result") != nil)
  }

  @Test("a tool that is not known is told with the nearest one")
  func unknownTool() {
    let client = AgentClient()
    client.begin()
    let said = client.ask("tools/call", #"{"name":"ecco","arguments":{}}"#).at("error/message")?.text
    #expect(said == "There is no tool “ecco”; did you mean “echo”?")
  }

  @Test("bytes that are not UTF-8, and a line that is too long, are answered, and the next message is read")
  func bytes() {
    let client = AgentClient()
    client.server.receive(.message([0x7B, 0xFF, 0x7D]))
    client.server.receive(.tooLong)
    expect(client.received.map(\.code), is: [-32700, -32600])
    #expect(client.ask("ping").at("result") != nil)
  }

  @Test("a request of 10 MB is read, and what is in it arrives whole")
  func large() {
    let client = AgentClient()
    client.begin()
    let word = String(repeating: "All work and no play makes a dull test. ", count: 250_000)
    let answer = client.ask("tools/call", #"{"name":"echo","arguments":{"word":"\#(word)\u00fc\n"}}"#)
    expect(answer.said, is: word + "ü\n")
  }

  @Test("nothing is answered to notifications, whatever they are")
  func notifications() {
    let client = AgentClient()
    client.begin()
    for method in ["notifications/initialized", "notifications/cancelled", "notifications/no", "tools/list"] {
      #expect(client.send(#"{"jsonrpc":"2.0","method":"\#(method)"}"#).isEmpty)
    }
  }

  @Test("requests before initialize are refused")
  func early() {
    expect(AgentClient().ask("tools/list").code, is: -32602)
  }

  @Test(
    "wrong arguments are answered with a sentence that a model can correct them by",
    arguments: [
      (#"{"wrod":"a"}"#, "echo has no argument “wrod”. Did you mean “word”? It takes word, times, loud."),
      ("{}", "echo needs the argument “word”: What to say."),
      (#"{"word":3}"#, "word: expected a text, not a number."),
      (#"{"word":"a","times":"x"}"#, "times: expected a number, not a text."),
      (#"{"word":"a","loud":1}"#, "loud: expected true or false, not a number."),
    ])
  func arguments(arguments: String, sentence: String) {
    let client = AgentClient()
    client.begin()
    let answer = client.ask("tools/call", #"{"name":"echo","arguments":\#(arguments)}"#)
    expect(answer.said, is: sentence)
    expect(answer.at("result/isError")?.flag, is: true)
  }

  @Test("an image and a document are parts of a result")
  func content() {
    let client = AgentClient()
    client.begin()
    let answer = client.ask("tools/call", #"{"name":"draw"}"#)
    expect(answer.at("result/content/0/mimeType")?.text, is: "image/png")
    expect(answer.at("result/content/1/resource/uri")?.text, is: "test://x")
  }
}

extension String {
  fileprivate var wrapped: String { "{\(self)}" }
}
