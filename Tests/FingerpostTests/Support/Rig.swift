import FingerpostHID
import FingerpostTimeline
import Foundation
import UIKit

/// A stage with one recognizer on a view that fills the window, and a log of nothing but its actions and resets.
///
/// An action reads `began`, a reset `reset failed`: the state that the attempt ended in.
final class Rig<Recognizer: Observed> {
  let stage: Stage
  let view: UIView
  let recognizer: Recognizer
  /// What an action's line says beyond the state.
  var detail: (Recognizer) -> String = { _ in "" }

  init(_ recognizer: Recognizer, rules: EventRules = .standard) {
    let stage = Stage(rules: rules)
    self.stage = stage
    self.recognizer = recognizer
    let view = stage.world.run { UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    self.view = view
    stage.window.addSubview(view)
    view.addGestureRecognizer(recognizer)
    recognizer.addTarget { [unowned self] sender in
      let detail = detail(self.recognizer)
      stage.note(detail.isEmpty ? "\(sender.state)" : "\(sender.state) \(detail)")
    }
    recognizer.onReset = { [unowned stage] in stage.note("reset \($0)") }
  }

  /// Plays a frame at a time in seconds and returns what it led to.
  @discardableResult
  func play(_ time: Double, _ contacts: Contact...) -> [String] {
    let frame = Frame(nanoseconds: Int64((time * 1e9).rounded()), contacts: contacts)
    stage.world.application.handle(frame)
    return stage.drainLog()
  }

  /// Lets time run on to a time in seconds and returns what it led to.
  func wait(_ time: Double) -> [String] {
    stage.world.timeline.advance(to: Instant(nanoseconds: Int64((time * 1e9).rounded())))
    return stage.drainLog()
  }
}

extension Stage {
  /// Attaches a recognizer to a view; its actions are logged with a name.
  func attach(_ recognizer: UIGestureRecognizer, _ name: String, to view: UIView) {
    view.addGestureRecognizer(recognizer)
    recognizer.addTarget { [unowned self] in note("\(name).\($0.state)") }
  }

  /// A stage whose view has recognizers, with their actions and resets logged.
  static func withRecognizers(_ names: [String], listening: Bool = listens) -> (Stage, [PlainRecognizer]) {
    let stage = Stage(listening: listening)
    let view = stage.world.run { UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    stage.window.addSubview(view)
    let recognizers = names.map { name in
      let recognizer = PlainRecognizer()
      stage.attach(recognizer, name, to: view)
      recognizer.onReset = { [unowned stage] in stage.note("\(name) reset \($0)") }
      return recognizer
    }
    return (stage, recognizers)
  }
}

extension CGFloat {
  /// The number for logs, rounded to a thousandth.
  var text: String {
    let rounded = (Double(self) * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension CGPoint {
  /// The point for logs, rounded to a thousandth.
  var text: String { "\(x.text),\(y.text)" }
}
