import FingerpostArbitration
import FingerpostHID
import FingerpostTimeline
import FingerpostTrace
import FingerpostUnsafe
import Foundation

/// The current contacts of an application: the life of a touch, from a frame of the hardware to the last call of a view.
///
/// ```
///   handle(Frame)           the clock moves on, layout that is due happens      Timeline, WindowStack
///      │ begin, change      a new contact: hit test, tap count, its record      UIWindow, TapHistory, ContactRecord
///      ▼ dispatch
///   UIApplication.sendEvent ─► UIWindow.sendEvent ─► deliver(_:in:)             UIEvent, UITouch
///      │ withholdNewContacts   which views never hear of it
///      │ gestures.recruit      which recognizers receive it                     GestureEnvironment
///      ▼ gestures.deliver      each looks at its touches, proposes a state      UIGestureRecognizer, Contestant
///   update(), the pump; every step looks at everything again:
///      1. arena.settle()       who wins; verdicts, then their actions           Arena, Referee, TargetList
///      2. callNextView()       one call: cancelled, began, moved or ended       HeldContact, UIView, UIResponder
///      3. arena.resetNext()    one group of recognizers that are through
///      └─ again from 1, until there is nothing left to do
///   sweep(), drain()           forgets contacts that are over; the next frame that waits
/// ```
///
/// A frame makes the touches current, and the event with them goes the way of UIKit's. A view hears of what no recognizer
/// took or holds back; from there a touch goes up the responder chain until a responder handles it (``UIResponder``). A
/// deadline, a disabled recognizer or a removed view end in ``update()`` too; from inside a callback it returns at once,
/// because the loop that is running takes up whatever came. Frames that arrive meanwhile wait their turn.
///
/// Contacts are in the order of their numbers, which is the order of everything that happens to several of them. Since
/// each step looks at the records again, nothing is delivered twice or after its end, whatever a callback does. [TOUCH-6]
final class TouchEnvironment {
  /// The owner.
  @exclusivity(unchecked) private(set) unowned var application: UIApplication!

  /// The world of the application, which outlives what happens here.
  var world: World { home.object }
  @exclusivity(unchecked) private(set) var home: Unretained<World>!

  func attach(to application: UIApplication, in world: World) {
    self.application = application
    home = Unretained(world)
    gestures.attach(to: world)
  }

  let event = UIEvent()
  let gestures = GestureEnvironment()
  let estimates = EstimateEnvironment()
  let hovering = HoverEnvironment()
  let scrolling = ScrollEnvironment()
  let pressing = PressEnvironment()
  let signaling = SignalEnvironment()
  /// What decides which view is focused; nil unless the event rules say so. [FOC-1]
  var focus: FocusEngine?
  @exclusivity(unchecked) private(set) var records: [ContactRecord] = [] {
    didSet { onlyRecord = records.count == 1 ? Unretained(records[0]) : nil }
  }
  /// The only contact there is; none when there are several. One finger is the common case, and this spares it the
  /// list on its way. Without a reference, for where nothing is called that might forget the contact.
  @exclusivity(unchecked) private(set) var onlyRecord: Unretained<ContactRecord>?
  @exclusivity(unchecked) var tapHistory = TapHistory()

  /// What came in and has not had its turn.
  @exclusivity(unchecked) private var waiting: [Work] = []
  private var isHandling = false
  /// Whether something is on its way, so that a frame would have to wait.
  var isBusy: Bool { isHandling || isUpdating || !waiting.isEmpty }
  /// Whether a contact of the frame at hand brought more samples than one.
  var hasEarlier = false
  /// Whether a contact changed since the last event was sent.
  private var needsSending = false
  /// Whether a contact is up whose view may be owed something.
  private var hasGone = false
  /// Whether ``update()`` is at its steps.
  @exclusivity(unchecked) var isUpdating = false
  /// The view whose contacts are being delivered, which hears of all its phases before the next view does.
  var viewBeingServed: UIView?

  /// What is told of contacts that the system has taken, by their numbers. Looked up only, never walked. [DRAG-20]
  var followers: [Int: (Contact) -> Bool] = [:]

  /// What left a window during the hit test that is being made; nil while none is.
  var leavers: [UIView]?
  /// Whether views are being told of the end of their contacts because they leave the window.
  var isLosingViews = false

  /// A list that is filled again for every event, kept so that a move allocates nothing.
  @exclusivity(unchecked) var changed: [ContactRecord] = []

  private enum Work {
    case frame(Frame)
    case cancelAll(CancellationCause)
  }

