import FingerpostArbitration
import FingerpostHID
public import FingerpostTrace
import FingerpostUnsafe
public import Foundation

/// An object that watches the contacts of a view and of everything below it for one kind of gesture.
///
/// A recognizer sees each phase of a contact before the view does. It says what it makes of it by assigning
/// ``state`` in its touch methods (or out of a deadline on the timeline); once every recognizer has seen the event,
/// it is decided which recognizes, which fails and which waits for which, and the targets are sent their action. Only
/// then do views get what no recognizer took or holds back. [GR-13, GR-22]
///
/// ```
///   continuous:  possible ──► began ──► changed* ──► ended
///                    │           └─────────┴───────► cancelled
///   discrete:    possible ──► ended (.recognized)
///                    └──────► failed
/// ```
///
/// Subclasses override the touch methods and ``reset()``; the recognizers that come with Fingerpost are written with
/// nothing else. [GR-10, GR-32]
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The state of a recognizer; the raw values are UIKit's. [GR-2]
  public nonisolated enum State: Int, Sendable {
    /// It has not made up its mind.
    case possible = 0
    /// It recognized a continuous gesture.
    case began = 1
    /// Its continuous gesture changed.
    case changed = 2
    /// Its continuous gesture is over, or its discrete one was recognized.
    case ended = 3
    /// Its continuous gesture was taken away.
    case cancelled = 4
    /// What it saw is not its gesture.
    case failed = 5

    /// The same as ``ended``, for discrete gestures.
    public static var recognized: State { .ended }
  }

  /// The recognizer as arbitration sees it.
  final let contestant = Contestant()
  /// The state that targets are being told of, which is what ``state`` reads then.
  final var toldState: State?
  /// What is told when it acts, in order.
  @exclusivity(unchecked) final var targets = TargetList()
  /// The touches that it receives, has not ignored and that are not over, in the order of receipt.
  @exclusivity(unchecked) final var touches: [UITouch] = []
  /// The presses that it receives, has not ignored and that are not over, in the order of receipt.
  @exclusivity(unchecked) final var presses: [UIPress] = []
  /// Whether the inherited ``pressesBegan(_:with:)`` was called last, so that presses that nothing handles are passed
  /// on.
  final var letsPressesPass = false
  private final var chosenPressTypes: [NSNumber]?
  /// The ``allowedTouchTypes``, as every contact that comes down is held against them.
  private(set) final var allowedKinds = KindsOfTouches.all
  /// What ``buttonMask`` and ``modifierFlags`` say.
  final var lastButtons: UIEvent.ButtonMask = []
  final var lastModifiers: UIKeyModifierFlags = []
  /// What it said when it was asked about an event with new contacts, so that it is asked once.
  @exclusivity(unchecked) final var eventAnswer: (event: Int, wants: Bool)?
  /// Where the middle of the last touches was, in the window's coordinates, when one of them was lifted.
  final var lastCentroid: CGPoint = .zero

  /// What ``view`` reads.
  nonisolated final var attachedView: UIView? {
    get { attachedNode?.view }
    set { attachedNode = newValue?.node }
  }
  /// The node of ``attachedView``. The view clears it when it goes, so reading it costs no weak reference on every move.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) final var attachedNode: ViewNode.Pointer?

  /// The view that the recognizer is attached to; the view keeps the recognizer and not the other way round.
  /// [GR-5, GR-6]
  open var view: UIView? { attachedView }

  /// Whether its attempt is over as far as it is concerned: it gets no more calls and no new touches. [GR-21, GR-24]
  final var hasFinished: Bool { contestant.node.progress.state.isOver }

  /// What is asked about touches, beginning and acting together; not retained. [ARB-10]
  @exclusivity(unchecked) open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// A name for debugging. [GR-8]
  open var name: String?

  /// Whether recognizing cancels the touches in their views. Default true. [GR-1, DLV-1]
  open var cancelsTouchesInView: Bool {
    get { contestant.takesContacts }
    set { contestant.takesContacts = newValue }
  }

  /// Whether views hear nothing of a touch until the recognizer has failed. Default false. [GR-1, DLV-14]
  open var delaysTouchesBegan: Bool {
    get { contestant.holdsBeginnings }
    set { contestant.holdsBeginnings = newValue }
  }

  /// Whether views hear of a touch's end only when the recognizer has failed. Default true. [GR-1, DLV-8]
  open var delaysTouchesEnded: Bool {
    get { contestant.holdsEnds }
    set { contestant.holdsEnds = newValue }
  }

  /// The kinds of touches that the recognizer takes, as raw values. Default all. [GR-1, GR-21, GR-30]
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3] {
    didSet { allowedKinds = KindsOfTouches(allowedTouchTypes) }
  }

  /// The buttons whose presses the recognizer takes, as raw values of ``UIPress/PressType``. [GR-30]
  ///
  /// All buttons by default, but no keys, which subclasses count on that override ``pressesBegan(_:with:)``; for a tap it
  /// is select [TAP-11], and none for those that come with Fingerpost and ignore presses.
  open var allowedPressTypes: [NSNumber] {
    get { chosenPressTypes ?? defaultPressTypes }
    set { chosenPressTypes = newValue }
  }

  /// The buttons where none were chosen.
  var defaultPressTypes: [NSNumber] { Press.Kind.buttons.map { NSNumber(value: $0.rawValue) } }

  /// Whether the first touch of an attempt settles the kind of all others. Default true. [GR-29]
  ///
  /// So it does for presses: with false, an attempt may have touches as well as presses. [GR-31]
  @exclusivity(unchecked) open var requiresExclusiveTouchType = true

  /// The buttons of the pointing device that were down in the last event that the recognizer was given.
  ///
  /// They are no condition for anything; see ``UITapGestureRecognizer/buttonMaskRequired``. [GR-9]
  open var buttonMask: UIEvent.ButtonMask { lastButtons }

  /// The modifier keys that were down in the last event that the recognizer was given; no condition either. [GR-9]
  open var modifierFlags: UIKeyModifierFlags { lastModifiers }

  /// Whether the recognizer takes part. Default true.
  ///
  /// Switching it off in the middle cancels what it began and fails what it did not; the contacts of then stay
  /// unseen when it is switched on again. [GR-36]
  @exclusivity(unchecked) open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue else { return }
      gestureEnvironment?.withdraw(self)
    }
  }

  /// Creates a recognizer with a target and a named method, or with neither. See ``Selector``. [GR-3, GR-4]
  public init(target: Any?, action: Selector?) {
    super.init()
    contestant.owner = self
    if let action { add(target.map { $0 as AnyObject }, action, name: action.name) }
  }

  /// Creates a recognizer without targets.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a recognizer with UIKit's defaults; nothing is read from the coder.
  ///
  /// It is not a designated initializer, so that a subclass that overrides `init(target:action:)` alone has
  /// `init()`, too.
  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
  }

  nonisolated deinit { Associations.objectGoes(self) }

  /// Adds a target and a named method; the same pair is called once, however often it is added. [GR-3]
  ///
  /// - Precondition: the target and the recognizer are of the types that the method wants.
  open func addTarget(_ target: Any, action: Selector) {
    add(target as AnyObject, action, name: action.name)
  }

  /// Removes a target and a named method; nil on either side means all. [GR-3]
  ///
  /// A method reference cannot be removed by itself, because two references to one method cannot be compared: give the
  /// action a name when it is added, or remove everything of its target with nil for the action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.remove(target.map { $0 as AnyObject }, name: action?.name)
  }

  /// The recognizer's state.
  ///
  /// Reads reliably in an action. A subclass assigns it, in a touch method or out of a deadline; what is made of it
  /// is decided when all recognizers have seen the event. Only the transitions of the diagram above have an effect, and
  /// changed from possible, which begins. [GR-10, GR-12, GR-13, GR-18, GR-41]
  open var state: State {
    get { toldState ?? State(contestant.proposed) }
    set {
      let proposal = newValue.contestantState
      if contestant.node.isInPlay, let home {
        home.with { $0.propose(self, proposal) }
      } else {
        gestureEnvironment?.propose(self, proposal)
      }
    }
  }

  // MARK: - For subclasses

  /// Tells the recognizer of new contacts. Overrides call `super`. [RESP-12]
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that contacts moved or changed otherwise. See ``touchesBegan(_:with:)``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that contacts were lifted. See ``touchesBegan(_:with:)``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { lose(touches, .ended) }

  /// Tells the recognizer that contacts were taken away. See ``touchesBegan(_:with:)``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { lose(touches, .cancelled) }

  /// What a gesture of some fingers does without those that were lifted or taken away, and what it ends with after the last.
  func lose(_ touches: Set<UITouch>, _ end: State) {}

  /// Tells the recognizer that final values came for a sample that it was given with estimates, or that none are expected any
  /// more. The default does nothing. [TOUCH-21]
  ///
  /// The sample was given by ``touchesBegan(_:with:)``, ``touchesMoved(_:with:)`` or ``touchesEnded(_:with:)``, or was one of
  /// the coalesced touches of that event; its touch says what it said then, with the new values. The attempt may be over, and
  /// the recognizer reset. One that was disabled, or removed from its view, is told nothing, nor is one whose view has left
  /// the window.
  ///
  /// - Parameter touches: the touch; which of its samples it stands for is its `estimationUpdateIndex`.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Tells the recognizer that buttons went down. [GR-31]
  ///
  /// The inherited method only declares that the recognizer ignores the presses: unless it assigns
  /// a state, their ends do not wait for it.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { letsPressesPass = true }

  /// Tells the recognizer that buttons are pressed with another force. The inherited method does nothing.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Tells the recognizer that buttons are up. The inherited method does nothing.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Tells the recognizer that presses were taken away. The inherited method does nothing.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Fails the gesture, and says why in the trace.
  ///
  /// Fingerpost's own hook: it assigns ``state`` failed, and does nothing where that has no effect.
  public final func fail(_ reason: GestureFailure) {
    guard contestant.state == .possible, !contestant.proposed.isOver else { return }
    if contestant.node.isInPlay, let home {
      home.with { $0.record(.gaveUp(contestant.subject, reason)) }
    } else {
      gestureEnvironment?.record(.gaveUp(contestant.subject, reason))
    }
    state = .failed
  }

  /// Called when an attempt is over, before the next one can begin. Overrides call `super`. [GR-32, GR-33]
  open func reset() {}

  /// Stops the recognizer from hearing of a contact, which then is neither held nor cancelled for it. [GR-27]
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    gestureEnvironment?.ignore(self, touch)
  }

  /// Stops the recognizer from hearing of a press, which then is neither held nor cancelled for it. [GR-27]
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    gestureEnvironment?.ignore(self, button)
  }

  /// Whether this recognizer's recognizing may make another one fail or end. Default true. [ARB-6]
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another one's recognizing may make this one fail or end. Default true. [ARB-6]
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recognizer needs another's failure, in this attempt. Default false. [ARB-22]
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another one needs this recognizer's failure, in this attempt. Default false. [ARB-22]
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the recognizer wants anything of an event; asked before it is asked about touches. [ARB-28]
  ///
  /// The default asks the delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Whether the recognizer may leave possible, asked before its delegate and the views are; a no makes it fail.
  /// Default true. [ARB-12]
  ///
  /// Fingerpost's own hook, for recognizers that serve a view and ask it.
  open var shouldBegin: Bool { true }

  /// Whether a move of its contacts counts as a change of a gesture that continues, even when ``touchesMoved(_:with:)``
  /// assigned no state. Default true. [GR-15]
  ///
  /// Fingerpost's own hook, for gestures that pause: a pinch that one of the two fingers has left answers false.
  open var changesWithEveryMove: Bool { true }

  // MARK: - Relations

  /// Makes the recognizer act only when another one has failed, for good. [ARB-18, ARB-24]
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    contestant.require(toFail: otherGestureRecognizer.contestant)
  }

  /// Takes back ``require(toFail:)``, which no application can: for trying out what would happen without it.
  package final func dropRequirement(toFail otherGestureRecognizer: UIGestureRecognizer) {
    contestant.dropRequirement(toFail: otherGestureRecognizer.contestant)
  }

  /// The recognizer as UIKit prints it: class, state, what is not at its default, view, targets, and the recognizers that
  /// have to fail first or that wait for it.
  ///
  /// What it prints can be pasted below a dump for `fingerpost explain`.
  open nonisolated override var description: String {
    MainActor.assumeIsolated {
      let waiting = contestant.waiting.compactMap { $0.owner as? UIGestureRecognizer }
      return "<\(printed)\(printed("must-fail", requiredToFail))\(printed("must-fail-for", waiting))>"
    }
  }

  /// Those whose failure the recognizer needs for good. [ARB-18]
  package final var requiredToFail: [UIGestureRecognizer] {
    contestant.required.compactMap { $0.owner as? UIGestureRecognizer }
  }

  /// The number that stands for the recognizer in a trace, or nil as long as no fact has mentioned it.
  package final var knownSubject: SubjectID? {
    contestant.subject.rawValue == 0 ? nil : contestant.subject
  }

  // MARK: - Geometry

  /// How many contacts the gesture has now; those that are being lifted do not count. [GR-39]
  open var numberOfTouches: Int {
    var count = 0
    for touch in touches where touch.isDown { count += 1 }
    return count
  }

  /// Returns the middle of the contacts in a view's coordinates, with nil in the window's. [GR-38]
  ///
  /// When all have been lifted it is where the last ones were.
  open func location(in view: UIView?) -> CGPoint {
    let point = centroid ?? lastCentroid
    guard let view, let window = self.attachedView?.holdingWindow else { return point }
    return window.convert(point, to: view as UIView)
  }

  /// Returns where one of the contacts is in a view's coordinates, with nil in the window's. [GR-38]
  ///
  /// - Precondition: the index is less than ``numberOfTouches``.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let down = touches.filter(\.isDown)
    precondition(
      down.indices.contains(touchIndex),
      "location(ofTouch: \(touchIndex), in:) of a gesture that has \(down.count) touches now (numberOfTouches) [GR-38]"
    )
    return down[touchIndex].location(in: view)
  }

  /// The middle of the contacts that are down, in the window's coordinates.
  final var centroid: CGPoint? { middle(where: \.isDown) }

  /// The middle of some contacts in the window's coordinates; nil if there are none.
  final func middle(where isMeant: (UITouch) -> Bool) -> CGPoint? {
    var (x, y, count) = (0.0, 0.0, 0.0)
    // In the order of receipt, so that rounding is the same on every run.
    for touch in touches where isMeant(touch) {
      x += touch.locationInWindow.x.native
      y += touch.locationInWindow.y.native
      count += 1
    }
    return count > 0 ? CGPoint(x: x / count, y: y / count) : nil
  }

  /// Where the recognizer was put in play last; it is there as long as the contestant is in play.
  @exclusivity(unchecked) final var home: Unretained<GestureEnvironment>?
}
