import Expectations
import Foundation
import Testing

/// The second reading against what was measured on iOS 26.1 (simulator), figure by figure.
///
/// The contests say that engine and reading agree; these say with what.
@Suite("The second reading and the measurements")
struct MeasuredReadingTests {
  /// The actions of a case, with what they read.
  private func actions(_ contest: Contest) -> [String] {
    SecondReading.record(of: contest).lines.filter { $0.contains(".action(") }
  }

  private func contest(_ kind: ContestKind) -> Contest {
    var contest = Contest()
    contest.views[0].isMultipleTouchEnabled = true
    contest.recognizer("g", kind, on: 0)
    return contest
  }

  // MARK: - Swipes

  @Test(
    "SWIPE-4: time, way along and way across of a swipe",
    arguments: [
      (0.1, 45.299, 0, false), (0.1, 45.301, 0, true), (0.3, 35.901, 0, true), (0.3, 100, 35.301, false),
      (0.3, 100, 35.299, true), (0.5, 26.501, 0, true), (0.501, 100, 0, false),
    ])
  func swipeLimits(time: Double, along: Double, across: Double, isSwipe: Bool) {
    var contest = contest(.swipe(.right))
    contest.frame(0, down(1, 100, 100))
    contest.frame(time, move(1, 100 + along, 100 + across))
    expect(actions(contest).isEmpty, isNot: isSwipe)
  }

  @Test("SWIPE-2, SWIPE-5: never backwards; sideways first does no harm; once, in the move")
  func swipePaths() {
    var back = contest(.swipe(.right))
    back.frame(0, down(1, 100, 100))
    var sideways = back
    var steps = back
    back.frame(0.01, move(1, 99.9, 100))
    back.frame(0.1, move(1, 200, 100))
    #expect(actions(back).isEmpty)
    sideways.frame(0.01, move(1, 100, 120))
    sideways.frame(0.1, move(1, 200, 100))
    expect(actions(sideways), is: ["0.100 g.action(ended)"])
    for (number, way) in [2.0, 5, 10, 20, 30, 40, 50, 60].enumerated() {
      steps.frame(Double(number + 1) / 100, move(1, 100 + way, 100))
    }
    expect(actions(steps), is: ["0.070 g.action(ended)"])
  }

  @Test(
    "SWIPE-7: as many fingers as are wanted, each of them far enough",
    arguments: [(2, 100.0, 0.0, false), (2, 100, 50, true), (1, 100, 100, false), (2, 100, nil, false)])
  func swipeFingers(required: Int, first: Double, second: Double?, isSwipe: Bool) {
    var contest = contest(.swipe(.right, touches: required))
    contest.frame(0, down(1, 100, 100))
    if let second {
      contest.frame(0, down(2, 100, 200))
      contest.frame(0.1, move(1, 100 + first, 100), move(2, 100 + second, 200))
    } else {
      contest.frame(0.1, move(1, 100 + first, 100))
    }
    expect(actions(contest).isEmpty, isNot: isSwipe)
  }

  @Test(
    "SWIPE-1: with right or left among the directions only the horizontal counts",
    arguments: [
      (1 | 8, 100.0, 0.0, true), (1 | 8, 0, 100, false), (0, 100, 0, false), (1 | 2, -100, 0, true),
      (15, -100, 0, true), (8, 0, 100, true),
    ])
  func swipeMasks(mask: Int, x: Double, y: Double, isSwipe: Bool) {
    var contest = contest(.swipe(.init(rawValue: mask)))
    contest.frame(0, down(1, 200, 200))
    contest.frame(0.1, move(1, 200 + x, 200 + y))
    expect(actions(contest).isEmpty, isNot: isSwipe)
  }

  // MARK: - Pans, pinches, rotations

  @Test("PAN-2, PAN-3: a pan begins with 10 pt, which are taken off")
  func pan() {
    var contest = contest(.pan())
    contest.frame(0, down(1, 100, 100))
    contest.frame(0.1, move(1, 100, 109))
    contest.frame(0.2, move(1, 100, 110))
    contest.frame(0.3, move(1, 100, 125))
    expect(actions(contest), is: ["0.200 g.action(began) 0.0,0.0", "0.300 g.action(changed) 0.0,15.0"])
  }

