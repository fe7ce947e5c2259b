/// Turns the events of keyboards, remote controls and media keys into presses and remote commands.
///
/// On a keyboard every key is a key, and media keys are commands. On a device without letters the arrows, OK, Menu and
/// Back are the buttons that UIKit knows. What repeats itself is left out.
///
/// A key that was down before the first event has no beginning, so nothing is reported of it; but a modifier key counts.
public struct KeyDecoder: Sendable {
  private enum Change {
    case down, up
    /// Its end was not seen.
    case lost
  }

  /// The kernel has no more keys than that.
  static let maxKeys = 768
  /// A packet with more changes than this is not believed.
  static let maxChanges = 512

  /// How often the kernel said that it lost events, or a packet was too long to be one.
  public private(set) var losses = 0

  private let isKeyboard: Bool
  private var clock = SteadyClock()
  /// All keys that are down, seen or not, in the order in which they came.
  private var codes: [UInt16] = []
  /// The presses that were reported.
  private var down: [(code: UInt16, press: Press)] = []
  private var changes: [(code: UInt16, change: Change)] = []
  /// The modifier keys that are down, with the bits of UIKit's `UIKeyModifierFlags`.
  public private(set) var modifierFlags = 0
  /// The key that seeks, and the command that ends it.
  private var seeking: (code: UInt16, end: RemoteCommand)?
  private var isDropping = false

  /// Creates a decoder; nil for a device that is neither a keyboard nor has media keys.
  ///
  /// - Parameter keys: the keys that are down now, for a device that says.
  public init?(_ device: DeviceDescription, keys: [UInt16] = []) {
    guard device.kind == .keyboard || device.kind == .mediaKeys else { return nil }
    isKeyboard = device.kind == .keyboard
    for code in keys where code < Self.maxKeys && !codes.contains(code) { codes.append(code) }
    setModifiers()
  }

  /// Takes the next event of the device.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - keys: asks the device which keys are down, after events were lost; nil if it cannot say. Then all presses are
  ///     cancelled.
  ///   - frames: gets the frames that the event completes: one for all presses of a packet, and one for each remote
  ///     command.
  public mutating func take(
    _ event: InputEvent, keys: () -> [UInt16]? = { nil }, into frames: inout [Frame]
  ) {
    switch (event.type, event.code) {
    case (EvdevCode.key, let code):
      guard !isDropping, event.value == 0 || event.value == 1, code < Self.maxKeys else { return }
      guard changes.count < Self.maxChanges else { return lose() }
      changes.append((code, event.value == 1 ? .down : .up))
    case (EvdevCode.synchronisation, EvdevCode.dropped): if !isDropping { lose() }
    case (EvdevCode.synchronisation, EvdevCode.report):
      let time = clock.time(event.nanoseconds)
      if isDropping {
        isDropping = false
        resynchronise(with: keys(), at: time, into: &frames)
      } else {
        report(at: time, into: &frames)
      }
    default: break
    }
  }

  /// Cancels every press that is down: the device is gone, or now belongs to another program.
  ///
  /// Keys that stay down are not heard of again before they go up, save that modifier keys count.
  ///
  /// - Returns: nil when none was down.
  public mutating func cancelAll() -> Frame? {
    changes.removeAll(keepingCapacity: true)
    guard !down.isEmpty || seeking != nil else { return nil }
    var frame = Frame(nanoseconds: clock.last ?? 0, remote: seeking?.end, modifierFlags: modifierFlags)
    for held in down {
      var press = held.press
      press.phase = .cancelled
      frame.presses.append(press)
    }
    down.removeAll()
    seeking = nil
    return frame
  }

  private mutating func lose() {
    losses &+= 1
    isDropping = true
    changes.removeAll(keepingCapacity: true)
  }

