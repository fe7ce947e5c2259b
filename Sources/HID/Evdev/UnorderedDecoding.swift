/// What is known of the contacts of a device that names all of them in every packet, in any order. [protocol A]
///
/// Where it gives them no ids a contact is the one that was nearest. Some drivers say that all are gone with a packet that
/// names none, others only with their touch button.
struct UnorderedDecoding: Hashable, Sendable {
  private var held: [HeldFinger] = []
  private var numbers = FreeNumbers()
  /// The contacts of the packet so far.
  private var seen: [DeviceFinger] = []
  private var pending = DeviceFinger()
  private var hasX = false
  private var hasY = false
  /// Whether the packet says anything of contacts.
  private var isComplete = false
  private var isReleased = false
  /// Whether events were lost since the last packet.
  private var hasForgotten = false

  mutating func take(_ event: InputEvent) {
    if event.type == EvdevCode.key, event.code == EvdevCode.touch { isReleased = event.value == 0 }
    guard event.type == EvdevCode.absolute, pending.set(event.code, event.value) else { return }
    if event.code == EvdevCode.contactX { hasX = true }
    if event.code == EvdevCode.contactY { hasY = true }
  }

  /// What the packet says about one contact is complete.
  mutating func endContact() {
    isComplete = true
    if hasX, hasY, pending.distance <= 0, !pending.isPalm, seen.count < EvdevDecoder.maxContacts {
      seen.append(pending)
    }
    pending = DeviceFinger()
    (hasX, hasY) = (false, false)
  }

  mutating func report(_ changes: inout ContactChanges) {
    // A driver that knows one finger only may leave out what sets contacts apart.
    if hasX, hasY { endContact() }
    if isReleased { seen.removeAll(keepingCapacity: true) }
    if isComplete || isReleased { match(&changes) }
    startPacket()
  }

  /// Events were lost: what has been gathered of the packet is worth nothing.
  mutating func forget() {
    startPacket()
    hasForgotten = true
  }

  mutating func cancelAll(_ changes: inout ContactChanges) {
    for finger in held { changes.add(finger, .cancel, at: finger.told) }
    held.removeAll()
    numbers = FreeNumbers()
    startPacket()
  }

  private mutating func startPacket() {
    seen.removeAll(keepingCapacity: true)
    pending = DeviceFinger()
    (hasX, hasY, isComplete, isReleased) = (false, false, false, false)
  }

  private mutating func match(_ changes: inout ContactChanges) {
    let partners = seen.allSatisfy { $0.trackingID >= 0 } ? partnersByID() : partnersByDistance()
    var isStillThere = [Bool](repeating: false, count: held.count)
    var arrivals: [DeviceFinger] = []
    for (index, finger) in seen.enumerated() {
      guard let partner = partners[index] else {
        arrivals.append(finger)
        continue
      }
      isStillThere[partner] = true
      if finger.differs(from: held[partner].told) { changes.add(held[partner], .move, at: finger) }
      held[partner].told = finger
    }
    for (index, finger) in held.enumerated() where !isStillThere[index] {
      changes.add(finger, hasForgotten ? .cancel : .up, at: finger.told)
      numbers.giveBack(finger.id)
    }
    var index = 0
    held.removeAll { _ in
      index += 1
      return !isStillThere[index - 1]
    }
    for finger in arrivals {
      let new = HeldFinger(id: numbers.take(), finger)
      changes.add(new, .down, at: finger)
      held.append(new)
    }
    hasForgotten = false
    numbers.endPacket()
  }

  /// For each contact of the packet the index of the one that it continues, by the ids of the device.
  private func partnersByID() -> [Int?] {
    var isTaken = [Bool](repeating: false, count: held.count)
    return seen.map { finger in
      let partner = held.indices.first { !isTaken[$0] && held[$0].told.trackingID == finger.trackingID }
      if let partner { isTaken[partner] = true }
      return partner
    }
  }

  /// The same by distance: of all pairs that are left, the nearest is joined first.
  private func partnersByDistance() -> [Int?] {
    var pairs: [(distance: Double, seen: Int, held: Int)] = []
    for (index, finger) in seen.enumerated() {
      for (other, before) in held.enumerated() {
        let dx = Double(finger.x) - Double(before.told.x)
        let dy = Double(finger.y) - Double(before.told.y)
        pairs.append((dx * dx + dy * dy, index, other))
      }
    }
    pairs.sort { ($0.distance, $0.seen, $0.held) < ($1.distance, $1.seen, $1.held) }
    var partners = [Int?](repeating: nil, count: seen.count)
    var isTaken = [Bool](repeating: false, count: held.count)
    for pair in pairs where partners[pair.seen] == nil && !isTaken[pair.held] {
      partners[pair.seen] = pair.held
      isTaken[pair.held] = true
    }
    return partners
  }
}
