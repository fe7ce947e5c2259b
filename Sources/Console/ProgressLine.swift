internal import Foundation

/// How far a command has come, on one line of a terminal, for those that take longer than a second.
package final class ProgressLine {
  private let what: String
  private let isTerminal: Bool
  private let clock: () -> Double
  private let write: (String) -> Void
  private let start: Double
  private var shownAt = -Double.infinity
  private var hasLine = false

  /// How long nothing is shown, and how long a line stays as it is, in seconds.
  private static let (silence, pause) = (1.0, 0.2)

  /// Creates the progress of something that begins now.
  ///
  /// - Parameters:
  ///   - what: what is counted, with its verb, such as `sequences tried`.
  ///   - isTerminal: whether a person looks; nothing is written otherwise.
  ///   - clock: seconds of the machine's clock.
  ///   - write: writes on standard error.
  package init(
    _ what: String, isTerminal: Bool = isatty(STDERR_FILENO) == 1,
    clock: @escaping () -> Double = { ProcessInfo.processInfo.systemUptime },
    write: @escaping (String) -> Void = StandardError.write
  ) {
    self.what = what
    self.isTerminal = isTerminal
    self.clock = clock
    self.write = write
    start = clock()
  }

  /// Shows how much is done and how long the rest may take.
  ///
  /// - Parameter total: how much there is to do; nil if that is not known.
  package func show(_ done: Int, of total: Int?) {
    guard isTerminal else { return }
    let now = clock()
    guard now - start >= Self.silence, now - shownAt >= Self.pause else { return }
    shownAt = now
    hasLine = true
    write("\r\(Self.text(done, of: total, what, after: now - start))\u{1B}[K")
  }

  /// Takes the line away.
  package func clear() {
    if hasLine { write("\r\u{1B}[K") }
    hasLine = false
  }

  /// The line, such as `300 of 2000 sequences tried, about 12 s left`.
  package static func text(_ done: Int, of total: Int?, _ what: String, after seconds: Double) -> String {
    guard let total else { return "\(done) \(what)" }
    guard done > 0, total >= done else { return "\(done) of \(total) \(what)" }
    let left = (seconds / Double(done) * Double(total - done)).rounded(.up)
    return "\(done) of \(total) \(what), about \(duration(left)) left"
  }

  private static func duration(_ seconds: Double) -> String {
    guard seconds < 1e9 else { return "a lifetime" }
    let seconds = Int(seconds)
    if seconds < 120 { return "\(seconds) s" }
    return seconds < 7200 ? "\(seconds / 60) min" : "\(seconds / 3600) h"
  }
}
