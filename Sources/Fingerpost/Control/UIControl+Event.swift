extension UIControl {
  /// What can happen to a control, one bit each; the raw values are UIKit's. [CTL-1]
  public nonisolated struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A contact came down on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A contact came down that continues a tap: its tap count is above 1.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The tracked contact moved and is inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The tracked contact moved and is outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The tracked contact came in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The tracked contact went out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The tracked contact was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The tracked contact was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The tracked contact was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value changed by what a user did.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// A user did what the control is there for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is due.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field began to be edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A user changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field is no longer edited.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// The bits that an application may use as it likes.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits that nothing may use.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control is like, one bit each; the raw values are UIKit's. [CTL-2]
  public nonisolated struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates states from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// None of the others.
    public static let normal: State = []
    /// It shows that it is pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It ignores touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus, which no control of Fingerpost gets.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that an application may use as it likes.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that nothing may use.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
