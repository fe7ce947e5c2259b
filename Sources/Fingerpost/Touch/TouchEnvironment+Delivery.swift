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

  /// Calls the views of a window for every touch that changed.
  ///
  /// All contacts of one view in one phase come in one call; of one view's phases began comes first, then moved,
  /// ended, cancelled. [EVT-1, EVT-2]
  func deliver(_ event: UIEvent, in window: UIWindow) {
    withholdNewContacts(in: window)
    while let first = records.first(where: { $0.isDeliverable(in: window) }), let view = first.touch.view {
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let batch = records.filter {
          $0.isDeliverable(in: window) && $0.touch.view === view && $0.touch.phase == phase
        }
        deliver(batch, phase, to: view, event)
      }
    }
  }

  /// Takes contacts from their views because those leave the window with the given view. [CANCEL-1 … CANCEL-3]
  func cancelTouches(of root: UIView) {
    for record in records where record.standing != .delivered && record.standing != .over {
      if let view = record.touch.view, view.isDescendant(of: root) { letGo(record, of: view) }
    }
    while let first = records.first(where: { $0.isDelivered(below: root) }), let view = first.touch.view {
      let batch = records.filter { $0.standing == .delivered && $0.touch.view === view }
      let phases = batch.map(\.touch.phase)
      for record in batch {
        record.touch.phase = .cancelled
        record.cause = .viewLeftWindow
      }
      deliver(batch, .cancelled, to: view, event)
      for (record, phase) in zip(batch, phases) {
        // The finger is still there, for whoever else hears of it.
        if !record.hasEnded { record.touch.phase = phase }
        letGo(record, of: view)
      }
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
    for record in records where record.isDeliverable(in: window) && record.touch.phase == .began {
      guard record.standing == .pending, let view = record.touch.view else { continue }
      guard let reason = reasonToWithhold(record, from: view, in: window) else {
        // From here on it counts as held, also for the contacts that began in the same frame.
        record.standing = .accepted
        continue
      }
      record.standing = .withheld
      record.needsDelivery = false
      let world = application.world
      world.state(
        .withheld(contact: record.touch.contactID, view: view.subject(in: world), reason: reason))
    }
  }

  private func reasonToWithhold(
    _ new: ContactRecord, from view: UIView, in window: UIWindow
  ) -> WithholdingReason? {
    for other in records where other !== new && other.isHeld && other.touch.window === window {
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
  /// Whether the contact changed and its view is to hear of it.
  fileprivate func isDeliverable(in window: UIWindow) -> Bool {
    guard needsDelivery, touch.window === window, touch.view != nil else { return false }
    switch standing {
    case .pending, .accepted: return touch.phase == .began
    case .delivered: return touch.phase != .stationary
    case .withheld, .over: return false
    }
  }

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
