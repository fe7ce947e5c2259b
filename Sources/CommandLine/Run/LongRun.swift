/// A run over many things, such as files: how far it has come is shown, and Ctrl-C ends it between two of them.
final class LongRun {
  private let output: StandardOutput
  private let progress: ProgressLine
  private var isListening = false

  private init(output: StandardOutput, progress: ProgressLine) {
    self.output = output
    self.progress = progress
  }

  nonisolated deinit {}

  /// Runs something from the command line, which calls this on the main thread, and ends the output.
  ///
  /// - Parameters:
  ///   - command: the command, for messages.
  ///   - counted: what is counted, with its verb, such as `scenarios played`.
  ///   - body: what runs; returns the exit status.
  /// - Returns: the exit status.
  nonisolated static func run(
    _ command: String, counting counted: String, to output: sending StandardOutput,
    _ body: @MainActor (LongRun) -> Int32
  ) -> Int32 {
    MainActor.assumeIsolated {
      let run = LongRun(output: output, progress: ProgressLine(counted))
      let status = body(run)
      run.progress.clear()
      let final = output.finish(command, status)
      Interruption.endIfAsked()
      return final
    }
  }

  /// Writes a line of the report.
  func write(_ line: String) {
    progress.clear()
    output.line(line)
  }

  /// Writes a whole report.
  func write(_ bytes: UnsafeRawBufferPointer) {
    progress.clear()
    output.write(bytes)
  }

  /// Writes a line on standard error.
  func complain(_ line: String) {
    progress.clear()
    StandardError.line(line)
  }

  /// Shows how much is done; false once the run is to end.
  func goesOn(_ done: Int, of total: Int) -> Bool {
    if !isListening {
      isListening = true
      Interruption.listen()
    }
    progress.show(done, of: total)
    return !Interruption.isAsked
  }
}
