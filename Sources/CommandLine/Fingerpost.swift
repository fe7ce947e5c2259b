import ArgumentParser
import FingerpostConsole

/// The command `fingerpost`.
@main
struct FingerpostCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fingerpost",
    abstract: "Find out where your touch went.",
    version: VersionText.text,
    subcommands: [
      ExplainCommand.self,
      RunCommand.self,
      ScreenCommand.self,
      AuditCommand.self,
      DiffCommand.self,
      ConflictsCommand.self,
      RuleCommand.self,
      FormatsCommand.self,
      GesturesCommand.self,
      ConvertCommand.self,
      ReplayCommand.self,
      DevicesCommand.self,
      RecordCommand.self,
      ShellCommand.self,
      ShowCommand.self,
      LabCommand.self,
      AgentCommand.self,
    ])

  static func main() { runAndExit() }

  /// Runs the command that the arguments name, and ends the process with its status.
  static func main(_ arguments: [String]?) { runAndExit(arguments) }
}
