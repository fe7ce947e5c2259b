import FingerpostArbitration
import FingerpostTrace
import Foundation

/// The calls of responders, by the rules by which views hear of touches. [PRESS-3]
extension PressEnvironment {
  /// Calls one responder: first for presses that were taken, then for those that changed or are held no more.
  ///
  /// All presses of one responder in one phase come in one call. [EVT-1, EVT-2]
  ///
  /// - Returns: whether there was one to call.
  @inline(__always)
  func callNext() -> Bool { !records.isEmpty && callNextOfSome() }

  private func callNextOfSome() -> Bool {
    if cancelNextTaken() { return true }
    guard let first = records.first(where: { isDeliverable($0) }), let responder = first.press.responder
    else {
      sweep()
      return false
    }
    if first.isToBeReplayed {
      replay(first, to: responder)
      return true
    }
    var batch: [PressRecord] = []
    for record in records
    where record.press.responder === responder && isDeliverable(record) && !record.isToBeReplayed {
      let rank = record.press.phase.rawValue
      if let least = batch.first?.press.phase.rawValue {
        if rank > least { continue }
        if rank < least { batch = [] }
      }
      batch.append(record)
    }
    // The first is deliverable itself, so there is one at least.
    call(responder, batch.first?.press.phase ?? first.press.phase, batch)
    return true
  }

  /// Tells responders of presses that were taken from them. [DLV-1, DLV-4]
  func cancelTaken() {
    while cancelNextTaken() {}
  }

  private func cancelNextTaken() -> Bool {
    for record in records where record.press.held.isTaken && record.standing != .over {
      guard record.standing == .delivered, let responder = record.press.responder else {
        // What was kept from the responder so far is not made up for. [DLV-17]
        record.standing = .over
        continue
      }
      let batch = records.filter {
        $0.press.held.isTaken && $0.standing == .delivered && $0.press.responder === responder
      }
      cancel(batch, in: responder, .recognized)
      return true
    }
    return false
  }

  /// Whether the responder of a press is to hear of it now.
  private func isDeliverable(_ record: PressRecord) -> Bool {
    guard record.press.responder != nil else { return false }
    switch record.standing {
    case .pending:
      guard record.beginningWasHeld || (record.needsDelivery && record.press.phase == .began) else {
        return false
      }
      if record.press.phase == .cancelled {
        record.standing = .over
        return false
      }
      guard let holder = record.press.held.beginningHolder else { return true }
      if !record.beginningWasHeld { note(record, .began, heldBackBy: holder) }
      record.beginningWasHeld = true
      return false
    case .delivered:
      guard record.press.phase == .ended else {
        return record.needsDelivery && record.press.phase != .stationary
      }
      guard let holder = record.press.held.endHolder else { return true }
      if !record.endWasHeld { note(record, .ended, heldBackBy: holder) }
      record.endWasHeld = true
      return false
    case .over: return false
    }
  }

  private func note(_ record: PressRecord, _ phase: TouchPhase, heldBackBy holder: Contestant) {
    let world = application.world
    guard let responder = record.press.responder else { return }
    world.record(
      .heldBack(
        phase, contact: record.press.held.id, from: responder.subject(in: world), by: holder.subject))
  }

  /// Delivers a beginning that was held, as it was, and the force that it has reached since. [DLV-15, DLV-16]
  private func replay(_ record: PressRecord, to responder: UIResponder) {
    let press = record.press
    let present = press.sample
    press.sample = record.firstSample
    call(responder, .began, [record])
    if record.standing == .delivered, present.force != record.firstSample.force {
      press.sample = present
      press.phase = .changed
      call(responder, .changed, [record])
    }
    press.sample = present
  }

  /// Tells a responder that its presses are cancelled, whatever they do afterwards. [CANCEL-5]
  private func cancel(_ batch: [PressRecord], in responder: UIResponder, _ cause: CancellationCause) {
    let phases = batch.map(\.press.phase)
    for record in batch {
      record.press.phase = .cancelled
      record.cause = cause
    }
    call(responder, .cancelled, batch)
    for (record, phase) in zip(batch, phases) { record.press.phase = phase }
  }

  private func call(_ responder: UIResponder, _ phase: UIPress.Phase, _ batch: [PressRecord]) {
    let world = application.world
    let subject = responder.subject(in: world)
    for record in batch {
      record.needsDelivery = false
      record.standing = phase == .began || phase == .changed ? .delivered : .over
      guard phase == .cancelled else { continue }
      world.record(.cancelled(contact: record.press.held.id, view: subject, cause: record.cause ?? .system))
    }
    world.record(.delivered(TouchPhase(phase), to: subject, contacts: batch.map(\.press.held.id)))
    let presses = Set(batch.map(\.press))
    switch phase {
    case .began: responder.pressesBegan(presses, with: event)
    case .changed, .stationary: responder.pressesChanged(presses, with: event)
    case .ended: responder.pressesEnded(presses, with: event)
    case .cancelled: responder.pressesCancelled(presses, with: event)
    }
  }

  /// The view that would lose a press if it were taken now, or nil. [PRESS-3, ARB-14]
  func viewThatWouldLose(_ press: HeldContact) -> UIView? {
    let record = records.first { $0.press.held === press && $0.standing != .over }
    return record?.press.responder as? UIView
  }

  /// Takes presses from responders that leave the window with a view. [CANCEL-1, CANCEL-3]
  func cancelPresses(below root: UIView) {
    while let next = records.first(where: { $0.press.responder?.isBelow(root) == true }),
      let responder = next.press.responder
    {
      let batch = records.filter { $0.press.responder === responder }
      let told = batch.filter { $0.standing == .delivered }
      for record in batch { record.standing = .over }
      if !told.isEmpty { cancel(told, in: responder, .viewLeftWindow) }
      let world = application.world
      for record in batch {
        record.press.responder = nil
        world.record(.detached(contact: record.press.held.id, view: responder.subject(in: world)))
      }
    }
  }
}

extension UIResponder {
  /// Whether the responder is a view inside another, or controls one.
  func isBelow(_ root: UIView) -> Bool {
    (self as? UIView ?? (self as? UIViewController)?.viewIfLoaded)?.isHeld(by: root) ?? false
  }
}
