import Fingerpost
import FingerpostGestures
import FingerpostProperties
import FingerpostScreens
import Foundation

/// A slider whose thumb is where the finger comes down.
extension Explainer {
  /// What is said where the thumb is taken to be under the finger.
  static let grasp = "Assumed: the slider's thumb is under the finger (the input does not say its value)."

  /// The same screen with the thumb of the slider that is to be dragged under the finger, where the input does not say
  /// where it is: people who ask about a drag have taken hold of it. Nil elsewhere. [SLD-1]
  func grasping(_ script: GestureScript, _ expected: Expected) -> Explainer? {
    guard script.isOneFingerMoving, screen.kind != .scenario, variant.isEmpty, let start = script.start else {
      return nil
    }
    let question = question(script, expected, hit: touched.touch(x: start.x, y: start.y))
    guard question.recognizer == nil, let view = question.view, standards[view] == .slider,
      screen.views[view].value == nil
    else { return nil }
    let bounds = touched.built.views[view].bounds
    let local = touched.built.local(CGPoint(x: start.x, y: start.y), of: view)
    guard bounds.contains(local) else { return nil }
    let slider = UISlider(frame: CGRect(origin: .zero, size: bounds.size))
    let track = slider.trackRect(forBounds: slider.bounds)
    let ends = [Float(0), 1].map {
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: $0).midX
    }
    guard ends[1] > ends[0] else { return nil }
    let share = min(max((local.x - bounds.minX - ends[0]) / (ends[1] - ends[0]), 0), 1)
    var screen = factory.screen
    let settings = screen.views[view].settings
    let (low, high) = (settings[number: "minimumValue"] ?? 0, settings[number: "maximumValue"] ?? 1)
    screen.views[view].value = low + (high - low) * Double(share)
    return Explainer(screen, tree: tree)
  }
}
