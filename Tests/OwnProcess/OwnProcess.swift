import Foundation
import Synchronization
import Testing

/// Has a suite run in a process of its own, beside the others.
///
/// Everything on the main actor of one process waits in one line, and most tests are. A suite with this trait is left out
/// of that line: the process of all tests starts itself once more for this suite alone. What fails there is an issue here,
/// with the lines that say so. It gives way to the process of all tests, and as many run at once as there are processors;
/// of those that wait for other processes most of the time, two more.
///
/// Where tests are chosen (`--filter`, `--skip`), and where a process cannot be started, the suite runs as any other.
public struct OwnProcess: SuiteTrait, TestScoping {
  /// Set in the process of a suite.
  private static let variable = "FINGERPOST_OWN_PROCESS"
  private static let places = Places(ProcessInfo.processInfo.activeProcessorCount)
  private static let waitingPlaces = Places(2)

  /// Whether the suite waits for other processes most of the time, so that it takes no processor from those that compute.
  let waits: Bool

  /// Runs the suite, there or here.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    #if os(Linux)
      let options = CommandLine.arguments.map { $0.prefix { $0 != "=" } }
      let isChosen = options.contains("--filter") || options.contains("--skip")
      if ProcessInfo.processInfo.environment[Self.variable] == nil, !isChosen {
        let places = waits ? Self.waitingPlaces : Self.places
        await places.enter()
        defer { places.leave() }
        Self.judge(try await Self.run("\(test.id)"), of: test)
        return
      }
    #endif
    try await function()
  }

  private struct Run {
    var status: Int32
    var lines: [Substring]
  }

  private static func run(_ suite: String) async throws -> Run {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try FileHandle(forWritingTo: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "nice", "-n", "5", CommandLine.arguments[0], "--testing-library", "swift-testing", "--filter",
      "^\(NSRegularExpression.escapedPattern(for: suite))/",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging([variable: "1"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    let text = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    return Run(status: process.terminationStatus, lines: text.split(separator: "\n"))
  }

  /// Records what failed. A run without a test would pass, too, so its last line has to count some.
  private static func judge(_ run: Run, of suite: Test) {
    let last = run.lines.last { $0.contains("Test run with ") }
    let passed = last?.contains(" passed ") == true && last?.contains(" with 0 tests ") == false
    if run.status == 0, passed { return }
    let failed = run.lines.filter { !$0.contains(" started.") && !$0.contains(" passed after ") }
    Issue.record(
      """
      \(suite.name) in a process of its own, which ended with \(run.status):
      \(failed.suffix(200).joined(separator: "\n"))
      """, sourceLocation: suite.sourceLocation)
  }
}

extension Trait where Self == OwnProcess {
  /// In a process of its own, beside the others; see ``OwnProcess``.
  public static var ownProcess: Self { OwnProcess(waits: false) }

  /// The same for a suite that waits for other processes most of the time.
  public static var ownWaitingProcess: Self { OwnProcess(waits: true) }
}

/// Lets as many at a time go on as there are places.
private final class Places: Sendable {
  private let state: Mutex<(free: Int, waiting: [CheckedContinuation<Void, Never>])>

  init(_ count: Int) { state = Mutex((count, [])) }

  func enter() async {
    await withCheckedContinuation { continuation in
      let goesOn = state.withLock { state in
        if state.free > 0 {
          state.free -= 1
          return true
        }
        state.waiting.append(continuation)
        return false
      }
      if goesOn { continuation.resume() }
    }
  }

  func leave() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      if state.waiting.isEmpty {
        state.free += 1
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}
