import Nimble
import Quick
import UIKit
import XCTest

/// A spec whose failures are what its test is about.
class NotingSpec: QuickSpec {
  /// What examples did, in their order.
  final var done: [String] = []
  /// The failures, which are noted and not reported.
  final var failures: [String] = []

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    failures.append(description.replacingOccurrences(of: "failed - ", with: ""))
  }

  /// Runs the examples and compares what was noted.
  @MainActor final func run(expecting expected: [String], failing: [String]) {
    runExamples()
    let found = failures
    failures = []
    guard done != expected || found != failing else { return }
    super.recordFailure(
      withDescription: "\(done) and failures \(found)", inFile: #filePath, atLine: #line, expected: true)
  }
}

final class OrderSpec: NotingSpec {
  @MainActor override func spec() {
    sharedExamples("a number") { context in
      it("is known") { self.done.append("\(context()["number"] ?? "none")") }
    }
    describe("a group") {
      beforeEach { self.done.append("outer before") }
      afterEach { self.done.append("outer after") }
      it("one") { self.done.append("one") }
      context("in it") {
        beforeEach { self.done.append("inner before") }
        justBeforeEach { self.done.append("just before") }
        afterEach { self.done.append("inner after, last") }
        afterEach { self.done.append("inner after, first") }
        it("two") { self.done.append("two") }
        xit("pending") { self.done.append("never") }
      }
    }
    itBehavesLike("a number") { ["number": 7] }
  }

  @MainActor func testSpec() async {
    run(
      expecting: [
        "outer before", "one", "outer after",
        "outer before", "inner before", "just before", "two", "inner after, first", "inner after, last",
        "outer after", "7",
      ], failing: [])
  }
}

final class FocusSpec: NotingSpec {
  @MainActor override func spec() {
    it("is left out") { self.done.append("left out") }
    fit("runs") { self.done.append("runs") }
    fdescribe("a group") { it("runs, too") { self.done.append("runs, too") } }
  }

  @MainActor func testSpec() async { run(expecting: ["runs", "runs, too"], failing: []) }
}

final class MatchersSpec: NotingSpec {
  struct Refused: Error, Equatable {}

  @MainActor override func spec() {
    it("holds") {
      let view = UIView()
      expect(3).to(equal(3))
      expect(3) != 4
      expect(view).to(beIdenticalTo(view))
      expect(view).to(beAKindOf(UIResponder.self))
      expect(nil as Int?).to(beNil())
      expect(0.1 + 0.2).to(beCloseTo(0.3))
      expect([1, 2, 3]).to(contain(1, 3))
      expect("finger").to(beginWith("fin"))
      expect([Int]()).to(beEmpty())
      expect { throw Refused() }.to(throwError(Refused()))
      expect { _ = 1 }.toNot(throwAssertion())
      expect { self.done.append("never") }.to(throwAssertion())
    }
    it("does not hold") {
      expect(3).to(equal(4))
      expect(3).toNot(equal(3))
      expect(nil as Int?).toNot(equal(3))
      expect(true).to(beFalse())
      expect([1, 2]).to(haveCount(3))
      expect { _ = 1 }.to(throwError())
      throw Refused()
    }
  }

  @MainActor func testSpec() async {
    run(
      expecting: [],
      failing: [
        "expected to equal 4, got 3",
        "expected to not equal 3, got 3",
        "expected to not equal 3, got nil",
        "expected to be false, got true",
        "expected to have count 3, got [1, 2]",
        "expected to throw an error, got ()",
        "MatchersSpec, does not hold: Refused()",
      ])
  }
}

final class WaitingSpec: NotingSpec {
  @MainActor override func spec() {
    it("lets the test's time pass") {
      var isDone = false
      UIView.animate(withDuration: 0.5, animations: {}, completion: { _ in isDone = true })
      expect(isDone).to(beFalse())
      expect(isDone).toEventually(beTrue())
      expect(isDone).toAlways(beTrue(), until: .seconds(60))
      expect(isDone).toEventually(beFalse(), timeout: .milliseconds(300))
      self.done.append("here")
    }
  }

  @MainActor func testSpec() async { run(expecting: ["here"], failing: ["expected to be false, got true"]) }
}
