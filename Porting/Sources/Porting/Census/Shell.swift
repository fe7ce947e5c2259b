import Foundation

/// Runs other programs, within a limit of time.
enum Shell {
  struct Outcome: Sendable {
    /// The status of the end, or nil when the limit was reached first.
    let status: Int32?
    /// What the program printed, both streams.
    let output: String
  }

  /// Runs a program to its end, or ends it when the limit is reached.
  ///
  /// - Throws: when the program cannot be started.
  static func run(_ program: String, _ arguments: [String], limit: Duration, showsOutput: Bool = false) throws
    -> Outcome
  {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    // A file takes any amount without a reader.
    let log = FileManager.default.temporaryDirectory.appending(path: "fingerpost-port-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: log) }
    if showsOutput {
      process.standardOutput = FileHandle.standardError
    } else {
      let handle = try FileHandle(forWritingTo: log)
      process.standardOutput = handle
      process.standardError = handle
    }
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    let seconds = Double(limit.components.seconds)
    let isLate = ended.wait(timeout: .now() + seconds) == .timedOut
    if isLate {
      kill(process.processIdentifier, SIGKILL)
      _ = ended.wait(timeout: .now() + 5)
    }
    let output = (try? Data(contentsOf: log)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return Outcome(status: isLate ? nil : process.terminationStatus, output: output)
  }

  /// Where a program is, of the folders in `PATH`.
  static func find(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
