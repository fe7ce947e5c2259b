import Fingerpost
import FingerpostHID
import FingerpostTimeline
import FingerpostTrace
import Foundation
import TraceVerifying
import UIKit

/// Plays a case on the engine itself, in a world of its own, and hands out the log.
@MainActor
final class FirstReading {
  private(set) var contest: Contest
  let world: World
  /// The engine's own verifier, where something listens.
  private let verifier: TraceVerifier?
  private var record = Record()
  private var log: [String] { record.log }
  private(set) var views: [UIView] = []
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var delegates: [RecordedDelegate] = []
  /// What changes things from inside callbacks, if anything does.
  private let mischief: Mischief?
  /// What was changed from inside callbacks, each after so many lines of the log.
  private var remarks: [(after: Int, text: String)] = []
  private var gone: Set<Int> = []

  /// What came of a run.
  struct Run {
    let record: Record
    var log: [String] { record.log }
    /// What must hold always and did not.
    let violations: [String]
    /// The log with what was changed from inside callbacks.
    let remarkedLog: [String]
  }

  private init(_ contest: Contest, listens: Bool, mischief: Mischief?) {
    self.contest = contest
    self.mischief = mischief
    verifier = listens ? TraceVerifier() : nil
    world = World(eventRules: contest.settings.eventRules, trace: Trace(verifier))
  }

  /// Plays a case, with or without a listener for the trace, and checks what must hold in every run.
  static func play(_ contest: Contest, listens: Bool = false, mischief: Mischief? = nil) -> Run {
    let reading = FirstReading(contest, listens: listens, mischief: mischief)
    reading.world.run {
      reading.build()
      for step in contest.steps {
        reading.world.timeline.advance(to: Instant(nanoseconds: step.at))
        reading.perform(step.deed)
      }
      reading.world.timeline.runUntilIdle()
    }
    if contest.liftsAllFingers, mischief == nil { reading.verifier?.finish() }
    let facts = reading.verifier?.violations.map(\.description) ?? []
    let violations =
      facts
      + LogInvariants.violations(
        of: reading.log, in: reading.contest, whoLeft: mischief == nil ? nil : reading.goneNames)
    return Run(record: reading.record, violations: violations, remarkedLog: reading.remarkedLog)
  }

  var now: Nanoseconds { world.timeline.now.nanoseconds }

  func note(_ line: String) {
    record.log.append("\(now.text) \(line)")
    happens(line)
  }

  /// Adds numbers to the last line.
  func note(_ figures: [Double]) { record.add(figures) }

  /// Says that something happens from inside which things may be changed.
  func happens(_ what: @autoclosure () -> String) {
    guard let mischief, views.count == contest.views.count else { return }
    let what = what()
    for deed in mischief.deeds(when: what, in: contest) {
      remarks.append((log.count, "in \(what): \(deed)"))
      perform(deed)
    }
  }

  // MARK: - Building

  private func build() {
    for (number, plan) in contest.views.enumerated() {
      var frame = CGRect(x: plan.frame.x, y: plan.frame.y, width: plan.frame.width, height: plan.frame.height)
      if let parent = plan.parent {
        let origin = views[parent].bounds.origin
        frame = frame.offsetBy(dx: origin.x, dy: origin.y)
        let view = view(plan.role, frame, ViewWitness(self, number), plan.isForwarding)
        views[parent].addSubview(view)
        views.append(view)
      } else {
        let window = RecordedWindow(frame: frame)
        window.witness = ViewWitness(self, number)
        window.makeKeyAndVisible()
        views.append(window)
      }
      views[number].isMultipleTouchEnabled = plan.isMultipleTouchEnabled
      views[number].isExclusiveTouch = plan.isExclusiveTouch
    }
    for number in contest.recognizers.indices { add(number) }
    for requirement in contest.requirements {
      recognizers[requirement.waiting].require(toFail: recognizers[requirement.awaited])
    }
  }

  private func view(_ role: ViewRole, _ frame: CGRect, _ witness: ViewWitness, _ isForwarding: Bool) -> UIView
  {
    switch role {
    case .plain:
      let view = RecordedView(frame: frame)
      view.witness = witness
      view.isForwarding = isForwarding
      return view
    case .control(let plan) where plan.isButton:
      let button = RecordedButton(frame: frame)
      button.witness = witness
      button.isEnabled = plan.isEnabled
      witness.listen(to: button)
      return button
    case .control(let plan):
      let control = RecordedControl(frame: frame)
      control.witness = witness
      control.isEnabled = plan.isEnabled
      witness.listen(to: control)
      return control
    case .scroll(let plan):
      return RecordedScrollView(frame: frame, plan, witness)
    }
  }

