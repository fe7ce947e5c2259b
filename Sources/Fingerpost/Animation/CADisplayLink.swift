import FingerpostTimeline
public import Foundation

/// How often a display link is to call, in frames a second.
public nonisolated struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// What would be best; nil or 0 for the most.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// As often as the display has a frame.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// Calls a target once a frame of the display, on the world's clock. [LINK-1]
///
/// Frames come at whole multiples of their length. It calls from ``add(to:forMode:)`` to ``invalidate()`` unless it is
/// paused; meanwhile something is always pending on the clock.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  /// When the frame was shown for which the target is called, in seconds of the world's clock. 0 before the first.
  public private(set) final var timestamp: TimeInterval = 0
  /// When the next one will be shown.
  public private(set) final var targetTimestamp: TimeInterval = 0
  /// How many frames a second are wanted; 0, the default, for all of them.
  open var preferredFramesPerSecond = 0
  /// How many frames of the display there are to a call, as code before iOS 10 says. Default 1.
  open var frameInterval: Int {
    get { preferredFramesPerSecond <= 0 ? 1 : max(1, 60 / preferredFramesPerSecond) }
    set { preferredFramesPerSecond = newValue <= 1 ? 0 : max(1, 60 / newValue) }
  }
  /// How many frames a second are wanted. Default all of them.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Whether it calls nothing for the time being. Default false.
  open var isPaused = false {
    didSet { if isPaused != oldValue { isPaused ? stop() : run() } }
  }

  private final var link: WorldLink
  private final var target: AnyObject?
  private final let selector: Selector
  private final var pending: Timeline.Token?
  private final var modes: Set<RunLoop.Mode> = []

  /// Creates a display link, which keeps its target until it is invalidated.
  ///
  /// - Parameters:
  ///   - target: what is called.
  ///   - sel: its method, which may take the display link.
  public convenience init(target: Any, selector sel: Selector) {
    self.init(World.current.link, target as AnyObject, sel)
  }

  init(_ link: WorldLink, _ target: AnyObject, _ selector: Selector) {
    self.link = link
    self.target = target
    self.selector = selector
    super.init()
  }

  nonisolated deinit {}

  /// How long a frame of the display is, in seconds.
  public final var duration: TimeInterval { 1 / max(rules.scrollStepsPerSecond, 1) }

  private final var rules: EventRules { link.world?.eventRules ?? .standard }

  /// How many frames of the display there are to a call.
  private final var stride: Int64 {
    let range = preferredFrameRateRange
    let ranged = range.preferred ?? 0 > 0 ? range.preferred ?? 0 : range.maximum
    let wanted = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : Double(ranged)
    guard wanted.isFinite, wanted > 0 else { return 1 }
    // No more often than wanted, but for what rounding to whole nanoseconds does.
    return Int64(max(1, (rules.scrollStepsPerSecond / wanted - 1e-6).rounded(.up)))
  }

  /// Begins to call, whatever the run loop: there is one clock. In the default mode alone it pauses while a scroll view
  /// tracks or decelerates. [PIPE-17]
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    modes.insert(mode)
    run()
  }

  /// Calls no more when the last mode is removed; it can be added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { stop() }
  }

  /// Ends it for good, and lets go of the target.
  open func invalidate() {
    modes = []
    stop()
    target = nil
  }

  private final func run() {
    guard pending == nil, !isPaused, !modes.isEmpty, let world = link.world else { return }
    var next = rules.nextFrame(after: world.animations.now(on: world.timeline))
    for _ in 1..<max(2, stride) where stride > 1 { next = rules.nextFrame(after: next) }
    pending = world.timeline.schedule(at: next) { self.tick(at: $0) }
  }

  private final func stop() {
    if let pending { link.world?.timeline.cancel(pending) }
    pending = nil
  }

  private final var isKeptWaiting: Bool {
    modes == [.default] && link.world?.tracking.isOn == true
  }

  private final func tick(at now: Instant) {
    pending = nil
    timestamp = now.seconds
    targetTimestamp = timestamp + duration * Double(stride)
    // Before the call, which may pause or invalidate it.
    run()
    guard let target, !isKeptWaiting else { return }
    _ = selector.perform(on: target, from: self, for: nil)
  }
}

extension UIScreen {
  /// Creates a display link for the screen's frames; see ``CADisplayLink``.
  public final func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(world, target as AnyObject, sel)
  }
}

/// The time of the world's clock, in seconds, as timestamps of touches and display links have it.
@preconcurrency @MainActor public func CACurrentMediaTime() -> TimeInterval {
  let world = World.current
  return world.animations.now(on: world.timeline).seconds
}

#if !canImport(Darwin)
  /// The largest number of its type, by which code says that an animation repeats forever.
  public let HUGE = Float.greatestFiniteMagnitude

  /// A time in seconds since the beginning of 2001.
  public typealias CFAbsoluteTime = Double

  /// When the clock of ``CACurrentMediaTime()`` stood at 0 for the first that asked.
  private let firstAbsoluteTime = Date().timeIntervalSinceReferenceDate - CACurrentMediaTime()

  /// The time in seconds since the beginning of 2001. It moves on as ``CACurrentMediaTime()`` does, so in a test with the clock
  /// that the test moves.
  @preconcurrency @MainActor public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    firstAbsoluteTime + CACurrentMediaTime()
  }
#endif
