/// Decides when a long run ends with what it has: when a person asks for it, or when its time is up.
@MainActor
package final class RunBound {
  /// How many seconds commands take for what has no end of its own, where a person waits and elsewhere.
  package nonisolated static let (onTerminal, elsewhere) = (5.0, 30.0)

  private let console: Console
  private let seconds: Double?
  private let name: String
  private let start: Double
  /// Why the run ended, as the beginning of a sentence; nil while it goes on.
  package private(set) var ending: String?
  /// Whether a person ended it.
  package private(set) var isInterrupted = false

  /// Begins to count.
  ///
  /// - Parameters:
  ///   - seconds: of the console's clock; nil for no limit.
  ///   - name: what decides how many they are.
  package init(_ console: Console, seconds: Double?, _ name: String = "--time-limit") {
    self.name = name
    self.console = console
    self.seconds = seconds
    start = console.clock()
  }

  nonisolated deinit {}

  /// Why the run ended, where something was left undone.
  package var reason: String { ending ?? Self.interrupted }

  package nonisolated static let interrupted = "Interrupted"

  /// The sentence that says how much was left undone.
  package nonisolated static func undone(
    _ rest: Int, of count: Int, _ what: String, because reason: String = interrupted
  ) -> String {
    "\(reason): \(rest) of \(count) \(what)."
  }

  /// Asked between two steps, with how many are done and how many there are; the run ends if it returns false.
  package func goesOn(_ done: Int, _ total: Int?) -> Bool {
    guard ending == nil else { return false }
    guard console.goesOn(done, total) else {
      (ending, isInterrupted) = (Self.interrupted, true)
      return false
    }
    return hasTime()
  }

  /// Whether there is time left, for steps that nobody is told of.
  package func hasTime() -> Bool {
    guard ending == nil else { return false }
    guard let seconds, console.clock() - start >= seconds else { return true }
    ending = "Stopped after \(Self.number(seconds)) s (\(name))"
    return false
  }

  private static func number(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }
}
