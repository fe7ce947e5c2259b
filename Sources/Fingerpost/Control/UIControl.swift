import FingerpostTrace
public import Foundation

/// A view that turns a touch into events such as "touched up inside", and sends actions for them.
///
/// Of the contacts on it a control tracks one at a time. Its touch methods ask the tracking methods, keep the
/// highlight, and send the events; they do not forward touches up the responder chain. [CTL-3, CTL-4, RESP-14]
///
/// ```
///   began ─► beginTracking ──true──► highlighted, touchDown ─┬─► moved: continueTracking, drag events
///                │ false                                     ├─► ended: endTracking, touchUpInside or …Outside
///                ▼                                           └─► cancelled: cancelTracking, touchCancel
///            not tracked
/// ```
///
/// Subclasses override the four tracking methods and send ``Event/valueChanged`` themselves. A direct subclass loses
/// against the tap recognizer of an ancestor; the controls that come with Fingerpost do not. [CTL-41, CTL-42]
@preconcurrency @MainActor open class UIControl: UIView {
  /// The contact that is tracked.
  @exclusivity(unchecked) final var tracked: UITouch?
  /// The contact about which ``beginTracking(_:with:)`` is being asked.
  private final var candidate: UITouch?
  /// The targets, in the order of registration.
  @exclusivity(unchecked) final var targets = ControlTargets()
  /// Whether a view inside is a part of the control, so that a touch on it is a touch on the control; nil for none.
  ///
  /// The private inner views of UIKit's own controls stand for their control. [CTL-51]
  package final var isPart: ((UIView) -> Bool)?
  /// Told of every event before any target is sent an action for it.
  @exclusivity(unchecked) package final var eventObserver: ((Event) -> Void)?

  /// Creates a control with a frame in the coordinates of the superview it will get.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with an action for its primary event. [CTL-32]
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  nonisolated deinit {}

  // MARK: - State

  /// Whether the control reacts to touches. Default true; a disabled control is hit all the same. [CTL-20, HIT-20]
  ///
  /// Disabling it while it tracks lets that touch continue to its end, unless
  /// ``EventRules/controlDisabledKeepsTracking`` says otherwise. [CTL-21]
  open var isEnabled = true {
    didSet {
      focusMayBeLost()
      guard !isEnabled, let touch = tracked, !eventRules.controlDisabledKeepsTracking else { return }
      record(.tracking(subjectInTrace, contact: touch.contactID, .switchedOff))
      cancelTracking(with: nil)
      stopTracking()
    }
  }

  /// Whether the control is selected, which is for its owner to say. Default false. [CTL-22]
  open var isSelected = false

  /// Whether the control shows that it is pressed. Tracking sets it; setting it by hand sends nothing. [CTL-22]
  open var isHighlighted = false

  /// What the control is like: its flags put together. [CTL-2]
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Where a button's title is from top to bottom. Default center.
  open var contentVerticalAlignment: ContentVerticalAlignment {
    get { looks?.content.vertical ?? .center }
    set { if newValue != contentVerticalAlignment { setContent { $0.vertical = newValue } } }
  }

