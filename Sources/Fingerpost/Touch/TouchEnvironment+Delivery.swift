import FingerpostArbitration
import FingerpostTrace
import Foundation

extension TouchEnvironment {
  /// The windows that own a touch which changed, in the order of their first contact.
  func windowsWithChanges() -> [UIWindow] {
    var windows: [UIWindow] = []
    for record in records where record.needsDelivery {
      guard let window = record.touch.window, !windows.contains(where: { $0 === window }) else { continue }
      windows.append(window)
    }
    return windows
  }

  /// Gives a window's changed contacts to the recognisers, and then to its views what nobody took or holds.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let changed = records.filter { $0.needsDelivery && !$0.isGone && $0.touch.window === window }
    for record in changed where record.standing == .pending && record.touch.phase == .began {
      gestures.recruit(for: record.touch, event)
    }
    withholdNewContacts(in: window)
    if changed.contains(where: { !$0.touch.recognizers.isEmpty }) { gestures.deliver(changed, event) }
    deliverToViews(event) { $0.touch.window === window }
    gestures.arena.resetFinished()
  }

  /// Gives views what became free between events, and takes what was taken. [DLV-9, DLV-15]
  func deliverWhatIsFree() {
    deliverToViews(event) { _ in true }
  }

  /// Calls views: first for contacts that were taken, then for those that changed or are held no more. [DLV-22]
  ///
  /// All contacts of one view in one phase come in one call; of one view's phases began comes first, then moved,
  /// ended, cancelled. [EVT-1, EVT-2]
  private func deliverToViews(_ event: UIEvent, where isConcerned: (ContactRecord) -> Bool) {
    dropTaken(event, where: isConcerned)
    while let first = records.first(where: { isConcerned($0) && isDeliverable($0) }), let view = first.touch.view {
      if first.beginningWasHeld, first.standing == .accepted {
        replay(first, to: view, event)
        continue
      }
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let batch = records.filter {
          isConcerned($0) && isDeliverable($0) && $0.touch.view === view && $0.touch.phase == phase
            && !($0.beginningWasHeld && $0.standing == .accepted)
        }
        deliver(batch, phase, to: view, event)
      }
    }
  }

  /// Whether the contact's view is to hear of it now.
  private func isDeliverable(_ record: ContactRecord) -> Bool {
    guard record.touch.view != nil, !gestures.arena.isTaken(record.touch.serial) else { return false }
    switch record.standing {
    case .pending: return false
    case .accepted:
      if gestures.arena.holdsBeginning(of: record.touch.serial) {
        record.beginningWasHeld = true
        return false
      }
      return record.beginningWasHeld || (record.needsDelivery && record.touch.phase == .began)
    case .delivered:
      if record.touch.phase == .ended { return !gestures.arena.holdsEnd(of: record.touch.serial) }
      return record.needsDelivery && record.touch.phase != .stationary
    case .withheld, .over: return false
    }
  }

  /// Whether the view of a contact that is up has still something to hear of it. [DLV-8, DLV-14]
  func isOwed(_ record: ContactRecord) -> Bool {
    guard record.touch.view != nil else { return false }
    switch record.standing {
    case .accepted: return record.beginningWasHeld
    case .delivered: return true
    case .pending, .withheld, .over: return false
    }
  }

  /// Delivers a beginning that was held, as it was, and what has come of it since. [DLV-15, DLV-16, DLV-19]
  private func replay(_ record: ContactRecord, to view: UIView, _ event: UIEvent) {
    let touch = record.touch
    let now = (touch.phase, touch.timestamp, touch.locationInWindow, touch.previousLocationInWindow)
    (touch.phase, touch.timestamp) = (.began, record.startTimestamp)
    (touch.locationInWindow, touch.previousLocationInWindow) = (record.start, record.start)
    deliver([record], .began, to: view, event)
    (touch.timestamp, touch.locationInWindow) = (now.1, now.2)
    if record.standing == .delivered, now.2 != record.start {
      touch.phase = .moved
      deliver([record], .moved, to: view, event)
    }
    (touch.phase, touch.previousLocationInWindow) = (now.0, now.3)
    if record.hasEnded { record.needsDelivery = true }
  }

  /// Takes contacts that a recogniser took from their views. [DLV-1, DLV-4, DLV-5]
  private func dropTaken(_ event: UIEvent, where isConcerned: (ContactRecord) -> Bool) {
    func isTaken(_ record: ContactRecord) -> Bool {
      isConcerned(record) && gestures.arena.isTaken(record.touch.serial)
    }
    for record in records where isTaken(record) && record.standing != .delivered { record.standing = .over }
    while let first = records.first(where: { isTaken($0) && $0.standing == .delivered }) {
      guard let view = first.touch.view else {
        first.standing = .over
        continue
      }
      cancel(records.filter { isTaken($0) && $0.standing == .delivered && $0.touch.view === view }, in: view, .recognized)
    }
  }

  /// Tells a view that its contacts are cancelled, whatever they go on to do. [CANCEL-5]
  private func cancel(_ batch: [ContactRecord], in view: UIView, _ cause: CancellationCause) {
    let phases = batch.map(\.touch.phase)
    for record in batch {
      record.touch.phase = .cancelled
      record.cause = cause
    }
    deliver(batch, .cancelled, to: view, event)
    for (record, phase) in zip(batch, phases) where !record.hasEnded || phase != .cancelled {
      record.touch.phase = phase
    }
  }

  /// Takes contacts from their views because those leave the window with the given view. [CANCEL-1 … CANCEL-3]
  func cancelTouches(of root: UIView) {
    for record in records where record.standing != .delivered && record.standing != .over {
      if let view = record.touch.view, view.isDescendant(of: root) { letGo(record, of: view) }
    }
    while let first = records.first(where: { $0.isDelivered(below: root) }), let view = first.touch.view {
      let batch = records.filter { $0.standing == .delivered && $0.touch.view === view }
      cancel(batch, in: view, .viewLeftWindow)
      for record in batch { letGo(record, of: view) }
    }
  }

  /// Ends every contact. [PIPE-16]
  func cancelAll(_ cause: CancellationCause) {
    for record in records where !record.hasEnded { record.end(.cancelled, cause: cause) }
    dispatch()
  }

  private func letGo(_ record: ContactRecord, of view: UIView) {
    record.standing = .over
    record.touch.view = nil
    let world = application.world
    world.state(.detached(contact: record.touch.contactID, view: view.subject(in: world)))
  }

  private func deliver(_ batch: [ContactRecord], _ phase: UITouch.Phase, to view: UIView, _ event: UIEvent) {
    guard let first = batch.first else { return }
    let world = application.world
    let touches = batch.count == 1 ? first.alone : Set(batch.map(\.touch))
    for record in batch {
      record.needsDelivery = false
      record.standing = phase == .began || phase == .moved ? .delivered : .over
      if phase == .cancelled {
        world.state(
          .cancelled(
            contact: record.touch.contactID, view: view.subject(in: world), cause: record.cause ?? .system))
      }
    }
    world.state(
      .delivered(TouchPhase(phase), to: view.subject(in: world), contacts: batch.map(\.touch.contactID)))
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    default: view.touchesCancelled(touches, with: event)
    }
  }

  // MARK: - Contacts that a view does not get

  /// Decides which contacts that just began are kept from their views. [MULTI-1, EXCL-1, EXCL-2]
  private func withholdNewContacts(in window: UIWindow) {
    for record in records where record.standing == .pending && record.touch.window === window {
      guard record.needsDelivery, record.touch.phase == .began, let view = record.touch.view else { continue }
      guard let reason = reasonToWithhold(record, from: view, in: window) else {
        // From here on it counts as held, also for the contacts that began in the same frame.
        record.standing = .accepted
        continue
      }
      record.standing = .withheld
      let world = application.world
      world.state(
        .withheld(contact: record.touch.contactID, view: view.subject(in: world), reason: reason))
    }
  }

  private func reasonToWithhold(
    _ new: ContactRecord, from view: UIView, in window: UIWindow
  ) -> WithholdingReason? {
    for other in records where other !== new && other.isHeld && !other.isGone && other.touch.window === window {
      guard let holder = other.touch.view else { continue }
      if holder === view {
        if !view.isMultipleTouchEnabled { return .notMultipleTouch }
      } else if holder.isExclusiveTouch {
        return .otherViewIsExclusive
      } else if view.isExclusiveTouch {
        return .viewIsExclusive
      }
    }
    return nil
  }
}

extension ContactRecord {
  fileprivate func isDelivered(below root: UIView) -> Bool {
    standing == .delivered && touch.view?.isDescendant(of: root) == true
  }
}

extension TouchPhase {
  fileprivate init(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    default: self = .cancelled
    }
  }
}
