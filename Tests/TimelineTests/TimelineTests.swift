import Expectations
import FingerpostTimeline
import Testing

@Suite struct TimelineTests {
  private func at(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  @Test("Deadlines fire in their order, and equal ones in the order of scheduling")
  func order() {
    let timeline = Timeline()
    var fired: [String] = []
    timeline.schedule(at: at(2)) { _ in fired.append("c") }
    timeline.schedule(at: at(1)) { _ in fired.append("a") }
    timeline.schedule(at: at(1)) { _ in fired.append("b") }
    timeline.schedule(at: at(3)) { _ in fired.append("late") }
    timeline.advance(to: at(2))
    expect(fired, is: ["a", "b", "c"])
    expect(timeline.now, is: at(2))
  }

  @Test("While an action runs, now is its deadline")
  func nowDuringAction() {
    let timeline = Timeline()
    var seen: [Instant] = []
    timeline.schedule(at: at(1)) { now in seen += [now, timeline.now] }
    timeline.advance(to: at(5))
    expect(seen, is: [at(1), at(1)])
  }

  @Test("An action may schedule another that is due on the same way")
  func chained() {
    let timeline = Timeline()
    var fired: [Instant] = []
    timeline.schedule(at: at(1)) { now in
      timeline.schedule(at: now.advanced(bySeconds: 1)) { fired.append($0) }
    }
    timeline.advance(to: at(2))
    expect(fired, is: [at(2)])
  }

  @Test("A cancelled action does not fire and leaves no deadline behind")
  func cancelled() {
    let timeline = Timeline()
    var fired = 0
    let token = timeline.schedule(at: at(1)) { _ in fired += 1 }
    timeline.schedule(at: at(2)) { _ in fired += 10 }
    timeline.cancel(token)
    expect(timeline.nextDeadline, is: at(2))
    timeline.cancel(token)
    timeline.advance(to: at(1))
    expect(fired, is: 0)
    timeline.advance(to: at(3))
    expect(fired, is: 10)
    expect(timeline.nextDeadline, is: nil)
  }

  @Test("Who was cancelled or has fired is not taken for one that was scheduled later")
  func reuse() {
    let timeline = Timeline()
    var fired: [String] = []
    let first = timeline.schedule(at: at(1)) { _ in fired.append("first") }
    timeline.cancel(first)
    let second = timeline.schedule(at: at(3)) { _ in fired.append("second") }
    timeline.schedule(at: at(3)) { _ in fired.append("beside") }
    timeline.advance(to: at(2))
    expect(fired, is: [])
    timeline.advance(to: at(3))
    timeline.schedule(at: at(4)) { _ in fired.append("third") }
    timeline.cancel(first)
    timeline.cancel(second)
    timeline.advance(to: at(4))
    expect(fired, is: ["second", "beside", "third"])
  }

  @Test("The next deadline is not that of a cancelled action, also when another has been scheduled since")
  func nextAfterCancelling() {
    let timeline = Timeline()
    timeline.cancel(timeline.schedule(at: at(1)) { _ in })
    timeline.schedule(at: at(3)) { _ in }
    expect(timeline.nextDeadline, is: at(3))
  }

  @Test("An action may cancel itself and others, and let time run on")
  func cancelling() {
    let timeline = Timeline()
    var fired: [String] = []
    var own: Timeline.Token?
    let other = timeline.schedule(at: at(2)) { _ in fired.append("other") }
    own = timeline.schedule(at: at(1)) { _ in
      fired.append("own")
      if let own { timeline.cancel(own) }
      timeline.cancel(other)
      timeline.schedule(at: at(2)) { _ in fired.append("new") }
      timeline.advance(to: at(3))
      fired.append("done")
    }
    timeline.advance(to: at(2))
    expect(fired, is: ["own", "new", "done"])
    expect(timeline.now, is: at(3))
    expect(timeline.nextDeadline, is: nil)
    timeline.schedule(at: at(3)) { _ in fired.append("last") }
    timeline.advance(to: at(3))
    expect(fired.last, is: "last")
  }

  @Test("Time never runs backwards, and what is overdue fires at the next advance")
  func backwards() {
    let timeline = Timeline(now: at(5))
    var seen: [Instant] = []
    timeline.schedule(at: at(1)) { seen.append($0) }
    timeline.advance(to: at(2))
    expect(seen, is: [at(5)])
    timeline.schedule(at: at(4)) { seen.append($0) }
    timeline.advance(to: at(3))
    expect(seen, is: [at(5), at(5)])
    expect(timeline.now, is: at(5))
  }

  @Test("Running until idle stops when nothing is pending, or at its limit")
  func untilIdle() {
    let timeline = Timeline()
    var count = 0
    func again() {
      count += 1
      if count < 10 { timeline.schedule(at: timeline.now.advanced(bySeconds: 1)) { _ in again() } }
    }
    timeline.schedule(at: at(0)) { _ in again() }
    #expect(timeline.runUntilIdle())
    expect(count, is: 10)
    expect(timeline.now, is: at(9))
    count = -1000
    timeline.schedule(at: at(10)) { _ in again() }
    #expect(!timeline.runUntilIdle(limit: 5))
    expect(count, is: -995)
  }

  @Test("Instants are whole nanoseconds, and no number of seconds traps")
  func instants() {
    expect(Instant(seconds: 0.0012).nanoseconds, is: 1_200_000)
    expect(Instant(seconds: .nan), is: .zero)
    #expect(Instant(seconds: .infinity) > Instant(seconds: 1e9))
    #expect(Instant(seconds: -.infinity) < .zero)
    expect(Instant(nanoseconds: .max).advanced(bySeconds: 1).nanoseconds, is: .max)
    expect(Instant(nanoseconds: .min).advanced(bySeconds: -1).nanoseconds, is: .min)
  }
}
