import ArgumentParser

/// What tests ask of the command without a process of its own.
extension ConflictsCommand {
  /// What `--help` prints.
  static func help(columns: Int) -> String { helpMessage(columns: columns) }
}
