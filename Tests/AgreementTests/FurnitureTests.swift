import Expectations
import Testing

/// The second reading of controls and scroll views against scenarios worked out by hand, line by line.
@Suite("The second reading of controls and scroll views by itself")
struct FurnitureTests {
  /// The log without what the handler of all touch events says.
  private func log(of contest: Contest) -> [String] {
    SecondReading.log(of: contest).filter { !$0.contains("event(any)") }
  }

  @Test("S-22: a control's margin of 70 pt, and its drag events")
  func margin() {
    var contest = Contest()
    contest.control("B", 100, 100, 100, 40, ControlPlan(isButton: true))
    contest.frame(0, down(1, 150, 120))
    contest.frame(0.1, move(1, 150, 210))
    contest.frame(0.2, move(1, 150, 211))
    contest.frame(0.3, move(1, 150, 205))
    contest.frame(0.4, up(1, 150, 205))
    expect(
      log(of: contest),
      is: [
        "0.000 B.touchesBegan(1)", "0.000 B.beginTracking(1)+i", "0.000 B.event(touchDown)+h",
        "0.100 B.touchesMoved(1)", "0.100 B.continueTracking(1)+h+i", "0.100 B.event(touchDragInside)+h",
        "0.200 B.touchesMoved(1)", "0.200 B.continueTracking(1)+h", "0.200 B.event(touchDragExit)",
        "0.200 B.event(touchDragOutside)", "0.300 B.touchesMoved(1)", "0.300 B.continueTracking(1)+i",
        "0.300 B.event(touchDragEnter)+h", "0.300 B.event(touchDragInside)+h", "0.400 B.touchesEnded(1)",
        "0.400 B.endTracking(1)+h", "0.400 B.event(touchUpInside)", "0.400 B.event(primaryActionTriggered)",
      ])
  }

  @Test("CTL-5, CTL-6: a no to begin or to continue, and nothing more is sent")
  func refusals() {
    var contest = Contest()
    contest.control("N", 0, 0, 100, 100, ControlPlan(begins: Answer(atFirst: false)))
    contest.control("O", 100, 0, 100, 100, ControlPlan(continues: Answer(atFirst: false)))
    contest.frame(0, down(1, 50, 50), down(2, 150, 50))
    contest.frame(0.1, move(1, 50, 60), move(2, 150, 60))
    contest.frame(0.2, up(1, 50, 60), up(2, 150, 60))
    expect(
      log(of: contest).filter { !$0.contains(".touches") },
      is: [
        "0.000 N.beginTracking(1)+i", "0.000 O.beginTracking(2)+i", "0.000 O.event(touchDown)+h",
        "0.100 O.continueTracking(2)+h+i",
      ])
  }

  @Test(
    "TRACE-3, TRACE-4: a tap above a button fails, above a control of one's own it wins",
    arguments: [true, false])
  func tapAbove(isButton: Bool) {
    var contest = Contest()
    let parent = contest.view("P", 0, 0, 400, 800)
    contest.control("B", 100, 100, 100, 40, in: parent, ControlPlan(isButton: isButton))
    contest.recognizer("t", .tap(), on: parent)
    contest.frame(0, down(1, 150, 120))
    contest.frame(0.1, up(1, 150, 120))
    let began = [
      "0.000 t.touchesBegan(1)", "0.000 B.touchesBegan(1)", "0.000 B.beginTracking(1)+i",
      "0.000 B.event(touchDown)+h", "0.100 t.touchesEnded(1)",
    ]
    let end =
      isButton
      ? [
        "0.100 B.touchesEnded(1)", "0.100 B.endTracking(1)+h", "0.100 B.event(touchUpInside)",
        "0.100 B.event(primaryActionTriggered)",
      ]
      : [
        "0.100 t.action(ended)", "0.100 B.touchesCancelled(1)", "0.100 B.cancelTracking+h",
        "0.100 B.event(touchCancel)",
      ]
    expect(log(of: contest), is: began + end + ["0.100 t.reset"])
  }

  @Test("S-23: what the content of a scroll view hears of a tap, a drag at once and a drag after a wait")
  func content() {
    let scrolled = Contest.scrolled()
    var tap = scrolled
    tap.frame(0, down(1, 50, 50))
    tap.frame(0.06, up(1, 50, 50))
    expect(
      log(of: tap),
      is: [
        "0.060 S.touchesShouldBegin(V,true)", "0.060 V.touchesBegan(1)", "0.060 V.touchesEnded(1)",
      ])
    var drag = scrolled
    drag.frame(0, down(1, 50, 50))
    drag.frame(0.05, move(1, 50, 80))
    expect(log(of: drag), is: ["0.050 Span.action(began)"])
    var late = scrolled
    late.frame(0, down(1, 50, 50))
    late.frame(0.3, move(1, 50, 80))
    expect(
      log(of: late),
      is: [
        "0.150 S.touchesShouldBegin(V,true)", "0.150 V.touchesBegan(1)",
        "0.300 S.touchesShouldCancel(V,true)", "0.300 Span.action(began)", "0.300 V.touchesCancelled(1)",
      ])
  }

  @Test("SCR-8, SCR-9: a button in a scroll view keeps the touch that it was told of")
  func heldButton() {
    var contest = Contest.scrolled()
    contest.views[2].role = .control(ControlPlan(isButton: true))
    contest.frame(0, down(1, 50, 50))
    contest.frame(0.3, move(1, 50, 80))
    expect(
      log(of: contest).suffix(4),
      is: [
        "0.300 S.touchesShouldCancel(V,false)", "0.300 V.touchesMoved(1)",
        "0.300 V.continueTracking(1)+h+i", "0.300 V.event(touchDragInside)+h",
      ])
  }

  @Test("SCR-15: the axis along which there is no room is left to whoever has some there")
  func axes() {
    var contest = Contest.scrolled()
    contest.frame(0, down(1, 50, 50))
    contest.frame(0.05, move(1, 80, 50))
    expect(
      log(of: contest),
      is: [
        "0.150 S.touchesShouldBegin(V,true)", "0.150 V.touchesBegan(1)", "0.150 V.touchesMoved(1)",
      ])
    // 10 pt along the other axis will do where nothing has room along the first.
    contest.frame(0.4, move(1, 90, 61))
    #expect(log(of: contest).contains("0.400 Span.action(began)"))
  }
}

extension Contest {
  /// A scroll view S, which scrolls up and down, with a view V in it.
  fileprivate static func scrolled() -> Contest {
    var contest = Contest()
    let scroll = contest.view("S", 0, 0, 400, 800)
    contest.views[scroll].role = .scroll(ScrollPlan())
    contest.view("V", 0, 0, 400, 800, in: scroll)
    contest.recognizer("Span", .scrollPan, on: scroll) { $0.delaysTouchesEnded = false }
    contest.recognizer("Sdelay", .touchDelay, on: scroll) { $0.delaysTouchesBegan = true }
    return contest
  }

  fileprivate mutating func control(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, in parent: Int = 0,
    _ plan: ControlPlan
  ) {
    let view = view(name, x, y, width, height, in: parent)
    views[view].role = .control(plan)
  }
}
