import UIKit

#if os(iOS)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// Questions about where fingers were, about several fingers, and about content that is caught.
extension FingerpostProbe {
  static var fingerQuestions: [ProbeQuestion] {
    [
      ProbeQuestion("swipe-location", ["SWIPE-6"], "Where is a swipe in its action?") { run in
        run.attempt("to the right", "SWIPE-6") { stage in
          let swipe = UISwipeGestureRecognizer()
          let view = stage.view("view", CGRect(x: 20, y: 40, width: 280, height: 400))
          for (name, place) in [("its own view", view), ("nil", nil), ("the window", stage.window)]
            as [(String, UIView?)]
          {
            stage.recognize(swipe, name, on: view) { [unowned swipe] _ in ("", swipe.location(in: place)) }
          }
          stage.down(120, 220, at: 0.1)
          stage.up(at: stage.drag(byX: 100, y: 0, at: 0.1, for: 0.1) + 0.01)
        }
      },
      ProbeQuestion("tap-places", ["TAP-3"], "How many touches has a tap in its action, and where?") { run in
        for taps in [1, 2] {
          run.attempt(taps == 1 ? "one tap" : "two taps", "TAP-3") { stage in
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = taps
            let root = stage.root
            stage.recognize(tap, "tap", on: root) { [unowned tap] _ in
              let count = tap.numberOfTouches
              return (", \(count) touches", count > 0 ? tap.location(ofTouch: 0, in: root) : nil)
            }
            for index in 0..<taps { stage.tap(100 + 10 * Double(index), 200, at: 0.1 + 0.2 * Double(index)) }
          }
        }
      },
      ProbeQuestion("state-in-reset", ["GR-32"], "Which state does a recognizer have in its reset()?") {
        run in
        run.attempt("a tap", "GR-32") { stage in
          let tap = ResettingTap()
          tap.stage = stage
          stage.root.addGestureRecognizer(tap)
          stage.tap(100, 200, at: 0.1)
        }
      },
      ProbeQuestion(
        "pan-spread", ["PAN-13"], "Does a pan begin when two fingers move apart?",
        sets: ["pan.beginsByAnyFinger"]
      ) { run in
        run.attempt("40 pt each", "PAN-13") { stage in
          stage.recognize(UIPanGestureRecognizer(), "pan", on: stage.root)
          stage.down(110, 240, at: 0.1)
          stage.down(210, 240, at: 0.1, finger: 2)
          for step in 1...20 {
            let (way, time) = (2 * Double(step), 0.1 + 0.01 * Double(step))
            stage.move(110 - way, 240, at: time)
            stage.move(210 + way, 240, at: time, finger: 2)
          }
          stage.up(at: 0.4)
          stage.up(at: 0.4, finger: 2)
          stage.note("pan", "is over")
        }
      },
      ProbeQuestion("resting-thumb", ["PAN-2"], "Does a finger that rests slow down scrolling?") { run in
        run.attempt("the other goes 100 pt", "PAN-2") { stage in
          let scroll = stage.addScroll(content: CGSize(width: 320, height: 5_000))
          stage.down(20, 460, at: 0.1)
          stage.down(160, 400, at: 0.5, finger: 2)
          let end = stage.drag(byX: 0, y: -100, at: 0.5, for: 1, finger: 2)
          stage.note("scroll", "offset", at: scroll.contentOffset)
          stage.up(at: end + 0.5, finger: 2)
          stage.up(at: end + 0.6)
        }
      },
      ProbeQuestion(
        "catch", ["SCR-32"], "Does a drag that catches moving content need its 10 pt?",
        sets: ["scroll.catchBeginsAtOnce"]
      ) { run in
        run.attempt("40 pt", "SCR-32", settle: 3) { stage in
          let scroll = stage.addScroll(content: CGSize(width: 320, height: 50_000))
          stage.down(160, 400, at: 0.1)
          let lift = stage.drag(byX: 0, y: -200, at: 0.1, for: 0.1) + 0.001
          stage.up(at: lift)
          stage.down(160, 400, at: lift + 0.2)
          let caught = scroll.contentOffset.y
          let end = stage.drag(byX: 0, y: -40, at: lift + 0.2, for: 0.4)
          stage.note("scroll", "has gone", at: CGPoint(x: 0, y: scroll.contentOffset.y - caught))
          stage.up(at: end + 0.5)
        }
      },
      ProbeQuestion(
        "flick-momentum", ["SCR-33"], "Do flicks the same way build up speed?",
        sets: ["scroll.carriesMomentum"]
      ) { run in
        for pause in [0.25, 4] {
          run.attempt("two flicks, \(pause) s apart", "SCR-33", settle: 5) { stage in
            let scroll = stage.addScroll(content: CGSize(width: 320, height: 50_000))
            stage.down(160, 400, at: 0.1)
            let lift = stage.drag(byX: 0, y: -200, at: 0.1, for: 0.1) + 0.001
            stage.up(at: lift)
            stage.down(160, 400, at: lift + pause)
            let start = scroll.contentOffset.y
            stage.finish = { [unowned stage, unowned scroll] in
              stage.note("scroll", "has gone", at: CGPoint(x: 0, y: scroll.contentOffset.y - start))
            }
            stage.up(at: stage.drag(byX: 0, y: -200, at: lift + pause, for: 0.1) + 0.001)
          }
        }
      },
    ]
  }
}

/// A tap recognizer that tells of its state when it is reset.
private final class ResettingTap: UITapGestureRecognizer {
  weak var stage: ProbeStage?

  override func reset() {
    let states: [UIGestureRecognizer.State: String] = [
      .possible: "possible", .ended: "ended", .failed: "failed",
    ]
    stage?.note("tap", "reset in state \(states[state] ?? "\(state.rawValue)")")
    super.reset()
  }
}