  @Test("PINCH-1, PINCH-2, PINCH-3: from 100 pt to 110 pt is a pinch of 110/108")
  func pinch() {
    var contest = contest(.pinch)
    contest.frame(0, down(1, 100, 100), down(2, 200, 100))
    contest.frame(0.05, move(2, 208, 100))
    #expect(actions(contest).isEmpty)
    contest.frame(0.1, move(2, 210, 100))
    expect(actions(contest), is: ["0.100 g.action(began) 1.0185,0.3704"])
  }

  @Test("ROT-1, ROT-2: 10° are a rotation of 5°, and 90° one of 85°")
  func rotation() {
    let at = { (degrees: Double) in
      move(2, 200 + 100 * cos(degrees * .pi / 180), 200 + 100 * sin(degrees * .pi / 180))
    }
    var contest = contest(.rotation)
    contest.frame(0, down(1, 200, 200), down(2, 300, 200))
    contest.frame(0.05, at(9.999))
    #expect(actions(contest).isEmpty)
    contest.steps.removeLast()
    contest.frame(0.05, at(10))
    contest.frame(0.1, at(90))
    expect(
      actions(contest), is: ["0.050 g.action(began) 0.0873,3.4907", "0.100 g.action(changed) 1.4835"])
  }

  // MARK: - Scroll views

  /// A scroll view of the height of a phone's screen.
  private func scroll(room: Double = 4000, start: Double = 0) -> Contest {
    var contest = Contest()
    let view = contest.view("S", 0, 0, 400, 852)
    contest.views[view].role = .scroll(
      ScrollPlan(travel: ScrollTravel(room: Point(x: 0, y: room), start: Point(x: 0, y: start))))
    contest.bringScrollRecognizers()
    contest.settings.hasPixels = true
    return contest
  }

  private func offsets(_ contest: Contest) -> [String] {
    SecondReading.record(of: contest).lines.filter { $0.contains("didScroll") }
      .map { String($0.split(separator: ",")[1]) }
  }

  @Test("SCR-25: the offset is the way less 10 pt, from the very event that begins")
  func drag() {
    var contest = scroll()
    contest.frame(0, down(1, 100, 700))
    for step in 1...3 { contest.frame(Double(step) / 10, move(1, 100, 700 - Double(step) * 15)) }
    expect(offsets(contest), is: ["5.0", "20.0", "35.0"])
    var slow = scroll()
    slow.frame(0, down(1, 100, 700))
    slow.frame(0.1, move(1, 100, 695))
    slow.frame(0.2, move(1, 100, 690))
    expect(
      SecondReading.log(of: slow).suffix(3),
      is: [
        "0.200 S.willBeginDragging", "0.200 Span.action(began)", "0.200 S.touchesCancelled(1)",
      ])
    expect(offsets(slow), is: [])
  }

  @Test(
    "SCR-20: what shows of a drag beyond an edge",
    arguments: [(5.0, 2.667), (50, 26.667), (100, 51.667), (250, 118.333), (590, 235)])
  func rubberBand(way: Double, shown: Double) {
    var contest = scroll()
    contest.frame(0, down(1, 100, 100))
    contest.frame(0.1, move(1, 100, 110 + way))
    let offset = offsets(contest).compactMap { Double($0) }
    #expect(offset.count == 1 && abs(offset[0] + shown) < 0.001)
  }

  /// Where content was measured to be, so many seconds after the lift.
  struct Trace: Sendable {
    var start: Double
    var velocity: Double
    var duration: Double
    var end: Double
    var times: [Double]
    var places: [Double]

    static let inside = [
      Trace(
        start: 5074, velocity: 750, duration: 2.161, end: 5443.333, times: [0.1106, 0.5106, 1.0106],
        places: [5147.67, 5313.33, 5398.67]),
      Trace(
        start: 5326, velocity: 3000, duration: 2.852, end: 6818, times: [0.1689, 0.8356, 1.6689],
        places: [5753.67, 6541.33, 6770]),
    ]
    /// One that is let go of and one that arrives; the edge is at 0.
    static let beyond = [
      Trace(
        start: 235, velocity: 625, duration: 0.691, end: 0, times: [0.0076, 0.0576, 0.1576, 0.3243, 0.491],
        places: [223.33, 152, 66.67, 15, 3.33]),
      Trace(
        start: -60, velocity: 3125, duration: 0.808, end: 0, times: [0.0741, 0.1075, 0.1741, 0.3408, 0.5075],
        places: [89.33, 100.33, 85.33, 29, 7.33]),
    ]
  }

