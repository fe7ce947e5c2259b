import FingerpostHID
import FingerpostTrace
import Foundation

/// The samples of pencils whose final values are expected, and what was given them. [TOUCH-21]
///
/// ```
///   a sample with estimates ──► kept ──► given to recognizers, and to the view, each noted
///                                │
///                 its update, or none is expected any more: too many are kept, the application is inactive
///                                ▼
///        touchesEstimatedPropertiesUpdated: those recognizers, then that view, with the same touch as it was then
/// ```
///
/// That the contact has ended, was cancelled or was taken meanwhile changes nothing: what was given is corrected. Whoever has
/// left the window, and a recognizer that was removed or is disabled, is told nothing.
final class EstimateEnvironment {
  /// More than four seconds of a pencil.
  static let maxKept = 1024

  /// The owner.
  unowned var touchEnvironment: TouchEnvironment!
  /// Whether any sample is kept, which is all that other touches pay for.
  @exclusivity(unchecked) private(set) var isKeeping = false
  private var kept: [Kept] = [] {
    didSet { isKeeping = !kept.isEmpty }
  }
  /// How many of them, the last ones, came with the event that is being handled.
  private var newCount = 0
  /// The oldest, where too many were kept.
  private var surplus: [Kept] = []

  private struct Kept {
    let touch: UITouch
    var sample: UITouch.Sample
    weak var view: UIView?
    var recognizers: [Listener] = []

    var number: UInt32 { sample.estimate?.number ?? 0 }
  }

  private struct Listener {
    weak var recognizer: UIGestureRecognizer?
  }

  nonisolated deinit {}

  // MARK: - Samples

  /// Keeps what a touch says now, if final values are expected.
  func keep(_ touch: UITouch) { keep(touch, touch.sample) }

  /// Keeps those of the samples before the newest of which final values are expected.
  func keep(_ samples: [EarlierSample], of touch: UITouch) {
    guard samples.contains(where: { $0.contact.estimate != nil }) else { return }
    let copy = touch.snapshot()
    for sample in samples {
      copy.take(sample)
      keep(touch, copy.sample)
    }
  }

  private func keep(_ touch: UITouch, _ sample: UITouch.Sample) {
    guard let estimate = sample.estimate else { return }
    touchEnvironment.world.record(
      .estimated(
        contact: touch.contactID, sample: estimate.number, properties: estimate.properties.rawValue,
        expected: estimate.expected.rawValue))
    guard !estimate.expected.isEmpty else { return }
    kept.append(Kept(touch: touch, sample: sample))
    newCount += 1
    if kept.count > Self.maxKept { surplus.append(kept.removeFirst()) }
  }

  /// Notes that a recognizer is given what is new of a contact.
  func give(_ record: ContactRecord, to recognizer: UIGestureRecognizer) {
    each(of: record) { $0.recognizers.append(Listener(recognizer: recognizer)) }
  }

  /// Notes that a view is given what is new of a contact, or what was held back of it.
  func give(_ record: ContactRecord, to view: UIView) {
    each(of: record) { $0.view = view }
  }

  private func each(of record: ContactRecord, _ body: (inout Kept) -> Void) {
    let current = record.touch.sample.estimate?.number
    var isNew = false
    for index in (kept.count - min(newCount, kept.count))..<kept.count
    where kept[index].touch === record.touch {
      if kept[index].number == current { isNew = true }
      // With the current sample come those before it, unless it is one that was held back.
      if kept[index].number == current || !record.earlier.isEmpty { body(&kept[index]) }
    }
    guard !isNew, let current, let index = kept.firstIndex(where: { $0.number == current }) else { return }
    body(&kept[index])
  }

  /// The event that brought the new samples is through.
  func rest() {
    newCount = 0
    let stale = surplus
    surplus = []
    for sample in stale { giveUp(sample) }
  }

  // MARK: - Updates

  /// Takes final values, one sample after the other.
  func handle(_ updates: [EstimateUpdate]) {
    for update in updates {
      guard let index = kept.firstIndex(where: { $0.number == update.number }) else {
        touchEnvironment.world.record(.updated(sample: update.number, .unknown, expected: 0))
        continue
      }
      let touch = kept[index].touch
      let place = update.place.map { touch.place($0) }
      kept[index].sample.take(update, at: place)
      if touch.sample.estimate?.number == update.number { touch.sample.take(update, at: place) }
      for record in touchEnvironment.records
      where record.touch === touch && record.firstSample.estimate?.number == update.number {
        record.firstSample.take(update, at: place)
      }
      let entry = kept[index]
      if entry.sample.estimate?.expected.isEmpty != false { kept.remove(at: index) }
      tell(entry, .applied)
    }
  }

  /// Tells every receiver that no more updates are expected.
  func giveUp() {
    let waiting = kept
    kept = []
    for entry in waiting { giveUp(entry) }
  }

  private func giveUp(_ entry: Kept) {
    var entry = entry
    entry.sample.estimate?.expected = []
    if entry.touch.sample.estimate?.number == entry.number { entry.touch.sample.estimate?.expected = [] }
    tell(entry, .givenUp)
  }

  private func tell(_ entry: Kept, _ outcome: UpdateOutcome) {
    let world = touchEnvironment.world
    let touch = entry.touch
    world.record(
      .updated(
        sample: entry.number, outcome, expected: entry.sample.estimate?.expected.rawValue ?? 0))
    let present = touch.sample
    touch.sample = entry.sample
    // What a recognizer makes of it is decided when all have heard of it, and the touch is what it was.
    touchEnvironment.gestures.isDelivering = true
    for listener in entry.recognizers {
      guard let recognizer = listener.recognizer, recognizer.isEnabled,
        let window = recognizer.view?.holdingWindow, window === touch.touchedWindow
      else { continue }
      world.record(
        .updateTold(contact: touch.contactID, sample: entry.number, to: recognizer.subject(in: world)))
      recognizer.touchesEstimatedPropertiesUpdated([touch])
    }
    if let view = entry.view, let window = view.holdingWindow, window === touch.touchedWindow {
      world.record(.updateTold(contact: touch.contactID, sample: entry.number, to: view.subject(in: world)))
      view.touchesEstimatedPropertiesUpdated([touch])
    }
    touchEnvironment.gestures.isDelivering = false
    touch.sample = present
    touchEnvironment.update()
  }
}
