public import Foundation

/// A row of segments, of which one at most is selected.
///
/// A lift inside a segment that is not the selected one selects it and sends ``UIControl/Event/valueChanged``. [SEG-1]
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index that stands for no segment, -1.
  public nonisolated static let noSegment = -1

  /// What UIKit gives for the selection after a removal that left none.
  private static let removedSelection = -2

  private struct Segment {
    var title: String?
    var image: UIImage?
    /// In points; 0 shares what is left with the others that have 0.
    var width: CGFloat = 0
    var isEnabled = true
    /// What is performed when the segment is chosen. [VAL-130]
    var action: UIAction?
    let view: UIView
  }

  private final var segments: [Segment] = []
  private final var selection = UISegmentedControl.noSegment
  private final var chosenColor: UIColor?
  private final var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Whether segments without a width are as wide as their titles, and not alike. Default false. Kept: they are alike here.
  open var apportionsSegmentWidthsByContent = false

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with segments, whose titles or images are the items.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      if let image = item as? UIImage {
        insertSegment(with: image, at: numberOfSegments, animated: false)
      } else {
        insertSegment(withTitle: item as? String, at: numberOfSegments, animated: false)
      }
    }
  }

  /// Creates a control with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// How far the control sticks out of what constraints align. [AL-61, SEG-3]
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: systemSizes.belowSegments, right: 0)
  }

  /// As constraints see it: 32 points high, less what sticks out; as wide as all segments would be with the widest title in
  /// each, an estimate. [LAY-6]
  open override var intrinsicContentSize: CGSize {
    let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    let widest =
      segments.map { ($0.image?.size.width ?? TextSize.width(of: $0.title ?? "", in: font)) + 20 }.max() ?? 0
    return CGSize(
      width: segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : widest) },
      height: 32 - systemSizes.belowSegments)
  }

  /// Returns the intrinsic size, with what sticks out. [LAY-6]
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: 32)
  }

  /// The color behind the selected segment. Default nil: white, or gray on a dark screen.
  public final var selectedSegmentTintColor: UIColor? {
    get { chosenColor }
    set { chosenColor = newValue }
  }

  override final var drawnBackground: UIColor? { .tertiarySystemFill }

  package override final var drawnCornerRadius: CGFloat { 8 }

  package override final var drawnColors: (main: UIColor, rest: UIColor?, thumb: UIColor?)? {
    (chosenColor ?? .chosenSegment, .label, nil)
  }

  /// The titles of all segments and where they are, for pictures, in the control's coordinates.
  package final var drawnSegments: [(title: String, frame: CGRect)] {
    segments.map { ($0.title ?? "", $0.view.frame) }
  }

  // MARK: - Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Adds a segment; a place beyond the ends counts as that end. Nothing is animated.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(title, nil, at: segment)
  }

  /// Adds a segment with an image; a place beyond the ends counts as that end. Nothing is animated.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(nil, image, at: segment)
  }

  /// Creates a control with a segment for each action, which is performed when its segment is chosen. [VAL-130]
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  /// Adds a segment with the title or the image of an action, performed when the segment is chosen. [VAL-130]
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let place = min(max(segment, 0), segments.count)
    insert(action.image == nil ? action.title : nil, action.image, at: place)
    segments[place].action = action
  }

  /// Gives a segment an action with its title or image; a place without a segment changes nothing. [VAL-130]
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].action = action
    if let image = action.image {
      setImage(image, forSegmentAt: segment)
    } else {
      setTitle(action.title, forSegmentAt: segment)
    }
  }

  /// The action of a segment, or nil.
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  /// The place of the segment with an action of an identifier, or -1.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  private final func insert(_ title: String?, _ image: UIImage?, at segment: Int) {
    let place = min(max(segment, 0), segments.count)
    let view = UIView()
    view.isUserInteractionEnabled = false
    segments.insert(Segment(title: title, image: image, view: view), at: place)
    if selection >= place { selection += 1 }
    addSubview(view)
    setNeedsLayout()
  }

  /// Removes a segment. Nothing is animated.
  ///
  /// If it was the selected one, or none was, ``selectedSegmentIndex`` is -2 afterwards and not ``noSegment``. [SEG-2]
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).view.removeFromSuperview()
    if selection == segment || selection == Self.noSegment {
      selection = Self.removedSelection
    } else if selection > segment {
      selection -= 1
    }
    setNeedsLayout()
  }

  /// Removes all segments; then none is selected. [SEG-2]
  open func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
    selection = Self.noSegment
  }

  /// Sets a segment's title, in place of an image; nothing is shown.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) {
      (segments[segment].title, segments[segment].image) = (title, nil)
    }
  }

  /// Sets a segment's image, in place of a title; nothing is shown.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) {
      (segments[segment].title, segments[segment].image) = (nil, image)
    }
  }

  /// Returns a segment's image.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Sets how titles would look in a state. Kept and read back: no size follows from them.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
  }

  /// Returns how titles would look in a state, as it was set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  /// Returns a segment's title.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Sets a segment's width in points; with 0 it shares what is left with the others that have 0.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment), width >= 0 else { return }
    segments[segment].width = width
    setNeedsLayout()
  }

  /// Returns a segment's width as it was set; 0 by default.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  /// Lets a user choose a segment or not. Default true; false takes the selection away from it and sends nothing. [SEG-1]
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    if !enabled, selection == segment { selection = Self.noSegment }
  }

  /// Returns whether a user can choose a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// The selected segment; ``noSegment`` or, after a removal, -2 if there is none. [SEG-1, SEG-2]
  ///
  /// Setting it sends nothing; an index of no segment is ignored.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      let isNone = newValue == Self.noSegment || newValue == Self.removedSelection
      if isNone || segments.indices.contains(newValue) { selection = newValue }
    }
  }

  /// Whether a segment is selected only while its action is sent, so that each tap sends one. Default false. [SEG-1]
  open var isMomentary = false

  /// Puts the segments side by side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var (fixed, flexible) = (CGFloat(0), 0)
    for segment in segments {
      fixed += segment.width
      if segment.width == 0 { flexible += 1 }
    }
    let share = flexible > 0 ? max(0, bounds.width - fixed) / CGFloat(flexible) : 0
    var x = bounds.minX
    for segment in segments {
      let width = segment.width > 0 ? segment.width : share
      segment.view.frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      x += width
    }
  }

  private final func segment(at point: CGPoint) -> Int? {
    layoutIfNeeded()
    return segments.firstIndex { $0.isEnabled && $0.view.frame.contains(point) }
  }

  // MARK: - Tracking

  /// Selects the segment that the finger is lifted in. [SEG-1, CTL-32]
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, let chosen = segment(at: touch.location(in: self)), isMomentary || chosen != selection
    else { return }
    selection = chosen
    if let action = segments[chosen].action { sendAction(action) }
    dispatch(.valueChanged, .primaryActionTriggered, with: event, touch)
    if isMomentary { selection = Self.noSegment }
  }

  /// True for an enabled control. [FOC-2]
  open override var canBecomeFocused: Bool { isEnabled }

  /// Refuses single taps of recognizers above the control. [CTL-40, CTL-44]
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !refusesTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

nonisolated extension UIColor {
  /// What is behind the selected segment by default.
  fileprivate static let chosenSegment = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .systemGray2 : .white
  }
}
