/// Every threshold and every disputed choice of the engine, in one value.
///
/// The name in a scenario's `config` stands in ``keys``; the rule that a value belongs to is named at each field.
public nonisolated struct EventRules: Hashable, Sendable {
  /// The smallest alpha, read from single precision, with which a view is hit. `hit.alphaMin` [HIT-2]
  public var hitAlphaMin = 0.01
  /// How often the whole hit test runs for a contact that comes down, 1 or 2. `hitTestPasses` [HIT-21, HIT-23]
  ///
  /// UIKit runs it twice, with equal results; the last one counts.
  public var hitTestPasses = 1
  /// How soon after a lift the next contact must come down to continue a tap, in seconds.
  /// `tapCount.interval` [TAPC-1]
  public var tapCountInterval = 0.35
  /// How near to the last contact the next must come down, and how far a contact may move and still be a tap, in
  /// points. `tapCount.radius` [TAPC-1, TAPC-2]
  public var tapCountRadius = 45.0
  /// How long a contact may stay down and still be a tap, in seconds. `tapCount.maxDuration` [TAPC-3]
  public var tapCountMaxDuration = 1.0
  /// Whether a contact on another view than the last starts to count anew. `tapCount.perView` [TAPC-5]
  public var tapCountPerView = true

  /// Whether the moves of one frame of the display make one event, with all samples among its coalesced touches.
  /// `coalesceMoves` [PIPE-7, PIPE-9]
  ///
  /// Each frame of the hardware is an event of its own otherwise, which is the same for everything but how often views and
  /// recognisers are called.
  public var coalesceMoves = false
  /// How long a frame of the display lasts, in seconds; predicted touches are as far ahead. `event.moveDelivery`
  /// [PIPE-7, COAL-5]
  public var eventMoveDelivery = 1.0 / 60

  /// Whether a view hears that its touches are cancelled before the action of the recogniser that took them is sent,
  /// as up to iOS 6, and not after. `delivery.cancelsFirst` [DLV-2]
  public var deliveryCancelsFirst = false

  /// How long a shake may last before it is cancelled, in seconds. `motion.maxDuration` [MOT-2]
  public var motionMaxDuration = 3.0

  // MARK: - Taps and long presses

  /// How soon after the lift of one tap the next finger must come down, in seconds. `tap.maxInterval` [TAP-6, LP-8]
  public var tapMaxInterval = 0.35
  /// How long the press of a recogniser for one tap may last, in seconds. `tap.maxDuration` [TAP-5]
  public var tapMaxDuration = 1.5
  /// How long each press of a recogniser for several taps may last, in seconds. `tap.maxDurationMulti`
  /// [TAP-5, LP-8]
  public var tapMaxDurationMulti = 0.75
  /// How far from its start a finger of a tap may go, in points of the window. `tap.allowableMovement` [TAP-4]
  public var tapAllowableMovement = 45.0
  /// How soon after the first finger of a tap with several all others must be down, in seconds. `tap.gatherTime`
  /// [TAP-8]
  public var tapGatherTime = 0.3
  /// How far apart two successive taps may land, in points of the window. `tap.separation` [TAP-7]
  ///
  /// The fingers of one tap may be any distance apart. [TAP-8]
  public var tapSeparation = 45.0
  /// How long a press lasts unless its recogniser says otherwise, in seconds. `longPress.minimumPressDuration`
  /// [LP-1, LP-2]
  public var longPressMinimumDuration = 0.5
  /// How far a finger of a press may go before it begins unless its recogniser says otherwise, in points of the
  /// window. `longPress.allowableMovement` [LP-1, LP-4]
  public var longPressAllowableMovement = 10.0

  // MARK: - Gestures that move

  /// How far the middle of the fingers must go for a pan to begin, in points of the window. `pan.hysteresis`
  /// [PAN-2]
  public var panHysteresis = 10.0
  /// Whether a pan's translation leaves out what it took to begin. `pan.removesHysteresis` [PAN-3]
  public var panRemovesHysteresis = false
  /// How long a velocity stands while the fingers rest, in seconds; after that it is zero. `pan.velocityMemory`
  /// [PAN-11]
  ///
  /// It holds for pinches and rotations as well.
  public var panVelocityMemory = 0.1
  /// How long a swipe may take, in seconds. `swipe.maxDuration` [SWIPE-4, SWIPE-5]
  public var swipeMaxDuration = 0.5
  /// How far a swipe must go along its direction, in points of the window. `swipe.minPrimary` [SWIPE-4]
  public var swipeMinPrimary = 50.0
  /// How fast a swipe is at least, in points of the window a second: it has to be where this speed would have taken it
  /// along its direction. `swipe.minSpeed` [SWIPE-4]
  ///
  /// Chosen from recordings of real fingers (docs/real-fingers.md): whole swipes make 1,250 to 1,800 pt/s, rests
  /// included, and scrolls have made about 130 when they set off. Without it the straight beginning of most drags would be
  /// a swipe; 0 lets them.
  public var swipeMinSpeed = 1000.0
  /// How long after the touch-down a finger may set off and still be expected to make that speed, in seconds.
  /// `swipe.settingOff` [SWIPE-4]
  ///
  /// Fingers land before they move: of real scrolls, one in twenty has gone 10 pt within 0.042 s.
  public var swipeSettingOff = 0.04
  /// How far a swipe may stray across its direction at the touch-down, in points of the window.
  /// `swipe.maxSecondaryAtStart` [SWIPE-3, SWIPE-4]
  public var swipeMaxSecondaryAtStart = 50.0
  /// How far a swipe may stray across its direction when its time is up, in points of the window; on the way there
  /// the limit falls evenly. `swipe.maxSecondaryAtEnd` [SWIPE-3, SWIPE-4]
  public var swipeMaxSecondaryAtEnd = 15.0
  /// By how much the distance of two fingers must change for a pinch to begin, in points of the window.
  /// `pinch.hysteresis` [PINCH-1]
  public var pinchHysteresis = 8.0
  /// By how much the angle of two fingers must change for a rotation to begin, in radians. `rotation.hysteresis`
  /// [ROT-1]
  public var rotationHysteresis = 0.1
  /// How far from an edge of the window a drag from that edge may start, in points. `edgePan.region` [EDGE-1]
  public var edgePanRegion = 13.0

  // MARK: - Controls

  /// How far outside of a control a tracked contact still counts as inside, in points of the control. `control.slop`
  /// [CTL-13, CTL-14]
  public var controlSlop = 70.0
  /// Whether a control that is disabled while it tracks goes on to the end of that touch, and does not give it up at
  /// once, without an event. `control.disabledKeepsTracking` [CTL-21]
  public var controlDisabledKeepsTracking = true

  /// How far beyond a slider's thumb a finger may come down and still take hold of it, in points. `slider.thumbMargin`
  /// [SLD-1]
  public var sliderThumbMargin = 10.0
  /// How long a stepper has to be held before it steps by itself, in seconds. `stepper.delay` [STP-1]
  public var stepperDelay = 0.5
  /// How long a stepper that is held waits between two steps, in seconds; at least a millisecond. `stepper.interval`
  /// [STP-1]
  public var stepperInterval = 0.1

  // MARK: - Scrolling

  /// How long a scroll view keeps a touch from its content, in seconds. `scroll.contentTouchDelay` [SCR-2, SCR-5]
  public var scrollContentTouchDelay = 0.15
  /// How much of a drag beyond the edge shows at first. `scroll.rubberBand` [SCR-20]
  public var scrollRubberBand = 0.55
  /// How often a second a scroll view that moves by itself takes a step. `scroll.stepsPerSecond` [PIPE-7]
  ///
  /// Where it is at a time, and where it ends, does not depend on it.
  public var scrollStepsPerSecond = 60.0
  /// How fast content that is beyond its edge springs back, a second: the rate of a critically damped spring.
  /// `scroll.springRate` [SCR-19]
  public var scrollSpringRate = 10.0
  /// How near to its end a movement counts as over, in points. `scroll.restDistance` [SCR-19]
  public var scrollRestDistance = 0.5
  /// How many times as far along one axis as along the other a drag must go to be locked to that axis.
  /// `scroll.lockRatio` [SCR-18]
  public var scrollLockRatio = 2.0
  /// How fast a finger must be when it lifts to turn a page whatever the way it has gone, in points a second.
  /// `scroll.pageVelocity`
  public var scrollPageVelocity = 200.0
  /// How long a movement lasts that code asks for, in seconds. `scroll.animationDuration`
  public var scrollAnimationDuration = 0.3

  /// Creates the rules with their standard values.
  public init() {}

  /// The standard values.
  public static let standard = EventRules()
}
