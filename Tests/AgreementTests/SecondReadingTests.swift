import Expectations
import Testing

/// The second reading against scenarios worked out by hand, line by line.
@Suite("The second reading by itself")
struct SecondReadingTests {
  /// A case with a view V of 100 by 100 points at (100,100).
  private func contestWithView(multiple: Bool = false) -> (contest: Contest, view: Int) {
    var contest = Contest()
    let view = contest.view("V", 100, 100, 100, 100, multiple: multiple)
    return (contest, view)
  }

  @Test("S-7: a view is removed while it is touched")
  func viewRemoved() {
    var contest = Contest()
    let root = contest.view("R", 0, 0, 400, 800)
    let view = contest.view("V", 100, 100, 100, 100, in: root)
    contest.recognizer("g", .pan(), on: root)
    contest.frame(0, down(1, 150, 150))
    contest.step(0.1, .removeView(view))
    contest.frame(0.2, move(1, 150, 170))
    contest.frame(0.3, up(1, 150, 170))
    expect(
      SecondReading.log(of: contest),
      is: [
        "0.000 g.touchesBegan(1)", "0.000 V.touchesBegan(1)", "0.100 V.touchesCancelled(1)",
        "0.200 g.touchesMoved(1)", "0.200 g.action(began)", "0.300 g.touchesEnded(1)",
        "0.300 g.action(ended)",
        "0.300 g.reset",
      ])
  }

  @Test("S-8: isMultipleTouchEnabled does not filter recognizers")
  func singleTouchView() {
    var (contest, view) = contestWithView()
    contest.recognizer("g", .tap(touches: 2), on: view)
    contest.frame(0, down(1, 120, 150))
    contest.frame(0.02, down(2, 170, 150))
    contest.frame(0.1, up(1, 120, 150), up(2, 170, 150))
    expect(
      SecondReading.log(of: contest),
      is: [
        "0.000 g.touchesBegan(1)", "0.000 V.touchesBegan(1)", "0.020 g.touchesBegan(2)",
        "0.100 g.touchesEnded(1,2)", "0.100 g.action(ended)", "0.100 V.touchesCancelled(1)", "0.100 g.reset",
      ])
  }

  @Test("S-10: action before cancel, never ended")
  func tap() {
    var (contest, view) = contestWithView()
    contest.recognizer("g", .tap(), on: view)
    contest.frame(0, down(1, 150, 150))
    contest.frame(0.05, move(1, 155, 150))
    contest.frame(0.1, up(1, 155, 150))
    expect(
      SecondReading.log(of: contest),
      is: [
        "0.000 g.touchesBegan(1)", "0.000 V.touchesBegan(1)", "0.050 g.touchesMoved(1)",
        "0.050 V.touchesMoved(1)", "0.100 g.touchesEnded(1)", "0.100 g.action(ended)",
        "0.100 V.touchesCancelled(1)", "0.100 g.reset",
      ])
  }

  @Test("S-11: a tap that takes too long, and one that goes too far")
  func failedTaps() {
    var (contest, view) = contestWithView()
    contest.recognizer("g", .tap(), on: view)
    var far = contest
    contest.frame(0, down(1, 150, 150))
    contest.frame(2, up(1, 150, 150))
    expect(
      SecondReading.log(of: contest),
      is: [
        "0.000 g.touchesBegan(1)", "0.000 V.touchesBegan(1)", "1.500 g.reset", "2.000 V.touchesEnded(1)",
      ])
    far.frame(0, down(1, 110, 110))
    far.frame(0.05, move(1, 170, 110))
    far.frame(0.1, move(1, 171, 110))
    far.frame(0.15, up(1, 171, 110))
    expect(
      SecondReading.log(of: far),
      is: [
        "0.000 g.touchesBegan(1)", "0.000 V.touchesBegan(1)", "0.050 g.touchesMoved(1)",
        "0.050 V.touchesMoved(1)", "0.050 g.reset", "0.100 V.touchesMoved(1)", "0.150 V.touchesEnded(1)",
      ])
  }

  @Test("S-12: a double tap holds touchesEnded")
  func doubleTap() {
    var (contest, view) = contestWithView()
    contest.recognizer("g2", .tap(taps: 2), on: view)
    contest.frame(0, down(1, 150, 150))
    contest.frame(0.08, up(1, 150, 150))
    expect(
      SecondReading.log(of: contest),
      is: [
        "0.000 g2.touchesBegan(1)", "0.000 V.touchesBegan(1)", "0.080 g2.touchesEnded(1)",
        "0.430 V.touchesEnded(1)", "0.430 g2.reset",
      ])
    contest.frame(0.2, down(1, 150, 150))
    contest.frame(0.28, up(1, 150, 150))
    expect(
      SecondReading.log(of: contest),
      is: [
        "0.000 g2.touchesBegan(1)", "0.000 V.touchesBegan(1)", "0.080 g2.touchesEnded(1)",
        "0.200 g2.touchesBegan(1)", "0.200 V.touchesBegan(1)", "0.280 g2.touchesEnded(1)",
        "0.280 g2.action(ended)", "0.280 V.touchesCancelled(1,1)", "0.280 g2.reset",
      ])
  }

