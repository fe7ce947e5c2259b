/// Turns the events of keyboards, remote controls and media keys into presses and remote commands.
///
/// On a keyboard every key is a key, and media keys are commands. On a device without letters the arrows, OK, Menu and
/// Back are the buttons that UIKit knows. What repeats itself is left out.
public struct KeyDecoder: Sendable {
  private let isKeyboard: Bool
  private var clock = SteadyClock()
  private var down: [(code: UInt16, press: Press)] = []
  private var changes: [(code: UInt16, isDown: Bool)] = []
  private var modifiers = 0
  private var isDropping = false

  /// Creates a decoder; nil for a device that is neither a keyboard nor has media keys.
  public init?(_ device: DeviceDescription) {
    guard device.kind == .keyboard || device.kind == .mediaKeys else { return nil }
    isKeyboard = device.kind == .keyboard
  }

  /// Takes the next event of the device.
  ///
  /// - Parameter frames: gets the frames that the event completes: one for all presses of a packet, and one for each
  ///   remote command.
  public mutating func take(_ event: InputEvent, into frames: inout [Frame]) {
    switch (event.type, event.code) {
    case (EvdevCode.key, let code):
      guard !isDropping, event.value == 0 || event.value == 1, changes.count < 512 else { return }
      changes.append((code, event.value == 1))
    case (EvdevCode.synchronisation, EvdevCode.dropped): isDropping = true
    case (EvdevCode.synchronisation, EvdevCode.report):
      let time = clock.time(event.nanoseconds)
      if isDropping {
        isDropping = false
        if let frame = cancelAll() { frames.append(frame) }
      } else {
        report(at: time, into: &frames)
      }
    default: break
    }
  }

  /// Cancels every press that is down: the device is gone, or events were lost.
  ///
  /// - Returns: nil when none was down.
  public mutating func cancelAll() -> Frame? {
    changes.removeAll()
    modifiers = 0
    guard !down.isEmpty else { return nil }
    var frame = Frame(nanoseconds: clock.last ?? 0)
    for held in down {
      var press = held.press
      press.phase = .cancelled
      frame.presses.append(press)
    }
    down.removeAll()
    return frame
  }

  private mutating func report(at time: Int64, into frames: inout [Frame]) {
    var frame = Frame(nanoseconds: time)
    for change in changes {
      if let command = Self.command(change.code, isDown: change.isDown) {
        frames.append(Frame(nanoseconds: time, remote: command, modifierFlags: modifiers))
        continue
      }
      guard let press = press(change.code, isDown: change.isDown) else { continue }
      // A frame names a press once only.
      if frame.presses.contains(where: { $0.type == press.type }) {
        frames.append(frame)
        frame.presses.removeAll()
      }
      frame.modifierFlags = modifiers
      frame.presses.append(press)
    }
    changes.removeAll(keepingCapacity: true)
    if !frame.presses.isEmpty { frames.append(frame) }
  }

  private mutating func press(_ code: UInt16, isDown: Bool) -> Press? {
    let index = down.firstIndex { $0.code == code }
    guard isDown else {
      guard let index else { return nil }
      var press = down.remove(at: index).press
      setModifier(press.key, isDown: false)
      press.phase = .ended
      return press
    }
    guard index == nil, var press = fresh(code), !down.contains(where: { $0.press.type == press.type }) else {
      return nil
    }
    setModifier(press.key, isDown: true)
    if let usage = press.key?.usage { press.key = Key(usage: usage, modifierFlags: modifiers) }
    down.append((code, press))
    return press
  }

  private func fresh(_ code: UInt16) -> Press? {
    if !isKeyboard, let kind = KeyCodes.button(code) { return Press(kind: kind, phase: .began) }
    return KeyCodes.usage(code).map { Press(key: Key(usage: $0), phase: .began) }
  }

  private mutating func setModifier(_ key: Key?, isDown: Bool) {
    guard let usage = key?.usage else { return }
    if usage == KeyCodes.capsLock {
      if isDown { modifiers ^= 1 << 16 }
      return
    }
    guard let bit = KeyCodes.modifier(usage) else { return }
    // The other one of a pair may still be down.
    let other = usage < 228 ? usage + 4 : usage - 4
    let otherIsDown = down.contains { $0.press.key?.usage == other }
    if isDown || otherIsDown { modifiers |= bit } else { modifiers &= ~bit }
  }

  private static func command(_ code: UInt16, isDown: Bool) -> RemoteCommand? {
    switch code {
    case 168: return isDown ? .beginSeekingBackward : .endSeekingBackward
    case 208: return isDown ? .beginSeekingForward : .endSeekingForward
    default: return isDown ? KeyCodes.command(code) : nil
    }
  }
}
