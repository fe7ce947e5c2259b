import UIKit

/// Questions about controls, hit tests and what views hear.
extension FingerpostProbe {
  static var viewQuestions: [ProbeQuestion] {
    [
      ProbeQuestion(
        "control-slop", ["CTL-13"], "How far beyond a control is inside?",
        sets: ["control.slop", "control.slopOnPad"]
      ) { run in
        for distance in [15.0, 24, 26, 40, 60, 69, 71, 90] {
          run.attempt("\(Int(distance)) pt beyond", "CTL-13") { stage in
            let control = UIControl(frame: CGRect(x: 20, y: 200, width: 60, height: 40))
            stage.add(
              control, "control",
              events: [("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside)])
            stage.down(50, 220, at: 0.1)
            stage.move(80, 220, at: 0.15)
            stage.move(80 + distance, 220, at: 0.2)
            stage.up(at: 0.25)
          }
        }
      },
      ProbeQuestion(
        "touch-down-repeat", ["CTL-9"], "Does touchDownRepeat come with touchDown or instead of it?"
      ) {
        run in
        run.attempt("two taps", "CTL-9") { stage in
          stage.add(
            UIControl(frame: CGRect(x: 20, y: 200, width: 60, height: 40)), "control",
            events: [
              ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
              ("touchUpInside", .touchUpInside),
            ])
          stage.tap(50, 220, at: 0.1)
          stage.tap(50, 220, at: 0.25)
        }
      },
      ProbeQuestion(
        "disabled-button", ["CTL-50"], "Does a disabled button keep an ancestor's tap away?"
      ) { run in
        for isEnabled in [true, false] {
          run.attempt(isEnabled ? "enabled" : "disabled", "CTL-50") { stage in
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 20, y: 200, width: 60, height: 40)
            button.isEnabled = isEnabled
            stage.add(button, "button", events: [("touchUpInside", .touchUpInside)])
            stage.recognize(UITapGestureRecognizer(), "ancestor's tap", on: stage.root)
            stage.tap(50, 220, at: 0.1)
          }
        }
      },
      ProbeQuestion("hit-test-count", ["HIT-21"], "How often does the hit test run?", sets: ["hitTestPasses"])
      { run in
        run.attempt("one tap", "HIT-21") { stage in
          guard run.source.isHitTestedBySystem else { return stage.note("probe", notPlayed) }
          let view = stage.view("view")
          view.logsHitTests = true
          view.logsTouches = true
          stage.tap(100, 200, at: 0.1)
        }
      },
      ProbeQuestion(
        "action-and-cancel", ["DLV-2"], "Does the action come before touchesCancelled?",
        sets: ["delivery.cancelsFirst"]
      ) { run in
        run.attempt("a tap", "DLV-2") { stage in
          let view = stage.view("view")
          view.logsTouches = true
          stage.recognize(UITapGestureRecognizer(), "tap", on: view)
          stage.tap(100, 200, at: 0.1)
        }
        run.attempt("a pan", "DLV-2") { stage in
          let view = stage.view("view")
          view.logsTouches = true
          stage.recognize(UIPanGestureRecognizer(), "pan", on: view)
          stage.down(100, 200, at: 0.1)
          stage.up(at: stage.drag(byX: 50, y: 0, at: 0.1, for: 0.05) + 0.01)
        }
      },
      ProbeQuestion(
        "animated-view", ["HIT-18"], "Is a touch on a view that animates without interaction swallowed?"
      ) { run in
        run.attempt("fading", "HIT-18") { stage in
          let behind = stage.view("behind")
          let front = stage.view("in front")
          for view in [behind, front] { view.logsTouches = true }
          stage.recognize(UITapGestureRecognizer(), "ancestor's tap", on: stage.root)
          UIView.animate(withDuration: 1) { front.alpha = 0.9 }
          stage.tap(100, 200, at: 0.3)
        }
      },
      ProbeQuestion(
        "button-with-double-tap", ["DLV-11"], "Does a button act at the first tap of a double tap on it?"
      ) { run in
        for delays in [true, false] {
          run.attempt("delaysTouchesEnded \(delays)", "DLV-11") { stage in
            let scroll = stage.addScroll(content: CGSize(width: 320, height: 5_000))
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 20, y: 200, width: 60, height: 40)
            stage.add(
              button, "button", events: [("touchUpInside", .touchUpInside), ("touchCancel", .touchCancel)])
            scroll.addSubview(button)
            let double = UITapGestureRecognizer()
            double.numberOfTapsRequired = 2
            double.delaysTouchesEnded = delays
            stage.recognize(double, "double tap", on: button)
            stage.tap(50, 220, at: 0.1)
            stage.tap(50, 220, at: 0.3)
          }
        }
      },
      ProbeQuestion(
        "hidden-view", ["CANCEL-3"], "What becomes of a running touch when its view is hidden or disabled?",
        playHiding),
      ProbeQuestion(
        "stepper-and-slider", ["STP-1", "SLD-1"],
        "When does a stepper repeat, and where does a slider's thumb begin?",
        sets: [
          "stepper.delay", "stepper.interval", "stepper.fastestInterval", "stepper.rampTime",
          "slider.thumbMargin",
        ], playSteppersAndSliders),
    ]
  }

  private static func playHiding(_ run: ProbeRun) {
    let changes: [(String, (UIView) -> Void)] = [
      ("isHidden", { $0.isHidden = true }),
      ("isUserInteractionEnabled", { $0.isUserInteractionEnabled = false }),
      ("alpha", { $0.alpha = 0 }),
    ]
    for (name, change) in changes {
      for hasPan in [false, true] {
        run.attempt("\(name)\(hasPan ? ", with an ancestor's pan" : "")", "CANCEL-3") { stage in
          let view = stage.view("view")
          view.logsTouches = true
          if hasPan {
            let pan = UIPanGestureRecognizer()
            pan.cancelsTouchesInView = false
            stage.recognize(pan, "ancestor's pan", on: stage.root)
          }
          stage.down(100, 200, at: 0.1)
          stage.wait(0.1)
          change(view)
          stage.move(105, 200, at: 0.3)
          stage.move(130, 200, at: 0.35)
          stage.up(at: 0.4)
        }
      }
    }
  }

  private static func playSteppersAndSliders(_ run: ProbeRun) {
    run.attempt("a stepper is held", "STP-1") { stage in
      let stepper = UIStepper(frame: CGRect(x: 20, y: 200, width: 94, height: 32))
      stage.add(stepper, "stepper", events: [("valueChanged", .valueChanged)])
      stage.down(Double(stepper.frame.maxX) - 20, Double(stepper.frame.midY), at: 0.1)
      stage.up(at: 2.13)
    }
    for distance in [-5.0, 4, 9, 11, 15, 30] {
      let name =
        distance < 0 ? "\(Int(-distance)) pt inside the thumb" : "\(Int(distance)) pt beside the thumb"
      run.attempt(name, "SLD-1") { stage in
        let slider = UISlider(frame: CGRect(x: 20, y: 200, width: 280, height: 34))
        slider.value = 0.5
        stage.add(slider, "slider", events: [("touchUpInside", .touchUpInside)])
        slider.layoutIfNeeded()
        let thumb = slider.thumbRect(
          forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0.5)
        stage.finish = { [unowned stage] in
          stage.note("slider", slider.value == 0.5 ? "stayed" : "moved")
        }
        stage.down(20 + Double(thumb.maxX) + distance, 217, at: 0.1)
        stage.up(at: stage.drag(byX: 40, y: 0, at: 0.1, for: 0.2) + 0.01)
      }
    }
  }
}