  private func add(_ number: Int) {
    let plan = contest.recognizers[number]
    let witness = Witness(self, number)
    if plan.kind == .scrollPan, let scroll = views[plan.view] as? RecordedScrollView {
      scroll.panWitness = witness
      recognizers.append(scroll.panGestureRecognizer)
      return addTarget(number)
    }
    let recognizer = plan.kind.recognizer(witness)
    if plan.kind.isOfScrollView { return recognizers.append(recognizer) }
    recognizer.name = plan.name
    recognizer.isEnabled = plan.isEnabled
    recognizer.cancelsTouchesInView = plan.cancelsTouchesInView
    recognizer.delaysTouchesBegan = plan.delaysTouchesBegan
    recognizer.delaysTouchesEnded = plan.delaysTouchesEnded
    recognizer.requiresExclusiveTouchType = plan.requiresExclusiveTouchType
    recognizer.allowedTouchTypes = plan.allowedTypes.map { NSNumber(value: $0.rawValue) }
    let delegate = RecordedDelegate(witness)
    recognizer.delegate = delegate
    delegates.append(delegate)
    recognizers.append(recognizer)
    addTarget(number)
    views[plan.view].addGestureRecognizer(recognizer)
  }

  /// The place in the case of a recognizer; nil for one that nothing can name.
  func number(of recognizer: UIGestureRecognizer) -> Int? {
    if let number = recognizer.contestNumber ?? recognizers.firstIndex(where: { $0 === recognizer }) {
      return number
    }
    // What a scroll view delays touches with has no name.
    return contest.recognizers.indices.first {
      contest.recognizers[$0].kind == .touchDelay && views[contest.recognizers[$0].view] === recognizer.view
    }
  }

  // MARK: - For mischief

  func addTarget(_ number: Int) {
    let name = contest.recognizers[number].name
    recognizers[number].addTarget { [unowned self] in
      // What happens inside may add lines.
      let figures = figures(of: $0)
      record.log.append("\(now.text) \(name).action(\($0.state.word))")
      note(figures)
      happens("\(name).action(\($0.state.word))")
    }
  }

  /// What an action reads of its recognizer.
  private func figures(of recognizer: UIGestureRecognizer) -> [Double] {
    let isFirst = recognizer.state == .began
    switch recognizer {
    // A scroll view is what shows where its own pan has gone.
    case is UIPanGestureRecognizer where !(recognizer is any Witnessed): return []
    case let pan as UIPanGestureRecognizer:
      let translation = pan.translation(in: views[0])
      return [translation.x, translation.y]
    case let pinch as UIPinchGestureRecognizer:
      return [pinch.scale] + (isFirst ? [pinch.velocity] : [])
    case let rotation as UIRotationGestureRecognizer:
      return [rotation.rotation] + (isFirst ? [rotation.velocity] : [])
    default: return []
    }
  }

  func require(_ waiting: Int, toFail awaited: Int) {
    contest.require(waiting, toFail: awaited)
    recognizers[waiting].require(toFail: recognizers[awaited])
  }

  /// Takes a recognizer from its view and forgets it, so that it may die inside its own callback.
  func letGo(_ number: Int) {
    let recognizer = recognizers[number]
    recognizers[number] = UIGestureRecognizer()
    gone.insert(number)
    recognizer.view?.removeGestureRecognizer(recognizer)
  }

  private var remarkedLog: [String] {
    var lines: [String] = []
    for place in 0...log.count {
      lines += remarks.filter { $0.after == place }.map { "    \($0.text)" }
      if place < log.count { lines.append(log[place]) }
    }
    return lines
  }

  /// The names of those that were let go of.
  var goneNames: Set<String> { Set(gone.map { contest.recognizers[$0].name }) }

  // MARK: - Playing

  private func perform(_ deed: ContestStep.Deed) {
    switch deed {
    case .frame(let reports):
      world.application.handle(Frame(nanoseconds: now, contacts: reports.map(\.contact)))
    case .setEnabled(let recognizer, let isEnabled): recognizers[recognizer].isEnabled = isEnabled
    case .removeRecognizer(let number):
      let recognizer = recognizers[number]
      recognizer.view?.removeGestureRecognizer(recognizer)
    case .setControlEnabled(let view, let isEnabled): (views[view] as? UIControl)?.isEnabled = isEnabled
    case .setScrollEnabled(let view, let isEnabled):
      (views[view] as? UIScrollView)?.isScrollEnabled = isEnabled
    case .sendByHand(let view): (views[view] as? UIControl)?.sendActions(for: .touchUpInside)
    case .moveContent(let view, let place, let way):
      (views[view] as? RecordedScrollView)?.move(to: CGPoint(x: place.x, y: place.y), way)
    case .removeView(let view): if view > 0 { views[view].removeFromSuperview() }
    }
  }
}

extension FingerReport {
  /// What the engine is told of the finger.
  var contact: Contact {
    let phase: Contact.Phase =
      switch phase {
      case .down: .down
      case .move: .move
      case .up: .up
      case .cancel: .cancel
      }
    return Contact(
      id: finger, phase: phase, x: point.x, y: point.y, kind: kind == .pencil ? .pencil : .direct)
  }
}
