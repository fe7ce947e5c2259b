import FingerpostArbitration
import FingerpostTrace
import FingerpostUnsafe
import Foundation

extension TouchEnvironment {
  /// Sends the event to the windows that own a touch which changed, in the order of their first contact.
  func sendToWindows(_ event: UIEvent) {
    // A contact stays as long as an event about it is on its way.
    if let onlyRecord {
      return onlyRecord.with { record in
        guard record.needsDispatch else { return }
        Unretained(record.touch).with { $0.windowReference?.with { $0.sendEvent(event) } }
      }
    }
    var first: UIWindow?
    var others: [UIWindow] = []
    for record in records where record.needsDispatch {
      guard let window = record.touch.touchedWindow, window !== first else { continue }
      if first == nil {
        first = window
      } else if !others.contains(where: { $0 === window }) {
        others.append(window)
      }
    }
    first?.sendEvent(event)
    for window in others { window.sendEvent(event) }
  }

  /// Gives a window's changed contacts to the recognizers, and then to its views what no recognizer took or holds.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    if gestures.arena.isListening {
      let world = self.world
      world.record(.dispatch(.givenOut(window.subject(in: world))))
    }
    if onlyRecord?.with({ deliverMove(of: $0, event, in: window) }) == true { return }
    changed.removeAll(keepingCapacity: true)
    for record in records where record.needsDispatch && record.touch.touchedWindow === window {
      record.needsDispatch = false
      changed.append(record)
    }
    // Callbacks may bring the next event; this one continues with its own list.
    let changed = changed
    withholdNewContacts(changed, in: window)
    for record in changed where record.touch.currentPhase == .began {
      gestures.recruit(for: record.touch, event)
    }
    gestures.deliver(changed, event)
    for record in changed { record.needsDelivery = true }
    update()
  }

  /// Does ``deliver(_:in:)`` for the only contact there is, if it moved.
  private func deliverMove(of record: ContactRecord, _ event: UIEvent, in window: UIWindow) -> Bool {
    guard record.touch.currentPhase == .moved else { return false }
    guard record.needsDispatch, record.touch.touchedWindow === window else { return true }
    record.needsDispatch = false
    gestures.deliver(record, event)
    record.needsDelivery = true
    update()
    return true
  }

  /// Decides about recognizers, calls views and resets recognizers until there is nothing left to do.
  ///
  /// Every decision and every call may bring up more; so each step looks at everything again, verdicts before views,
  /// views before resets. Called from within itself it does nothing: the steps that go on take it up.
  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    repeat {
      gestures.arena.settle()
    } while callNextView() || pressing.callNext() || gestures.arena.resetNext()
    isUpdating = false
    sweep()
    drain()
  }

  // MARK: - Views

  /// Calls one view: first for contacts that were taken, then for those that changed or are held no more. [DLV-22]
  ///
  /// All contacts of one view in one phase come in one call; of one view's phases began comes first, then moved,
  /// ended, cancelled. [EVT-1, EVT-2]
  ///
  /// - Returns: whether there was one to call.
  private func callNextView() -> Bool {
    if let onlyRecord {
      if onlyRecord.with({ $0.isUpToDate }) { return false }
      return onlyRecord.with { callView(of: $0) }
    }
    var next: ContactRecord?
    for record in records {
      if record.touch.held.isTaken {
        guard record.standing != .delivered || record.touch.touchedView == nil else {
          cancelTaken(like: record)
          return true
        }
        // What was kept from the view so far is not made up for. [DLV-1, DLV-17]
        record.standing = .over
      } else if next == nil, isDeliverable(record) {
        next = record
      }
    }
    guard let next, let view = next.touch.touchedView else {
      viewBeingServed = nil
      return false
    }
    if let served = viewBeingServed, callNextPhase(of: served) { return true }
    if next.isToBeReplayed {
      viewBeingServed = nil
      replay(next, to: view)
    } else {
      viewBeingServed = view
      _ = callNextPhase(of: view)
    }
    return true
  }

  /// Calls the view of the only contact there is, if it is to hear of it.
  private func callView(of record: ContactRecord) -> Bool {
    if record.touch.held.isTaken {
      guard let view = record.touch.touchedView else { return false }
      if record.standing == .delivered {
        cancel([record], in: view, .recognized)
        return true
      }
      record.standing = .over
      return false
    }
    guard isDeliverable(record), let view = record.touch.touchedView else { return false }
    if record.isToBeReplayed {
      replay(record, to: view)
    } else {
      call(view, record.touch.currentPhase, record)
    }
    return true
  }

  /// Calls a view for all its contacts in the first phase that it has to hear of.
  private func callNextPhase(of view: UIView) -> Bool {
    var batch: [ContactRecord] = []
    for record in records
    where record.touch.touchedView === view && isDeliverable(record) && !record.isToBeReplayed {
      if let first = batch.first, record.touch.currentPhase.rank > first.touch.currentPhase.rank { continue }
      if let first = batch.first, record.touch.currentPhase.rank < first.touch.currentPhase.rank {
        batch.removeAll(keepingCapacity: true)
      }
      batch.append(record)
    }
    guard let first = batch.first else { return false }
    if batch.count == 1 {
      call(view, first.touch.currentPhase, first)
    } else {
      call(view, first.touch.currentPhase, batch)
    }
    return true
  }

  /// Whether the contact's view is to hear of it now.
  private func isDeliverable(_ record: ContactRecord) -> Bool {
    guard record.touch.touchedView != nil else { return false }
    switch record.standing {
    case .accepted:
      guard record.needsDelivery || record.beginningWasHeld else { return false }
      if record.beginningWasHeld, record.touch.currentPhase == .cancelled {
        record.standing = .over
        return false
      }
      if let holder = record.touch.held.beginningHolder {
        if !record.beginningWasHeld { recordHeldBack(.began, of: record, by: holder) }
        record.beginningWasHeld = true
        return false
      }
      return true
    case .delivered:
      if record.touch.currentPhase == .ended {
        guard let holder = record.touch.held.endHolder else { return true }
        if !record.endWasHeld { recordHeldBack(.ended, of: record, by: holder) }
        record.endWasHeld = true
        return false
      }
      return record.needsDelivery && record.touch.currentPhase != .stationary
    case .pending, .withheld, .over: return false
    }
  }

  private func recordHeldBack(_ phase: TouchPhase, of record: ContactRecord, by holder: Contestant) {
    let world = self.world
    guard let view = record.touch.touchedView else { return }
    world.record(
      .heldBack(
        phase, contact: record.touch.contactID, from: view.subject(in: world), by: holder.subject))
  }

  /// Delivers a beginning that was held, as it was, and where the finger has come to since. [DLV-15, DLV-16, DLV-19]
  private func replay(_ record: ContactRecord, to view: UIView) {
    let touch = record.touch
    let present = touch.sample
    touch.sample = record.firstSample
    record.earlier = []
    call(view, .began, record)
    if record.standing == .delivered, present.location != record.firstSample.location {
      touch.sample = present
      touch.sample.phase = .moved
      touch.sample.previousLocation = record.firstSample.location
      call(view, .moved, record)
    }
    touch.sample = present
  }

  /// Calls a view for one contact.
  private func call(_ view: UIView, _ phase: UITouch.Phase, _ record: ContactRecord) {
    if phase == .began, isKeptByScrollViews([record], record.alone, from: view) { return }
    home.with { world in
      markTold(phase, record, view, world)
      world.record(
        .delivered(TouchPhase(phase), to: view.subject(in: world), contacts: [record.touch.contactID]))
    }
    send(phase, record.alone, to: view)
  }

  /// Calls a view for several contacts at once. [EVT-1]
  func call(_ view: UIView, _ phase: UITouch.Phase, _ batch: [ContactRecord]) {
    let touches = Set(batch.map(\.touch))
    if phase == .began, isKeptByScrollViews(batch, touches, from: view) { return }
    let world = self.world
    for record in batch { markTold(phase, record, view, world) }
    world.record(
      .delivered(TouchPhase(phase), to: view.subject(in: world), contacts: batch.map(\.touch.contactID)))
    send(phase, touches, to: view)
  }

  /// Marks a contact as one whose view knows of the phase; it is told next.
  private func markTold(
    _ phase: UITouch.Phase, _ record: ContactRecord, _ view: UIView, _ world: World
  ) {
    record.needsDelivery = false
    record.standing = phase == .began || phase == .moved ? .delivered : .over
    guard phase == .cancelled else {
      if estimates.isKeeping { estimates.give(record, to: view) }
      return
    }
    world.record(
      .cancelled(
        contact: record.touch.contactID, view: view.subject(in: world), cause: record.cause ?? .system))
  }

  private func send(_ phase: UITouch.Phase, _ touches: Set<UITouch>, to view: UIView) {
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    default: view.touchesCancelled(touches, with: event)
    }
  }
}

extension ContactRecord {
  /// Whether the view is to hear of a beginning that was kept from it.
  fileprivate var isToBeReplayed: Bool { beginningWasHeld && standing == .accepted }
}

extension UITouch.Phase {
  /// The place of the phase in the order in which a view hears of several. [EVT-2]
  fileprivate nonisolated var rank: Int {
    switch self {
    case .began: 0
    case .moved: 1
    case .stationary: 2
    case .ended: 3
    default: 4
    }
  }
}
