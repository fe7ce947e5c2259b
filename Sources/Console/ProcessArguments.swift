import CArguments

/// What the process was started with.
enum ProcessArguments {
  /// The arguments without the program's name.
  ///
  /// Swift reads them from `/proc` on Linux, and has none where that is not mounted.
  static var all: [String] {
    let told = CommandLine.arguments
    guard told.isEmpty else { return Array(told.dropFirst()) }
    return (0..<fingerpost_argument_count()).dropFirst().map { String(cString: fingerpost_argument($0)) }
  }
}