  init() {
    event.owner = Unretained(self)
    gestures.touchEnvironment = self
    estimates.touchEnvironment = self
    hovering.touchEnvironment = self
    scrolling.touchEnvironment = self
    pressing.touchEnvironment = self
    signaling.touchEnvironment = self
  }

  nonisolated deinit {
    event.owner = nil
  }

  /// The touches of all contacts, ascending.
  var touches: [UITouch] { records.filter { !$0.isGone }.map(\.touch) }

  func handle(_ frame: Frame) {
    guard !isBusy else {
      waiting.append(.frame(frame))
      return
    }
    isHandling = true
    play(frame)
    isHandling = false
    drain()
  }

  /// Ends every contact, when what is being handled now is done. [PIPE-16]
  func cancelAll(_ cause: CancellationCause) {
    waiting.append(.cancelAll(cause))
    drain()
  }

  /// Does what is waiting, one after the other; called from within itself or from a callback it leaves that to the
  /// call that is at it.
  @inline(__always)
  func drain() {
    if !waiting.isEmpty, !isHandling, !isUpdating { drainWaiting() }
  }

  private func drainWaiting() {
    isHandling = true
    defer { isHandling = false }
    // Emptied from the front while callbacks may append. [PIPE-6]
    var next = 0
    while next < waiting.count {
      let work = waiting[next]
      next += 1
      switch work {
      case .frame(let frame): play(frame)
      case .cancelAll(let cause):
        for record in records where !record.hasEnded {
          record.end(.cancelled, cause: cause)
          needsSending = true
        }
        dispatch(world)
        cancelOthers(cause)
      }
    }
    waiting.removeAll(keepingCapacity: true)
  }

  private func play(_ frame: Frame) {
    home.with { play(frame, $0) }
  }

  private func play(_ frame: Frame, _ world: World) {
    world.timeline.advance(to: Instant(nanoseconds: frame.nanoseconds))
    Unretained(world.application).with {
      Unretained($0.windowStack).with { $0.layOut() }
      $0.finishAppearances()
    }
    let time = self.time(of: frame, world)
    event.timestamp = time
    event.buttonMask = UIEvent.ButtonMask(rawValue: frame.buttonMask)
    event.modifierFlags = UIKeyModifierFlags(rawValue: frame.modifierFlags)

    if !frame.earlier.isEmpty { recordEarlier(of: frame) }
    if frame.contacts.count == 1 {
      handle(frame.contacts[0], world, at: time)
    } else {
      for contact in frame.orderedContacts { handle(contact, world, at: time) }
    }
    dispatch(world)
    forgetEarlier()
    if estimates.isKeeping { estimates.rest() }
    if hovering.isActive || frame.hasMoreThanContacts { playOthers(frame) }
  }

  /// When the newest sample of a frame was taken, in seconds. [TOUCH-8]
  ///
  /// Gathered moves come after that; nothing is older than what the last event said.
  private func time(of frame: Frame, _ world: World) -> TimeInterval {
    let now = world.timeline.now
    guard frame.nanoseconds < now.nanoseconds else { return now.seconds }
    return max(event.timestamp, Instant(nanoseconds: frame.nanoseconds).seconds)
  }

  /// Sends the event and takes leave of the contacts that ended in it.
  private func dispatch(_ world: World) {
    if needsSending {
      needsSending = false
      world.record(.dispatch(.sent(.touches)))
      gestures.isDispatching = true
      event.number &+= 1
      world.application.sendEvent(event)
      gestures.isDispatching = false
    }
    if onlyRecord?.with({ $0.restIfDown() }) == true { return }
    for record in records {
      guard !record.restIfDown() else { continue }
      record.needsDispatch = false
      record.needsDelivery = false
      if !record.isGone { gestures.lifted(record.touch) }
      record.isGone = true
      hasGone = true
    }
    sweep()
  }

  /// Forgets the contacts that are up and of which no view has anything more to hear. [DLV-8, DLV-14]
  @inline(__always)
  func sweep() {
    if hasGone { forgetGone() }
  }

  private func forgetGone() {
    hasGone = false
    // Loops: each call of a closure would ask first whether this is the main actor.
    for index in records.indices.reversed() where records[index].isGone {
      if records[index].isOwed { hasGone = true } else { records.remove(at: index) }
    }
  }

  // MARK: - What a frame says

  func handle(_ contact: Contact, _ world: World, at time: TimeInterval) {
    world.record(.contact(contact.id, ContactChange(contact.phase), x: contact.x, y: contact.y))
    switch contact.phase {
    case .down: begin(contact, world, at: time)
    case .move, .up, .cancel: change(contact, world, at: time)
    }
    if !followers.isEmpty { tellFollower(of: contact) }
  }