  @Test("S-13: single and double tap without a requirement", arguments: [false, true])
  func stackedTaps(doubleFirst: Bool) {
    var (contest, view) = contestWithView()
    contest.recognizer("g1", .tap(), on: view)
    contest.recognizer("g2", .tap(taps: 2), on: view)
    if doubleFirst { contest.recognizers.swapAt(0, 1) }
    contest.doubleTap()
    let log = SecondReading.log(of: contest).filter { !$0.contains(".touchesBegan") }
    expect(
      log.filter { !$0.contains(".touchesEnded") },
      is: [
        "0.080 g1.action(ended)", "0.080 V.touchesCancelled(1)", "0.080 g1.reset", "0.280 g2.action(ended)",
        "0.280 V.touchesCancelled(1)", "0.280 g2.reset", "0.280 g1.reset",
      ])
  }

  @Test("S-14: a single tap that requires the double tap to fail")
  func singleRequiresDouble() {
    var (contest, view) = contestWithView()
    let single = contest.recognizer("g1", .tap(), on: view)
    let double = contest.recognizer("g2", .tap(taps: 2), on: view)
    contest.require(single, toFail: double)
    var twice = contest
    contest.frame(0, down(1, 150, 150))
    contest.frame(0.08, up(1, 150, 150))
    expect(
      SecondReading.log(of: contest),
      is: [
        "0.000 g1.touchesBegan(1)", "0.000 g2.touchesBegan(1)", "0.000 V.touchesBegan(1)",
        "0.080 g1.touchesEnded(1)", "0.080 g2.touchesEnded(1)", "0.430 g1.action(ended)",
        "0.430 V.touchesCancelled(1)", "0.430 g2.reset", "0.430 g1.reset",
      ])
    twice.doubleTap()
    expect(
      SecondReading.log(of: twice),
      is: [
        "0.000 g1.touchesBegan(1)", "0.000 g2.touchesBegan(1)", "0.000 V.touchesBegan(1)",
        "0.080 g1.touchesEnded(1)", "0.080 g2.touchesEnded(1)", "0.200 g2.touchesBegan(1)",
        "0.200 V.touchesBegan(1)", "0.280 g2.touchesEnded(1)", "0.280 g2.action(ended)",
        "0.280 V.touchesCancelled(1,1)", "0.280 g2.reset", "0.280 g1.reset",
      ])
  }

  @Test("S-15: a held touchesBegan is replayed")
  func replay() {
    var (contest, view) = contestWithView()
    contest.recognizer("k", .custom(CustomPlan(failOn: .move(3))), on: view) { $0.delaysTouchesBegan = true }
    contest.frame(0, down(1, 150, 150))
    contest.frame(0.02, move(1, 151, 150))
    contest.frame(0.03, move(1, 152, 150))
    contest.frame(0.05, move(1, 153, 150))
    contest.frame(0.06, move(1, 154, 150))
    contest.frame(0.07, up(1, 154, 150))
    expect(
      SecondReading.log(of: contest),
      is: [
        "0.000 k.touchesBegan(1)", "0.020 k.touchesMoved(1)", "0.030 k.touchesMoved(1)",
        "0.050 k.touchesMoved(1)", "0.050 V.touchesBegan(1)", "0.050 V.touchesMoved(1)", "0.050 k.reset",
        "0.060 V.touchesMoved(1)", "0.070 V.touchesEnded(1)",
      ])
  }

  @Test("S-16: a held touchesBegan vanishes when something wins")
  func heldBeganVanishes() {
    var contest = Contest()
    let root = contest.view("R", 0, 0, 400, 800)
    let view = contest.view("V", 100, 100, 100, 100, in: root)
    contest.recognizer("k", .custom(CustomPlan()), on: view) { $0.delaysTouchesBegan = true }
    contest.recognizer("g", .pan(), on: root)
    contest.frame(0, down(1, 150, 150))
    contest.frame(0.1, move(1, 150, 170))
    contest.frame(0.2, up(1, 150, 170))
    expect(
      SecondReading.log(of: contest),
      is: [
        "0.000 k.touchesBegan(1)", "0.000 g.touchesBegan(1)", "0.100 k.touchesMoved(1)",
        "0.100 g.touchesMoved(1)", "0.100 g.action(began)", "0.100 k.reset", "0.200 g.touchesEnded(1)",
        "0.200 g.action(ended)", "0.200 g.reset",
      ])
  }

