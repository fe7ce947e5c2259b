import Fingerpost
import FingerpostTrace
import Foundation

/// A view that logs what it is called with.
class Probe: UIView, TraceNamed {
  var name = "?"
  weak var stage: Stage?
  /// Whether touches are forwarded after they were logged.
  var forwards = false
  /// Whether hit tests are logged.
  var logsHitTests = false
  var onTouch: ((UITouch.Phase, Set<UITouch>, UIEvent?) -> Void)?
  var hitTestOverride: ((CGPoint, UIView?) -> UIView?)?
  var pointInsideOverride: ((CGPoint) -> Bool)?
  var acceptsFirstResponder = false
  var keepsFirstResponder = false

  var traceName: String { name }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if logsHitTests { stage?.note("\(name).hitTest") }
    let inherited = super.hitTest(point, with: event)
    return hitTestOverride.map { $0(point, inherited) } ?? inherited
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let inside = pointInsideOverride?(point) ?? super.point(inside: point, with: event)
    if logsHitTests { stage?.note("\(name).pointInside(\(inside))") }
    return inside
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched(.began, touches, event)
    if forwards { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched(.moved, touches, event)
    if forwards { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched(.ended, touches, event)
    if forwards { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched(.cancelled, touches, event)
    if forwards { super.touchesCancelled(touches, with: event) }
  }

  private func touched(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    stage?.note("\(name).\(phase)(\(touches.contacts))")
    onTouch?(phase, touches, event)
  }

  override var canBecomeFirstResponder: Bool { acceptsFirstResponder }
  override var canResignFirstResponder: Bool { !keepsFirstResponder }

  @discardableResult
  override func becomeFirstResponder() -> Bool {
    let done = super.becomeFirstResponder()
    stage?.note("\(name).becomeFirstResponder(\(done))")
    return done
  }

  @discardableResult
  override func resignFirstResponder() -> Bool {
    let done = super.resignFirstResponder()
    stage?.note("\(name).resignFirstResponder(\(done))")
    return done
  }

  /// A window that logs events, key status and forwarded touches.
  final class Window: UIWindow, TraceNamed {
    var name = "?"
    weak var stage: Stage?
    var logsEvents = false
    var logsTouches = false
    var swallowsEvents = false
    var acceptsKey = true
    var passesThrough = false

    var traceName: String { name }

    override func sendEvent(_ event: UIEvent) {
      if logsEvents { stage?.note("\(name).sendEvent") }
      if !swallowsEvents { super.sendEvent(event) }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      return passesThrough && view === self ? nil : view
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      if logsTouches { stage?.note("\(name).began(\(touches.contacts))") }
      super.touchesBegan(touches, with: event)
    }

    override var canBecomeKey: Bool { acceptsKey }
    override func becomeKey() { stage?.note("\(name).becomeKey") }
    override func resignKey() { stage?.note("\(name).resignKey") }
  }
}

extension Set<UITouch> {
  /// The contacts' numbers, ascending, as a list.
  var contacts: String { map(\.contactID).sorted().map(String.init).joined(separator: ",") }
}
