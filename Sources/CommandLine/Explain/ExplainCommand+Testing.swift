import ArgumentParser

/// What tests ask of the command without a process of its own.
extension ExplainCommand {
  /// Reads arguments as the process would.
  static func parsed(_ arguments: String...) throws -> ExplainCommand? {
    try FingerpostCommand.parseAsRoot(["explain"] + arguments) as? ExplainCommand
  }

  /// What `--help` prints.
  static func help(columns: Int) -> String { helpMessage(columns: columns) }
}
