/// What all gates have in common: the numbers of contacts, what is pressed, and the time.
///
/// Applications know one set of fingers, one keyboard, one pointer and one device that can be shaken, however many sources
/// there are. So contacts are numbered across all sources, in the order in which they come down, from 1. A button or key
/// that is down at two sources is one press: it begins with the first, and ends with the last that lets it go. Shakes and
/// the pointer likewise. A modifier key that is held at one of them is held for what all of them report; Caps Lock is turned
/// by each.
public struct SharedInput: Sendable {
  /// After this number contacts are numbered from 1 again; verifiers let in no higher ones.
  static let highestNumber = 1_000_000

  /// The time of the last frame, which no frame precedes, whatever its source.
  public private(set) var lastTime: Int64 = 0

  private struct Holding {
    var type: Int
    var gates: Int
  }

  var nextNumber = 1
  private var lastEstimate: UInt32 = 0
  private var down: [Int] = []
  private var pressed: [Holding] = []
  private var shakes = 0
  private var pointers = 0
  private var scrolls = 0
  /// How many gates have each of the flags.
  private var holders = [Int](repeating: 0, count: 5)

  /// The first of the flags that all gates share, which is that of Caps Lock, and all five: those of keys that are held.
  /// Others, such as that of the keypad, are of the key that was pressed.
  private static let firstFlag = 16
  private static let sharedFlags = 31 << firstFlag

  /// The modifier keys that are held at any gate, with the bits of UIKit's `UIKeyModifierFlags`.
  public private(set) var modifierFlags = 0

  /// Creates what is shared by gates through which nothing has come yet.
  public init() {}

  /// How many contacts are down.
  public var contactCount: Int { down.count }

  /// Returns the number of a contact that comes down; nil if there are more than there can be fingers.
  mutating func allocateNumber() -> Int? {
    guard down.count < FrameVerifier.maxContacts else { return nil }
    // Ends, because at most 64 numbers are taken.
    while true {
      let number = nextNumber
      nextNumber = number == Self.highestNumber ? 1 : number + 1
      guard !down.contains(number) else { continue }
      down.append(number)
      return number
    }
  }

  /// Returns the number of a sample with estimates. At 240 of them a second they last for half a year.
  mutating func allocateEstimate() -> UInt32 {
    lastEstimate &+= 1
    return lastEstimate
  }

  mutating func release(_ number: Int) { down.removeAll { $0 == number } }

  /// Returns whether one more may go down: applications let in no more at once from all sources than from one.
  func hasRoom(for press: Press) -> Bool {
    pressed.count < FrameVerifier.maxPresses || pressed.contains { $0.type == press.type }
  }

  /// Returns whether applications are told of it: the first beginning, the last end, and every change.
  mutating func isHeard(_ press: Press) -> Bool {
    let index = pressed.firstIndex { $0.type == press.type }
    switch press.phase {
    case .began:
      guard let index else {
        pressed.append(Holding(type: press.type, gates: 1))
        return true
      }
      pressed[index].gates += 1
      return false
    case .changed: return index != nil
    case .ended, .cancelled:
      guard let index else { return false }
      pressed[index].gates -= 1
      guard pressed[index].gates == 0 else { return false }
      pressed.remove(at: index)
      return true
    }
  }

  /// The same for shakes.
  mutating func isHeard(_ shake: Shake) -> Bool {
    shakes += shake == .began ? 1 : -1
    return shake == .began ? shakes == 1 : shakes == 0
  }

  /// The same for the pointer. One that enters while another is there moves it.
  mutating func heard(_ hover: Hover) -> Hover? {
    var heard = hover
    switch hover.phase {
    case .entered:
      pointers += 1
      if pointers > 1 { heard.phase = .moved }
    case .moved: break
    case .exited:
      pointers -= 1
      if pointers > 0 { return nil }
    }
    return heard
  }

  /// The same for scrolling. What begins or steps during another is a change of that.
  mutating func heard(_ scroll: Scroll) -> Scroll? {
    var heard = scroll
    switch scroll.phase {
    case .began:
      scrolls += 1
      if scrolls > 1 { heard.phase = .changed }
    case .step: if scrolls > 0 { heard.phase = .changed }
    case .changed: break
    case .ended, .cancelled:
      scrolls -= 1
      if scrolls > 0 { return nil }
    }
    return heard
  }

  /// Notes which modifier keys are held at a gate.
  mutating func hold(_ flags: Int, insteadOf before: Int) {
    guard (flags ^ before) & Self.sharedFlags != 0 else { return }
    modifierFlags = 0
    for index in holders.indices {
      let bit = 1 << (Self.firstFlag + index)
      holders[index] += (flags & bit == 0 ? 0 : 1) - (before & bit == 0 ? 0 : 1)
      let isOn = index == 0 ? holders[index] % 2 == 1 : holders[index] > 0
      if isOn { modifierFlags |= bit }
    }
  }

  /// Returns the flags of a frame together with those that are held elsewhere.
  func flags(with own: Int) -> Int { own & ~Self.sharedFlags | modifierFlags }

  /// Moves a frame behind the one before it, with its earlier samples.
  mutating func advance(_ frame: inout Frame) {
    frame.delay(to: lastTime)
    lastTime = frame.nanoseconds
  }
}
