/// Checks frames at the gate and rejects impossible histories.
///
/// What is impossible in a frame is left out, and the rest passes, so that one bad contact does not leave the others
/// hanging. Each fault is reported once with the frames before it, until the contact or button in question begins again;
/// further ones are only counted. Sources that people or other processes write to are not to be trusted: recordings,
/// sockets, browsers.
public struct FrameVerifier: Sendable {
  /// More than this many fingers do not occur, even with several people.
  static let maxContacts = 64
  /// Nor presses more buttons and keys at once.
  static let maxPresses = 64
  /// How many frames of context a rejection has.
  static let contextLength = 8
  private static let latest = Int64(1) << 61
  private static let farthest = 1_000_000_000.0

  /// How many faults there were, also those that were not reported again.
  public private(set) var faultCount = 0

  private var down: [Int] = []
  private var pressed: [Int] = []
  private var isShaking = false
  private var isHovering = false
  private var isScrolling = false
  private var lastTime: Int64 = 0
  /// The highest number of a sample with estimates.
  private var lastEstimate: UInt32 = 0
  /// The frames that were admitted last, in a ring.
  private var context: [Frame] = []
  private var oldest = 0
  private var reported: Set<FrameFault> = []

  /// Creates a verifier for a source that has reported nothing yet.
  public init() {}

  /// What happens to a frame.
  public struct Admission: Sendable {
    /// What may pass; nil if nothing is left.
    public var frame: Frame?
    /// The faults that were not reported before.
    public var rejections: [FrameRejection]
  }

  /// The contacts that are down, in the order in which they came.
  public var contactsDown: [Int] { down }

  /// The frames that were admitted last, the newest at the end.
  public var recent: [Frame] { Array(context[oldest...] + context[..<oldest]) }

  /// Judges the next frame of the source.
  public mutating func admit(_ frame: Frame) -> Admission {
    if isPlain(frame) {
      keep(frame)
      return Admission(frame: frame, rejections: [])
    }
    var faults: [FrameFault] = []
    var admitted = frame
    if frame.nanoseconds < 0 || frame.nanoseconds > Self.latest {
      faults.append(.timeOutOfRange)
      admitted.nanoseconds = lastTime
    } else if frame.nanoseconds < lastTime {
      faults.append(.timeBefore(lastTime))
      admitted.nanoseconds = lastTime
    }
    admitted.earlier = samples(of: frame, at: admitted.nanoseconds, &faults)
    admitted.contacts = contacts(of: frame, &faults)
    for index in admitted.earlier.indices { checkEstimate(&admitted.earlier[index].contact, &faults) }
    for index in admitted.contacts.indices { checkEstimate(&admitted.contacts[index], &faults) }
    admitted.updates = updates(of: frame, &faults)
    admitted.hover = hover(of: frame, &faults)
    admitted.scroll = scroll(of: frame, &faults)
    admitted.presses = presses(of: frame, &faults)
    admitted.shake = shake(of: frame, &faults)
    let isEmptied =
      !faults.isEmpty && admitted.contacts.isEmpty && !admitted.hasMoreThanContacts
      && admitted.earlier.isEmpty
    let rejections = report(faults, frame)
    guard !isEmptied else { return Admission(frame: nil, rejections: rejections) }
    keep(admitted)
    return Admission(frame: admitted, rejections: rejections)
  }

  /// Whether nothing but contacts that are down have moved, as in most frames, and without a fault.
  private func isPlain(_ frame: Frame) -> Bool {
    guard frame.nanoseconds >= lastTime, frame.nanoseconds <= Self.latest, frame.earlier.isEmpty,
      !frame.hasMoreThanContacts
    else { return false }
    for (index, contact) in frame.contacts.enumerated() {
      guard contact.phase == .move, contact.estimate == nil, Self.isSound(contact), down.contains(contact.id)
      else { return false }
      for other in frame.contacts[..<index] where other.id == contact.id { return false }
    }
    return true
  }

  private mutating func keep(_ frame: Frame) {
    lastTime = frame.nanoseconds
    guard context.count == Self.contextLength else { return context.append(frame) }
    context[oldest] = frame
    oldest = (oldest + 1) % Self.contextLength
  }

  private mutating func report(_ faults: [FrameFault], _ frame: Frame) -> [FrameRejection] {
    guard !faults.isEmpty else { return [] }
    faultCount &+= faults.count
    var rejections: [FrameRejection] = []
    for fault in faults {
      // The time before is different each time, and it is the same fault.
      let key = if case .timeBefore = fault { FrameFault.timeBefore(0) } else { fault }
      guard reported.count < 256, reported.insert(key).inserted else { continue }
      rejections.append(FrameRejection(fault: fault, frame: frame, context: recent))
    }
    return rejections
  }

  private mutating func contacts(of frame: Frame, _ faults: inout [FrameFault]) -> [Contact] {
    var admitted: [Contact] = []
    for (index, contact) in frame.contacts.enumerated() {
      if frame.contacts[(index + 1)...].contains(where: { $0.id == contact.id }) {
        faults.append(.contactTwice(contact.id))
        continue
      }
      if let fault = admit(contact) { faults.append(fault) } else { admitted.append(contact) }
    }
    return admitted
  }