  @Test("SCR-19, SCR-27: inside the edges and beyond one, as measured")
  func traces() {
    for (traces, high) in [(Trace.inside, 100_000.0), (Trace.beyond, 0)] {
      for trace in traces {
        let ground = Glide.Ground(low: -10_000, high: high, bounces: true, rate: 0.998)
        let glide = Glide(from: trace.start, velocity: trace.velocity, on: ground)
        // It is over with the first frame after that.
        #expect(glide.length <= trace.duration && glide.length > trace.duration - 0.019)
        expect(glide.place(at: 10), near: trace.end, within: 0.4)
        // The clock of the measurements is up to 1.1 ms off, and their places are pixels.
        let fits = (-11...11).contains { shift in
          zip(trace.times, trace.places).allSatisfy { time, place in
            abs(glide.place(at: time + Double(shift) / 10_000) - place) < 0.4
          }
        }
        #expect(fits)
      }
    }
  }

  @Test("SCR-26, SCR-28: the target that is told of, and a velocity that survives a rest or does not")
  func release() {
    var contest = scroll(start: 100)
    contest.frame(0, down(1, 100, 700))
    contest.frame(0.1, move(1, 100, 600))
    contest.frame(0.11, move(1, 100, 592.5))
    var rested = contest
    contest.frame(0.12, up(1, 100, 592.5))
    let ends = { (contest: Contest) in
      SecondReading.record(of: contest).lines.filter { $0.contains("willEndDragging") }
    }
    // 97.5 pt, to the pixel, and (750 − 10) / 2.002 = 369.63 pt more.
    expect(ends(contest), is: ["0.120 S.willEndDragging 0.0,0.75,0.0,567.3333"])
    rested.frame(0.3, up(1, 100, 592.5))
    expect(ends(rested), is: ["0.300 S.willEndDragging 0.0,0.0,0.0,197.6667"])
    rested.settings.keepsVelocityAtRest = true
    expect(ends(rested), is: ["0.300 S.willEndDragging 0.0,0.75,0.0,567.3333"])
  }

  @Test("SCR-29, SCR-30: an animated offset takes 18 frames; bounds send nothing")
  func byCode() {
    var contest = scroll(start: 375)
    contest.settings.hasPixels = false
    contest.step(0.99, .moveContent(view: 1, to: Point(x: 0, y: 750), .animated))
    let offsets = offsets(contest).compactMap { Double($0) }
    expect(offsets.count, is: 18)
    #expect(abs(offsets[5] - 468.75) < 0.01 && abs(offsets[11] - 656.25) < 0.01 && offsets[17] == 750)
    var bounds = scroll()
    bounds.step(0, .moveContent(view: 1, to: Point(x: 0, y: 40), .bounds))
    expect(SecondReading.log(of: bounds), is: [])
  }

  @Test("SCR-14: a tap that stops content excludes a tap on it, unless both may run")
  func stopping() {
    var contest = scroll()
    contest.recognizer("t", .tap(), on: 1)
    contest.frame(0, down(1, 100, 700))
    contest.frame(0.01, move(1, 100, 660))
    contest.frame(0.02, move(1, 100, 620))
    contest.frame(0.03, up(1, 100, 620))
    contest.frame(0.5, down(1, 100, 300))
    contest.frame(0.55, up(1, 100, 300))
    #expect(actions(contest).filter { $0.contains("t.action") }.isEmpty)
    expect(
      SecondReading.log(of: contest).suffix(3),
      is: [
        "0.500 S.didEndDecelerating", "0.500 t.touchesBegan(1)", "0.500 t.reset",
      ])
    contest.answers(.simultaneous, 2, 1, true)
    expect(actions(contest).last, is: "0.550 t.action(ended)")
  }
}
