import ArgumentParser
import Foundation

/// The command `fingerpost`.
@main
struct FingerpostCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fingerpost",
    abstract: "Find out where your touch went.",
    subcommands: [
      ExplainCommand.self,
      RunCommand.self,
      AuditCommand.self,
      ConflictsCommand.self,
      RuleCommand.self,
      CompareProbeCommand.self,
      GesturesCommand.self,
      ConvertCommand.self,
      ReplayCommand.self,
      DevicesCommand.self,
      RecordCommand.self,
      ShellCommand.self,
      ShowCommand.self,
      LabCommand.self,
    ])

  static func main() {
    main(nil)
  }

  /// Runs the command that the arguments name, by default those of the process, and ends the process with its
  /// status.
  ///
  /// Invalid arguments end with 2, like every other unusable input; ArgumentParser would use 64.
  static func main(_ arguments: [String]?) {
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch {
      let code = exitCode(for: error)
      if code == .success {
        // Help is output like any other.
        let output = StandardOutput()
        output.line(fullMessage(for: error))
        exit(withError: ExitCode(output.finish(configuration.commandName ?? "", 0)))
      }
      guard code == .validationFailure else { exit(withError: error) }
      StandardError.line("\(fullMessage(for: error))")
      exit(withError: ExitCode(2))
    }
  }
}
