import FingerpostTimeline
public import Foundation

/// A control with a half for less and a half for more.
///
/// A quick tap steps at the lift; held, it steps again and again. [STP-1]
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The size of every stepper, in points.
  private static let size = CGSize(width: 94, height: 32)

  private final let halves = (UIView(), UIView())
  private final var storedValue = 0.0
  /// -1 or 1, the half that was touched.
  private final var direction = 0.0
  private final var valueAtStart = 0.0
  /// When it stepped for the first time because it was held.
  private final var repeatingSince: Instant?
  private final var pending: (timeline: Timeline, token: Timeline.Token)?

  /// The size of a stepper that a dump states, which is another one on other systems.
  package final var statedSize: CGSize?

  private final var size: CGSize { statedSize ?? Self.size }

  /// Creates a stepper from 0 to 100, at 0; of the frame the origin counts, as all steppers are of one size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    addHalves()
  }

  /// Creates a stepper with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.bounds.size = Self.size
    addHalves()
  }

  nonisolated deinit {}

  /// The one size of a stepper. [LAY-6]
  open override var intrinsicContentSize: CGSize { size }

  /// Returns the intrinsic size. [LAY-6]
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicSizeOrOwn }

  private final func addHalves() {
    for half in [halves.0, halves.1] {
      half.isUserInteractionEnabled = false
      addSubview(half)
    }
  }

  override final var drawnBackground: UIColor? { .tertiarySystemFill }

  package override final var drawnCornerRadius: CGFloat { 8 }

  package override final var drawnColors: (main: UIColor, rest: UIColor?, thumb: UIColor?)? {
    (.label, nil, nil)
  }

  /// The value, between the least and the greatest. Default 0; setting it sends nothing. [STP-1]
  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue.isNaN ? minimumValue : newValue, minimumValue), maximumValue) }
  }

  /// The least value. Default 0; one above the greatest moves that along.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// The greatest value. Default 100; one below the least moves that along.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// By how much one step changes the value. Default 1; what is not above 0 is ignored.
  open var stepValue = 1.0 {
    didSet { if !(stepValue > 0) { stepValue = oldValue } }
  }

  /// Whether a held stepper keeps stepping. Default true. [STP-1]
  open var autorepeat = true

  /// Whether each step is sent, and not one change at the end. Default true. [STP-1]
  open var isContinuous = true

  /// Whether a step beyond one end leads to the other. Default false. [STP-1]
  open var wraps = false

  /// The frame; the size of a stepper cannot be chosen.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: size) }
  }

  /// The bounds, likewise of the one size of a stepper.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: size) }
  }

  /// Puts the half for less on the left and the half for more on the right.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = CGSize(width: size.width / 2, height: size.height)
    halves.0.frame = CGRect(origin: bounds.origin, size: half)
    halves.1.frame = CGRect(origin: CGPoint(x: bounds.midX, y: bounds.minY), size: half)
  }

  // MARK: - Tracking

  /// Settles which half is touched, and waits for it to be held. [STP-1]
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    direction = touch.location(in: self).x < bounds.midX ? -1 : 1
    valueAtStart = storedValue
    repeatingSince = nil
    if autorepeat { wait(eventRules.stepperDelay) }
    return super.beginTracking(touch, with: event)
  }

  /// Steps at the end of a quick tap, and sends the value where the steps were not sent. [STP-1]
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    stopWaiting()
    if isTouchInside, repeatingSince == nil { step(event, touch) }
    settle(event, touch)
  }

  /// Stops stepping, and sends the value where the steps were not sent. [CTL-17, STP-1]
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    stopWaiting()
    settle(event, nil)
  }

  /// A step beyond an end leads to that end first, and with ``wraps`` from there to the other.
  private final func step(_ event: UIEvent?, _ touch: UITouch?) {
    let before = storedValue
    let wanted = before + direction * stepValue
    if wraps, wanted > maximumValue || wanted < minimumValue {
      value = direction > 0 ? minimumValue : maximumValue
    } else {
      value = wanted
    }
    if isContinuous, storedValue != before { sendValue(event, touch) }
  }

  private final func settle(_ event: UIEvent?, _ touch: UITouch?) {
    if !isContinuous, storedValue != valueAtStart { sendValue(event, touch) }
  }

  private final func sendValue(_ event: UIEvent?, _ touch: UITouch?) {
    dispatch(.valueChanged, .primaryActionTriggered, with: event, touch)
  }

  private final func wait(_ seconds: Double) {
    stopWaiting()
    guard let timeline = holdingWindow?.world.timeline else { return }
    let token = timeline.schedule(at: timeline.now.advanced(bySeconds: seconds)) { [weak self] _ in
      self?.stepAgain()
    }
    pending = (timeline, token)
  }

  private final func stopWaiting() {
    if let pending { pending.timeline.cancel(pending.token) }
    pending = nil
  }

  /// Steps because the stepper is held, and waits for the next time; a finger that is outside pauses it.
  private final func stepAgain() {
    pending = nil
    guard isTracking else { return }
    if isTouchInside {
      let before = storedValue
      repeatingSince = repeatingSince ?? holdingWindow?.world.timeline.now
      step(nil, nil)
      // At the end there is nothing more to do. A handler may have ended it all as well.
      guard storedValue != before, isTracking else { return }
    }
    wait(interval)
  }

  /// The pause until the next step: the longer the stepper is held the shorter. [STP-1]
  private final var interval: Double {
    let (first, fastest) = (eventRules.stepperInterval, eventRules.stepperFastestInterval)
    let held = repeatingSince.flatMap { since in
      holdingWindow.map { $0.world.timeline.now.seconds - since.seconds }
    }
    let ramp = eventRules.stepperRampTime
    let share = ramp > 0 ? min(max((held ?? 0) / ramp, 0), 1) : 1
    return max(first + (fastest - first) * share, 0.001)
  }

  /// Refuses single taps of recognizers above the stepper. [CTL-40, CTL-44]
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !refusesTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
