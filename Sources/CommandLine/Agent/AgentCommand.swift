import ArgumentParser
import FingerpostAgentServer
import FingerpostConsole
import FingerpostText

/// `fingerpost mcp`: the commands as tools of a coding agent.
struct AgentCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Answer a coding agent over standard input and output.",
    discussion: """
      This is a server of the Model Context Protocol, revisions 2024-11-05 to 2026-07-28, which a client such as a \
      coding agent starts:

        { "mcpServers": {
            "fingerpost": { "command": "fingerpost", "args": ["mcp"] } } }

      Its tools are explain, audit, conflicts, diff, rule, screen and picture. A screen comes as text, or as a file in \
      a folder that the client offers as a root or that --root names. It opens no connection and writes no file. \
      See docs/agents.md.
      """)

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("A folder whose files may be read. May be repeated.", valueName: "folder"))
  var root: [String] = []

  @MainActor func run(on console: Console) throws(CommandFailure) -> Int32 {
    for folder in root where !InputFile.isFolder(folder) {
      throw CommandFailure("--root \(folder): there is no such folder.")
    }
    let input = AgentInput()
    let server = AgentServer.ofCommands(folders: AgentFolders(paths: root)) { server in
      while let line = input.nextAtOnce() { server.receive(line) }
    } output: { message in
      console.line(message)
      console.flush()
    }
    while let line = input.next() {
      server.receive(line)
      server.work()
    }
    return 0
  }
}

extension AgentServer {
  /// The server whose tools are the commands.
  static func ofCommands(
    folders: AgentFolders = AgentFolders(), poll: @escaping (AgentServer) -> Void = { _ in },
    output: @escaping (String) -> Void
  ) -> AgentServer {
    AgentServer(
      name: "fingerpost", version: ProgramVersion.text,
      instructions: """
        Says where a touch goes on a screen of an iOS app, and why a button does nothing. It needs a dump of the screen \
        (lldb's recursiveDescription is the best that one command gives). Read the resource fingerpost://agents for how \
        to get one. Call explain for one button, audit for all.
        """,
      tools: AgentTools.all, resources: AgentTools.resources, folders: folders, poll: poll, output: output)
  }
}
