/// What the hardware reports at one instant: every contact that changed, where a pointer hovers or scrolls, buttons and
/// keys, shakes and remote commands.
///
/// All contacts of one frame belong to one event. Final values of earlier samples are told after it. The pointer makes an
/// event of its own, and so do, in this order, scrolling, the presses of buttons and keys, a shake and a remote command. A
/// contact or a button that is down and not named has not changed.
public struct Frame: Hashable, Sendable {
  /// When the sample was taken, in nanoseconds on the timeline that the frame will be played on.
  public var nanoseconds: Int64
  /// The contacts that changed. A contact is named at most once; of several mentions the last counts.
  public var contacts: [Contact]
  /// What contacts did before the newest sample, oldest first, where the frame stands for several. [PIPE-7, COAL-6]
  ///
  /// A contact that is named here only has rested since its last sample.
  public var earlier: [EarlierSample]
  /// Final values of samples that were estimates, in the order in which they came. [TOUCH-21]
  public var updates: [EstimateUpdate]
  /// What happened to the pointer, or nil when it rests or there is none.
  public var hover: Hover?
  /// What a wheel or a trackpad scrolled, or nil.
  public var scroll: Scroll?
  /// The buttons and keys that changed, other than those of the pointer; of several mentions of one the last counts.
  public var presses: [Press]
  /// What happened to the shaking of the device, or nil where nothing did.
  public var shake: Shake?
  /// The command of a remote control, or nil.
  public var remote: RemoteCommand?
  /// The buttons of the pointer that are down, one bit each: the primary one is 1, the secondary 2, the third 4.
  public var buttonMask: Int
  /// The modifier keys that are down, with the bits of UIKit's `UIKeyModifierFlags`.
  public var modifierFlags: Int

  /// Creates a frame.
  public init(
    nanoseconds: Int64, contacts: [Contact] = [], earlier: [EarlierSample] = [],
    updates: [EstimateUpdate] = [], hover: Hover? = nil, scroll: Scroll? = nil, presses: [Press] = [],
    shake: Shake? = nil, remote: RemoteCommand? = nil, buttonMask: Int = 0, modifierFlags: Int = 0
  ) {
    self.nanoseconds = nanoseconds
    self.contacts = contacts
    self.earlier = earlier
    self.updates = updates
    self.hover = hover
    self.scroll = scroll
    self.presses = presses
    self.shake = shake
    self.remote = remote
    self.buttonMask = buttonMask
    self.modifierFlags = modifierFlags
  }

  /// Whether nothing happened to anything in it.
  package var saysNothing: Bool { contacts.isEmpty && earlier.isEmpty && !hasMoreThanContacts }

  /// Whether the frame says anything about other things than contacts. One check for all of it, on the path of every move.
  @inlinable public var hasMoreThanContacts: Bool { !updates.isEmpty || hasMoreThanTouches }

  /// Whether it says anything about other things than contacts and their samples.
  @inlinable var hasMoreThanTouches: Bool {
    hover != nil || scroll != nil || !presses.isEmpty || shake != nil || remote != nil
  }
}

extension Frame {
  /// Gives the frame another time, and takes its earlier samples along.
  ///
  /// A sample whose time cannot be moved so far keeps it; the verifier refuses it as out of order.
  package mutating func shift(to time: Int64) {
    let shift = time &- nanoseconds
    nanoseconds = time
    for index in earlier.indices {
      let (moved, overflows) = earlier[index].nanoseconds.addingReportingOverflow(shift)
      if !overflows { earlier[index].nanoseconds = moved }
    }
  }

  /// Moves the frame to a time if it is earlier, and its earlier samples between that time and its own.
  package mutating func delay(to time: Int64) {
    nanoseconds = max(nanoseconds, time)
    for index in earlier.indices {
      earlier[index].nanoseconds = min(max(earlier[index].nanoseconds, time), nanoseconds)
    }
  }

  /// Stretches every place in the frame.
  package mutating func scale(_ x: Double, _ y: Double) {
    for index in contacts.indices { contacts[index].scale(x, y) }
    for index in earlier.indices { earlier[index].contact.scale(x, y) }
    for index in updates.indices { updates[index].place?.scale(x, y) }
    hover?.x *= x
    hover?.y *= y
    scroll?.scale(x, y)
  }

  /// Whether the frame says nothing but that contacts moved, and what samples of them were. Only such frames are merged.
  /// [PIPE-6]
  public var isMovesOnly: Bool {
    guard !contacts.isEmpty || !updates.isEmpty, !hasMoreThanTouches else { return false }
    for contact in contacts where contact.phase != .move { return false }
    return true
  }

  /// Makes this frame one for itself and the one that came after it, unless both have to be delivered.
  ///
  /// That is so unless both hold moves only, with the same buttons and modifier keys down. The frame is then the later one,
  /// and what it held before are its ``earlier`` samples. Final values stay in their order, behind all samples. [PIPE-6, PIPE-9]
  ///
  /// - Returns: false where both have to be delivered; nothing has changed then.
  public mutating func merge(_ next: Frame) -> Bool {
    guard isMovesOnly, next.isMovesOnly, buttonMask == next.buttonMask, modifierFlags == next.modifierFlags
    else { return false }
    let allUpdates = updates + next.updates
    defer { updates = allUpdates }
    // Final values alone are no newer sample.
    guard !next.contacts.isEmpty || !next.earlier.isEmpty else { return true }
    var samples: [EarlierSample] = []
    swap(&samples, &earlier)
    for contact in contacts {
      samples.append(EarlierSample(nanoseconds: nanoseconds, contact: contact))
    }
    samples += next.earlier
    self = next
    earlier = samples
    return true
  }
}

extension Contact {
  fileprivate mutating func scale(_ horizontal: Double, _ vertical: Double) {
    x *= horizontal
    y *= vertical
    precise?.scale(horizontal, vertical)
  }
}

extension Contact.Precise {
  fileprivate mutating func scale(_ horizontal: Double, _ vertical: Double) {
    x *= horizontal
    y *= vertical
  }
}

extension Scroll {
  fileprivate mutating func scale(_ horizontal: Double, _ vertical: Double) {
    x *= horizontal
    y *= vertical
    dx *= horizontal
    dy *= vertical
  }
}

extension Frame {
  /// Adds the ends of presses, of a shake, of a pointer's hover and of scrolling that were under way.
  package mutating func cancel(_ held: [Press], isShaking: Bool, hover: Hover?, scroll: Scroll?) {
    for var press in held {
      press.phase = .cancelled
      presses.append(press)
    }
    if isShaking { shake = .cancelled }
    self.hover = hover
    self.hover?.phase = .exited
    self.scroll = scroll?.cancelled
  }
}
