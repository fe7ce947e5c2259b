public import Foundation

/// A control whose thumb is dragged along a track to choose a value.
///
/// It tracks only contacts that come down on the thumb, or near it; the thumb keeps its place under the finger.
/// [SLD-1, SLD-3]
@preconcurrency @MainActor open class UISlider: UIControl {
  /// How far the track's ends are from the slider's, in points.
  private static let trackInset: CGFloat = 2

  private final let thumb = UIView()
  private final var colors: (minimum: UIColor?, maximum: UIColor?, thumb: UIColor?)?
  private final var storedValue: Float = 0
  /// How far right of the thumb's middle the finger came down.
  private final var grip: CGFloat = 0
  private final var valueAtStart: Float = 0

  /// Creates a slider from 0 to 1, at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addThumb()
  }

  /// Creates a slider with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addThumb()
  }

  nonisolated deinit {}

  /// As high as the system's sliders; any width will do. [LAY-6, CTL-52]
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: systemSizes.sliderHeight)
  }

  /// Returns the intrinsic size. [LAY-6]
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicSizeOrOwn }

  private final func addThumb() {
    thumb.isUserInteractionEnabled = false
    addSubview(thumb)
  }

  /// The value, between the least and the greatest. Setting it sends nothing. [SLD-2]
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// The value at the left end. Default 0; one above the greatest moves that along.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(storedValue, animated: false)
    }
  }

  /// The value at the right end. Default 1; one below the least moves that along.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(storedValue, animated: false)
    }
  }

  /// Whether every change is sent while the thumb is dragged, and not one change at the end. Default true. [SLD-2]
  open var isContinuous = true

  /// The color of the track left of the thumb. Default nil: the tint.
  open var minimumTrackTintColor: UIColor? {
    get { colors?.minimum }
    set { colors = (newValue, colors?.maximum, colors?.thumb) }
  }

  /// The color of the track right of the thumb. Default nil: gray.
  public final var maximumTrackTintColor: UIColor? {
    get { colors?.maximum }
    set { colors = (colors?.minimum, newValue, colors?.thumb) }
  }

  /// The color of the thumb. Default nil: white.
  public final var thumbTintColor: UIColor? {
    get { colors?.thumb }
    set { colors = (colors?.minimum, colors?.maximum, newValue) }
  }

  package override final var drawnColors: (main: UIColor, rest: UIColor?, thumb: UIColor?)? {
    (minimumTrackTintColor ?? tintColor, maximumTrackTintColor ?? .systemFill, thumbTintColor ?? .white)
  }

  /// Sets the value without sending anything; nothing is animated. [SLD-2]
  open func setValue(_ value: Float, animated: Bool) {
    storedValue = min(max(value.isNaN ? minimumValue : value, minimumValue), maximumValue)
    placeThumb()
  }

  /// Where the track is in the slider's bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = systemSizes.trackHeight
    let (left, right) = (minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds))
    let start = bounds.minX + left.width + Self.trackInset
    return CGRect(
      x: start, y: bounds.midY - height / 2,
      width: max(0, bounds.maxX - right.width - Self.trackInset - start), height: height)
  }

  /// Returns where ``minimumValueImage`` is: in its own size at the left, in the middle of the height; empty without one.
  /// [VAL-89]
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns where ``maximumValueImage`` is: in its own size at the right, in the middle of the height. [VAL-89]
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  private final var thumbImages = StateValues<UIImage>()
  private final var minimumTrackImages = StateValues<UIImage>()
  private final var maximumTrackImages = StateValues<UIImage>()

  /// An image left of the track, which is shorter by it. Default nil. [VAL-89]
  open var minimumValueImage: UIImage? { didSet { placeThumb() } }
  /// An image right of the track, which is shorter by it. Default nil. [VAL-89]
  open var maximumValueImage: UIImage? { didSet { placeThumb() } }

  /// Sets the image of the thumb for a state; the thumb is as large as it, for touches too. [VAL-89]
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
    placeThumb()
  }

  /// Sets the image of the track left of the thumb for a state. Kept and read back.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state] = image
  }

  /// Sets the image of the track right of the thumb for a state. Kept and read back.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state] = image
  }

  /// Returns the image of the thumb for a state, or that for normal where the state has none.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  /// Returns the image left of the thumb for a state, or that for normal where the state has none.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
  /// Returns the image right of the thumb for a state, or that for normal where the state has none.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }

  /// The image of the thumb for the state that the slider is in.
  public final var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The image left of the thumb for the state that the slider is in.
  public final var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The image right of the thumb for the state that the slider is in.
  public final var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  private final var thumbSize: CGSize { currentThumbImage?.size ?? systemSizes.sliderThumb }

  /// Where the thumb is for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let thumb = thumbSize
    let room = max(0, rect.width - thumb.width)
    return CGRect(
      x: rect.minX + part * room, y: bounds.midY - thumb.height / 2, width: thumb.width, height: thumb.height)
  }

  /// Puts the thumb where the value is.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeThumb()
  }

  private final var thumbFrame: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
  }

  private final func placeThumb() { thumb.frame = thumbFrame }

  /// Tracks contacts on the thumb, or in a small margin around it. [SLD-1]
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let margin = CGFloat(eventRules.sliderThumbMargin)
    let thumb = thumbFrame
    guard thumb.insetBy(dx: -margin, dy: -margin).contains(point) else { return false }
    grip = point.x - thumb.midX
    valueAtStart = storedValue
    return super.beginTracking(touch, with: event)
  }

  /// Lets the value follow the finger. [SLD-2, SLD-3]
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(touch, event)
    return super.continueTracking(touch, with: event)
  }

  private final func drag(_ touch: UITouch, _ event: UIEvent?) {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbSize.width
    let room = track.width - thumb
    guard room > 0 else { return }
    let part = (touch.location(in: self).x - grip - thumb / 2 - track.minX) / room
    let before = storedValue
    setValue(minimumValue + Float(part.native) * (maximumValue - minimumValue), animated: false)
    if isContinuous, storedValue != before { sendValue(event, touch) }
  }

  /// Sends the value where it is not sent all the time. [SLD-2]
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { drag(touch, event) }
    if !isContinuous { sendValue(event, touch) }
  }

  /// Keeps the value that the drag has led to, and sends it where no target has been told yet. [CTL-17, SLD-2]
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    if !isContinuous, storedValue != valueAtStart { sendValue(event, nil) }
  }

  private final func sendValue(_ event: UIEvent?, _ touch: UITouch?) {
    dispatch(.valueChanged, .primaryActionTriggered, with: event, touch)
  }

  /// Refuses swipes and pans of recognizers above the slider that go along it and started on its thumb.
  /// [CTL-40, CTL-44]
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // What is tracked started on the thumb.
    guard !(isTracking && isRivalAlong(gestureRecognizer)) else {
      refuse(gestureRecognizer)
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