  private func begin(_ contact: Contact, _ world: World, at time: TimeInterval) {
    if let old = record(of: contact.id) {
      // The hardware lost the lift: the old contact is over before the new one begins. [TOUCH-6]
      old.end(.cancelled, cause: .system)
      needsSending = true
      dispatch(world)
    }
    guard !world.application.isIgnoringInteractionEvents else {
      world.record(.dropped(contact: contact.id, reason: .interactionIgnored))
      return
    }
    guard let (window, view) = hitTest(contact) else {
      world.record(.dropped(contact: contact.id, reason: .noWindow))
      return
    }
    guard let window else {
      world.record(.dropped(contact: contact.id, reason: .viewLeftWindow))
      return
    }
    let touch = UITouch(contact: contact, window: window, view: view)
    touch.sampledAt = time
    touch.countedTaps = tapHistory.countOfContact(touch, world)
    if contact.estimate != nil { estimates.keep(touch) }
    world.record(
      .targeted(contact: contact.id, window: window.subject(in: world), view: view.subject(in: world)))
    let record = ContactRecord(
      touch: touch, tapDeadline: world.timeline.now.advanced(bySeconds: world.eventRules.tapCountMaxDuration))
    var place = records.endIndex
    while place > 0, records[place - 1].touch.contactID > contact.id { place -= 1 }
    records.insert(record, at: place)
    needsSending = true
  }

  private func change(_ contact: Contact, _ world: World, at time: TimeInterval) {
    if let onlyRecord {
      onlyRecord.with { change($0, contact, world, at: time) }
    } else {
      for record in records { change(record, contact, world, at: time) }
    }
  }

  private func change(_ record: ContactRecord, _ contact: Contact, _ world: World, at time: TimeInterval) {
    guard record.touch.contactID == contact.id, !record.isGone, !record.hasEnded else { return }
    let touch = record.touch
    record.formerTime = touch.sampledAt
    // One that came back to where it was has moved all the same.
    let changed = touch.update(from: contact) || !record.earlier.isEmpty
    touch.sampledAt = time
    if touch.countedTaps != 0 { tapHistory.contactChanged(record, world) }
    switch contact.phase {
    case .up:
      tapHistory.contactEnded(record, world)
      record.end(.ended)
      needsSending = true
    case .cancel:
      record.end(.cancelled, cause: .system)
      needsSending = true
    case .move, .down:
      touch.currentPhase = changed ? .moved : .stationary
      record.needsDispatch = changed
      if changed { needsSending = true }
    }
    if contact.estimate != nil { estimates.keep(touch) }
  }

  private func record(of contact: Int) -> ContactRecord? {
    for record in records where record.touch.contactID == contact && !record.isGone { return record }
    return nil
  }

  /// Asks the windows for the view under a new contact. [WIN-5, HIT-21]
  ///
  /// - Returns: the view with its window, or with nil where it left the window while it was asked; nil without a view.
  private func hitTest(_ contact: Contact) -> (UIWindow?, UIView)? {
    let world = self.world
    let onScreen = CGPoint(x: contact.x, y: contact.y)
    var found: (UIWindow?, UIView)?
    for pass in 1...max(1, world.eventRules.hitTestPasses) {
      found = nil
      for window in application.windowStack.windows.reversed() {
        let point = window.convert(onScreen, from: nil as UIWindow?)
        world.record(
          .windowAsked(
            window.subject(in: world), contact: contact.id, pass: pass,
            level: window.windowLevel.rawValue.native, x: point.x.native, y: point.y.native))
        let (view, place) = window.target(at: point, with: event)
        world.record(
          .windowAnswered(window.subject(in: world), contact: contact.id, view: view?.subject(in: world)))
        if let view {
          found = (place, view)
          break
        }
      }
    }
    return found
  }
}

nonisolated extension ContactChange {
  fileprivate init(_ phase: Contact.Phase) {
    switch phase {
    case .down: self = .down
    case .move: self = .move
    case .up: self = .up
    case .cancel: self = .cancel
    }
  }
}

nonisolated extension Frame {
  /// The contacts by ascending number, of several mentions the last.
  fileprivate var orderedContacts: [Contact] {
    guard contacts.count > 1 else { return contacts }
    var ordered: [Contact] = []
    for contact in contacts.enumerated().sorted(by: {
      ($0.element.id, $0.offset) < ($1.element.id, $1.offset)
    }) {
      if ordered.last?.id == contact.element.id { ordered.removeLast() }
      ordered.append(contact.element)
    }
    return ordered
  }
}
