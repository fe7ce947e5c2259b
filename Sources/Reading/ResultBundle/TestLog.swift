import FingerpostScreens
import Foundation

/// The step at which a UI test failed, looked for in what Xcode logs of it.
nonisolated enum TestLog {
  /// Returns the last step before the first failure, or the last of all where no failure is named.
  static func failedStep(_ bytes: Bytes) -> TestStep? {
    if bytes[bytes.trimmed(0..<bytes.count).lowerBound] == .openBrace {
      return (try? JSONTape(bytes, takesParts: true)).flatMap(step)
    }
    var cursor = LineCursor(bytes)
    var last: TestStep?
    while let line = cursor.next() {
      if bytes.find(": error: ", from: line.range.lowerBound, to: line.range.upperBound) != nil, last != nil {
        break
      }
      // `    t =    12.34s         Tap "Pay" Button`
      guard let mark = bytes.find("t = ", from: line.range.lowerBound, to: line.range.upperBound),
        let end = bytes.find("s ", from: mark, to: min(mark + 30, line.range.upperBound))
      else { continue }
      last = TestStep(bytes.string(end + 2..<line.range.upperBound)) ?? last
    }
    return last
  }

  /// The step in what `xcresulttool get test-results activities` prints.
  private static func step(in tape: JSONTape) -> TestStep? {
    guard tape.member("testRuns", of: tape.root) != nil else { return nil }
    var failed: TestStep?
    var last: TestStep?
    // Whether the step after which a failure is told has passed.
    for value in tape.all where tape.isObject(value) {
      guard let title = tape.member("title", of: value).flatMap(tape.text) else { continue }
      let isFailure = tape.member("isAssociatedWithFailure", of: value).flatMap(tape.word) == "true"
      if let step = TestStep(title) {
        last = step
        if isFailure { failed = step }
      } else if isFailure, failed == nil, let last {
        failed = last
      }
    }
    return failed ?? last
  }
}
