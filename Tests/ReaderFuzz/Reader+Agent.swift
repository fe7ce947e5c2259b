import FingerpostAgentServer
import FingerpostText

/// What the client of a coding agent sends may be anything, and is answered with messages.
extension Reader {
  /// Plays lines to a server, all at once and in pieces, and says so when they are read as others, when a line is
  /// answered with what is no message, or when a file is read.
  static func agent(_ bytes: [UInt8]) {
    guard let size = bytes.first.map({ Int($0) + 1 }) else { return }
    let input = Array(bytes.dropFirst())
    var whole = AgentLines()
    var lines = whole.add(input)
    if let last = whole.end() { lines.append(last) }
    var pieces = AgentLines()
    var others: [AgentLines.Line] = []
    for start in stride(from: 0, to: input.count, by: size) {
      others += pieces.add(Array(input[start..<min(start + size, input.count)]))
    }
    if let last = pieces.end() { others.append(last) }
    if others != lines { fatalError("lines are others when they come in pieces") }
    MainActor.assumeIsolated { play(lines) }
  }

  @MainActor private static func play(_ lines: [AgentLines.Line]) {
    let tools = [
      AgentTool(
        "echo", title: "Echo", description: "Says it again.",
        parameters: [
          .init("text", .text, "What."), .init("file", .file, "Which."), .init("files", .files, "Which."),
        ]
      ) { arguments, _ in
        if arguments.text("file") != nil || !arguments.list("files").isEmpty {
          fatalError("a file may be read")
        }
        return AgentResult([.text(arguments.text("text") ?? "")])
      }
    ]
    let server = AgentServer(
      name: "fuzz", version: "1", instructions: "", tools: tools, resources: []
    ) { message in
      guard !message.utf8.contains(0x0A), (try? JSONParser.read(Array(message.utf8), .message)) != nil else {
        fatalError("an answer is no message")
      }
    }
    for line in lines {
      server.receive(line)
      server.work()
    }
  }
}
