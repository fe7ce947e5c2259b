import FingerpostTimeline
public import Foundation

/// Animates what blocks change, and can be paused, scrubbed, reversed and stopped. [ANIM-10]
///
/// The blocks are called when it becomes active, and what they set counts at once. It keeps itself as long as it runs. What
/// UIKit raises an exception for, such as starting one that was stopped, does nothing here.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// How progress follows time; nil for none but the default.
  public private(set) final var timingParameters: (any UITimingCurveProvider)?
  /// How long it takes, in seconds.
  public private(set) final var duration: TimeInterval
  /// How long it waits before it begins, in seconds. Default 0.
  public private(set) final var delay: TimeInterval = 0
  /// Whether the views take touches while they animate. Default true. To be set before it is active. [HIT-18]
  open var isUserInteractionEnabled = true
  /// Whether an app finds out itself what is touched while it runs. Default false.
  ///
  /// Kept, and without effect: final values count for touches either way, which is not measured. [HIT-18]
  open var isManualHitTestingEnabled = false
  /// Whether it can be paused, stopped, reversed and scrubbed. Default true. To be set before it is active.
  open var isInterruptible = true
  /// Whether ``fractionComplete`` moves the views evenly while it is paused. Default true; false follows the curve.
  open var scrubsLinearly = true
  /// Whether it stays active, paused, at its end, and calls no completions. Default false.
  open var pausesOnCompletion = false

  /// How far it is.
  public private(set) final var state = UIViewAnimatingState.inactive
  private final var blocks: [(block: () -> Void, delayFactor: Double)] = []
  private final var completions: [(UIViewAnimatingPosition) -> Void] = []
  private final var run: AnimationRun?
  /// What was animated when it was stopped.
  private final var stopped: [AnimationTrack] = []
  private final var isBackwards = false

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - duration: how long it takes, in seconds; springs may have a duration of their own.
  ///   - parameters: how progress follows time.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.timing(for: duration).duration
    timingParameters = parameters
    super.init()
  }

  /// Creates an animator with a curve that has a name.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic Bézier curve, whose control points are in the unit square.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that settles within its duration. [ANIM-6]
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  nonisolated deinit {}

  /// Creates an animator and starts it. The views take touches only if the options say so. [HIT-18]
  ///
  /// - Parameters:
  ///   - duration: how long it takes, in seconds.
  ///   - delay: how long it waits before, in seconds.
  ///   - options: the curve, and whether the views take touches; others do not count.
  ///   - animations: what to change; called at once.
  ///   - completion: called at the end.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: - What it animates

  /// Adds a block of changes; while it is active the block is called at once, and has the time that is left.
  ///
  /// - Parameters:
  ///   - animation: the block.
  ///   - delayFactor: how much of the time that is left passes first, from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    switch state {
    case .inactive: blocks.append((animation, delayFactor.native))
    case .active: call(animation, delayFactor: delayFactor.native)
    case .stopped: break
    }
  }

  /// Adds a block of changes; while it is active the block is called at once, and has the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds what is called at the end, after those that were added before. [ANIM-10]
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private final func call(_ block: () -> Void, delayFactor: Double) {
    guard let run else { return }
    let rest = AnimationPart(start: progress, length: 1 - progress)
    let part = rest.within(AnimationPart(start: delayFactor, length: 1 - delayFactor))
    let timing = AnimationTiming(duration: duration, curve: curve)
    let isOn = UIView.areAnimationsEnabled && duration + delay > 0
    let level = AnimationScope.Level(run: isOn ? run : nil, timing: timing, part: part, isDriven: true)
    AnimationScope.with(level, block)
  }

  private final var curve: TimingCurve { timingParameters?.timing(for: duration).curve ?? .easeInOut }

  private final func activate() {
    guard state == .inactive else { return }
    let run = AnimationRun(allowsTouches: isUserInteractionEnabled)
    run.onEnd = { [weak self] in self?.reachEnd() }
    self.run = run
    state = .active
    let blocks = blocks
    self.blocks = []
    for (block, delayFactor) in blocks { call(block, delayFactor: delayFactor) }
    run.pace = .held(isBackwards ? 1 : 0)
  }

  // MARK: - Running

  /// Whether it runs: active and not paused.
  open var isRunning: Bool {
    guard state == .active, case .driven = run?.pace else { return false }
    return true
  }

  /// How much of what it changes the screen shows, from its beginning.
  private final var progress: Double {
    guard let run else { return 0 }
    return min(max(run.progress(at: run.now), 0), 1)
  }

  /// Whether it runs back to the beginning. Default false. Setting it while it runs turns it around.
  open var isReversed: Bool {
    get { isBackwards }
    set {
      guard newValue != isBackwards, isInterruptible || state == .inactive else { return }
      isBackwards = newValue
      if isRunning { go(for: duration * way, by: curve) }
    }
  }

  /// How much of the way is left, from 0 to 1.
  private final var way: Double { isBackwards ? progress : 1 - progress }

  /// How much of it has happened, from 0 to 1; while it is reversed, of the way back.
  ///
  /// Setting it makes one that has not begun active and paused; one that runs continues from there.
  open var fractionComplete: CGFloat {
    get { state == .inactive ? 0 : CGFloat(1 - way) }
    set {
      guard state != .stopped, isInterruptible else { return }
      activate()
      var share = newValue.native.isFinite ? min(max(newValue.native, 0), 1) : 0
      if !scrubsLinearly { share = curve.progress(at: share) }
      let wasRunning = isRunning
      hold(isBackwards ? 1 - share : share)
      if wasRunning { go(for: duration * way, by: curve) }
    }
  }

  private final func hold(_ progress: Double) {
    run?.pace = .held(progress)
    run?.cancelEnd()
    run?.keeper = nil
  }

  private final func go(for seconds: Double, by curve: TimingCurve, after delay: Double = 0) {
    guard let run else { return }
    let start = run.now.advanced(bySeconds: max(0, delay))
    run.pace = .driven(
      from: progress, to: isBackwards ? 0 : 1, start: start, duration: max(0, seconds), curve)
    run.keeper = self
    // With nothing to wait for the end comes with the next turn.
    let isEmpty = !run.hadTracks
    run.schedule(at: isEmpty ? run.now : start.advanced(bySeconds: max(0, seconds)))
  }

  /// Starts it, or continues after a pause.
  open func startAnimation() { startAnimation(afterDelay: delay) }

  /// Starts it after some seconds, in which its views are held where they were.
  open func startAnimation(afterDelay delay: TimeInterval) {
    switch state {
    case .inactive:
      self.delay = delay
      activate()
      go(for: duration, by: curve, after: delay)
    case .active where !isRunning: continueAnimation(withTimingParameters: nil, durationFactor: 0)
    case .active, .stopped: break
    }
  }

  /// Pauses it; one that has not begun becomes active, paused at its beginning.
  open func pauseAnimation() {
    guard state != .stopped, isInterruptible || state == .inactive else { return }
    activate()
    hold(progress)
  }

  /// Continues after a pause.
  ///
  /// - Parameters:
  ///   - parameters: how progress follows time from now on; nil for its own.
  ///   - durationFactor: how much of its duration the rest takes; 0 for as much as the rest is of the whole.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    let seconds = durationFactor > 0 ? duration * durationFactor.native : duration * way
    let timing = (parameters ?? timingParameters)?.timing(for: seconds)
    go(for: seconds, by: timing?.curve ?? .easeInOut)
  }

  // MARK: - Its end

  private final func reachEnd() {
    guard state == .active, let run else { return }
    if run.hadTracks, run.tracks.isEmpty { return finish(at: .current) }
    if pausesOnCompletion { return hold(isBackwards ? 0 : 1) }
    stopped = run.release()
    finish(at: isBackwards ? .start : .end)
  }

  /// Stops it: what animated is from now on where the screen shows it.
  ///
  /// - Parameter withoutFinishing: true ends it without completions, false leaves the rest to ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, isInterruptible, let run else { return }
    run.cancelEnd()
    run.keeper = nil
    let now = run.now
    var lags: [(track: AnimationTrack, lag: SIMD8<Double>)] = []
    for track in run.tracks { lags.append((track, track.lag(at: now))) }
    stopped = run.release()
    state = .stopped
    UIView.performWithoutAnimation {
      for (track, lag) in lags where lag != .zero {
        guard let view = track.view else { continue }
        view.set(track.property, to: view.value(of: track.property).moved(by: lag))
      }
    }
    if withoutFinishing {
      completions = []
      run.completions = []
      finish(at: .current)
    }
  }

  /// Ends an animation that was stopped, and has the completions called.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    if finalPosition == .end {
      UIView.performWithoutAnimation {
        for track in stopped { track.view?.set(track.property, to: track.new) }
      }
    }
    finish(at: finalPosition)
  }

  private final func finish(at position: UIViewAnimatingPosition) {
    if position == .start {
      UIView.performWithoutAnimation {
        // Backwards, so that what was first is what remains.
        for track in stopped.reversed() { track.view?.set(track.property, to: track.old) }
      }
    }
    stopped = []
    state = .inactive
    isBackwards = false
    let run = run
    self.run = nil
    run?.onEnd = nil
    run?.keeper = nil
    run?.close(isFinished: position == .end)
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }
}
