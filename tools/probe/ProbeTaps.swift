import UIKit

/// Questions about taps, swipes and pans.
extension FingerpostProbe {
  static var tapQuestions: [ProbeQuestion] {
    [
      ProbeQuestion(
        "tap-movement", ["TAP-4"], "How far may a finger of a tap move?", sets: ["tap.allowableMovement"]
      ) { run in
        for distance in [5.0, 10, 15, 19, 21, 30, 40, 44, 46, 60] {
          run.attempt("\(Int(distance)) pt", "TAP-4") { stage in
            stage.recognize(UITapGestureRecognizer(), "tap", on: stage.root)
            stage.down(100, 200, at: 0.1)
            stage.move(100 + distance / 2, 200, at: 0.12)
            stage.move(100 + distance, 200, at: 0.14)
            stage.up(at: 0.2)
          }
        }
      },
      ProbeQuestion(
        "tap-duration", ["TAP-5"], "How long may a finger of a tap stay?",
        sets: ["tap.maxDuration", "tap.maxDurationMulti"]
      ) { run in
        for duration in [0.5, 0.7, 0.8, 1.4, 1.6, 2] {
          run.attempt("one tap of \(duration) s", "TAP-5") { stage in
            stage.recognize(UITapGestureRecognizer(), "tap", on: stage.root)
            stage.tap(100, 200, at: 0.1, for: duration)
          }
        }
        for duration in [0.3, 0.7, 0.8, 1.4, 1.6] {
          run.attempt("two taps, the first of \(duration) s", "TAP-5") { stage in
            let double = UITapGestureRecognizer()
            double.numberOfTapsRequired = 2
            stage.recognize(double, "double tap", on: stage.root)
            stage.tap(100, 200, at: 0.1, for: duration)
            stage.tap(100, 200, at: 0.25 + duration)
          }
        }
      },
      ProbeQuestion(
        "tap-separation", ["TAP-7"], "How far apart may two taps of a double tap be?",
        sets: ["tap.separation"]
      ) { run in
        for distance in [10.0, 20, 30, 40, 44, 46, 60, 90] {
          run.attempt("\(Int(distance)) pt", "TAP-7") { stage in
            let double = UITapGestureRecognizer()
            double.numberOfTapsRequired = 2
            stage.recognize(double, "double tap", on: stage.root)
            stage.tap(100, 200, at: 0.1)
            stage.tap(100 + distance, 200, at: 0.3)
          }
        }
      },
      ProbeQuestion(
        "pan-translation", ["PAN-3"],
        "Does the pan's translation lose its 10 pt along the way, or along each axis?",
        sets: ["pan.removesHysteresis"]
      ) { run in
        for (name, x, y) in [("3 to 4", 3.0, 4.0), ("along one axis", 5, 0), ("diagonal, one step", 30, 40)] {
          run.attempt(name, "PAN-3") { stage in
            let pan = UIPanGestureRecognizer()
            let root = stage.root
            stage.recognize(pan, "pan", on: root) { [unowned pan] _ in ("", pan.translation(in: root)) }
            stage.down(100, 100, at: 0.1)
            for step in 1...5 {
              stage.move(100 + x * Double(step), 100 + y * Double(step), at: 0.1 + 0.02 * Double(step))
            }
            stage.up(at: 0.3)
          }
        }
      },
      ProbeQuestion("swipe-up-down", ["SWIPE-1"], "Does a swipe for up and down together know both ways?") {
        run in
        for (name, x, y) in [("up", 0.0, -80.0), ("down", 0, 80), ("left", -80, 0), ("right", 80, 0)] {
          run.attempt(name, "SWIPE-1") { stage in
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = [.up, .down]
            stage.recognize(swipe, "swipe", on: stage.root)
            stage.down(160, 240, at: 0.1)
            stage.up(at: stage.drag(byX: x, y: y, at: 0.1, for: 0.1) + 0.01)
          }
        }
      },
    ]
  }
}
