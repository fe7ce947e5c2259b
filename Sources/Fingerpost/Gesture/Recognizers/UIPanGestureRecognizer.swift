import FingerpostArbitration
import FingerpostTimeline
import FingerpostTrace
public import Foundation

/// A recognizer of fingers that drag; continuous.
///
/// ```
///             enough fingers down and their
///             middle moved 10 pt                 a move with enough fingers
///   possible ───────────────────────────► began ───────────────► changed* ─── all fingers up ──► ended
///      │                                                             └── the last cancelled ──► cancelled
///      └─ all fingers up or cancelled, or one too many ──► failed
/// ```
///
/// The translation is how far the middle of the fingers has gone while enough of them were down. A finger that joins
/// or lifts makes the middle jump but not the translation [PAN-5]; with fewer fingers than the minimum it stops,
/// and no action is sent [PAN-4, PAN-6]. One finger too many fails the gesture before it began, and is ignored after
/// [PAN-7]. The 10 pt are `pan.hysteresis`; once the pan has begun the translation leaves them out, unless
/// `pan.removesHysteresis` is off [PAN-3].
/// Distances are measured in the window and given in the caller's view [GR-40]. The location is the middle of the
/// fingers that are down, or of the last when they are up. [PAN-12]
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers that pan. Default 1. [PAN-1]
  open var minimumNumberOfTouches: Int {
    get { minimum }
    set { minimum = newValue }
  }

  /// The most fingers that pan. Default as many as there are. [PAN-1, PAN-7]
  @exclusivity(unchecked) open var maximumNumberOfTouches = Int.max

  /// Which kinds of scrolling it takes beside fingers. Default none, and all for the pan of a scroll view. [PAN-14]
  @exclusivity(unchecked) open var allowedScrollTypesMask: UIScrollTypeMask = []

  private final var minimum = 1
  @exclusivity(unchecked) private final var fingers = FingerTrack()
  /// How far the middle has gone since the touch-down, without the jumps of a changing set.
  @exclusivity(unchecked) private final var travel = WindowPoint.zero
  /// Where the middle was, and how far it had gone, when the set of fingers last changed.
  private final var base = (center: WindowPoint.zero, travel: WindowPoint.zero)
  /// The travel that counts as no translation.
  private final var origin = WindowPoint.zero
  /// What of the travel it took to begin, which counts as none once the pan has begun. [PAN-3]
  private final var swallowed = WindowPoint.zero
  private final var meter = VelocityMeter()
  /// How far the middle must go to begin, taken from the event rules at the touch-down; none afterwards.
  private final var hysteresis = Double.infinity
  /// Whether it counts how far any finger has gone, and not the middle. [PAN-13]
  private final var beginsByAnyFinger = false
  /// How far the middle had gone when the pan had gone far enough and was not ready, the last time.
  private final var passed: WindowPoint?
  /// Where the pointer is in the window while a wheel or a trackpad scrolls, and was then when it is over. [SCR-50]
  private final var pointer: WindowPoint?
  /// Whether one scrolls.
  private final var isScrolled = false
  /// Whether it is a wheel, which does so by steps. [SCR-52]
  private(set) final var scrollsBySteps = false

  nonisolated deinit {}

  override var defaultPressTypes: [NSNumber] { [] }

  /// Whether a move is a change: only while enough fingers are down. [PAN-4, PAN-6]
  open override var changesWithEveryMove: Bool { fingers.count >= minimumNumberOfTouches }

  /// Whether the pan may begin now that it has gone far enough. Default true.
  ///
  /// Fingerpost's own hook, for pans that look at where the fingers go. A pan that is not ready stays possible and is
  /// asked again at the next move.
  open var isReadyToBegin: Bool { true }

  /// Whether the translation leaves out the way to the beginning once the pan has begun. [PAN-3]
  ///
  /// Fingerpost's own hook; the default is what ``EventRules/panRemovesHysteresis`` says.
  open var startsFromZero: Bool { threshold { $0.panRemovesHysteresis } }

  /// Takes in fingers that join. [PAN-5, PAN-7]
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard !isScrolled else {
      // One hand at a time.
      for touch in touches.inOrder { ignore(touch, for: event) }
      return
    }
    if fingers.isEmpty {
      pointer = nil
      hysteresis = threshold { $0.panHysteresis }
      beginsByAnyFinger = threshold { $0.panBeginsByAnyFinger }
      meter = VelocityMeter(memory: threshold { $0.panVelocityMemory }, at: event.timestamp)
    }
    for touch in touches.inOrder {
      if fingers.count < maximumNumberOfTouches {
        fingers.add(touch)
      } else if state == .possible {
        hysteresis = .infinity
        fail(.panCrowded)
        return
      } else {
        ignore(touch, for: event)
      }
    }
    base = (fingers.center, travel)
  }

  /// Follows the fingers, and begins when they have gone far enough. [PAN-2]
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let farthest = fingers.move(touches)
    guard fingers.count >= minimumNumberOfTouches else { return }
    travel = base.travel + (fingers.center - base.center)
    meter.sample(travel, at: event.timestamp)
    let way = beginsByAnyFinger ? max(travel.lengthSquared, farthest) : travel.lengthSquared
    if way >= hysteresis * hysteresis { begin() }
  }

  /// Forgets fingers and movement. [GR-32]
  open override func reset() {
    super.reset()
    forget()
  }

  private func forget() {
    isScrolled = false
    scrollsBySteps = false
    fingers.removeAll()
    travel = .zero
    base = (.zero, .zero)
    origin = .zero
    swallowed = .zero
    meter = VelocityMeter()
    hysteresis = .infinity
    passed = nil
  }

  /// Returns how far the fingers have gone since they came down, in a view's coordinates; once the pan has begun,
  /// without what it took to begin.
  ///
  /// The view's rotation and scale apply, its origin does not; nil stands for the window. [PAN-3, PAN-9]
  open func translation(in view: UIView?) -> CGPoint {
    // Delegates and views that are asked whether it may begin see all of the way.
    let way = contestant.state == .possible ? travel - origin : travel - origin - swallowed
    return convert(distance: way, to: view)
  }

  /// Makes the translation a given one at this moment, and the velocity zero until the next move
  /// (`pan.translationResetsVelocity`). [PAN-10]
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = travel - convert(distance: translation, from: view)
    if contestant.state != .possible { swallowed = .zero }
    if let now, threshold({ $0.panTranslationResetsVelocity }) { meter.restart(travel, at: now) }
  }

  /// Returns how fast the fingers move along each axis, in points of a view a second.
  ///
  /// It is that of their last two samples, and stands until the next one (`pan.velocityMemory`). [PAN-11]
  open func velocity(in view: UIView?) -> CGPoint {
    guard let now else { return .zero }
    return convert(distance: meter.velocity(at: now), to: view)
  }

  /// How long ago the fingers moved last, in seconds.
  ///
  /// It is rounded to a nanosecond, so that a rest of just 0.1 s is one of 0.1 s and not a bit longer.
  final var restingTime: Double { now.map { (($0 - meter.latestTime) * 1e9).rounded() / 1e9 } ?? 0 }

  /// Lets the pan begin with any move. [SCR-32]
  final func needsNoWay() { hysteresis = 0 }

  /// Returns the middle of the fingers, or where the pointer scrolls, in a view's coordinates. [GR-38, SCR-50]
  open override func location(in view: UIView?) -> CGPoint {
    pointer.map { convert($0, to: view) } ?? super.location(in: view)
  }

  // MARK: - Scrolling

  // UIKit has no public hooks for scrolling, so these are the environment's own.

  /// Whether the pan is to follow scrolling that begins. [SCR-50]
  final func wantsScrolling(_ event: UIEvent) -> Bool {
    isEnabled && !hasFinished && fingers.isEmpty && contestant.contacts.isEmpty && wants(event)
  }

  /// Takes in that a wheel or a trackpad begins to scroll over the view. [SCR-50]
  final func beginScrolling(bySteps: Bool, at point: WindowPoint, _ event: UIEvent) {
    note(event)
    forget()
    isScrolled = true
    scrollsBySteps = bySteps
    pointer = point
    meter = VelocityMeter(memory: threshold { $0.panVelocityMemory }, at: event.timestamp)
  }

  /// Takes in how far it scrolls, and begins at the first step of any length. [SCR-51]
  func scroll(by way: WindowPoint, at point: WindowPoint, _ event: UIEvent) {
    guard isScrolled, isEnabled, !hasFinished else { return }
    note(event)
    pointer = point
    travel += way
    meter.sample(travel, at: event.timestamp)
    if state == .possible {
      hysteresis = 0
      begin()
    } else {
      state = .changed
    }
  }

  /// Takes in that the scrolling is over. [SCR-50]
  final func endScrolling(_ end: State, _ event: UIEvent) {
    guard isScrolled else { return }
    note(event)
    isScrolled = false
    if !hasFinished, state != .possible { state = end } else if !contestant.isInPlay { forget() }
  }

  private func begin() {
    guard isReadyToBegin else {
      passed = travel
      return
    }
    let needed = hysteresis
    hysteresis = .infinity
    // A subclass may have begun on its own, and then nothing was swallowed.
    guard state == .possible else { return }
    if startsFromZero {
      let length = travel.length
      swallowed = passed ?? (length > 0 ? travel / length * needed : .zero)
    }
    state = .began
  }

  /// Continues with the fingers that are left, or ends. [PAN-5, PAN-6, PAN-8]
  override func lose(_ touches: Set<UITouch>, _ end: State) {
    fingers.remove(touches)
    guard fingers.isEmpty else {
      base = (fingers.center, travel)
      return
    }
    hysteresis = .infinity
    endAttempt(end, reason: passed == nil ? .panLifted : .panIdle)
  }
}
