public import Fingerpost
public import Foundation

/// A control that has a date. Its wheels are not built: code sets the date and sends the event. [VAL-62]
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What is chosen; the raw values are UIKit's.
  public nonisolated enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// Both.
    case dateAndTime = 2
    /// A duration.
    case countDownTimer = 3
    /// A month.
    case yearAndMonth = 4
  }

  private final var chosen = Date()

  /// Creates a picker with the present time. An empty frame becomes 320 × 216 points, as that of wheels does. [PICK-1]
  public override init(frame: CGRect) {
    super.init(frame: WheelSize.filling(frame))
  }

  /// Creates a picker with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What is chosen. Default a day and a time. Kept and read back.
  open var datePickerMode = Mode.dateAndTime

  /// How it would look. Default automatic. Kept and read back.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic

  /// How it looks: as wheels, where nothing else is preferred.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .wheels : preferredDatePickerStyle
  }

  /// The language of its words. Default nil, for the device's. Kept and read back.
  open var locale: Locale?

  /// Its calendar. Default the device's. Kept and read back.
  open var calendar: Calendar! = .current

  /// The time zone of its date. Default nil, for that of the calendar. Kept and read back.
  open var timeZone: TimeZone?

  /// The date, which stays within ``minimumDate`` and ``maximumDate``. Default the present time. [VAL-62]
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date. Nothing is animated, and no event is sent. [VAL-62]
  open func setDate(_ date: Date, animated: Bool) { chosen = limited(date) }

  /// The earliest date. Default nil. [VAL-62]
  open var minimumDate: Date? {
    didSet { chosen = limited(chosen) }
  }

  /// The latest date. Default nil. [VAL-62]
  open var maximumDate: Date? {
    didSet { chosen = limited(chosen) }
  }

  /// The duration that is chosen in the mode for those, in seconds. Default 0. Kept and read back.
  open var countDownDuration: TimeInterval = 0

  /// How many minutes are between two choices. Default 1, and 1 for what does not divide 60. [VAL-62]
  open var minuteInterval = 1 {
    didSet { if minuteInterval < 1 || 60 % minuteInterval != 0 { minuteInterval = 1 } }
  }

  /// Whether a time would be rounded to the interval. Default true. Kept and read back.
  open var roundsToMinuteInterval = true

  /// 320 × 216 points. [LAY-6, PICK-1]
  open override var intrinsicContentSize: CGSize { WheelSize.usual }

  /// Returns the intrinsic size. [LAY-6]
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private final func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    let late = minimumDate.map { max($0, date) } ?? date
    return maximumDate.map { min($0, late) } ?? late
  }

  nonisolated deinit {}
}

/// How a date picker looks; the raw values are UIKit's.
public nonisolated enum UIDatePickerStyle: Int, Sendable {
  /// As the system chooses.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A label that opens a calendar.
  case compact = 2
  /// A calendar in place.
  case inline = 3
}
