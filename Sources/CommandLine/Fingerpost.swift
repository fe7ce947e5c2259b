import ArgumentParser

/// The command `fingerpost`.
@main
struct FingerpostCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fingerpost",
    abstract: "Find out where your touch went.",
    subcommands: [
      ExplainCommand.self,
      RunCommand.self,
      RuleCommand.self,
    ])
}