  /// Makes up for what was lost: what is no longer down is cancelled, what has come down since begins.
  private mutating func resynchronise(with keys: [UInt16]?, at time: Int64, into frames: inout [Frame]) {
    guard let keys else {
      let before = modifierFlags
      codes.removeAll(keepingCapacity: true)
      setModifiers()
      if let frame = cancelAll() {
        frames.append(frame)
      } else if modifierFlags != before {
        frames.append(Frame(nanoseconds: time, modifierFlags: modifierFlags))
      }
      return
    }
    for code in codes where !keys.contains(code) { changes.append((code, .lost)) }
    for code in keys where code < Self.maxKeys && !codes.contains(code) { changes.append((code, .down)) }
    report(at: time, into: &frames)
  }

  private mutating func report(at time: Int64, into frames: inout [Frame]) {
    var frame = Frame(nanoseconds: time)
    let before = modifierFlags
    for (code, change) in changes {
      guard note(code, isDown: change == .down) else { continue }
      for command in commands(code, isDown: change == .down) {
        frames.append(Frame(nanoseconds: time, remote: command, modifierFlags: modifierFlags))
      }
      guard let press = press(code, change) else { continue }
      // A frame names a press once only.
      if frame.presses.contains(where: { $0.type == press.type }) {
        frames.append(frame)
        frame.presses.removeAll()
      }
      frame.modifierFlags = modifierFlags
      frame.presses.append(press)
    }
    changes.removeAll(keepingCapacity: true)
    // A modifier key whose beginning was not seen has no press that ends, but is still up.
    frame.modifierFlags = modifierFlags
    if !frame.presses.isEmpty || modifierFlags != before { frames.append(frame) }
  }

  /// Notes where a key is.
  ///
  /// - Returns: false if it is there already.
  private mutating func note(_ code: UInt16, isDown: Bool) -> Bool {
    guard codes.contains(code) != isDown else { return false }
    if isDown { codes.append(code) } else { codes.removeAll { $0 == code } }
    if isDown, KeyCodes.usage(code) == KeyCodes.capsLock { modifierFlags ^= KeyCodes.capsLockFlag }
    setModifiers()
    return true
  }

  /// Caps Lock stays as it is: it is not held.
  private mutating func setModifiers() {
    modifierFlags &= KeyCodes.capsLockFlag
    for code in codes {
      if let bit = KeyCodes.usage(code).flatMap(KeyCodes.modifier) { modifierFlags |= bit }
    }
  }

  private mutating func press(_ code: UInt16, _ change: Change) -> Press? {
    let index = down.firstIndex { $0.code == code }
    guard change == .down else {
      guard let index else { return nil }
      var press = down.remove(at: index).press
      press.phase = change == .lost ? .cancelled : .ended
      return press
    }
    guard index == nil, let press = fresh(code), !down.contains(where: { $0.press.type == press.type }) else {
      return nil
    }
    down.append((code, press))
    return press
  }

  private func fresh(_ code: UInt16) -> Press? {
    if !isKeyboard, let kind = KeyCodes.button(code) { return Press(kind: kind, phase: .began) }
    return KeyCodes.usage(code).map {
      Press(key: Key(usage: $0, modifierFlags: modifierFlags), phase: .began)
    }
  }

  private mutating func commands(_ code: UInt16, isDown: Bool) -> [RemoteCommand] {
    if !isDown, let seeking, seeking.code == code {
      self.seeking = nil
      return [seeking.end]
    }
    guard isDown, let command = KeyCodes.command(code) else { return [] }
    guard let end = command.seekingEnd else { return [command] }
    // Seeking goes one way at a time.
    let ended = seeking.map { [$0.end] } ?? []
    seeking = (code, end)
    return ended + [command]
  }
}

extension RemoteCommand {
  /// The command that ends what this one begins, for those that seek.
  var seekingEnd: RemoteCommand? {
    switch self {
    case .beginSeekingBackward: .endSeekingBackward
    case .beginSeekingForward: .endSeekingForward
    default: nil
    }
  }
}
