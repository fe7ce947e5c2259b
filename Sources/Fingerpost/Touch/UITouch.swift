import FingerpostArbitration
import FingerpostHID
import FingerpostTrace
import FingerpostUnsafe
public import Foundation

/// One contact, from its coming down to its end.
///
/// The same object appears in every callback of the contact; what it says is the state of now. [TOUCH-2]
@preconcurrency @MainActor open class UITouch: NSObject {
  /// Where a contact is in its life; the raw values are UIKit's. [TOUCH-1, TOUCH-6]
  public nonisolated enum Phase: Int, Sendable {
    /// It came down.
    case began = 0
    /// It moved or changed otherwise. [TOUCH-7]
    case moved = 1
    /// It is down and did not change in this event. [TOUCH-4]
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// It was taken away.
    case cancelled = 4
    /// A hovering pointer entered the window. [TOUCH-5]
    case regionEntered = 5
    /// A hovering pointer moved over the window. [TOUCH-5]
    case regionMoved = 6
    /// A hovering pointer left the window. [TOUCH-5]
    case regionExited = 7
  }

  /// What kind of thing touches; the raw values are UIKit's. [TOUCH-20]
  public nonisolated enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A remote touch surface.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer with buttons.
    case indirectPointer = 3

    /// The same as ``pencil``, its older name.
    public static var stylus: TouchType { .pencil }
  }

  /// The number by which frames name the contact; Fingerpost's own, for logs and traces.
  public final let contactID: Int

  /// The contact as arbitration sees it.
  final let held: HeldContact

  /// Those of the touch that this one was copied from, when it was.
  private final var copiedRecognizers: [UIGestureRecognizer]?

  // What the overridable properties below say by themselves; the engine asks these.

  /// Where the contact is in its life.
  final var currentPhase: Phase {
    get { sample.phase }
    set { sample.phase = newValue }
  }
  /// When the current sample was taken, in seconds.
  final var sampledAt: TimeInterval {
    get { sample.timestamp }
    set { sample.timestamp = newValue }
  }
  /// How many taps in a row the contact makes.
  final var countedTaps = 1
  /// What kind of thing touches.
  final let kind: TouchType
  /// The window that the contact came down in.
  final let touchedWindow: UIWindow?
  /// The same without counting, for every event of the contact.
  final let windowReference: Unretained<UIWindow>?
  /// The view that was hit; nil when it is gone.
  final var touchedView: UIView?
  final var radius: CGFloat = 0
  final var radiusTolerance: CGFloat = 0
  final let greatestForce: CGFloat

  /// The recognizers that receive the contact now.
  final var receivers: [UIGestureRecognizer]? {
    if let copiedRecognizers { return copiedRecognizers }
    var recognizers: [UIGestureRecognizer] = []
    for holder in held.holders {
      let recognizer = holder.recognizer
      if !recognizer.hasFinished { recognizers.append(recognizer) }
    }
    return recognizers
  }

  /// Whether the finger is down.
  final var isDown: Bool { currentPhase != .ended && currentPhase != .cancelled }

  // What touches say; open so that tests can make touches of their own.

  /// The recognizers that receive the contact now, those nearest the view first.
  ///
  /// Those that refused or ignored it or that have failed are not among them. [TOUCH-11]
  open var gestureRecognizers: [UIGestureRecognizer]? { receivers }

  /// Where the contact is in its life.
  open var phase: Phase { sample.phase }

  /// When the contact's current sample was taken, in seconds on the world's timeline. [TOUCH-8]
  open var timestamp: TimeInterval { sample.timestamp }

  /// How many taps in a row this contact makes, itself included; 0 when it is none. [TAPC-1, TAPC-2, TAPC-3]
  open var tapCount: Int { countedTaps }

  /// What kind of thing touches, fixed for the contact. [TOUCH-20]
  open var type: TouchType { kind }

  /// The window that the contact came down in; it never changes. [TOUCH-9, WIN-9]
  open var window: UIWindow? { touchedWindow }

  /// The view that was hit when the contact came down.
  ///
  /// It stays the same wherever the finger goes; once that view has left the window and was told that the contact
  /// is cancelled, it is nil. [TOUCH-9, TOUCH-10]
  open var view: UIView? { touchedView }

  /// The radius, in points. [TOUCH-18]
  open var majorRadius: CGFloat { radius }

  /// The accuracy of ``majorRadius``, in points. [TOUCH-18]
  open var majorRadiusTolerance: CGFloat { radiusTolerance }

  /// The force, 1 being an average touch; 0 when the hardware does not measure it. [TOUCH-19]
  open var force: CGFloat { sample.force }

  /// The greatest ``force`` that the hardware measures; 0 when it measures none. [TOUCH-19]
  open var maximumPossibleForce: CGFloat { greatestForce }

  /// The number by which an update names the sample that it belongs to, which grows from sample to sample. [TOUCH-21]
  ///
  /// Nil for samples without estimates. Coalesced touches have the numbers of their own samples, predicted ones have none.
  open var estimationUpdateIndex: NSNumber? { sample.estimate.map { NSNumber(value: $0.number) } }

  /// The angle to the surface, 0 lying flat and π/2 upright, in radians. [TOUCH-19]
  open var altitudeAngle: CGFloat { sample.altitude }

  /// What was sampled at one instant, apart from the size of the finger. Positions are the window's.
  struct Sample {
    var phase = Phase.began
    var timestamp: TimeInterval = 0
    var location = CGPoint.zero
    var previousLocation = CGPoint.zero
    var preciseLocation = CGPoint.zero
    var precisePreviousLocation = CGPoint.zero
    var force: CGFloat = 0
    var altitude: CGFloat = .pi / 2
    var azimuth = 0.0
    /// What of it is not final. [TOUCH-21]
    var estimate: Contact.Estimate?
  }

  /// The current sample.
  @exclusivity(unchecked) final var sample = Sample()

  /// The position in the window's coordinates.
  final var locationInWindow: CGPoint { sample.location }

  /// Creates a touch that belongs to no contact, which is of use in tests only: a subclass says what it is like.
  public override init() {
    contactID = 0
    held = HeldContact(id: 0)
    kind = .direct
    greatestForce = 0
    touchedWindow = nil
    windowReference = nil
    super.init()
  }

  init(contact: Contact, window: UIWindow?, view: UIView?) {
    contactID = contact.id
    held = HeldContact(id: contact.id)
    kind = TouchType(rawValue: contact.kind.rawValue) ?? .direct
    greatestForce = CGFloat(contact.maximumForce)
    touchedWindow = window
    // No closures here and below: each call of one would ask first whether this is the main actor.
    if let window { windowReference = Unretained(window) } else { windowReference = nil }
    touchedView = view
    super.init()
    sample.location = position(of: contact)
    sample.preciseLocation = precisePosition(of: contact)
    sample.previousLocation = sample.location
    sample.precisePreviousLocation = sample.preciseLocation
    copyProperties(of: contact)
  }

  nonisolated deinit {}

  /// Returns a touch that says what this one says now, and keeps saying it. [COAL-2]
  final func snapshot() -> UITouch {
    let copy = UITouch(copying: self)
    copy.copiedRecognizers = receivers ?? []
    return copy
  }

  private init(copying touch: UITouch) {
    contactID = touch.contactID
    held = HeldContact(id: touch.contactID)
    kind = touch.kind
    greatestForce = touch.greatestForce
    touchedWindow = touch.touchedWindow
    windowReference = touch.windowReference
    touchedView = touch.touchedView
    super.init()
    sample = touch.sample
    countedTaps = touch.countedTaps
    radius = touch.radius
    radiusTolerance = touch.radiusTolerance
  }

  /// Returns where the contact is in a view's coordinates, with nil in the window's.
  ///
  /// The conversion is made now: the answer changes when the view moves under a finger that does not. It may lie
  /// outside of the view. [TOUCH-12, TOUCH-13, TOUCH-14]
  open func location(in view: UIView?) -> CGPoint {
    convert(locationInWindow, to: view)
  }

  /// Returns where the contact was at its previous delivery; for one that just began, where it is. [TOUCH-15]
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(sample.previousLocation, to: view)
  }

  /// Returns where the contact is as precisely as the hardware knows; not meant for hit testing. [TOUCH-16]
  open func preciseLocation(in view: UIView?) -> CGPoint {
    convert(sample.preciseLocation, to: view)
  }

  /// Returns where the contact was at its previous delivery, as precisely as the hardware knows. [TOUCH-16]
  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    convert(sample.precisePreviousLocation, to: view)
  }

  /// Returns the direction of a pencil in a view's coordinates, 0 pointing along +x, in radians. [TOUCH-19]
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let direction = azimuthUnitVector(in: view)
    return atan2(direction.dy, direction.dx)
  }

  /// Returns the direction of a pencil in a view's coordinates, as a vector of length 1. [TOUCH-19]
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    let start = convert(.zero, to: view)
    let end = convert(CGPoint(x: cos(sample.azimuth), y: sin(sample.azimuth)), to: view)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : CGVector(dx: 1, dy: 0)
  }

  /// The world that the contact belongs to.
  final var world: World { touchedWindow?.world ?? .current }

  private final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    guard let touchedWindow else { return view.node.descend(point, from: nil) }
    let (top, local) = touchedWindow.node.climb(point)
    return view.node.descend(local, from: top)
  }

  /// Takes a new sample over.
  ///
  /// - Returns: whether anything changed.
  final func update(from contact: Contact) -> Bool {
    let location = position(of: contact)
    let precise = contact.precise == nil ? location : precisePosition(of: contact)
    sample.previousLocation = sample.location
    sample.precisePreviousLocation = sample.preciseLocation
    let moved = location != sample.location || precise != sample.preciseLocation
    sample.location = location
    sample.preciseLocation = precise
    let before = (radius, radiusTolerance, sample.force, sample.altitude, sample.azimuth)
    copyProperties(of: contact)
    return moved
      || before != (radius, radiusTolerance, sample.force, sample.altitude, sample.azimuth)
  }

  private final func copyProperties(of contact: Contact) {
    radius = CGFloat(contact.majorRadius)
    radiusTolerance = CGFloat(contact.majorRadiusTolerance)
    sample.force = CGFloat(contact.force)
    sample.altitude = CGFloat(contact.altitude)
    sample.azimuth = contact.azimuth
    sample.estimate = contact.estimate
  }

  private final func position(of contact: Contact) -> CGPoint {
    let onScreen = CGPoint(x: contact.x, y: contact.y)
    return touchedWindow?.convert(onScreen, from: nil as UIWindow?) ?? onScreen
  }

  private final func precisePosition(of contact: Contact) -> CGPoint {
    if let precise = contact.precise { return place(precise) }
    return position(of: contact)
  }

  /// Returns a position on the screen in the window's coordinates.
  final func place(_ precise: Contact.Precise) -> CGPoint {
    let onScreen = CGPoint(x: precise.x, y: precise.y)
    return touchedWindow?.convert(onScreen, from: nil as UIWindow?) ?? onScreen
  }

  /// Takes a sample over that came before the newest one. [COAL-6]
  final func apply(_ earlier: EarlierSample) {
    _ = update(from: earlier.contact)
    currentPhase = .moved
    sampledAt = Double(earlier.nanoseconds) / 1e9
  }
}

extension TouchPhase {
  /// The phase of a call, as facts name it.
  nonisolated init(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    default: self = .cancelled
    }
  }
}
