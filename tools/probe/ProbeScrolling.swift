import UIKit

/// Questions about velocities and scroll views.
extension FingerpostProbe {
  static var gestureQuestions: [ProbeQuestion] {
    [
      ProbeQuestion(
        "velocity-at-rest", ["SCR-28", "PAN-11"], "Does a velocity survive a rest before the lift?",
        sets: ["scroll.keepsVelocityAtRest", "scroll.velocityMemory", "pan.velocityMemory"],
        playRests),
      ProbeQuestion(
        "release-speed", ["SCR-28"], "What is the lowest velocity that decelerates?",
        sets: ["scroll.minReleaseSpeed"]
      ) { run in
        for speed in [190.0, 210, 230, 249, 251, 270, 300, 400, 500, 600] {
          run.attempt("\(Int(speed)) pt/s", "SCR-28", settle: 3) { stage in
            _ = stage.addScroll(content: CGSize(width: 320, height: 5_000), .lift)
            stage.down(160, 400, at: 0.1)
            stage.up(at: stage.drag(byX: 0, y: -speed * 0.3, at: 0.1, for: 0.3) + 0.001)
          }
        }
      },
      ProbeQuestion(
        "fast-deceleration", ["SCR-19", "SCR-27"], "How does the fast deceleration rate end and bounce?"
      ) { run in
        run.attempt("inside", "SCR-19", settle: 3) { stage in
          stage.addScroll(content: CGSize(width: 320, height: 5_000), .everything).decelerationRate = .fast
          stage.down(160, 400, at: 0.1)
          stage.up(at: stage.drag(byX: 0, y: -200, at: 0.1, for: 0.2) + 0.001)
        }
        run.attempt("against the edge", "SCR-27", settle: 3) { stage in
          let scroll = stage.addScroll(content: CGSize(width: 320, height: 5_000), .everything)
          scroll.decelerationRate = .fast
          scroll.contentOffset = CGPoint(x: 0, y: 230)
          stage.finish = { [unowned stage] in
            stage.note("scroll", "farthest", at: CGPoint(x: 0, y: stage.farthest))
          }
          stage.down(160, 100, at: 0.1)
          stage.up(at: stage.drag(byX: 0, y: 200, at: 0.1, for: 0.2) + 0.001)
        }
      },
      ProbeQuestion(
        "tap-on-deceleration", ["SCR-14"],
        "Which recognizer of a scroll view excludes taps while content decelerates?"
      ) { run in
        for allows in [false, true] {
          let name = allows ? "the delegate allows others" : "without a delegate"
          run.attempt(name, "SCR-14", settle: 3) { stage in
            let scroll = stage.addScroll(content: CGSize(width: 320, height: 5_000))
            let content = stage.view("content", CGRect(x: 0, y: 0, width: 320, height: 5_000))
            scroll.addSubview(content)
            let tap = UITapGestureRecognizer()
            if allows { tap.delegate = stage }
            stage.recognize(tap, "tap", on: content)
            stage.down(160, 400, at: 0.1)
            let lift = stage.drag(byX: 0, y: -200, at: 0.1, for: 0.2) + 0.001
            stage.up(at: lift)
            stage.asked = []
            stage.tap(160, 240, at: lift + 0.4)
          }
        }
      },
      ProbeQuestion(
        "paging-and-lock", ["SCR-18"],
        "When does a page turn, and from which angle on does the directional lock hold?",
        sets: ["scroll.pageVelocity", "scroll.lockRatio"],
        playPagesAndLocks),
    ]
  }

  private static func playRests(_ run: ProbeRun) {
    for rest in [0, 0.05, 0.15, 0.3] {
      for hasSamples in [false, true] where rest > 0 || !hasSamples {
        let name = "rest of \(rest) s \(hasSamples ? "with" : "without") samples"
        let play = { (stage: ProbeStage) in
          stage.down(160, 400, at: 0.1)
          let arrival = stage.drag(byX: 0, y: -120, at: 0.1, for: 0.12)
          var time = arrival
          while hasSamples, time + 0.01 < arrival + rest {
            time += 0.01
            stage.move(160, 280, at: time)
          }
          stage.up(at: arrival + rest + 0.001)
        }
        run.attempt("scroll view, \(name)", "SCR-28", settle: 3) { stage in
          _ = stage.addScroll(content: CGSize(width: 320, height: 5_000), .lift)
          play(stage)
        }
        run.attempt("pan, \(name)", "PAN-11") { stage in
          let pan = UIPanGestureRecognizer()
          stage.recognize(pan, "pan", on: stage.root) { [unowned pan] stage in
            guard pan.state == .ended else { return nil }
            return (abs(pan.velocity(in: stage.root).y) > 1 ? ", velocity" : ", no velocity", nil)
          }
          play(stage)
        }
      }
    }
  }

  private static func playPagesAndLocks(_ run: ProbeRun) {
    let drags =
      [100.0, 150, 190, 210, 240, 260, 400].map { (distance: 60.0, speed: $0) }
      + [100.0, 150, 155, 165, 200].map { (distance: $0, speed: 50.0) }
    for (distance, speed) in drags {
      run.attempt("page, \(Int(distance)) pt at \(Int(speed)) pt/s", "SCR-18", settle: 3) { stage in
        let scroll = stage.addScroll(content: CGSize(width: 1_600, height: 480))
        scroll.isPagingEnabled = true
        stage.finish = { [unowned stage, unowned scroll] in
          stage.note("scroll", "rests", at: scroll.contentOffset)
        }
        stage.down(300, 240, at: 0.1)
        // What the pan swallows is added, so that the content goes the distance.
        stage.up(
          at: stage.drag(byX: -distance - 10, y: 0, at: 0.1, for: (distance + 10) / speed) + 0.001)
      }
    }
    for across in [20.0, 40, 49, 51, 60, 80, 100] {
      run.attempt("lock, \(Int(across)) pt across 100 pt", "SCR-18", settle: 3) { stage in
        let scroll = stage.addScroll(content: CGSize(width: 2_000, height: 2_000))
        scroll.isDirectionalLockEnabled = true
        stage.finish = { [unowned stage, unowned scroll] in
          stage.note("scroll", Double(scroll.contentOffset.x) > 0.5 ? "moved along both axes" : "locked")
        }
        stage.down(200, 400, at: 0.1)
        stage.up(at: stage.drag(byX: -across, y: -100, at: 0.1, for: 1) + 0.001)
      }
    }
  }
}
