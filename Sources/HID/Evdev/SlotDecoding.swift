/// What is known of the slots of a device. [protocol B]
///
/// Values stay until they are reported again, also from one contact of a slot to its next: a finger that comes down where the last
/// one was repeats neither place.
struct SlotDecoding: Hashable, Sendable {
  private struct Slot: Hashable, Sendable {
    /// As it is now.
    var now = DeviceFinger()
    /// The contact that was reported for it.
    var held: HeldFinger?
    /// The values that the contact had when another one took its place, or it left.
    var last: DeviceFinger?
    /// Whether the contact that is there now came in this packet.
    var isNew = false
    /// Whether the beginning of the contact that is there was not seen.
    var isUnseen = false
  }

  private var slots: [Slot] = []
  private var current: Int? = 0
  /// Contacts that came and went in this packet.
  private var brief: [DeviceFinger] = []
  private var numbers = FreeNumbers()

  mutating func begin(with snapshot: SlotSnapshot) {
    current = snapshot.current
    slots = snapshot.fingers.prefix(EvdevDecoder.maxContacts).map { finger in
      var slot = Slot()
      slot.now = finger
      slot.isUnseen = finger.trackingID >= 0
      return slot
    }
  }

  mutating func take(_ event: InputEvent) {
    guard event.type == EvdevCode.absolute else { return }
    if event.code == EvdevCode.slot {
      current = (0..<EvdevDecoder.maxContacts).contains(Int(event.value)) ? Int(event.value) : nil
      return
    }
    guard let current, (0..<EvdevDecoder.maxContacts).contains(current) else { return }
    while slots.count <= current { slots.append(Slot()) }
    if event.code == EvdevCode.contactID {
      identify(current, event.value)
    } else {
      slots[current].now.set(event.code, event.value)
    }
  }

  private mutating func identify(_ index: Int, _ trackingID: Int32) {
    let id = max(trackingID, -1)
    guard id != slots[index].now.trackingID else { return }
    if slots[index].held != nil, slots[index].last == nil {
      slots[index].last = slots[index].now
    } else if slots[index].isNew, slots[index].now.isTouching, brief.count < EvdevDecoder.maxContacts {
      brief.append(slots[index].now)
    }
    slots[index].now.trackingID = id
    slots[index].isNew = id >= 0
    slots[index].isUnseen = false
  }

  mutating func report(_ changes: inout ContactChanges) {
    for index in slots.indices { report(index, lost: .up, &changes) }
    for finger in brief {
      let held = HeldFinger(id: numbers.take(), finger)
      changes.addBrief(held, at: finger)
      numbers.giveBack(held.id)
    }
    brief.removeAll(keepingCapacity: true)
    numbers.endPacket()
  }

  /// Reports what happened to one slot.
  ///
  /// - Parameter lost: what happened to a contact that is no longer there.
  private mutating func report(_ index: Int, lost: Contact.Phase, _ changes: inout ContactChanges) {
    var slot = slots[index]
    if let held = slot.held, slot.last != nil || !slot.now.isTouching {
      changes.add(held, slot.now.isPalm && slot.last == nil ? .cancel : lost, at: slot.last ?? slot.now)
      numbers.giveBack(held.id)
      slot.held = nil
    }
    slot.last = nil
    slot.isNew = false
    if var held = slot.held {
      if slot.now.differs(from: held.told) {
        changes.add(held, .move, at: slot.now)
        held.told = slot.now
        slot.held = held
      }
    } else if slot.now.isTouching, !slot.isUnseen {
      let held = HeldFinger(id: numbers.take(), slot.now)
      changes.add(held, .down, at: slot.now)
      slot.held = held
    }
    slots[index] = slot
  }

  /// Takes the slots as they are, after events were lost.
  mutating func resynchronise(with snapshot: SlotSnapshot, _ changes: inout ContactChanges) {
    current = snapshot.current
    brief.removeAll(keepingCapacity: true)
    let fingers = snapshot.fingers.prefix(EvdevDecoder.maxContacts)
    while slots.count < fingers.count { slots.append(Slot()) }
    for index in slots.indices {
      let finger = index < fingers.count ? fingers[index] : DeviceFinger()
      let before = slots[index].last ?? slots[index].now
      let isSame = before.trackingID == finger.trackingID
      if !isSame {
        slots[index].isUnseen = false
        if let told = slots[index].held?.told { slots[index].last = told }
      } else {
        slots[index].last = nil
      }
      slots[index].now = finger
      report(index, lost: .cancel, &changes)
    }
    numbers.endPacket()
  }

  mutating func cancelAll(_ changes: inout ContactChanges) {
    brief.removeAll(keepingCapacity: true)
    for index in slots.indices {
      if let held = slots[index].held {
        changes.add(held, .cancel, at: held.told)
        numbers.giveBack(held.id)
      }
      slots[index].held = nil
      slots[index].last = nil
      slots[index].isNew = false
      slots[index].now.trackingID = -1
    }
    numbers.endPacket()
  }
}
