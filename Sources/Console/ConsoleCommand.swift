package import ArgumentParser

/// A command: the options that it was given, and what it does with them.
package protocol ConsoleCommand: ParsableCommand, Sendable {
  /// What messages call it: the program and the command.
  var title: String { get }
  /// What comes before its errors on standard error.
  var errorPrefix: String { get }
  /// What is counted while it runs, with its verb, such as `targets audited`.
  var counted: String { get }
  /// Whether it keeps running when nothing reads its output any more, as it does when it also writes files.
  var outlivesReader: Bool { get }

  /// Does what the options say.
  ///
  /// - Returns: the exit status, unless the output could not be written.
  /// - Throws: the reason for exit status 2, in one sentence.
  @MainActor func run(on console: Console) throws(CommandFailure) -> Int32
}

extension ConsoleCommand {
  package var title: String { "fingerpost \(Self.configuration.commandName ?? "")" }
  package var errorPrefix: String { "\(title): " }
  package var counted: String { "" }
  package var outlivesReader: Bool { false }

  /// Runs in the process, which calls this on the main thread.
  ///
  /// - Throws: the exit status, unless it is 0.
  package func run() throws {
    let status = MainActor.assumeIsolated { statusInProcess() }
    if status != 0 { throw ExitCode(status) }
  }

  /// Runs on the process's own output, where Ctrl-C ends a long run with what it has.
  @MainActor private func statusInProcess() -> Int32 {
    let output = StandardOutput(outlivesReader: outlivesReader)
    let progress = ProgressLine(counted)
    var console = Console {
      progress.clear()
      output.write($0)
    } complain: {
      progress.clear()
      StandardError.line($0)
    }
    console.flush = output.flush
    var isListening = false
    console.goesOn = { done, total in
      if !isListening { Interruption.listen() }
      isListening = true
      progress.show(done, of: total)
      return !Interruption.isAsked
    }
    console.timeLimit = StandardOutput.isTerminal ? RunBound.onTerminal : RunBound.elsewhere
    console.allowsColors = StandardOutput.allowsColors
    var status = status(on: console)
    progress.clear()
    status = output.finish(title, status)
    Interruption.endIfAsked()
    return status
  }

  /// Does what the options say, and says why that was not possible.
  ///
  /// - Returns: the exit status, unless the output could not be written.
  @MainActor package func status(on console: Console) -> Int32 {
    do {
      return try run(on: console)
    } catch {
      console.complain("\(errorPrefix)\(error)")
      return 2
    }
  }
}

extension ParsableCommand {
  /// Runs the command that the arguments name, by default those of the process, and ends the process with its
  /// status.
  ///
  /// Invalid arguments end with 2, like every other unusable input; ArgumentParser would use 64.
  package static func runAndExit(_ arguments: [String]? = nil) {
    let arguments = arguments ?? ProcessArguments.all
    if let problem = UnknownSubcommand(arguments, of: Self.self) {
      StandardError.line(problem.description)
      exit(withError: ExitCode(2))
    }
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
