import Expectations
import FingerpostHID
import Testing

/// How the times of a source become those of the machine.
@Suite("Clocks of sources")
struct SourceClockTests {
  private let second: Int64 = 1_000_000_000

  /// What becomes of times in seconds, each read at a time in seconds; nil where it is not a time.
  private func times(_ pairs: (time: Double, now: Double)...) -> [Double?] {
    var clock = SourceClock()
    return pairs.map { pair in
      clock.time(Int64(pair.time * 1e9), now: Int64(pair.now * 1e9)).map { Double($0) / 1e9 }
    }
  }

  @Test("a clock that agrees with the machine's stays as it is, also where frames had to wait")
  func same() {
    expect(times((100, 100.5), (100.25, 107), (106, 107)), is: [100, 100.25, 106])
  }

  @Test("a clock that is elsewhere begins now and keeps its spacing")
  func elsewhere() {
    expect(times((5, 1000), (5.5, 1000.5), (9, 1004)), is: [1000, 1000.5, 1004])
    expect(times((5000, 10), (5000.5, 10.75), (5004, 14)), is: [10, 10.5, 14])
  }

  @Test("a clock that was set forwards continues from now")
  func forwards() {
    expect(times((10, 10), (3610, 10.5), (3610.25, 10.75)), is: [10, 10.5, 10.75])
  }

  @Test("a clock that was set back continues from now, and time never goes back")
  func back() {
    expect(times((100, 100), (40, 105), (40.5, 105.5)), is: [100, 105, 105.5])
    expect(times((100, 100), (99.5, 100), (99.75, 100), (100.25, 100)), is: [100, 100, 100, 100.25])
  }

  @Test("a clock that steps back and forth again never takes time along")
  func backAndForth() {
    var clock = SourceClock()
    var last: Int64 = 0
    for step in 0..<2000 {
      let now = Int64(step) * second / 100 + 50 * second
      let error: Int64 = step % 300 < 100 ? 0 : step % 300 < 200 ? -40 * second : 3600 * second
      let time = clock.time(now + error, now: now) ?? -1
      #expect(time >= last && time <= now + second)
      last = time
    }
    expect(clock.steps, is: 19)
  }

  @Test("a source that was read empty cannot report what lies before that")
  func rested() {
    var clock = SourceClock()
    expect(clock.time(10 * second, now: 10 * second), is: 10 * second)
    clock.rest(now: 100 * second)
    // The device's clock stopped, or was set back by less than it had rested.
    expect(clock.time(20 * second, now: 101 * second), is: 101 * second)
    #expect(!clock.wentBack && clock.steps == 1)
  }

  @Test("what is not a time is refused, and nothing overflows")
  func extremes() {
    var clock = SourceClock()
    expect(clock.time(-1, now: 0), is: nil)
    expect(clock.time(.max, now: .max), is: nil)
    expect(clock.time(.min, now: .min), is: nil)
    expect(clock.time(0, now: .max), is: Int64(1) << 61)
    expect(clock.time(Int64(1) << 61, now: .min), is: Int64(1) << 61)
    expect(clock.time(0, now: 0), is: Int64(1) << 61)
  }
}