  @Test("S-17: a late began after a failure requirement")
  func panRequiresSwipe() {
    var (contest, view) = contestWithView()
    let pan = contest.recognizer("p", .pan(), on: view)
    let swipe = contest.recognizer("s", .swipe(.right), on: view)
    contest.require(pan, toFail: swipe)
    var flick = contest
    contest.frame(0, down(1, 110, 150))
    contest.frame(0.1, move(1, 125, 150))
    contest.frame(0.3, move(1, 140, 150))
    contest.frame(0.6, move(1, 145, 150))
    contest.frame(0.7, move(1, 146, 150))
    contest.frame(0.8, up(1, 146, 150))
    expect(
      SecondReading.log(of: contest),
      is: [
        "0.000 p.touchesBegan(1)", "0.000 s.touchesBegan(1)", "0.000 V.touchesBegan(1)",
        "0.100 p.touchesMoved(1)", "0.100 s.touchesMoved(1)", "0.100 V.touchesMoved(1)",
        "0.300 p.touchesMoved(1)", "0.300 s.touchesMoved(1)", "0.300 V.touchesMoved(1)",
        "0.600 p.touchesMoved(1)", "0.600 s.touchesMoved(1)", "0.600 p.action(began)",
        "0.600 V.touchesCancelled(1)", "0.700 p.touchesMoved(1)", "0.700 p.action(changed)",
        "0.800 p.touchesEnded(1)", "0.800 p.action(ended)", "0.800 s.reset", "0.800 p.reset",
      ])
    flick.frame(0, down(1, 110, 150))
    flick.frame(0.1, move(1, 170, 150))
    flick.frame(0.2, up(1, 170, 150))
    expect(
      SecondReading.log(of: flick),
      is: [
        "0.000 p.touchesBegan(1)", "0.000 s.touchesBegan(1)", "0.000 V.touchesBegan(1)",
        "0.100 p.touchesMoved(1)", "0.100 s.touchesMoved(1)", "0.100 s.action(ended)",
        "0.100 V.touchesCancelled(1)", "0.100 s.reset", "0.100 p.reset",
      ])
  }

  @Test("S-18: ties; the leaf, then the last added; siblings go their own ways")
  func ties() {
    var contest = Contest()
    let parent = contest.view("P", 0, 0, 400, 400)
    let child = contest.view("C", 100, 100, 100, 100, in: parent)
    contest.recognizer("tP", .tap(), on: parent)
    contest.recognizer("g1", .tap(), on: child)
    contest.recognizer("g2", .tap(), on: child)
    contest.frame(0, down(1, 150, 150))
    contest.frame(0.1, up(1, 150, 150))
    expect(SecondReading.log(of: contest).filter { $0.contains("action") }, is: ["0.100 g2.action(ended)"])

    var sisters = Contest()
    let first = sisters.view("S1", 0, 0, 100, 100)
    let second = sisters.view("S2", 100, 0, 100, 100)
    sisters.recognizer("p1", .pan(), on: first)
    sisters.recognizer("p2", .pan(), on: second)
    sisters.frame(0, down(1, 50, 50), down(2, 150, 50))
    sisters.frame(0.1, move(1, 50, 70), move(2, 150, 70))
    sisters.frame(0.2, up(1, 50, 70), up(2, 150, 70))
    expect(
      SecondReading.log(of: sisters).filter { $0.contains("action") },
      is: [
        "0.100 p2.action(began)", "0.100 p1.action(began)", "0.200 p2.action(ended)",
        "0.200 p1.action(ended)",
      ])
  }

  @Test("S-19: one yes to simultaneity is enough, and it is asked again")
  func simultaneity() {
    var (contest, view) = contestWithView()
    let pan = contest.recognizer("p", .pan(), on: view)
    let tap = contest.recognizer("t", .tap(), on: view)
    contest.frame(0, down(1, 150, 150))
    contest.frame(0.1, move(1, 165, 150))
    contest.frame(0.2, up(1, 165, 150))
    var fickle = contest
    contest.answers(.simultaneous, tap, pan, true)
    expect(
      SecondReading.log(of: contest),
      is: [
        "0.000 p.touchesBegan(1)", "0.000 t.touchesBegan(1)", "0.000 V.touchesBegan(1)",
        "0.100 p.touchesMoved(1)", "0.100 t.touchesMoved(1)", "0.100 p.action(began)",
        "0.100 V.touchesCancelled(1)", "0.200 p.touchesEnded(1)", "0.200 t.touchesEnded(1)",
        "0.200 t.action(ended)", "0.200 p.action(ended)", "0.200 p.reset", "0.200 t.reset",
      ])
    fickle.answers(.simultaneous, tap, pan, true, turnsAt: 0.15)
    expect(
      SecondReading.log(of: fickle).filter { $0.contains("action") },
      is: [
        "0.100 p.action(began)", "0.200 p.action(ended)",
      ])
  }

