import FingerpostHID
import FingerpostTrace
import Foundation

/// Samples of a contact besides the one that an event delivers.
extension TouchEnvironment {
  /// Notes what the contacts of a frame did before its newest samples.
  ///
  /// A contact that the frame does not name otherwise has rested since; its last sample is what is delivered.
  func recordEarlier(of frame: Frame) {
    let world = self.world
    for record in records where !record.hasEnded && !record.isGone {
      let contact = record.touch.contactID
      var samples: [EarlierSample] = []
      for sample in frame.earlier where sample.contact.id == contact { samples.append(sample) }
      guard !samples.isEmpty else { continue }
      hasEarlier = true
      var isNamed = false
      for other in frame.contacts where other.id == contact { isNamed = true }
      if isNamed {
        record.earlier = samples
        estimates.keep(samples, of: record.touch)
      } else {
        var newest = samples.removeLast()
        newest.contact.phase = .move
        record.earlier = samples
        estimates.keep(samples, of: record.touch)
        handle(newest.contact, world, at: Double(newest.nanoseconds) / 1e9)
      }
      if !samples.isEmpty { world.record(.gathered(contact: contact, samples: samples.count)) }
    }
  }

  /// Forgets the samples of an event that is through.
  @inline(__always)
  func forgetEarlier() {
    if hasEarlier { emptyEarlier() }
  }

  private func emptyEarlier() {
    hasEarlier = false
    for record in records { record.earlier = [] }
  }

  /// Copies of a touch in all its samples since the last delivery, the current one last. [COAL-1 … COAL-4]
  func coalesced(_ touch: UITouch) -> [UITouch] {
    var copies: [UITouch] = []
    var previous = touch.sample
    previous.location = previous.previousLocation
    previous.preciseLocation = previous.precisePreviousLocation
    if let record = record(of: touch) {
      for sample in record.earlier {
        let copy = touch.snapshot()
        copy.sample = previous
        copy.apply(sample)
        previous = copy.sample
        copies.append(copy)
      }
    }
    let newest = touch.snapshot()
    newest.sample.previousLocation = previous.location
    newest.sample.precisePreviousLocation = previous.preciseLocation
    return copies + [newest]
  }

  /// Where a touch that moved will be a display frame from now, if it continues as it did since its last sample.
  /// [COAL-5]
  func predicted(_ touch: UITouch) -> [UITouch] {
    guard touch.currentPhase == .moved, let record = record(of: touch) else { return [] }
    let chain = coalesced(touch)
    let before = record.earlier.last.map { Double($0.nanoseconds) / 1e9 } ?? record.formerTime
    let elapsed = touch.sampledAt - before
    guard let current = chain.last, elapsed > 0 else { return [] }
    let interval = world.eventRules.eventMoveDelivery
    let share = CGFloat(interval / elapsed)
    let copy = touch.snapshot()
    copy.sampledAt = touch.sampledAt + interval
    // No hardware will say what it really was.
    copy.sample.estimate = nil
    copy.sample.location = current.sample.ahead(\.location, \.previousLocation, by: share)
    copy.sample.preciseLocation = current.sample.ahead(
      \.preciseLocation, \.precisePreviousLocation, by: share)
    guard copy.sample.location.x.isFinite, copy.sample.location.y.isFinite else { return [] }
    copy.sample.previousLocation = current.sample.location
    copy.sample.precisePreviousLocation = current.sample.preciseLocation
    return [copy]
  }

  private func record(of touch: UITouch) -> ContactRecord? {
    for record in records where record.touch === touch { return record }
    return nil
  }
}

extension UITouch.Sample {
  fileprivate func ahead(
    _ place: KeyPath<Self, CGPoint>, _ former: KeyPath<Self, CGPoint>, by share: CGFloat
  ) -> CGPoint {
    let (new, old) = (self[keyPath: place], self[keyPath: former])
    return CGPoint(x: new.x + (new.x - old.x) * share, y: new.y + (new.y - old.y) * share)
  }
}
