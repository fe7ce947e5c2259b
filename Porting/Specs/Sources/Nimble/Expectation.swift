import FingerpostTesting
@_exported public import Foundation
import UIKit
import XCTest

/// What was expected, in words.
public enum ExpectationMessage {
  /// “expected to …”
  case expectedTo(String)
  /// “expected to …, got …”
  case expectedActualValueTo(String)
  /// “expected to …, got …”, with other words for what was got.
  case expectedCustomValueTo(String, actual: String)
  /// The words themselves.
  case fail(String)

  var text: String {
    switch self {
    case .expectedTo(let text), .expectedActualValueTo(let text), .fail(let text): text
    case .expectedCustomValueTo(let text, let actual): "\(text) (\(actual))"
    }
  }
}

/// What a matcher says of a value, in one word.
public enum MatcherStatus {
  /// It is as expected.
  case matches
  /// It is not.
  case doesNotMatch
  /// It is not, and would not be if the opposite were expected.
  case fail
}

/// What a matcher says of a value.
public struct MatcherResult {
  /// Whether it is as expected.
  public let isMatched: Bool
  /// What was expected, as in “equal 3”.
  public let message: String

  /// Creates a result.
  public init(bool isMatched: Bool, message: ExpectationMessage) {
    (self.isMatched, self.message) = (isMatched, message.text)
  }

  /// Creates a result of a status.
  public init(status: MatcherStatus, message: ExpectationMessage) {
    self.init(bool: status == .matches, message: message)
  }

  init(bool isMatched: Bool, message: String) { (self.isMatched, self.message) = (isMatched, message) }
}

/// What is expected to be something, read each time.
public struct Expression<Value> {
  let read: () throws -> Value?

  /// Returns the value.
  public func evaluate() throws -> Value? { try read() }
}

/// Something that is expected of a value: nil stands for none.
public struct Matcher<Value> {
  let check: (() throws -> Value?) throws -> MatcherResult
  /// What would end the program, if the matcher is about that; nil for others.
  var ending: String?

  /// Creates a matcher that reads the value itself.
  public init(_ check: @escaping (Expression<Value>) throws -> MatcherResult) {
    self.check = { read in try withoutActuallyEscaping(read) { try check(Expression(read: $0)) } }
  }

  init(reading check: @escaping (() throws -> Value?) throws -> MatcherResult) { self.check = check }

  /// Creates a matcher of a value that exists; nil never matches, nor does it match when the opposite is expected.
  init(_ message: String, _ isMatched: @escaping (Value) throws -> Bool) {
    check = { read in
      guard let value = try read() else { throw NoValue(message: message) }
      return MatcherResult(bool: try isMatched(value), message: message)
    }
  }
}

/// What matchers were called before Nimble 13.
public typealias Predicate = Matcher
/// What their results were called.
public typealias PredicateResult = MatcherResult

/// A value was expected to be something, or not to be, and is nil.
struct NoValue: Error {
  let message: String
}

/// How long an expectation waits, of the test's time.
public enum NimbleTimeInterval {
  /// So many seconds.
  case seconds(Int)
  /// So many thousandths.
  case milliseconds(Int)
  /// So many millionths.
  case microseconds(Int)
  /// So many billionths.
  case nanoseconds(Int)

  var seconds: TimeInterval {
    switch self {
    case .seconds(let count): TimeInterval(count)
    case .milliseconds(let count): TimeInterval(count) / 1e3
    case .microseconds(let count): TimeInterval(count) / 1e6
    case .nanoseconds(let count): TimeInterval(count) / 1e9
    }
  }
}

/// Expects something of a value, which is read when a matcher asks.
public func expect<Value>(
  _ expression: @autoclosure @escaping () throws -> Value?, file: StaticString = #filePath, line: UInt = #line
) -> Expectation<Value> { Expectation(expression, file, line) }

/// Expects something of what a closure returns.
public func expect<Value>(
  file: StaticString = #filePath, line: UInt = #line, _ expression: @escaping () throws -> Value?
) -> Expectation<Value> { Expectation(expression, file, line) }

/// Expects something of a closure, as that it throws.
public func expect(
  file: StaticString = #filePath, line: UInt = #line, _ expression: @escaping () throws -> Void
) -> Expectation<Void> { Expectation({ try expression() }, file, line) }