  @Test("S-20: a no to shouldBegin is a failure")
  func shouldBegin() {
    var (contest, view) = contestWithView()
    let double = contest.recognizer("g2", .tap(taps: 2), on: view)
    contest.answers(.shouldBegin, double, double, false)
    contest.doubleTap()
    var alone = contest
    let single = contest.recognizer("g1", .tap(), on: view)
    contest.require(single, toFail: double)
    expect(
      SecondReading.log(of: contest),
      is: [
        "0.000 g2.touchesBegan(1)", "0.000 g1.touchesBegan(1)", "0.000 V.touchesBegan(1)",
        "0.080 g2.touchesEnded(1)", "0.080 g1.touchesEnded(1)", "0.200 g2.touchesBegan(1)",
        "0.200 V.touchesBegan(1)", "0.280 g2.touchesEnded(1)", "0.280 g1.action(ended)",
        "0.280 V.touchesCancelled(1)", "0.280 V.touchesEnded(1)", "0.280 g1.reset", "0.280 g2.reset",
      ])
    alone.recognizers[double].name = "g2"
    expect(
      SecondReading.log(of: alone).suffix(3),
      is: [
        "0.280 g2.touchesEnded(1)", "0.280 V.touchesEnded(1,1)", "0.280 g2.reset",
      ])
  }

  @Test("S-24: disabled and enabled again; ignored contacts; a second finger that stays")
  func lifecycle() {
    var (contest, view) = contestWithView()
    let pan = contest.recognizer("g", .pan(), on: view)
    contest.frame(0, down(1, 110, 150))
    contest.frame(0.1, move(1, 130, 150))
    contest.step(0.2, .setEnabled(recognizer: pan, false))
    contest.step(0.2, .setEnabled(recognizer: pan, true))
    contest.frame(0.3, move(1, 150, 150))
    contest.frame(0.4, up(1, 150, 150))
    contest.frame(0.5, down(1, 110, 150))
    contest.frame(0.6, move(1, 130, 150))
    expect(
      SecondReading.log(of: contest),
      is: [
        "0.000 g.touchesBegan(1)", "0.000 V.touchesBegan(1)", "0.100 g.touchesMoved(1)",
        "0.100 g.action(began)", "0.100 V.touchesCancelled(1)", "0.200 g.action(cancelled)", "0.200 g.reset",
        "0.500 g.touchesBegan(1)", "0.500 V.touchesBegan(1)", "0.600 g.touchesMoved(1)",
        "0.600 g.action(began)", "0.600 V.touchesCancelled(1)",
      ])

    var (ignoring, manyView) = contestWithView(multiple: true)
    ignoring.recognizer("k", .custom(CustomPlan(recognizeOn: .ended, ignore: [2])), on: manyView)
    ignoring.frame(0, down(1, 110, 150), down(2, 150, 150))
    ignoring.frame(0.1, up(1, 110, 150))
    ignoring.frame(0.2, move(2, 151, 150))
    ignoring.frame(0.3, up(2, 151, 150))
    expect(
      SecondReading.log(of: ignoring),
      is: [
        "0.000 k.touchesBegan(1,2)", "0.000 k.ignore(2)", "0.000 V.touchesBegan(1,2)",
        "0.100 k.touchesEnded(1)",
        "0.100 k.action(ended)", "0.100 V.touchesCancelled(1)", "0.100 k.reset", "0.200 V.touchesMoved(2)",
        "0.300 V.touchesEnded(2)",
      ])

    var (staying, other) = contestWithView(multiple: true)
    staying.recognizer("l", .longPress(touches: 2), on: other)
    staying.frame(0, down(1, 110, 150), down(2, 150, 150))
    staying.frame(0.75, up(1, 110, 150))
    staying.frame(3, up(2, 150, 150))
    expect(
      SecondReading.log(of: staying),
      is: [
        "0.000 l.touchesBegan(1,2)", "0.000 V.touchesBegan(1,2)", "0.500 l.action(began)",
        "0.500 V.touchesCancelled(1,2)", "0.750 l.touchesEnded(1)", "0.750 l.action(ended)", "0.750 l.reset",
      ])
  }
}

extension Contest {
  /// Two quick taps at (150,150).
  fileprivate mutating func doubleTap() {
    frame(0, down(1, 150, 150))
    frame(0.08, up(1, 150, 150))
    frame(0.2, down(1, 150, 150))
    frame(0.28, up(1, 150, 150))
  }
}
