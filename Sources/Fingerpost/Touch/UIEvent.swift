import FingerpostUnsafe
public import Foundation

/// Something that happened, handed to windows and responders.
///
/// There is one object for all touch events of an application; it is reused, so do not keep it. [PIPE-13]
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// What an event is about; the raw values are UIKit's. [EVT-4]
  public nonisolated enum EventType: Int, Sendable {
    /// Contacts.
    case touches = 0
    /// A shake.
    case motion = 1
    /// A remote command.
    case remoteControl = 2
    /// Buttons and keys.
    case presses = 3
    /// A wheel or a trackpad that scrolls. [SCR-50]
    case scroll = 10
    /// A pointer that hovers.
    case hover = 11
    /// A trackpad's pinch or rotation.
    case transform = 14
  }

  /// What an event of some type is about more precisely; the raw values are UIKit's. [EVT-4]
  public nonisolated enum EventSubtype: Int, Sendable {
    /// Nothing more precise.
    case none = 0
    /// A shake.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play or pause, whichever is the other.
    case remoteControlTogglePlayPause = 103
    /// The next track.
    case remoteControlNextTrack = 104
    /// The previous track.
    case remoteControlPreviousTrack = 105
    /// Seeking backward began.
    case remoteControlBeginSeekingBackward = 106
    /// Seeking backward ended.
    case remoteControlEndSeekingBackward = 107
    /// Seeking forward began.
    case remoteControlBeginSeekingForward = 108
    /// Seeking forward ended.
    case remoteControlEndSeekingForward = 109
  }

  /// Cleared when the environment is deallocated, in case code has kept the event.
  @exclusivity(unchecked) nonisolated(unsafe) final var owner: Unretained<TouchEnvironment>?
  final var environment: TouchEnvironment? { owner?.object }

  /// Which of the events this is that the object stands for, one after the other.
  final var number = 0

  /// Creates an event without touches, as code does that only needs one to hand over. [EVT-3]
  public override init() {
    super.init()
  }

  nonisolated deinit {}

  /// What the event is about.
  open var type: EventType { .touches }

  /// What the event is about more precisely.
  open var subtype: EventSubtype { .none }

  /// When the newest sample of the event was taken, in seconds on the world's timeline. [TOUCH-8]
  @exclusivity(unchecked) open internal(set) var timestamp: TimeInterval = 0

  /// The buttons of the pointing device that are down; none for events of fingers. [TAP-10]
  @exclusivity(unchecked) public internal(set) final var buttonMask: ButtonMask = []

  /// The modifier keys that are down. [GR-9]
  @exclusivity(unchecked) public internal(set) final var modifierFlags: UIKeyModifierFlags = []

  /// All current contacts of all windows, those that did not change as stationary. [EVT-3, TOUCH-4]
  ///
  /// While the hit test of a new contact runs, that contact is not among them. [PIPE-11]
  open var allTouches: Set<UITouch>? {
    let touches = environment?.touches ?? []
    return touches.isEmpty ? nil : Set(touches)
  }

  /// Returns the current contacts that hit a view. [EVT-3]
  open func touches(for view: UIView) -> Set<UITouch>? {
    let touches = (environment?.touches ?? []).filter { $0.touchedView === view }
    return touches.isEmpty ? nil : Set(touches)
  }

  /// Returns the current contacts of a window. [EVT-3]
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    let touches = (environment?.touches ?? []).filter { $0.touchedWindow === window }
    return touches.isEmpty ? nil : Set(touches)
  }

  /// Returns the current contacts that a recognizer is given: neither those that it refused or ignored nor, once it has
  /// failed or acted to the end, any. [EVT-3]
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    let touches = (environment?.touches ?? []).filter {
      $0.receivers?.contains { $0 === gesture } == true
    }
    return touches.isEmpty ? nil : Set(touches)
  }

  /// Returns a touch in all its samples since its last delivery, oldest first, or nil for one that is not in the event.
  ///
  /// The samples are copies: other objects than the touch, and never updated. There is at least one, for every phase; the
  /// last says what the touch says. The previous location of each is the location of the one before. How many there are
  /// depends on the hardware, and on `coalesceMoves` in the event rules. [COAL-1, COAL-2, COAL-3, COAL-4, COAL-6]
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? environment?.coalesced(touch) ?? [touch.snapshot()] : nil
  }

  /// Returns where a touch may be soon, or nil for one that is not in the event.
  ///
  /// For one that moved in this event that is a copy, a frame of the display ahead (`event.moveDelivery`) along its last
  /// movement; for any other there is none. The next event's predictions replace it. [COAL-5]
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? environment?.predicted(touch) ?? [] : nil
  }

  /// Sends the event to the windows concerned.
  func sendToWindows() { owner?.with { $0.sendToWindows(self) } }

  /// Delivers what concerns a window.
  func deliver(in window: UIWindow) { owner?.with { $0.deliver(self, in: window) } }
}

extension UIEvent {
  /// Buttons of a pointing device; the raw values are UIKit's.
  public nonisolated struct ButtonMask: OptionSet, Hashable, Sendable {
    /// A bit for each button, the primary one first.
    public let rawValue: Int

    /// Creates a set of buttons from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The button that does what a finger does.
    public static let primary = ButtonMask(rawValue: 1)
    /// The button that asks for a menu.
    public static let secondary = ButtonMask(rawValue: 2)

    /// Returns the button with a number, 1 being the primary one; none for a number that no mask has room for.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1..<Int.bitWidth).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }
}
