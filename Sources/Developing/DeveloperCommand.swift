import ArgumentParser
import FingerpostConsole

/// The command `fingerpost-dev`: what those who change Fingerpost run, and those who use it do not.
@main
struct DeveloperCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fingerpost-dev",
    abstract: "Keep the documents and the probe in step with the code.",
    subcommands: [WriteRulesCommand.self, WriteSchemaCommand.self, CompareProbeCommand.self])

  static func main() { runAndExit() }

  /// Runs the command that the arguments name, and ends the process with its status.
  static func main(_ arguments: [String]?) { runAndExit(arguments) }
}
