/// What one packet does to contacts, in the device's units.
struct ContactChanges {
  private struct Change {
    var id: Int
    var phase: Contact.Phase
    var finger: DeviceFinger
    var kind: Contact.Kind
  }

  private var changes: [Change] = []
  /// The lifts of contacts that came and went within the packet: a frame names a contact once only.
  private var after: [Change] = []

  var isEmpty: Bool { changes.isEmpty && after.isEmpty }

  mutating func add(_ held: HeldFinger, _ phase: Contact.Phase, at finger: DeviceFinger) {
    changes.append(Change(id: held.id, phase: phase, finger: finger, kind: held.kind))
  }

  mutating func addBrief(_ held: HeldFinger, at finger: DeviceFinger) {
    changes.append(Change(id: held.id, phase: .down, finger: finger, kind: held.kind))
    after.append(Change(id: held.id, phase: .up, finger: finger, kind: held.kind))
  }

  func frames(at nanoseconds: Int64, _ scale: TouchScale) -> [Frame] {
    [changes, after].filter { !$0.isEmpty }.map { part in
      Frame(
        nanoseconds: nanoseconds, contacts: part.map { scale.contact($0.id, $0.phase, $0.finger, $0.kind) })
    }
  }
}

/// A contact that was reported as down.
struct HeldFinger: Hashable, Sendable {
  /// Its number in frames.
  var id: Int
  /// What it is, which does not change while it is down.
  var kind: Contact.Kind
  /// What was reported last.
  var told: DeviceFinger

  init(id: Int, _ finger: DeviceFinger) {
    self.id = id
    kind = finger.tool == 1 ? .pencil : .direct
    told = finger
  }
}

/// Hands out the numbers of contacts: the lowest that is free and was not freed in the same packet.
struct FreeNumbers: Hashable, Sendable {
  private var taken: [Bool] = []
  private var returned: [Int] = []

  mutating func allocateNumber() -> Int {
    if let index = taken.firstIndex(of: false) {
      taken[index] = true
      return index + 1
    }
    taken.append(true)
    return taken.count
  }

  mutating func release(_ number: Int) { returned.append(number) }

  mutating func endPacket() {
    for number in returned where taken.indices.contains(number - 1) { taken[number - 1] = false }
    returned.removeAll(keepingCapacity: true)
  }
}
