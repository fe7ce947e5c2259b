import FingerpostExplain
import FingerpostGestures
import FingerpostScreens
import Foundation

/// Something on the screen that is meant to act on another gesture than a tap, and the gestures that have to make it.
struct GestureTask {
  /// What is meant to act.
  enum Kind {
    case scrollView
    case slider
    /// A control of the application's that is called a slider.
    case namedSlider
    case recognizer
    /// A recognizer for a drag that begins at the edge of the screen.
    case edgePan

    var isSlider: Bool { self == .slider || self == .namedSlider }
  }

  var kind: Kind
  var view: Int
  /// The recognizer that has to act, where it is one.
  var recognizer: Int?
  /// One of these has to make it act.
  var gestures: [RequestedGesture]
}

extension GestureTask {
  /// What a view is meant to do on gestures.
  static func tasks(of view: Int, _ explainer: Explainer, _ scrollView: ScrollRoom?) -> [GestureTask] {
    let data = explainer.screen.views[view]
    var tasks: [GestureTask] = []
    switch explainer.standards[view] {
    case .scrollView:
      if let scrollView {
        tasks.append(GestureTask(kind: .scrollView, view: view, gestures: scrollView.drags))
      }
    case .slider where data.isEnabled != false:
      tasks.append(GestureTask(kind: .slider, view: view, gestures: sideways))
    case .control where data.isEnabled != false && isCalledSlider(data.className):
      tasks.append(GestureTask(kind: .namedSlider, view: view, gestures: sideways))
    default: break
    }
    let own = explainer.recognizers.recognizers(of: view).filter { index in
      let recognizer = explainer.recognizers[index]
      return recognizer.isEnabled && explainer.recognizers.part(index) == nil
        && recognizer.assumedPart == nil
        && (!recognizer.isInstalledByUIKit || recognizer.playedKind == .screenEdgePan)
    }
    for index in own {
      let recognizer = explainer.recognizers[index]
      // What needs several fingers is left out.
      guard recognizer.fingersNeeded <= 1 else { continue }
      // A single tap alone on a view is what the audit of taps is about.
      let gestures = recognizer.meantGestures.filter { $0 != .tap || own.count > 1 }
      guard !gestures.isEmpty else { continue }
      let kind: Kind = recognizer.playedKind == .screenEdgePan ? .edgePan : .recognizer
      tasks.append(GestureTask(kind: kind, view: view, recognizer: index, gestures: gestures))
    }
    return tasks
  }

  private static let sideways: [RequestedGesture] = [.drag(x: 100, y: 0), .drag(x: -100, y: 0)]

  /// Whether a control's own class is named after what one drags.
  private static func isCalledSlider(_ className: String) -> Bool {
    let name = ClassName(className)
    return !name.isOfSystem && ["Slider", "Scrubber", "Knob"].contains { name.short.contains($0) }
  }
}
