import Fingerpost
import FingerpostGestures
import FingerpostProperties
import FingerpostScreens
import Foundation

/// The gesture that something is there for.
public nonisolated struct MeantGesture: Sendable {
  /// The gesture.
  public var gesture: RequestedGesture
  /// Where it begins, in points of the screen.
  public var point: CGPoint
  /// Why it is this one, a sentence.
  public var note: String
}

extension Explainer {
  /// The gesture that what is expected is there for, at its center or at the edge where it begins; nil where that is a
  /// tap, or not known.
  ///
  /// - Parameter given: where it is to begin; nil where that is not said. No gesture is assumed there but one of several
  ///   fingers: without them a touch could not tell anything.
  public func meantGesture(for expected: Expected, at given: CGPoint? = nil) -> MeantGesture? {
    guard let view = aim(of: expected) else { return nil }
    if let given {
      guard case .recognizers(let matches) = expected,
        let gesture = matches.lazy.compactMap({ self.recognizers[$0].meantGestures.first }).first,
        case .several = gesture
      else { return nil }
      return meant(gesture, at: given, "that is what such a recognizer is for")
    }
    switch expected {
    case .nothing: return nil
    case .views:
      guard let drag = ScrollRoom(view, self)?.drags.first else { return nil }
      return meant(drag, at: middle(of: view), "a scroll view is there to be dragged")
    case .recognizers(let matches):
      guard let index = matches.first(where: { recognizers.placed[$0].view == view }),
        let gesture = recognizers[index].meantGestures.first, gesture != .tap
      else { return nil }
      var point = middle(of: view)
      if case .several(let fingers, _) = gesture {
        let span = CGFloat(GestureScript.span * Double(fingers - 1))
        if span < touched.built.views[view].bounds.width { point.x -= span / 2 }
      }
      if recognizers[index].playedKind == .screenEdgePan, case .drag(let x, _) = gesture {
        let window = touched.built.views[lineage.root(view)].bounds
        point.x = x > 0 ? 1 : window.width - 1
      }
      return meant(gesture, at: point, "that is what such a recognizer is for")
    }
  }

  private func meant(_ gesture: RequestedGesture, at point: CGPoint, _ why: String) -> MeantGesture {
    let script = gesture.script(at: point)
    let name = script.name + (script.direction.map { " \($0)" } ?? "")
    return MeantGesture(
      gesture: gesture, point: point,
      note: "No gesture was given, so this is \(name) at \(Words.point(point.x, point.y)): \(why).")
  }
}

nonisolated extension ScreenRecognizer {
  /// How many fingers it needs.
  package var fingersNeeded: Int { settings.numberOfTouchesRequired ?? settings.minimumNumberOfTouches ?? 1 }

  /// Gestures that the recognizer is for, the likeliest first; none where that is not known.
  package var meantGestures: [RequestedGesture] {
    guard fingersNeeded > 1 else { return gesturesOfOneFinger }
    guard RequestedGesture.fingerCounts.contains(fingersNeeded) else { return [] }
    switch playedKind {
    case .tap, .longPress, .pan, .swipe:
      return gesturesOfOneFinger.map { .several(fingers: fingersNeeded, $0) }
    case .pinch, .screenEdgePan, .rotation, .hover, .custom, nil: return []
    }
  }

  private var gesturesOfOneFinger: [RequestedGesture] {
    switch playedKind {
    case .tap:
      switch settings.numberOfTapsRequired ?? 1 {
      case 1: return [.tap]
      case 2: return [.doubleTap]
      default: return []
      }
    case .longPress:
      guard (settings.minimumPressDuration ?? 0.5) < 1, (settings.numberOfTapsRequired ?? 0) == 0 else {
        return []
      }
      return [.hold]
    case .pan: return [.drag(x: 100, y: 0), .drag(x: 0, y: 100), .drag(x: -100, y: 0), .drag(x: 0, y: -100)]
    case .swipe:
      return (settings.direction ?? ["right"]).compactMap { RequestedGesture.Direction(rawValue: $0) }
        .map { .swipe($0) }
    case .pinch: return [.pinch(scale: 2)]
    case .screenEdgePan:
      switch settings.edges?.first {
      case "left", nil: return [.drag(x: 150, y: 0)]
      case "right": return [.drag(x: -150, y: 0)]
      default: return []
      }
    case .rotation, .hover, .custom, nil: return []
    }
  }
}
