import Fingerpost
import FingerpostHID
import FingerpostScenarios
import FingerpostTimeline
import FingerpostTrace
import Foundation

/// A view with a recognizer of every kind, as an application may have it, on which recordings of fingers are played.
///
/// A tap waits for every double tap to fail, and the pan for every swipe; a pinch and a rotation may act together;
/// all else competes. There is a swipe for each direction, because one for all four knows no way up or down [SWIPE-1]. The view reaches everywhere, so that every finger hits it.
final class GestureStage: UIGestureRecognizerDelegate {
  /// How many fingers there are taps, double taps and long presses for: with 3 there is one of each for one finger,
  /// one for two and one for three.
  private let fingers: Int
  private let eventRules: EventRules
  private var acts: [GestureAct] = []

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - fingers: up to how many fingers taps, double taps and long presses take; less than 1 counts as 1.
  ///   - eventRules: thresholds and switches.
  init(fingers: Int = 1, eventRules: EventRules = .standard) {
    self.fingers = max(fingers, 1)
    self.eventRules = eventRules
  }

  nonisolated deinit {}

  /// Plays frames on a fresh view in a world of its own, and lets time run on until nothing is pending.
  ///
  /// - Parameters:
  ///   - frames: what the fingers do, in order of time.
  ///   - sink: what gets the engine's facts, if anything.
  /// - Returns: every action, in the order in which they came.
  func play(_ frames: [Frame], sink: (any TraceSink)? = nil) -> [GestureAct] {
    let world = World(eventRules: eventRules, trace: Trace(sink))
    acts = []
    world.run {
      let everywhere = CGRect(x: -2_000_000, y: -2_000_000, width: 4_000_000, height: 4_000_000)
      let window = UIWindow(frame: everywhere)
      let view = UIView(frame: everywhere)
      // The coordinates of both are those of the screen, so that a trace can be compared with the recording.
      window.bounds.origin = everywhere.origin
      view.bounds.origin = everywhere.origin
      view.isMultipleTouchEnabled = true
      window.addSubview(view)
      window.makeKeyAndVisible()
      addRecognizers(to: view, world.timeline)
      VirtualRun(world).play(frames)
    }
    defer { acts = [] }
    return acts
  }

  private func addRecognizers(to view: UIView, _ timeline: Timeline) {
    var taps: [UITapGestureRecognizer] = []
    var doubleTaps: [UITapGestureRecognizer] = []
    for count in 1...fingers {
      taps.append(UITapGestureRecognizer())
      doubleTaps.append(UITapGestureRecognizer())
      let longPress = UILongPressGestureRecognizer()
      taps[count - 1].numberOfTouchesRequired = count
      doubleTaps[count - 1].numberOfTouchesRequired = count
      doubleTaps[count - 1].numberOfTapsRequired = 2
      longPress.numberOfTouchesRequired = count
      add(taps[count - 1], .tap, fingers: count, to: view, timeline)
      add(doubleTaps[count - 1], .doubleTap, fingers: count, to: view, timeline)
      add(longPress, .longPress, fingers: count, to: view, timeline)
    }
    for tap in taps {
      for doubleTap in doubleTaps { tap.require(toFail: doubleTap) }
    }
    let pan = UIPanGestureRecognizer()
    add(pan, .pan, to: view, timeline)
    for direction in [UISwipeGestureRecognizer.Direction.right, .left, .up, .down] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      pan.require(toFail: swipe)
      add(swipe, .swipe, to: view, timeline)
    }
    for (recognizer, kind) in [
      (UIPinchGestureRecognizer(), ActingGesture.pinch), (UIRotationGestureRecognizer(), .rotation),
    ] {
      recognizer.delegate = self
      add(recognizer, kind, fingers: 2, to: view, timeline)
    }
  }

  private func add(
    _ recognizer: UIGestureRecognizer, _ kind: ActingGesture, fingers: Int = 1, to view: UIView,
    _ timeline: Timeline
  ) {
    let isPlain = fingers == 1 || kind == .pinch || kind == .rotation
    recognizer.name = kind.rawValue + (isPlain ? "" : " of \(fingers)")
    recognizer.addTarget { [unowned self, unowned timeline] recognizer in
      let now = timeline.now.nanoseconds
      acts.append(GestureAct(kind: kind, fingers: fingers, state: recognizer.state, nanoseconds: now))
    }
    view.addGestureRecognizer(recognizer)
  }

  /// Lets the pinch and the rotation act together: they are the only ones that ask here. [ARB-7]
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPinchGestureRecognizer
      || otherGestureRecognizer is UIRotationGestureRecognizer
  }
}
