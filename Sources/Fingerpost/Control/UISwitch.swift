public import Foundation

/// A control that is on or off.
///
/// A lift without a drag toggles it, wherever it was touched; a drag along it moves the thumb to the side of the
/// middle on which the finger is, back again too, and the lift settles it. ``UIControl/Event/valueChanged`` is sent when a
/// user's change has settled, never for a change by code; ``UIControl/Event/touchDown`` is not sent. [SWC-1]
@preconcurrency @MainActor open class UISwitch: UIControl {
  private static let thumbInset: CGFloat = 2

  private final let thumb = UIView()
  private final var colors: (on: UIColor?, thumb: UIColor?)?
  private final var storedIsOn = false
  /// What a drag has brought the thumb to.
  private final var draggedIsOn: Bool?
  private final var start = CGPoint.zero
  private final var startedInThumb = false

  /// The size of a switch that a dump states, which is another one on other systems.
  package final var statedSize: CGSize?

  private final var size: CGSize { statedSize ?? systemSizes.whole }

  /// How far a switch of iOS 26 sticks out of what constraints align. [CTL-52]
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: 0, left: 0, bottom: 0, right: statedSize == nil ? systemSizes.beyond : 0)
  }

  /// Creates a switch that is off; of the frame the origin counts, as all switches are of one size.
  public override init(frame: CGRect) {
    let sizes = ControlSizes.of(World.current.eventRules.system)
    super.init(frame: CGRect(origin: frame.origin, size: sizes.whole))
    addThumb()
  }

  /// Creates a switch with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.bounds.size = systemSizes.whole
    addThumb()
  }

  nonisolated deinit {}

  /// The one size of a switch, as constraints see it. [LAY-6]
  open override var intrinsicContentSize: CGSize {
    CGSize(width: size.width - alignmentRectInsets.right, height: size.height)
  }

  /// Returns the size of every switch, with what sticks out of what constraints align. [LAY-6, LAY-18]
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }

  private final func addThumb() {
    thumb.isUserInteractionEnabled = false
    addSubview(thumb)
    placeThumb()
  }

  /// Whether the switch is on. Setting it sends nothing. [SWC-1]
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Switches on or off without sending anything; nothing is animated. [SWC-1]
  open func setOn(_ on: Bool, animated: Bool) {
    storedIsOn = on
    placeThumb()
  }

  /// The frame; the size of a switch cannot be chosen.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: size) }
  }

  /// The bounds, likewise of the one size of a switch.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: size) }
  }

  /// Where the thumb is: at the left while off, at the right while on.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeThumb()
  }

  /// The color while the switch is on. Default nil: green.
  open var onTintColor: UIColor? {
    get { colors?.on }
    set { colors = (newValue, colors?.thumb) }
  }

  /// The color of the thumb. Default nil: white.
  open var thumbTintColor: UIColor? {
    get { colors?.thumb }
    set { colors = (colors?.on, newValue) }
  }

  override final var drawnBackground: UIColor? {
    draggedIsOn ?? storedIsOn ? onTintColor ?? .systemGreen : .systemFill
  }

  package override final var drawnCornerRadius: CGFloat { size.height / 2 }

  package override final var drawnColors: (main: UIColor, rest: UIColor?, thumb: UIColor?)? {
    (onTintColor ?? .systemGreen, .systemFill, thumbTintColor ?? .white)
  }

  private final func placeThumb() {
    let side = size.height - 2 * Self.thumbInset
    let width = statedSize == nil ? systemSizes.thumb.width : side
    let isRight = draggedIsOn ?? storedIsOn
    thumb.frame = CGRect(
      x: bounds.minX + (isRight ? size.width - Self.thumbInset - width : Self.thumbInset),
      y: bounds.minY + Self.thumbInset, width: width, height: side)
  }

  /// A switch does not say that it was touched, unless the event rules want it. [SWC-1]
  override var sendsTouchDown: Bool { eventRules.switchSendsTouchDown }

  /// Tracks from anywhere on the switch. [SWC-1]
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self)
    startedInThumb = thumb.frame.contains(start)
    draggedIsOn = nil
    return super.beginTracking(touch, with: event)
  }

  /// Lets the thumb follow a drag. [SWC-1]
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(to: touch.location(in: self))
    return super.continueTracking(touch, with: event)
  }

  private final func drag(to point: CGPoint) {
    guard draggedIsOn != nil || abs(point.x.native - start.x.native) > eventRules.panHysteresis else {
      return
    }
    let isRight = point.x > bounds.midX
    guard isRight != draggedIsOn else { return }
    draggedIsOn = isRight
    placeThumb()
  }

  /// Settles the switch. [SWC-1, CTL-32]
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { drag(to: touch.location(in: self)) }
    let settled = draggedIsOn ?? (isTouchInside ? !storedIsOn : storedIsOn)
    draggedIsOn = nil
    guard settled != storedIsOn else { return placeThumb() }
    setOn(settled, animated: true)
    dispatch(.valueChanged, .primaryActionTriggered, with: event, touch)
  }

  /// Puts the thumb back. [CTL-17]
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    draggedIsOn = nil
    placeThumb()
  }

  /// Refuses single taps of recognizers above the switch, and pans along it that start on its thumb.
  /// [CTL-40, CTL-43, CTL-44]
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard
      !isRivalForTap(gestureRecognizer)
        && !(startedInThumb && isTracking && isRivalAlong(gestureRecognizer))
    else {
      refuse(gestureRecognizer)
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