/// Fails.
public func fail(_ message: String = "fail", file: StaticString = #filePath, line: UInt = #line) {
  XCTFail(message, file: file, line: line)
}

/// Lets the test's time pass until a closure has called what it is given.
public func waitUntil(
  timeout: NimbleTimeInterval = .seconds(1), file: StaticString = #filePath, line: UInt = #line,
  action: (@escaping () -> Void) -> Void
) {
  let flag = Flag()
  action { flag.isSet = true }
  if !TestTime.pass(timeout.seconds, until: { flag.isSet }) {
    fail("waited for more than \(timeout.seconds) seconds", file: file, line: line)
  }
}

private final class Flag { var isSet = false }

/// An expectation of a value.
public struct Expectation<Value> {
  let read: () throws -> Value?
  let file: StaticString
  let line: UInt

  init(_ read: @escaping () throws -> Value?, _ file: StaticString, _ line: UInt) {
    (self.read, self.file, self.line) = (read, file, line)
  }

  /// Expects that a matcher matches.
  public func to(_ matcher: Matcher<Value>, description: String? = nil) { check(matcher, true, description) }
  /// Expects that a matcher does not match.
  public func toNot(_ matcher: Matcher<Value>, description: String? = nil) {
    check(matcher, false, description)
  }
  /// Expects that a matcher does not match.
  public func notTo(_ matcher: Matcher<Value>, description: String? = nil) {
    check(matcher, false, description)
  }

  /// Expects that a matcher matches before so much of the test's time has passed.
  public func toEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = .seconds(1),
    pollInterval: NimbleTimeInterval = .milliseconds(10), description: String? = nil
  ) { wait(matcher, true, timeout, pollInterval, description) }

  /// Expects that a matcher no longer matches before so much of the test's time has passed.
  public func toEventuallyNot(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = .seconds(1),
    pollInterval: NimbleTimeInterval = .milliseconds(10), description: String? = nil
  ) { wait(matcher, false, timeout, pollInterval, description) }

  /// Expects that a matcher matches all the while.
  public func toAlways(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = .seconds(1), description: String? = nil
  ) {
    _ = TestTime.pass(until.seconds, until: { !isFulfilled(matcher, true) })
    check(matcher, true, description)
  }

  private func wait(
    _ matcher: Matcher<Value>, _ isWanted: Bool, _ timeout: NimbleTimeInterval, _ step: NimbleTimeInterval,
    _ description: String?
  ) {
    _ = TestTime.pass(timeout.seconds, step.seconds, until: { isFulfilled(matcher, isWanted) })
    check(matcher, isWanted, description)
  }

  private func isFulfilled(_ matcher: Matcher<Value>, _ isWanted: Bool) -> Bool {
    (try? matcher.check(read).isMatched == isWanted) ?? false
  }

  func check(_ matcher: Matcher<Value>, _ isWanted: Bool, _ description: String?) {
    if isWanted, let ending = matcher.ending { return print("Left out: \(ending), which would end the program") }
    let problem: String
    do {
      let result = try matcher.check(read)
      if result.isMatched == isWanted { return }
      let value = (try? read()).flatMap { $0 }.map { "\($0)" } ?? "nil"
      problem = "expected to \(isWanted ? "" : "not ")\(result.message), got \(value)"
    } catch let error as NoValue {
      problem = "expected to \(isWanted ? "" : "not ")\(error.message), got nil"
    } catch {
      problem = "unexpected error: \(error)"
    }
    XCTFail([description, problem].compactMap { $0 }.joined(separator: ": "), file: file, line: line)
  }
}

/// The time of the test's application, which passes at once.
private enum TestTime {
  /// Lets it pass in steps until something is so; false if it never is.
  static func pass(
    _ seconds: TimeInterval, _ step: TimeInterval = 0.01, until isDone: () -> Bool
  ) -> Bool {
    var left = seconds
    while !isDone() {
      guard left > 0 else { return false }
      left -= step
      MainActor.assumeIsolated {
        let window = UIApplication.shared.windows.first { !$0.isHidden } ?? shownWindow()
        try? EventGenerator(window: window).advance(by: max(step, 0.001))
      }
      // Blocks of the main queue are real.
      _ = RunLoop.main.run(mode: .default, before: Date())
    }
    return true
  }

  @MainActor private static func shownWindow() -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    return window
  }
}