  private mutating func admit(_ contact: Contact) -> FrameFault? {
    let id = contact.id
    guard (0...1_000_000).contains(id) else { return .idOutOfRange(id) }
    guard Self.isSound(contact) else { return .notANumber(id) }
    let place = down.firstIndex(of: id)
    switch contact.phase {
    case .down:
      guard place == nil else { return .alreadyDown(id) }
      guard down.count < Self.maxContacts else { return .tooManyContacts(id) }
      down.append(id)
      for phase in [Contact.Phase.move, .up, .cancel] { reported.remove(.notDown(id, phase)) }
      reported.remove(.alreadyDown(id))
    case .move:
      guard place != nil else { return .notDown(id, .move) }
    case .up, .cancel:
      guard let place else { return .notDown(id, contact.phase) }
      down.remove(at: place)
    }
    return nil
  }

  private func samples(
    of frame: Frame, at time: Int64, _ faults: inout [FrameFault]
  ) -> [EarlierSample] {
    var last = lastTime
    return frame.earlier.filter { sample in
      let isInOrder = sample.nanoseconds >= last && sample.nanoseconds <= time
      guard isInOrder, down.contains(sample.contact.id), Self.isSound(sample.contact) else {
        faults.append(.earlierSample(sample.contact.id))
        return false
      }
      last = sample.nanoseconds
      return true
    }
  }

  /// Leaves estimates out that cannot be; the contact has what it says nevertheless.
  private mutating func checkEstimate(_ contact: inout Contact, _ faults: inout [FrameFault]) {
    guard let estimate = contact.estimate else { return }
    guard estimate.number > lastEstimate, estimate.expected.isSubset(of: estimate.properties),
      Contact.Properties.all.isSuperset(of: estimate.properties)
    else {
      faults.append(.estimate(contact.id))
      contact.estimate = nil
      return
    }
    lastEstimate = estimate.number
  }

  /// A sample may have been left out on the way, so that an update of any that could have been is let in.
  private func updates(of frame: Frame, _ faults: inout [FrameFault]) -> [EstimateUpdate] {
    var admitted: [EstimateUpdate] = []
    for update in frame.updates {
      guard admitted.count < EstimateUpdate.maxInFrame, update.number > 0,
        update.number <= lastEstimate, update.expected.isSubset(of: update.estimated), Self.isSound(update)
      else {
        faults.append(.update(Int(update.number)))
        continue
      }
      admitted.append(update)
    }
    return admitted
  }

  private mutating func hover(of frame: Frame, _ faults: inout [FrameFault]) -> Hover? {
    guard let hover = frame.hover else { return nil }
    guard Self.isPlace(hover.x, hover.y) else {
      faults.append(.hoverPlace)
      return nil
    }
    guard isHovering != (hover.phase == .entered) else {
      faults.append(.hover(hover.phase))
      return nil
    }
    isHovering = hover.phase != .exited
    return hover
  }

  private mutating func scroll(of frame: Frame, _ faults: inout [FrameFault]) -> Scroll? {
    guard let scroll = frame.scroll else { return nil }
    guard Self.isPlace(scroll.x, scroll.y), Self.isPlace(scroll.dx, scroll.dy) else {
      faults.append(.scrollPlace)
      return nil
    }
    guard isScrolling != (scroll.phase == .began || scroll.phase == .step) else {
      faults.append(.scroll(scroll.phase))
      return nil
    }
    isScrolling = scroll.continues
    return scroll
  }

  private mutating func presses(of frame: Frame, _ faults: inout [FrameFault]) -> [Press] {
    frame.presses.filter { press in
      guard (press.kind == .key) == (press.key != nil) else {
        faults.append(.pressWithoutKey(press.type))
        return false
      }
      let place = pressed.firstIndex(of: press.type)
      guard press.force >= 0, press.force <= 1 else {
        faults.append(.pressForce(press.type))
        return false
      }
      guard (press.phase == .began) == (place == nil) else {
        faults.append(
          press.phase == .began ? .alreadyPressed(press.type) : .notPressed(press.type, press.phase))
        return false
      }
      if press.phase == .began, pressed.count >= Self.maxPresses {
        faults.append(.tooManyPresses(press.type))
        return false
      }
      switch press.phase {
      case .began: pressed.append(press.type)
      case .changed: break
      case .ended, .cancelled: if let place { pressed.remove(at: place) }
      }
      return true
    }
  }

  private mutating func shake(of frame: Frame, _ faults: inout [FrameFault]) -> Shake? {
    guard let shake = frame.shake else { return nil }
    guard isShaking != (shake == .began) else {
      faults.append(.shake(shake))
      return nil
    }
    isShaking = shake == .began
    return shake
  }

  private static func isSound(_ contact: Contact) -> Bool {
    isPlace(contact.x, contact.y) && isPlace(contact.force, contact.maximumForce)
      && isPlace(contact.majorRadius, contact.majorRadiusTolerance)
      && isPlace(contact.altitude, contact.azimuth)
      && (contact.precise.map { isPlace($0.x, $0.y) } ?? true)
  }

  private static func isSound(_ update: EstimateUpdate) -> Bool {
    isPlace(update.force ?? 0, update.azimuth ?? 0)
      && isPlace(update.altitude ?? 0, update.place?.x ?? 0) && isPlace(update.place?.y ?? 0, 0)
      && Contact.Properties.all.isSuperset(of: update.estimated)
  }

  // Not a number is less than nothing, so it is refused as well.
  private static func isPlace(_ x: Double, _ y: Double) -> Bool {
    x.magnitude <= farthest && y.magnitude <= farthest
  }
}
