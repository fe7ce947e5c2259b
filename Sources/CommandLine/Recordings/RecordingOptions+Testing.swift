import ArgumentParser

/// What tests ask of the options without a process of their own.
extension RecordingOptions {
  /// Reads arguments as a command would.
  static func parsed(_ arguments: [String]) throws -> RecordingOptions { try parse(arguments) }
}
