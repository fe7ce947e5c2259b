import Fingerpost
import FingerpostHID
import FingerpostTimeline
import FingerpostTrace
import Foundation
import Testing

/// Saved from the lab: A double tap that delays a tap
@MainActor @Test func aDoubleTapThatDelaysATap() {
  let log = CallbackLog()
  let world = World(
    trace: Trace(log), screenSize: CGSize(width: 400, height: 800))
  world.run {
    let window = UIWindow()
    window.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    log.names[window.subject(in: world)] = "Window"
    let photo = UIView()
    photo.frame = CGRect(x: 40, y: 140, width: 320, height: 420)
    window.addSubview(photo)
    log.names[photo.subject(in: world)] = "Photo"
    let showBars = UITapGestureRecognizer()
    photo.addGestureRecognizer(showBars)
    log.names[showBars.subject(in: world)] = "showBars"
    let zoom = UITapGestureRecognizer()
    zoom.numberOfTapsRequired = 2
    photo.addGestureRecognizer(zoom)
    log.names[zoom.subject(in: world)] = "zoom"
    showBars.require(toFail: zoom)
    window.makeKeyAndVisible()

    @MainActor func frame(_ nanoseconds: Int64, _ contacts: Contact...) {
      world.application.handle(Frame(nanoseconds: nanoseconds, contacts: contacts))
    }
    frame(50_000_000, Contact(id: 1, phase: .down, x: 200, y: 350))
    frame(120_000_000, Contact(id: 1, phase: .up, x: 200, y: 350))
    world.timeline.runUntilIdle()
  }
  #expect(
    log.lines == [
      "50 ms: Photo touches began",
      "470 ms: showBars acts: ended",
      "470 ms: Photo touches cancelled",
    ])
}

/// What views are told, which recognizers act, and what controls send, with the time of each.
private final class CallbackLog: TraceSink {
  var names: [SubjectID: String] = [:]
  private(set) var lines: [String] = []

  func record(_ record: TraceRecord) {
    let (subject, text): (SubjectID, String)
    switch record.fact {
    case .delivered(let phase, let view, _): (subject, text) = (view, "touches \(phase.rawValue)")
    case .acted(let recognizer, let state, _): (subject, text) = (recognizer, "acts: \(state)")
    case .controlEvent(let control, let event, _, _): (subject, text) = (control, event.rawValue)
    default: return
    }
    guard let name = names[subject] else { return }
    lines.append("\(record.nanoseconds / 1_000_000) ms: \(name) \(text)")
  }
}
