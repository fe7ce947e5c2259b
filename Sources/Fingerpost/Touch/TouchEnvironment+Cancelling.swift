import FingerpostArbitration
import FingerpostTrace
import FingerpostUnsafe
import Foundation

/// The contacts that a view is never told of, and those that are taken from it.
extension TouchEnvironment {
  // MARK: - Withheld

  /// Decides which contacts that just began are kept from their views. [MULTI-1, EXCL-1, EXCL-2]
  func withholdNewContacts(_ changed: [ContactRecord], in window: UIWindow) {
    for record in changed where record.standing == .pending && record.touch.currentPhase == .began {
      guard let view = record.touch.touchedView else { continue }
      guard let reason = reasonToWithhold(record, from: view, in: window) else {
        // From here on it counts as held, also for the contacts that began in the same frame.
        record.standing = .accepted
        continue
      }
      record.standing = .withheld
      let world = self.world
      world.record(
        .withheld(contact: record.touch.contactID, view: view.subject(in: world), reason: reason))
    }
  }

  private func reasonToWithhold(
    _ new: ContactRecord, from view: UIView, in window: UIWindow
  ) -> WithholdingReason? {
    for other in records
    where other !== new && other.isHeld && !other.isGone && other.touch.touchedWindow === window {
      guard let holder = other.touch.touchedView else { continue }
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

  /// Asks the scroll views around a view, the innermost first, whether it may be told that contacts began.
  /// [SCR-10, SCR-11, SCR-14]
  ///
  /// - Returns: whether it may not, or need not be told any more.
  func isKeptByScrollViews(_ batch: [ContactRecord], _ touches: Set<UITouch>, from view: UIView)
    -> Bool
  {
    var current = view.node.superview
    while let node = current {
      current = node.superview
      guard node.flags.contains(.scrolls) else { continue }
      // Kept while it is asked, because its answer may take it out of the tree.
      let scrollView = node.view
      let reason = scrollView.reasonToKeepContentTouches(touches, with: event, from: view)
      if let reason { withhold(batch, from: view, reason) }
      // The answer may have come with the end of a contact, or of the view.
      for record in batch where record.standing != .accepted || record.touch.touchedView !== view {
        return true
      }
      current = scrollView.node.superview
    }
    return false
  }

  private func withhold(_ batch: [ContactRecord], from view: UIView, _ reason: WithholdingReason) {
    let world = self.world
    for record in batch where record.standing == .accepted {
      record.standing = .withheld
      world.record(
        .withheld(contact: record.touch.contactID, view: view.subject(in: world), reason: reason))
    }
  }

  // MARK: - Taken by a recognizer

  /// Tells all views of the contacts that were taken from them. [DLV-2]
  func cancelTaken() {
    while let next = records.first(where: {
      $0.touch.held.isTaken && $0.standing == .delivered && $0.touch.touchedView != nil
    }) {
      cancelTaken(like: next)
    }
  }

  /// Tells a view of all its contacts that were taken from it. [DLV-1, DLV-4, DLV-5]
  func cancelTaken(like first: ContactRecord) {
    guard let view = first.touch.touchedView else { return }
    var batch: [ContactRecord] = []
    for record in records where record.touch.held.isTaken && record.standing == .delivered {
      if record.touch.touchedView === view { batch.append(record) }
    }
    cancel(batch, in: view, .recognized)
  }

  /// Tells a view that its contacts are cancelled, whatever they do afterwards. [CANCEL-5]
  func cancel(_ batch: [ContactRecord], in view: UIView, _ cause: CancellationCause) {
    var phases: [UITouch.Phase] = []
    for record in batch {
      phases.append(record.touch.currentPhase)
      record.touch.currentPhase = .cancelled
      record.cause = cause
    }
    call(view, .cancelled, batch)
    for (record, phase) in zip(batch, phases) { record.touch.currentPhase = phase }
  }

  /// The view that would lose a contact if it were taken now, or nil. [ARB-14]
  func viewThatWouldLose(_ contact: HeldContact) -> UIView? {
    guard !contact.isTaken else { return nil }
    if contact.isPress { return pressing.viewThatWouldLose(contact) }
    for record in records where record.touch.held === contact {
      return record.isHeld ? record.touch.touchedView : nil
    }
    return nil
  }

  /// The view that was told of the beginning of a contact and not of its end, unless the contact was taken, or nil.
  /// [SCR-7]
  func viewThatKnows(of contact: HeldContact) -> UIView? {
    guard !contact.isTaken else { return nil }
    for record in records where record.touch.held === contact {
      return record.standing == .delivered ? record.touch.touchedView : nil
    }
    return nil
  }

  // MARK: - Lost with the window

  /// Takes contacts from their views because those leave the window with the given view. [CANCEL-1 … CANCEL-3]
  func cancelTouches(of root: UIView) {
    let wasLosing = isLosingViews
    isLosingViews = true
    defer { isLosingViews = wasLosing }
    for record in records where record.standing != .delivered && record.standing != .over {
      if let view = record.touch.touchedView, view.isHeld(by: root) { letGo(record, of: view) }
    }
    while let first = records.first(where: { $0.isDelivered(below: root) }),
      let view = first.touch.touchedView
    {
      let batch = records.filter { $0.standing == .delivered && $0.touch.touchedView === view }
      cancel(batch, in: view, .viewLeftWindow)
      for record in batch { letGo(record, of: view) }
    }
  }

  private func letGo(_ record: ContactRecord, of view: UIView) {
    record.standing = .over
    record.touch.touchedView = nil
    let world = self.world
    world.record(.detached(contact: record.touch.contactID, view: view.subject(in: world)))
  }
}

extension ContactRecord {
  fileprivate func isDelivered(below root: UIView) -> Bool {
    standing == .delivered && touch.touchedView?.isHeld(by: root) == true
  }
}
