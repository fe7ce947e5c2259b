/// Every threshold and every disputed choice of the engine, in one value.
///
/// The name in a scenario's `config` stands in ``keys``; the rule that a value belongs to is named at each field.
public nonisolated struct EventRules: Hashable, Sendable {
  /// The major version of iOS that is played. Default 17; chosen with ``init(system:)``. `system`
  public internal(set) var system = 17
  /// Whether the device is a pad and not a phone. Default false. `device.isPad` [CTL-13]
  public var isPad = false
  /// Whether a remote or a keyboard moves a focus over the screen. Default false. `device.usesFocus` [FOC-1]
  public var usesFocus = false
  /// How long what is animated with a change of focus lasts, in seconds. `focus.animationDuration` [FOC-9]
  public var focusAnimationDuration = 0.25

  /// The smallest alpha, read from single precision, with which a view is hit. `hit.alphaMin` [HIT-2]
  public var hitAlphaMin = 0.01
  /// How often the whole hit test runs for a contact that comes down, 1 or 2. `hitTestPasses` [HIT-21, HIT-23]
  ///
  /// UIKit runs it twice up to iOS 13, with equal results; the last one counts. For later systems no log tells. Default 1,
  /// as for iOS 14 and later.
  public var hitTestPasses = 1
  /// Whether the status bar is a window of the application, in front of all its own, as up to iOS 12. Default false.
  /// `statusBar.window` [WIN-15]
  public var hasStatusBarWindow = false
  /// How soon after a lift the next contact must come down to continue a tap, in seconds.
  /// `tapCount.interval` [TAPC-1]
  public var tapCountInterval = 0.35
  /// How near to the last contact the next must come down, and how far a contact may move and still be a tap, in
  /// points. `tapCount.radius` [TAPC-1, TAPC-2]
  public var tapCountRadius = 45.0
  /// How long a contact may stay down and still be a tap, in seconds. `tapCount.maxDuration` [TAPC-3]
  public var tapCountMaxDuration = 1.0
  /// Whether a contact on another view than the last starts to count again. `tapCount.perView` [TAPC-5]
  public var tapCountPerView = true

  /// Whether the moves of one frame of the display make one event, with all samples among its coalesced touches.
  /// `coalesceMoves` [PIPE-7, PIPE-9]
  ///
  /// Each frame of the hardware is an event of its own otherwise, which is the same for everything but how often views and
  /// recognizers are called.
  public var coalesceMoves = false
  /// How long a frame of the display lasts, in seconds; predicted touches are as far ahead. `event.moveDelivery`
  /// [PIPE-7, COAL-5]
  public var eventMoveDelivery = 1.0 / 60

  /// Whether every frame comes to the main thread from the event-fetch thread, as in UIKit, and not only those that come while
  /// the main thread is busy. `event.fetchThread` [PIPE-3, PIPE-4]
  ///
  /// It is asked when an application starts that has a port; what happens is the same, and a frame takes longer.
  public var eventFetchThread = false

  /// Whether a recognizer that assigns changed while it is possible begins. Default true; if false, that has no effect.
  /// `gesture.changedBegins` [GR-41]
  public var gestureChangedBegins = true

  /// Whether a view hears that its touches are cancelled before the action of the recognizer that took them is sent,
  /// as up to iOS 6, and not after. `delivery.cancelsFirst` [DLV-2]
  public var deliveryCancelsFirst = false

  /// Whether the system has gestures at the edges of the screen, for which the engine holds touches back. Default false: a
  /// shell takes swipes from the edges. `edges.systemGestures` [PIPE-14, PIPE-15]
  public var edgesSystemGestures = false
  /// How near an edge a finger comes down that is held back for them, in points. `edges.region` [PIPE-14]
  public var edgesRegion = 20.0
  /// How long it is held back at most, in seconds. `edges.timeout` [PIPE-14]
  public var edgesTimeout = 1.0
  /// How far in it goes for the system to take it, in points. `edges.distance` [PIPE-14]
  public var edgesDistance = 30.0

  /// How long a shake may last before it is cancelled, in seconds. `motion.maxDuration` [MOT-2]
  public var motionMaxDuration = 3.0

  // MARK: - Taps and long presses

  /// How soon after the lift of one tap the next finger must come down, in seconds. `tap.maxInterval` [TAP-6, LP-8]
  public var tapMaxInterval = 0.35
  /// How long the press of a recognizer for one tap may last, in seconds. `tap.maxDuration` [TAP-5]
  public var tapMaxDuration = 1.5
  /// How long each press of a recognizer for several taps may last, in seconds. `tap.maxDurationMulti`
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
  /// How long a press lasts unless its recognizer says otherwise, in seconds. `longPress.minimumPressDuration`
  /// [LP-1, LP-2]
  public var longPressMinimumDuration = 0.5
  /// How far a finger of a press may go before it begins unless its recognizer says otherwise, in points of the
  /// window. `longPress.allowableMovement` [LP-1, LP-4]
  public var longPressAllowableMovement = 10.0

  // MARK: - Gestures that move

  /// How far the middle of the fingers must have gone for a pan to begin, in points of the window. `pan.hysteresis`
  /// [PAN-2]
  public var panHysteresis = 10.0
  /// Whether a pan begins as soon as any of its fingers has moved that far, and not their middle. `pan.beginsByAnyFinger`
  /// [PAN-13]
  public var panBeginsByAnyFinger = false
  /// Whether a pan's translation leaves out what it took to begin. `pan.removesHysteresis` [PAN-3]
  public var panRemovesHysteresis = true
  /// Whether setting a pan's translation makes its velocity zero until the next move. `pan.translationResetsVelocity`
  /// [PAN-10]
  ///
  /// The documentation says so; public code that reads a velocity after it would then do nothing.
  public var panTranslationResetsVelocity = true
  /// How long a velocity stands while no move comes, in seconds; after that it is zero. Default without end.
  /// `pan.velocityMemory` [PAN-11]
  ///
  /// It holds for pinches and rotations as well.
  public var panVelocityMemory = Double.infinity
  /// How long a swipe may take, in seconds. `swipe.maxDuration` [SWIPE-4, SWIPE-5]
  public var swipeMaxDuration = 0.5
  /// How far a swipe must go along its direction at the touch-down, in points of the window. `swipe.minPrimary`
  /// [SWIPE-4]
  public var swipeMinPrimary = 50.0
  /// How far a swipe must go along its direction when its time is up, in points of the window; on the way there the
  /// limit falls evenly. `swipe.minPrimaryAtEnd` [SWIPE-3, SWIPE-4]
  public var swipeMinPrimaryAtEnd = 26.5
  /// How far a swipe may stray across its direction at the touch-down, in points of the window.
  /// `swipe.maxSecondaryAtStart` [SWIPE-3, SWIPE-4]
  public var swipeMaxSecondaryAtStart = 50.0
  /// How far a swipe may stray across its direction when its time is up, in points of the window; on the way there
  /// the limit falls evenly. `swipe.maxSecondaryAtEnd` [SWIPE-3, SWIPE-4]
  public var swipeMaxSecondaryAtEnd = 25.5
  /// How far a finger of a swipe may be behind its start, in points of the window. `swipe.maxOpposite` [SWIPE-5]
  public var swipeMaxOpposite = 0.0
  /// By how much the distance of two fingers must have changed for a pinch to begin, in points of the window.
  /// `pinch.hysteresis` [PINCH-1]
  public var pinchHysteresis = 10.0
  /// How much of that change does not count for the scale, in points of the window. `pinch.takenOff` [PINCH-2]
  public var pinchTakenOff = 8.0
  /// By how much the angle of two fingers must have changed for a rotation to begin, in degrees.
  /// `rotation.hysteresis` [ROT-1]
  public var rotationHysteresis = 10.0
  /// How much of that change does not count for the rotation, in degrees. `rotation.takenOff` [ROT-2]
  public var rotationTakenOff = 5.0
  /// How far from an edge of the window a drag from that edge may start, in points. `edgePan.region` [EDGE-1]
  public var edgePanRegion = 13.0

  // MARK: - Controls

  /// How far outside of a control a tracked contact still counts as inside on a phone, in points of the control.
  /// `control.slop` [CTL-13, CTL-14]
  public var controlSlop = 70.0
  /// The same on a pad. `control.slopOnPad` [CTL-13]
  public var controlSlopOnPad = 25.0
  /// Whether a control that is disabled while it tracks continues to the end of that touch, and does not give it up at
  /// once, without an event. `control.disabledKeepsTracking` [CTL-21]
  public var controlDisabledKeepsTracking = true

  /// Whether a switch sends touchDown. `switch.sendsTouchDown` [SWC-1]
  public var switchSendsTouchDown = false
  /// How far beyond a slider's thumb a finger may come down and still grab it, in points. `slider.thumbMargin`
  /// [SLD-1]
  public var sliderThumbMargin = 10.0
  /// How long a stepper has to be held before it steps by itself, in seconds. `stepper.delay` [STP-1]
  public var stepperDelay = 0.5
  /// How long a stepper that is held waits between two steps, in seconds; at least a millisecond. `stepper.interval`
  /// [STP-1]
  public var stepperInterval = 0.1
  /// How long it waits between two steps once it is fastest, in seconds; at least 0.01. `stepper.fastestInterval` [STP-1]
  public var stepperFastestInterval = 0.05
  /// How long it takes from the first step of a held stepper until it is fastest, in seconds; the pause shrinks evenly.
  /// `stepper.rampTime` [STP-1]
  ///
  /// That the rate grows is documented; its figures, all four, are not known.
  public var stepperRampTime = 3.0

  // MARK: - Scrolling

  /// How long a scroll view keeps a touch from its content, in seconds. `scroll.contentTouchDelay` [SCR-2, SCR-5]
  public var scrollContentTouchDelay = 0.15
  /// How much of a drag beyond the edge shows at first. `scroll.rubberBand` [SCR-20]
  public var scrollRubberBand = 0.55
  /// How often a second a scroll view that moves by itself takes a step: the frames of the display, at whole multiples of
  /// their length on the timeline. `scroll.stepsPerSecond` [PIPE-7]
  ///
  /// Where it is at a time, and where it ends, does not depend on it. It ends with a step.
  public var scrollStepsPerSecond = 60.0
  /// How fast content that is beyond an edge comes back, as a share of its distance from the edge a second; the velocity
  /// that it has there shrinks by the same rate and that of the deceleration together. `scroll.springRate` [SCR-27]
  public var scrollSpringRate = 10.0
  /// How near to an edge, or to a target that a delegate chose, a movement counts as over, in points.
  /// `scroll.restDistance` [SCR-27]
  public var scrollRestDistance = 0.5
  /// How slow content inside its edges is that counts as at rest, in points a second. `scroll.restSpeed` [SCR-19]
  public var scrollRestSpeed = 10.0
  /// How fast a finger must be at least when it lifts for its velocity to count, in points a second.
  /// `scroll.minReleaseSpeed` [SCR-28]
  ///
  /// Measured is that 187.5 pt/s are too slow and 625 pt/s are not.
  public var scrollMinReleaseSpeed = 250.0
  /// How long the finger may have rested before it lifts for its velocity to count, in seconds. `scroll.velocityMemory`
  /// [SCR-28]
  public var scrollVelocityMemory = 0.1
  /// Whether the velocity counts however long the finger has rested. `scroll.keepsVelocityAtRest` [SCR-28]
  ///
  /// So it was measured with touches that code made on a simulator, where a resting finger leaves no move. On a device it
  /// does, and nothing decelerates after a rest; that is the default.
  public var scrollKeepsVelocityAtRest = false
  /// How many pixels a point has, for offsets that a scroll view sets itself to come at whole pixels; 0, as by default,
  /// leaves them as exact as they are. `scroll.pixelsPerPoint` [SCR-31]
  public var scrollPixelsPerPoint = 0.0
  /// How many times as far along one axis as along the other a drag must go to be locked to that axis.
  /// `scroll.lockRatio` [SCR-18]
  public var scrollLockRatio = 2.0
  /// How fast a finger must be when it lifts to turn a page however far it has moved, in points a second. Has no effect
  /// below ``scrollMinReleaseSpeed``, as slower fingers count as resting. `scroll.pageVelocity`
  public var scrollPageVelocity = 200.0
  /// Whether a drag that catches moving content begins with any move, and not after 10 pt. `scroll.catchBeginsAtOnce`
  /// [SCR-32]
  public var scrollCatchBeginsAtOnce = false
  /// Whether content that was moving when a finger caught it, and is let go of the same way, gets part of that velocity
  /// on top of the finger's. `scroll.carriesMomentum` [SCR-33]
  public var scrollCarriesMomentum = false
  /// How long a movement that code asks for lasts, in seconds. `scroll.animationDuration` [SCR-29]
  public var scrollAnimationDuration = 0.3

  // MARK: - Keyboard and text

  /// Whether the keyboard comes up for a first responder that text is typed into, as without a keyboard of hardware. Default
  /// true. `keyboard.comesUp` [KBD-3]
  public var keyboardComesUp = true
  /// How high the keyboard is, in points; 0, as by default, for what is known of the screen. `keyboard.height` [KBD-3]
  public var keyboardHeight = 0.0
  /// How long the keyboard takes to come and to go, in seconds. Up to iOS 10 it is 0.25. `keyboard.duration` [KBD-1, KBD-4]
  public var keyboardDuration = 23.0 / 60
  /// How fast a finger must move when it lifts for its direction alone to decide whether the keyboard that it pushes goes,
  /// in points a second. `keyboard.dismissSpeed` [KBD-7]
  public var keyboardDismissSpeed = 100.0
  /// How much of its height the keyboard must be lower for it to go when a slower finger lifts. `keyboard.dismissShare`
  /// [KBD-7]
  public var keyboardDismissShare = 0.5
  /// Whether a tap in a text view puts the caret at the nearest end of a word, and not between the nearest letters.
  /// `textView.caretAtWords` [TXV-4]
  public var textViewCaretAtWords = true

  // MARK: - Lists

  /// Whether a table ends a row's highlight after it has selected the row, and not before. `table.unhighlightsLast` [LIST-3]
  public var tableUnhighlightsLast = false
  /// Whether a table deselects the old row before it asks about the new one. `table.deselectsFirst` [LIST-3]
  public var tableDeselectsFirst = false
  /// Whether a collection's delegate hears of the selection before it hears of the end of the highlight.
  /// `collection.unhighlightsLast` [LIST-4]
  public var collectionUnhighlightsLast = true
  /// How much of a row's width a swipe must cross to perform the first action. `swipeActions.fullShare` [LIST-12]
  public var swipeActionsFullShare = 0.68
  /// How far a finger must have gone when it lifts to leave the row open, in points. `swipeActions.openWay` [LIST-12]
  public var swipeActionsOpenWay = 40.0
  /// How far a finger must go to the side before a swipe begins, in points. `swipeActions.hysteresis` [LIST-22]
  public var swipeActionsHysteresis = 20.0
  /// Whether a drag up or down fails the recognizer of swipe actions, which otherwise waits for the lift.
  /// `swipeActions.failsVertically` [LIST-22]
  public var swipeActionsFailsVertically = false
  /// Whether a drag on the control of moving moves the row from its first point, and cannot scroll. `reorder.dragsAtOnce`
  /// [LIST-15]
  public var reorderDragsAtOnce = true
  /// How far content must be seen pulled down to be refreshed, in points. `refreshControl.threshold` [LIST-24]
  public var refreshControlThreshold = 115.0

  // MARK: - Drags and menus

  /// How long a press must be to lift what can be dragged, in seconds. `drag.liftDelay` [DRAG-1]
  public var dragLiftDelay = 0.325
  /// How far the finger of such a press may go, in points of the window. `drag.allowableMovement` [DRAG-1]
  public var dragAllowableMovement = 10.0
  /// How long after the lift long presses wait where there is much room from left to right, in seconds; elsewhere they wait
  /// for the finger to lift. `drag.pressDelay` [DRAG-5]
  public var dragPressDelay = 0.5
  /// How far the finger must go after the lift for the drag to begin, in points of the window. `drag.beginMovement` [DRAG-6]
  public var dragBeginMovement = 10.0
  /// How long a drag hovers over a view that it may activate before it does, in seconds. `drag.springDelay` [DRAG-20]
  public var dragSpringDelay = 0.5
  /// Whether the view that takes a drop performs it before the drag's own delegate hears that it will end.
  /// `drop.performsFirst` [DRAG-28]
  public var dropPerformsFirst = true
  /// Whether a row that is dropped in its own table is moved by the data source, which then performs no drop.
  /// `drop.movesRows` [LIST-48]
  public var dropMovesRows = true
  /// Whether the far half of each row means the place after it, and not that of the last row alone. `drop.splitsRows`
  /// [LIST-46]
  public var dropSplitsRows = false
  /// How long a press lasts when a context menu is asked for, in seconds. `contextMenu.beginDelay` [MENU-2]
  public var contextMenuBeginDelay = 0.25
  /// How long a press must be for a context menu to come up, in seconds. `contextMenu.delay` [MENU-2]
  ///
  /// Two observers say 0.25 and 0.8 s.
  public var contextMenuDelay = 0.5

  // MARK: - Containers and presentation

  /// How long a push or a pop lasts, in seconds. `navigation.duration` [NAV-5]
  public var navigationDuration = 0.35
  /// How fast a finger must be at least when it lifts for a pop to be decided by its direction, in points a second; a slower
  /// one decides by where it is. `navigation.popVelocity` [NAV-8]
  public var navigationPopVelocity = 300.0
  /// Whether the recognizer of the pop gesture delays `touchesBegan`. `navigation.popDelaysTouches` [NAV-2]
  public var navigationPopDelaysTouches = true
  /// Whether a drag that begins anywhere pops, as on iOS 26. Default false up to iOS 25. `navigation.popsFromAnywhere`
  /// [NAV-9]
  public var navigationPopsFromAnywhere = false
  /// How long UIKit's own presentations take that are not sheets, in seconds. `presentation.duration` [PRES-6]
  public var presentationDuration = 0.4
  /// How far from the top of the screen a large sheet begins where the window has no safe area, in points. `sheet.top`
  /// [SHEET-7]
  public var sheetTop = 59.0
  /// How high a sheet at the medium detent is, as a share of a large one. `sheet.mediumShare` [SHEET-7]
  public var sheetMediumShare = 0.55525
  /// How fast a finger must move down when it lifts for a sheet to go, in points a second. `sheet.dismissSpeed` [SHEET-2]
  public var sheetDismissSpeed = 1000.0
  /// How much of its height a sheet must be lower for it to go. `sheet.dismissShare` [SHEET-2]
  public var sheetDismissShare = 0.5
  /// The rate of a sheet's spring, per second. `sheet.springRate` [SHEET-3]
  public var sheetSpringRate = 18.257
  /// Whether a tap on the dimmed area dismisses a sheet. Default true. `sheet.dimmingTapDismisses` [SHEET-8]
  public var sheetDimmingTapDismisses = true

  /// Creates the event rules with their standard values.
  public init() {}

  /// Creates the event rules of a major version of iOS, as far as versions are known to differ.
  ///
  /// Up to iOS 13 a touch-down runs the hit test twice [HIT-21], up to iOS 12 the status bar is a window of the application
  /// [WIN-15], up to iOS 10 the keyboard takes 0.25 s [KBD-4], and up to iOS 6 views hear of a cancel before the action
  /// [DLV-2]. What was measured on iOS 26.1 stands for all others.
  public init(system: Int) {
    adopt(system: system)
  }

  mutating func adopt(system: Int) {
    self.system = system
    hitTestPasses = system <= 13 ? 2 : 1
    hasStatusBarWindow = system <= 12
    deliveryCancelsFirst = system <= 6
    navigationPopsFromAnywhere = system >= 26
    keyboardDuration = system <= 10 ? 0.25 : 23.0 / 60
  }

  /// How far outside of a control counts as inside on this device.
  var controlMargin: Double { isPad ? controlSlopOnPad : controlSlop }

  /// The standard values.
  public static let standard = EventRules()
}
