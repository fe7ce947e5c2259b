import ArgumentParser
import FingerpostConsole

/// How long a command looks for what it reports.
struct TimeLimitOptions: ParsableArguments {
  @Option(
    name: .customLong("time-limit"),
    help: ArgumentHelp(
      "Report what was found after so many seconds: 5 on a terminal, else 30, unless given.",
      valueName: "seconds"))
  var seconds: Double?

  /// The seconds that were given, or those of the console.
  ///
  /// - Throws: a sentence if they are no time.
  @MainActor func seconds(on console: Console) throws(CommandFailure) -> Double? {
    guard let seconds else { return console.timeLimit }
    guard seconds > 0, seconds <= 1e6 else {
      throw CommandFailure("--time-limit: expected a number of seconds above 0, at most 1000000.")
    }
    return seconds
  }
}
