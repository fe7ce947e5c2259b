/// What is known of the one contact of a device whose button says whether it is there.
struct SingleDecoding: Hashable, Sendable {
  private var now = DeviceFinger()
  private var held: HeldFinger?
  private var wasPressed = false
  private var hasGone = false
  /// Whether the beginning of the contact that is there was not seen.
  private var isUnseen = false

  mutating func begin(with snapshot: SlotSnapshot) {
    now = snapshot.fingers.first ?? DeviceFinger()
    isUnseen = now.trackingID >= 0
  }

  mutating func decode(_ event: InputEvent) {
    switch (event.type, event.code) {
    case (EvdevCode.key, EvdevCode.touch):
      if event.value == 0 {
        hasGone = true
        isUnseen = false
        now.trackingID = -1
      } else if event.value == 1 {
        now.trackingID = 0
        wasPressed = true
      }
    case (EvdevCode.key, EvdevCode.penTool): now.tool = event.value == 0 ? 0 : 1
    case (EvdevCode.absolute, EvdevCode.x): now.x = event.value
    case (EvdevCode.absolute, EvdevCode.y): now.y = event.value
    case (EvdevCode.absolute, EvdevCode.pressure): now.pressure = event.value
    default: break
    }
  }

  mutating func report(_ changes: inout ContactChanges) {
    defer { (wasPressed, hasGone) = (false, false) }
    guard !isUnseen else { return }
    if let old = held, hasGone {
      // Where another one came in the same packet, the places are those of that one.
      changes.add(old, .up, at: now.isTouching ? old.told : now)
      held = nil
      guard now.isTouching else { return }
      // It was lifted and put down again; both carry their own number.
      held = HeldFinger(id: old.id == 1 ? 2 : 1, now)
    } else if held == nil, now.isTouching {
      held = HeldFinger(id: 1, now)
    } else if held == nil, wasPressed, hasGone {
      changes.addBrief(HeldFinger(id: 1, now), at: now)
      return
    } else if let old = held {
      if now.differs(from: old.told) { changes.add(old, .move, at: now) }
      held?.told = now
      return
    }
    if let held { changes.add(held, .down, at: now) }
  }

  /// Takes the contact as it is, after events were lost.
  ///
  /// The device cannot say whether it is the same one; it is assumed to be.
  mutating func resynchronize(with snapshot: SlotSnapshot, _ changes: inout ContactChanges) {
    let told = held?.told
    let tool = now.tool
    now = snapshot.fingers.first ?? DeviceFinger()
    now.tool = tool
    (wasPressed, hasGone) = (false, false)
    if !now.isTouching { isUnseen = false }
    guard let told, !now.isTouching else { return report(&changes) }
    if let held { changes.add(held, .cancel, at: told) }
    held = nil
  }

  mutating func cancelAll(_ changes: inout ContactChanges) {
    if let held { changes.add(held, .cancel, at: held.told) }
    // The places stay: a device tells only what changes.
    now.trackingID = -1
    held = nil
    isUnseen = false
    (wasPressed, hasGone) = (false, false)
  }
}