  /// Where a button's title is from left to right. Default center.
  open var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { looks?.content.horizontal ?? .center }
    set { if newValue != contentHorizontalAlignment { setContent { $0.horizontal = newValue } } }
  }

  /// Whether a contact is being tracked; not yet within ``beginTracking(_:with:)``. [CTL-7]
  @exclusivity(unchecked) open private(set) var isTracking = false

  /// Whether the tracked contact is inside, or near enough to count as such. [CTL-13, CTL-19]
  ///
  /// Meaningful only while the control tracks.
  @exclusivity(unchecked) open private(set) var isTouchInside = false

  /// Whether the control opens its menu as soon as it is touched. Default false. [CTL-32]
  ///
  /// It then sends ``Event/menuActionTriggered`` at the touch-down and no ``Event/touchUpInside`` at the lift. What the
  /// menu looks like is up to the handler of that event: Fingerpost shows none.
  open var showsMenuAsPrimaryAction = false

  // MARK: - Tracking

  /// Asks whether a contact that came down is to be tracked. Default true. [CTL-5]
  ///
  /// Called at the touch-down of an enabled control that tracks nothing. After false nothing follows for this contact.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Tells of a move of the tracked contact, and asks whether to continue. Default true. [CTL-6, CTL-10]
  ///
  /// ``isTouchInside`` is up to date by then. After false tracking is over without any further call or event.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Tells that the tracked contact was lifted, before the event for it is sent. The default does nothing. [CTL-16]
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Tells that the tracked contact was taken away, before ``Event/touchCancel`` is sent. The default does nothing.
  ///
  /// The event is nil when the control has left its window. [CTL-17, CTL-18]
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to track the first contact that is wanted, unless one is tracked. [CTL-3, CTL-4, CTL-8, CTL-20]
  ///
  /// A contact that belongs to a view inside the control, which hands it up the responder chain, is not tracked. [CTL-51]
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.count == 1, let touch = touches.first { return begin(touch, event) }
    for touch in touches.sorted(by: { $0.contactID < $1.contactID }) { begin(touch, event) }
  }

  /// Continues tracking. [CTL-3, CTL-10, CTL-11]
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    locate(touch)
    guard continueTracking(touch, with: event) else {
      guard tracked === touch else { return }
      record(.tracking(subjectInTrace, contact: touch.contactID, .stopped))
      return stopTracking()
    }
    // The subclass may have ended it all.
    guard tracked === touch else { return }
    let isInside = isTouchInside
    if isHighlighted != isInside { isHighlighted = isInside }
    switch (wasInside, isInside) {
    case (true, true): dispatch(.touchDragInside, with: event, touch)
    case (false, false): dispatch(.touchDragOutside, with: event, touch)
    case (true, false): dispatch(.touchDragExit, .touchDragOutside, with: event, touch)
    case (false, true): dispatch(.touchDragEnter, .touchDragInside, with: event, touch)
    }
  }

  /// Ends tracking. [CTL-3, CTL-16]
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    locate(touch)
    let isInside = isTouchInside
    endTracking(touch, with: event)
    guard tracked === touch else { return }
    record(.tracking(subjectInTrace, contact: touch.contactID, .ended))
    stopTracking()
    if !isInside {
      dispatch(.touchUpOutside, with: event, touch)
    } else if !showsMenuAsPrimaryAction {
      dispatch(.touchUpInside, touchUpIsPrimary ? .primaryActionTriggered : [], with: event, touch)
    }
  }

  /// Gives tracking up. [CTL-3, CTL-17, CTL-23]
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let candidate, touches.contains(candidate) { self.candidate = nil }
    guard let touch = tracked, touches.contains(touch) else { return }
    let leaves = holdingWindow?.world.application.touchEnvironment.isLosingViews ?? true
    cancel(touch, with: leaves ? nil : event, leaves: leaves)
  }

  /// Keeps what reaches it, as it keeps the touches. [RESP-14, TOUCH-21]
  open override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Gives tracking up when the control leaves its window. [CTL-18]
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if let tracked, newWindow !== holdingWindow { cancel(tracked, with: nil, leaves: true) }
  }

  /// Whether the control says that it was touched. [SWC-1]
  var sendsTouchDown: Bool { true }

  /// Whether a lift inside is what the control is there for. [CTL-32]
  var touchUpIsPrimary: Bool { false }

  private final func begin(_ touch: UITouch, _ event: UIEvent?) {
    guard isEnabled else {
      return record(.tracking(subjectInTrace, contact: touch.contactID, .disabled))
    }
    guard tracked == nil, candidate == nil else {
      return record(.tracking(subjectInTrace, contact: touch.contactID, .busy))
    }
    guard touch.touchedView === self || touch.touchedView.flatMap({ isPart?($0) }) == true else {
      return record(.tracking(subjectInTrace, contact: touch.contactID, .forwarded))
    }
    candidate = touch
    isTouchInside = true
    let wanted = beginTracking(touch, with: event)
    // A callback may have taken the contact away already.
    let isThere = candidate != nil
    candidate = nil
    guard wanted, isThere else {
      isTouchInside = false
      return record(.tracking(subjectInTrace, contact: touch.contactID, .refused))
    }
    tracked = touch
    isTracking = true
    record(.tracking(subjectInTrace, contact: touch.contactID, .began))
    isHighlighted = true
    dispatch(.touchDown, touch.countedTaps > 1 ? .touchDownRepeat : [], with: event, touch)
    if showsMenuAsPrimaryAction, tracked === touch { dispatch(.menuActionTriggered, with: event, nil) }
  }

  private final func cancel(_ touch: UITouch, with event: UIEvent?, leaves: Bool) {
    cancelTracking(with: event)
    guard tracked === touch else { return }
    record(.tracking(subjectInTrace, contact: touch.contactID, leaves ? .leftWindow : .cancelled))
    stopTracking()
    dispatch(.touchCancel, with: event, touch)
  }

  private final func stopTracking() {
    tracked = nil
    isTracking = false
    isTouchInside = false
    if isHighlighted { isHighlighted = false }
  }

  /// Brings ``isTouchInside`` up to date. [CTL-13 … CTL-15]
  private final func locate(_ touch: UITouch) {
    let isInside = contains(touch.location(in: self), slop: margin)
    if isInside != isTouchInside {
      isTouchInside = isInside
      record(.crossed(subjectInTrace, contact: touch.contactID, inside: isInside))
    }
  }

  /// How far outside counts as inside. Only this: all event rules are a lot to copy with every move.
  private final var margin: Double {
    holdingWindow?.world.eventRules.controlMargin ?? EventRules.standard.controlMargin
  }

  /// Whether a point lies in the bounds or within a margin around them, the margin's edge included.
  private final func contains(_ point: CGPoint, slop: Double) -> Bool {
    let bounds = self.bounds
    let (x, y) = (point.x.native, point.y.native)
    return x >= bounds.minX.native - slop && x <= bounds.maxX.native + slop && y >= bounds.minY.native - slop
      && y <= bounds.maxY.native + slop
  }

  // MARK: - Targets

  /// Adds a target and a named method; adding the same pair again only adds the events. [CTL-24]
  ///
  /// - Precondition: the target, if there is one, and the control are of the types that the method wants.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    precondition(action.fits(object, self), action.misfit(object, self))
    targets.add(object, action, for: controlEvents)
  }

  /// Takes events from a target and a named method; nil on either side means all. [CTL-28]
  ///
  /// It counts at once: an action that is being sent does not reach those removed by an earlier one. A method reference
  /// cannot be removed by itself, because two references to one method cannot be compared: give the action a name when
  /// it is added, or remove everything of its target with nil for the action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.remove(target.map { $0 as AnyObject }, action, for: controlEvents)
  }

  /// Adds a closure; for these events it takes the place of one with the same identifier. [CTL-31]
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    targets.add(action, for: controlEvents)
  }

  /// Takes events from the closure with the identifier of an action. [CTL-31]
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    targets.remove(action.identifier, for: controlEvents)
  }

  /// Takes events from the closure with an identifier. [CTL-31]
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    targets.remove(identifier, for: controlEvents)
  }

  /// The targets, with `NSNull` where one is looked for when the action is sent. [CTL-29]
  ///
  /// A target that is not hashable stands there by its `ObjectIdentifier`. Look for the null by `$0.base is NSNull`: off
  /// Apple's systems one `NSNull` does not hash like another.
  open var allTargets: Set<AnyHashable> { targets.all }

  /// All events for which anything is sent. [CTL-29]
  open var allControlEvents: Event { targets.allEvents }

  /// Returns the names of the actions that a target is sent for one event, or nil if there are none. [CTL-29]
  ///
  /// A nil target stands for those that are looked for. A method reference by itself has no name, so that an action which
  /// was added as one is not among them; ``enumerateEventHandlers(_:)`` has it.
  ///
  /// - Parameters:
  ///   - target: whose actions.
  ///   - controlEvent: a single event; for several the answer is nil.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    targets.actions(of: target is NSNull ? nil : target.map { $0 as AnyObject }, for: controlEvent)
  }

  // MARK: - Sending

  /// Sends the actions for events, as a subclass does whose value changed; they get nil for the event. [CTL-30]
  open func sendActions(for controlEvents: Event) {
    dispatch(controlEvents, with: nil, nil)
  }

  /// Sends one action by way of ``UIApplication/sendAction(_:to:from:for:)``. [ACT-6]
  ///
  /// Called for every action with a target, or with nil for a target that is looked for; an override sees all of them.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    world.application.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs an action that is a closure. An override sees all of them. [CTL-31]
  open func sendAction(_ action: UIAction) {
    record(.actionSent(action.traceName, from: subjectInTrace, to: .closure))
    action.perform(sender: self)
  }

  // MARK: - Its world

  final var world: World { holdingWindow?.world ?? .current }

  final var eventRules: EventRules { holdingWindow?.world.eventRules ?? .standard }

  final var subjectInTrace: SubjectID { subject(in: world) }

  final func record(_ fact: @autoclosure () -> Fact) {
    let world = self.world
    if world.trace.isListening { world.record(fact()) }
  }
}
