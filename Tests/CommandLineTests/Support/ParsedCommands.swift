import ArgumentParser

@testable import FingerpostCommandLine

// Commands read from arguments, and their help, without a process of their own.

extension ExplainCommand {
  /// Reads arguments as the process would.
  static func parsed(_ arguments: String...) throws -> ExplainCommand? {
    try FingerpostCommand.parseAsRoot(["explain"] + arguments) as? ExplainCommand
  }
}

extension ParsableArguments {
  /// What `--help` prints.
  nonisolated static func help(columns: Int) -> String { helpMessage(columns: columns) }

  /// Reads arguments as a command would.
  nonisolated static func parsed(_ arguments: [String]) throws -> Self { try parse(arguments) }
}
